//! Conditions, turned the right way round.

use crate::tree::{Binary, Expr, Unary};
use crate::types::Type;

/// Returns whether the value is always 0 or 1.
pub(crate) fn is_condition(expr: &Expr) -> bool {
    match expr {
        Expr::Unary(Unary::Not, ..) => true,
        Expr::Binary(operator, ..) => operator.is_condition(),
        Expr::Float(operation, _) => operation.is_condition(),
        _ => false,
    }
}

pub(super) fn not(ty: Type, inner: Expr) -> Expr {
    match inner {
        Expr::Unary(Unary::Not, ty, value) => is_nonzero(ty, *value),
        Expr::Binary(operator, ty, left, right) => match operator.opposite() {
            Some(opposite) => Expr::Binary(opposite, ty, left, right),
            None if operator.is_condition() => {
                let other = if operator == Binary::Both { Binary::Either } else { Binary::Both };
                let left = Box::new(not(Type::I32, *left));
                Expr::Binary(other, ty, left, Box::new(not(Type::I32, *right)))
            }
            // x ^ y and x - y are 0 only if x and y are equal.
            None if matches!(operator, Binary::Xor | Binary::Sub) => {
                Expr::Binary(Binary::Eq, ty, left, right)
            }
            None => Expr::Unary(Unary::Not, ty, Box::new(Expr::Binary(operator, ty, left, right))),
        },
        Expr::Unary(Unary::ExtendU | Unary::ExtendS, _, narrow) => not(Type::I32, *narrow),
        inner => Expr::Unary(Unary::Not, ty, Box::new(inner)),
    }
}

/// Returns an expression that is 1 unless the value is 0.
pub(crate) fn is_nonzero(ty: Type, value: Expr) -> Expr {
    if is_condition(&value) {
        return value;
    }
    Expr::Binary(Binary::Ne, ty, Box::new(value), Box::new(Expr::Const(ty, 0)))
}

/// Returns an expression that may replace `expr` where only "is it 0?" is asked, as in an `if`.
pub(crate) fn condition(expr: Expr) -> Expr {
    match expr {
        Expr::Binary(Binary::Ne, _, value, zero) if matches!(*zero, Expr::Const(_, 0)) => {
            condition(*value)
        }
        Expr::Binary(Binary::Sub | Binary::Xor, ty, left, right) => {
            Expr::Binary(Binary::Ne, ty, left, right)
        }
        Expr::Binary(operator @ (Binary::And | Binary::Or), ty, left, right)
            if is_condition(&left) && is_condition(&right) =>
        {
            let logic = if operator == Binary::And { Binary::Both } else { Binary::Either };
            // C may skip the second half: if that has no effects, nobody can tell.
            if crate::effects::effects(&right).happens() {
                return Expr::Binary(operator, ty, left, right);
            }
            Expr::Binary(logic, ty, Box::new(condition(*left)), Box::new(condition(*right)))
        }
        Expr::Unary(Unary::ExtendU | Unary::ExtendS, _, narrow) => condition(*narrow),
        Expr::Unary(Unary::Not, ty, inner) => not(ty, condition(*inner)),
        expr => expr,
    }
}

pub(crate) fn select(ty: Type, chosen: Expr, left: Expr, right: Expr) -> Expr {
    match (&left, &right) {
        (Expr::Const(Type::I32, 1), Expr::Const(Type::I32, 0)) => {
            return is_nonzero(Type::I32, chosen);
        }
        (Expr::Const(Type::I32, 0), Expr::Const(Type::I32, 1)) => return not(Type::I32, chosen),
        _ => {}
    }
    match condition(chosen) {
        Expr::Const(_, 0) => right,
        Expr::Const(..) => left,
        Expr::Unary(Unary::Not, _, inner) => {
            Expr::Select(ty, Box::new([condition(*inner), right, left]))
        }
        chosen => Expr::Select(ty, Box::new([chosen, left, right])),
    }
}

/// Returns an expression that is true where a condition is false.
pub(crate) fn negate(expr: Expr) -> Expr {
    // The type does not matter in a condition: `!x` is `!x` for both.
    condition(not(Type::I32, expr))
}

pub(super) fn nonzero(ty: Type, value: Expr) -> Expr {
    match value {
        Expr::Binary(Binary::Xor | Binary::Sub, ty, left, right) => {
            Expr::Binary(Binary::Ne, ty, left, right)
        }
        value => is_nonzero(ty, value),
    }
}
