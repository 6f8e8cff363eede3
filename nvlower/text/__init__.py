"""Text in and out: lexer, table, parse loop, actions, assembly formats, printer."""
