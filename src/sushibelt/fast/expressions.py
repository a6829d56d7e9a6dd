"""Expressions of the integer subset in JavaScript, whose numbers are doubles: exact up to 2**53.

Python's booleans are integers and so they stay here: a comparison is 1 or 0 wherever its value is
used. `&`, `|` and `^` work on 32-bit words in JavaScript: beneath `& 0xFFFFFFFF` only the lowest 32
bits matter, and everywhere else rules use them for small numbers.
"""

import ast

from sushibelt.core.chance import MASK
from sushibelt.core.refusal import Refusal
from sushibelt.fast.source import not_translatable

# fmt: off
RESERVED = frozenset({
    "arguments", "await", "case", "catch", "class", "const", "debugger", "default", "delete", "do",
    "enum", "eval", "export", "extends", "false", "function", "implements", "instanceof",
    "interface", "let", "Math", "new", "null", "package", "private", "protected", "public",
    "static", "super", "switch", "this", "throw", "true", "typeof", "undefined", "var", "void",
})
# fmt: on
COMPARISONS = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}  # fmt: skip
BITWISE = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
PLAIN = {ast.Add: "+", ast.Sub: "-", **BITWISE}
BUILT_IN = {"min": "Math.min", "max": "Math.max", "abs": "Math.abs"}


def safe(name: str) -> str:
    """Return a variable's name; where JavaScript keeps it for itself, one that no rule can have."""
    return f"{name}$" if name in RESERVED else name


class Expressions:
    """Writes the expressions of one file of rules."""

    def __init__(self, file: str) -> None:
        self.file = file

    def refusal(self, node: ast.AST, what: str = "") -> Refusal:
        """Return the refusal of something outside the subset."""
        return not_translatable(self.file, node, what or type(node).__name__)

    def value(self, node: ast.expr) -> str:  # noqa: PLR0911 - one for each form
        """Return an expression as a number, an array or a row."""
        match node:
            case ast.Constant(value=int(number)):
                return str(int(number)) if number >= 0 else f"({number})"
            case ast.Name():
                return safe(node.id)
            case ast.Attribute():
                return f"{self.value(node.value)}.{node.attr}"
            case ast.Subscript():
                return f"{self.value(node.value)}[{self.value(node.slice)}]"
            case ast.BinOp():
                return self.operation(node.left, node.op, node.right, node)
            case ast.UnaryOp(op=ast.USub()):
                return f"(0 - {self.value(node.operand)})"  # -x would make a negative zero of 0
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return f"({sign.join(self.value(part) for part in node.values)})"
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return f"+{self.truth(node)}"
            case ast.IfExp():
                chosen, other = self.value(node.body), self.value(node.orelse)
                return f"({self.truth(node.test)} ? {chosen} : {other})"
            case ast.Call():
                return self.call(node)
        raise self.refusal(node)

    def truth(self, node: ast.expr) -> str:
        """Return an expression of which only matters whether it holds."""
        match node:
            case ast.Compare():
                return self.comparison(node)
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return f"({sign.join(self.truth(part) for part in node.values)})"
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self.truth(node.operand)}"
        return self.value(node)

    def comparison(self, node: ast.Compare) -> str:
        """Return a comparison; in a chain the inner operands stand twice, so they call nothing."""
        operands = [node.left, *node.comparators]
        for inner in operands[1:-1]:
            if calls(inner):
                raise self.refusal(inner, "call inside a chain of comparisons")
        pairs = []
        for left, sign, right in zip(operands, node.ops, operands[1:], strict=False):
            if type(sign) not in COMPARISONS:
                raise self.refusal(node, type(sign).__name__)
            pairs.append(f"{self.value(left)} {COMPARISONS[type(sign)]} {self.value(right)}")
        return f"({' && '.join(pairs)})"

    def call(self, node: ast.Call) -> str:
        """Return a call of another rule, or of min, max and abs."""
        if not isinstance(node.func, ast.Name) or node.keywords or node.func.id == "range":
            raise self.refusal(node, ast.unparse(node.func))
        if node.func.id in ("min", "max") and len(node.args) < 2:
            raise self.refusal(node, f"{node.func.id} of a list")
        given = ", ".join(self.value(argument) for argument in node.args)
        return f"{BUILT_IN.get(node.func.id, node.func.id)}({given})"

    def operation(self, left: ast.expr, op: ast.operator, right: ast.expr, node: ast.AST) -> str:
        """Return what Python's operator does with two integers. `+ 0` makes zeros of negative ones.

        `%` has the sign of the divisor, which stands three times there, so it calls nothing.
        """
        a, b = self.value(left), self.value(right)
        if isinstance(op, ast.Mult):
            return f"({a} * {b} + 0)"
        if isinstance(op, ast.FloorDiv):
            return f"(Math.floor({a} / {b}) + 0)"
        if isinstance(op, ast.Mod) and not calls(right):
            return f"((({a} % {b}) + {b}) % {b} + 0)"
        if isinstance(op, ast.LShift | ast.RShift):
            return self.shift(a, op, right)
        if isinstance(op, ast.BitAnd) and MASK in (number(left), number(right)):
            return f"({a if number(right) == MASK else b} >>> 0)"
        if type(op) not in PLAIN or (type(op) in BITWISE and not self.fits(left, right)):
            raise self.refusal(node, type(op).__name__)
        return f"({a} {PLAIN[type(op)]} {b})"

    def shift(self, a: str, op: ast.operator, by: ast.expr) -> str:
        """Return a shift by a fixed number; JavaScript's own would cut off at 32 bits."""
        bits = number(by)
        if bits is None or not 0 <= bits < 32:
            raise self.refusal(by, "shift")
        if isinstance(op, ast.LShift):
            return f"({a} * {1 << bits})"
        return f"Math.floor({a} / {1 << bits})"

    def fits(self, *operands: ast.expr) -> bool:
        """Tell whether no constant here needs more than the 32 bits of a signed word."""
        return all(abs(number(operand) or 0) <= MASK // 2 for operand in operands)


def number(node: ast.expr) -> int | None:
    """Return the integer that is written here, if one is."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int) else None


def calls(node: ast.AST) -> bool:
    """Tell whether anything is called here; then it may not stand twice."""
    return any(isinstance(part, ast.Call) for part in ast.walk(node))
