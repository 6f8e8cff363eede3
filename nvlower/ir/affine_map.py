"""Affine maps and integer sets over the expressions of `nvlower.ir.affine`."""

from __future__ import annotations

from .affine import (
    AffineExpr,
    ConstantExpr,
    DimExpr,
    Immutable,
    SymbolExpr,
    const,
    dim,
    replace_all,
    sym,
)
from .affine_text import inputs_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class AffineMap(Immutable):
    """``(d0, ...)[s0, ...] -> (results)``."""

    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]

    def __str__(self) -> str:
        text: str | None = self._text
        if text is None:
            inputs = inputs_text(self.num_dims, self.num_symbols)
            text = f"{inputs} -> ({', '.join(map(str, self.results))})"
            object.__setattr__(self, "_text", text)
        return text

    def __repr__(self) -> str:
        return f"AffineMap<{self}>"

    @classmethod
    def identity(cls, num_dims: int, num_symbols: int = 0) -> AffineMap:
        """Return ``(d0, d1) -> (d0, d1)``."""
        return cls(num_dims, num_symbols, tuple(map(dim, range(num_dims))))

    @classmethod
    def minor_identity(cls, num_dims: int, num_results: int) -> AffineMap:
        """Return the map to the last `num_results` dimensions."""
        return cls(num_dims, 0, tuple(map(dim, range(num_dims - num_results, num_dims))))

    @classmethod
    def permutation(cls, order: Sequence[int]) -> AffineMap:
        """Return the map whose result i is dimension ``order[i]``."""
        return cls(len(order), 0, tuple(map(dim, order)))

    @classmethod
    def constant(cls, *values: int) -> AffineMap:
        """Return ``() -> (values)``."""
        return cls(0, 0, tuple(map(const, values)))

    @property
    def num_inputs(self) -> int:
        """Return the number of dimensions and symbols."""
        return self.num_dims + self.num_symbols

    @property
    def num_results(self) -> int:
        """Return the number of results."""
        return len(self.results)

    @property
    def is_identity(self) -> bool:
        """Tell whether the results are the dimensions in order."""
        return self.num_dims == len(self.results) and self.is_dims(range(self.num_dims))

    @property
    def is_minor_identity(self) -> bool:
        """Tell whether the results are the last dimensions in order."""
        n = len(self.results)
        return self.num_dims >= n and self.is_dims(range(self.num_dims - n, self.num_dims))

    def is_dims(self, order: Iterable[int]) -> bool:
        """Tell whether the results are exactly these dimensions."""
        return self.results == tuple(map(dim, order))

    @property
    def is_constant(self) -> bool:
        """Tell whether all results are constants."""
        return all(isinstance(e, ConstantExpr) for e in self.results)

    @property
    def is_projected_permutation(self) -> bool:
        """Tell whether the results are distinct dimensions and there are no symbols."""
        found = [e.position for e in self.results if isinstance(e, DimExpr)]
        n = len(self.results)
        return not self.num_symbols and len(found) == n and len(set(found)) == n

    @property
    def is_permutation(self) -> bool:
        """Tell whether the results are all dimensions, each once."""
        return self.num_dims == len(self.results) and self.is_projected_permutation

    def dim_positions(self) -> list[int]:
        """Return the position of each result (all of them must be dimensions)."""
        return [e.position for e in self.results]  # type: ignore[attr-defined]

    def eval(self, dims: Sequence[int], syms: Sequence[int] = ()) -> list[int | None]:
        """Return the results for given inputs; None for an undefined one."""
        return [e.eval(dims, syms) for e in self.results]

    def replace(
        self,
        dims: Sequence[AffineExpr],
        syms: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> AffineMap:
        """Return the map with inputs replaced by position, for new numbers of inputs."""
        return AffineMap(num_dims, num_symbols, replace_all(self.results, dims, syms))

    def compose(self, inner: AffineMap) -> AffineMap:
        """Return ``self(inner(...))``: dimensions and symbols of both, those of `self` first
        among the symbols.
        """
        shifted = [sym(self.num_symbols + i) for i in range(inner.num_symbols)]
        dims = replace_all(inner.results, [dim(i) for i in range(inner.num_dims)], shifted)
        syms = [sym(i) for i in range(self.num_symbols)]
        return AffineMap(
            inner.num_dims,
            self.num_symbols + inner.num_symbols,
            replace_all(self.results, dims, syms),
        )

    def inverse_permutation(self) -> AffineMap | None:
        """Return the map from results back to dimensions; None if some dimension is lost."""
        where: dict[int, int] = {}
        for i, e in enumerate(self.results):
            if isinstance(e, DimExpr):
                where.setdefault(e.position, i)
        if len(where) != self.num_dims:
            return None
        return AffineMap(len(self.results), 0, tuple(dim(where[i]) for i in range(self.num_dims)))

    def used_inputs(self) -> tuple[set[int], set[int]]:
        """Return the positions of the dimensions and of the symbols that occur."""
        return used_inputs(self.results)


class IntegerSet(Immutable):
    """``(d0, ...)[s0, ...] : (constraints)``; `eq` says which must be 0, the rest be >= 0."""

    num_dims: int
    num_symbols: int
    constraints: tuple[AffineExpr, ...]
    eq: tuple[bool, ...]

    def __str__(self) -> str:
        text: str | None = self._text
        if text is None:
            parts = [
                f"{e} {'==' if q else '>='} 0"
                for e, q in zip(self.constraints, self.eq, strict=True)
            ]
            text = f"{inputs_text(self.num_dims, self.num_symbols)} : ({', '.join(parts)})"
            object.__setattr__(self, "_text", text)
        return text

    def __repr__(self) -> str:
        return f"IntegerSet<{self}>"

    def contains(self, dims: Sequence[int], syms: Sequence[int] = ()) -> bool:
        """Tell whether the point satisfies every constraint."""
        values = [e.eval(dims, syms) for e in self.constraints]
        return all(
            v is not None and (v == 0 if q else v >= 0)
            for v, q in zip(values, self.eq, strict=True)
        )

    def replace(
        self,
        dims: Sequence[AffineExpr],
        syms: Sequence[AffineExpr],
        num_dims: int,
        num_symbols: int,
    ) -> IntegerSet:
        """Return the set with inputs replaced by position, for new numbers of inputs."""
        exprs = replace_all(self.constraints, dims, syms)
        return IntegerSet(num_dims, num_symbols, exprs, self.eq)


def used_inputs(exprs: Iterable[AffineExpr]) -> tuple[set[int], set[int]]:
    """Return the positions of the dimensions and of the symbols that occur in expressions."""
    dims: set[int] = set()
    syms: set[int] = set()
    for e in exprs:
        for part in e.walk():
            if isinstance(part, DimExpr):
                dims.add(part.position)
            elif isinstance(part, SymbolExpr):
                syms.add(part.position)
    return dims, syms
