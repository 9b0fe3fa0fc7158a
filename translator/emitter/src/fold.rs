//! Expressions built smaller than they were written: constants computed, conditions turned the
//! right way round, and masks that change nothing dropped.

mod conditions;
mod constants;

use crate::tree::{Binary, Expr, Unary, Width};
use crate::types::Type;
pub(crate) use conditions::{condition, negate, select};
use conditions::{is_condition, nonzero, not};

pub(crate) fn constant(value: u32) -> Expr {
    Expr::Const(Type::I32, u64::from(value))
}

pub(crate) fn unary(operator: Unary, ty: Type, inner: Expr) -> Expr {
    if let Expr::Const(_, value) = inner {
        return Expr::Const(
            constants::unary_type(operator, ty),
            constants::unary(operator, ty, value),
        );
    }
    match (operator, inner) {
        (Unary::Not, inner) => not(ty, inner),
        (Unary::Wrap, Expr::Unary(Unary::ExtendU | Unary::ExtendS, _, narrow)) => *narrow,
        (Unary::ExtendS, inner) if upper_bound(&inner) <= i32::MAX as u64 => {
            Expr::Unary(Unary::ExtendU, ty, Box::new(inner))
        }
        (Unary::Extend8, Expr::Binary(Binary::And, _, value, mask))
            if matches!(*mask, Expr::Const(_, 255)) =>
        {
            Expr::Unary(Unary::Extend8, ty, value)
        }
        (Unary::Extend16, Expr::Binary(Binary::And, _, value, mask))
            if matches!(*mask, Expr::Const(_, 65535)) =>
        {
            Expr::Unary(Unary::Extend16, ty, value)
        }
        (operator, inner) => Expr::Unary(operator, ty, Box::new(inner)),
    }
}

/// Returns an upper bound of the expression's value.
pub(crate) fn upper_bound(expr: &Expr) -> u64 {
    match expr {
        Expr::Const(_, value) => *value,
        Expr::Load(load, _) => u64::MAX >> (64 - 8 * load.width as u32),
        Expr::Unary(Unary::ExtendU, _, inner) => upper_bound(inner),
        Expr::Unary(Unary::Clz | Unary::Ctz | Unary::Popcnt, ..) => 64,
        Expr::Unary(Unary::ExtendS, ..) => u64::MAX,
        expr if is_condition(expr) => 1,
        Expr::Binary(Binary::And, _, left, right) => upper_bound(left).min(upper_bound(right)),
        Expr::Binary(Binary::ShrU, ty, left, right) => match **right {
            Expr::Const(_, by) => upper_bound(left) >> (by % u64::from(ty.bits())),
            _ => upper_bound(left),
        },
        Expr::Binary(Binary::DivU | Binary::RemU, _, left, _) => upper_bound(left),
        Expr::Select(_, parts) => upper_bound(&parts[1]).max(upper_bound(&parts[2])),
        Expr::Unary(..) => u32::MAX.into(),
        Expr::Binary(_, ty, ..) => ty.mask(),
        // A variable's type is not known here.
        _ => u64::MAX,
    }
}

pub(crate) fn binary(operator: Binary, ty: Type, left: Expr, right: Expr) -> Expr {
    use Binary::*;
    if let (Expr::Const(_, a), Expr::Const(_, b)) = (&left, &right) {
        if let Some(value) = constants::binary(operator, ty, *a, *b) {
            let ty = if operator.is_condition() { Type::I32 } else { ty };
            return Expr::Const(ty, value);
        }
    }
    // A constant goes to the right, where the rules below look for it.
    if matches!(left, Expr::Const(..)) && !matches!(right, Expr::Const(..)) {
        if let Some(mirrored) = operator.mirror() {
            return binary(mirrored, ty, right, left);
        }
    }
    let Expr::Const(_, value) = right else { return merge_constants(operator, ty, left, right) };
    match (operator, left) {
        (Add | Sub | Or | Xor | Shl | ShrS | ShrU | Rotl | Rotr, left) if value == 0 => left,
        (Sub, left) => binary(Add, ty, left, Expr::Const(ty, value.wrapping_neg() & ty.mask())),
        (Mul | DivU | DivS, left) if value == 1 => left,
        (Add, Expr::Binary(Add, _, inner, by)) if matches!(*by, Expr::Const(..)) => {
            let Expr::Const(_, by) = *by else { unreachable!("matched") };
            binary(Add, ty, *inner, Expr::Const(ty, value.wrapping_add(by) & ty.mask()))
        }
        (And, left) if low_ones(value) && upper_bound(&left) <= value => left,
        (And, Expr::Binary(And, _, inner, by)) if matches!(*by, Expr::Const(..)) => {
            let Expr::Const(_, by) = *by else { unreachable!("matched") };
            binary(And, ty, *inner, Expr::Const(ty, value & by))
        }
        (Xor, left) if value == 1 && is_condition(&left) => not(ty, left),
        (Eq | LeU, left) if value == 0 => not(ty, left),
        (LtU, left) if value == 1 => not(ty, left),
        (Eq, left) if value == 1 && is_condition(&left) => left,
        (Ne | GtU, left) if value == 0 => nonzero(ty, left),
        (GeU, left) if value == 1 => nonzero(ty, left),
        (Ne, left) if value == 1 && is_condition(&left) => not(ty, left),
        // The sign bit decides: no signed comparison is needed.
        (LtS, left) if value == 0 => plain(GtU, ty, left, Expr::Const(ty, ty.mask() >> 1)),
        (GtS, left) if value == ty.mask() => plain(LeU, ty, left, Expr::Const(ty, ty.mask() >> 1)),
        (GeS, left) if value == 0 => plain(LeU, ty, left, Expr::Const(ty, ty.mask() >> 1)),
        (LeS, left) if value == ty.mask() => plain(GtU, ty, left, Expr::Const(ty, ty.mask() >> 1)),
        (Eq | Ne | LtU | GtU | LeU | GeU, Expr::Unary(Unary::ExtendU, _, narrow))
            if value <= u64::from(u32::MAX) =>
        {
            binary(operator, Type::I32, *narrow, Expr::Const(Type::I32, value))
        }
        (operator, left) => plain(operator, ty, left, Expr::Const(ty, value)),
    }
}

fn plain(operator: Binary, ty: Type, left: Expr, right: Expr) -> Expr {
    Expr::Binary(operator, ty, Box::new(left), Box::new(right))
}

fn low_ones(value: u64) -> bool {
    value & value.wrapping_add(1) == 0
}

/// Returns the part of a value that a store of this width keeps.
pub(crate) fn keep_stored(width: Width, value: Expr) -> Expr {
    let kept = match width {
        Width::One => 0xff,
        Width::Two => 0xffff,
        _ => return value,
    };
    match value {
        Expr::Const(ty, value) => Expr::Const(ty, value & kept),
        Expr::Binary(Binary::And, ty, inner, by) => match *by {
            Expr::Const(_, mask) if mask & kept == kept => keep_stored(width, *inner),
            by => Expr::Binary(Binary::And, ty, inner, Box::new(by)),
        },
        Expr::Unary(Unary::Extend8 | Unary::Extend16, _, inner) if width == Width::One => {
            keep_stored(width, *inner)
        }
        Expr::Unary(Unary::Extend16, _, inner) => keep_stored(width, *inner),
        value => value,
    }
}

impl Binary {
    pub fn is_condition(self) -> bool {
        use Binary::*;
        matches!(self, Eq | Ne | LtS | LtU | GtS | GtU | LeS | LeU | GeS | GeU | Both | Either)
    }

    /// Returns the comparison that is true exactly where this one is false.
    pub fn opposite(self) -> Option<Binary> {
        use Binary::*;
        Some(match self {
            Eq => Ne,
            Ne => Eq,
            LtS => GeS,
            GeS => LtS,
            GtS => LeS,
            LeS => GtS,
            LtU => GeU,
            GeU => LtU,
            GtU => LeU,
            LeU => GtU,
            _ => return None,
        })
    }

    /// Returns the operator that gives the same result for exchanged operands.
    fn mirror(self) -> Option<Binary> {
        use Binary::*;
        Some(match self {
            Add | Mul | And | Or | Xor | Eq | Ne => self,
            LtS => GtS,
            GtS => LtS,
            LeS => GeS,
            GeS => LeS,
            LtU => GtU,
            GtU => LtU,
            LeU => GeU,
            GeU => LeU,
            _ => return None,
        })
    }
}

/// Merges two constants in a sum. A single one stays where it is, because the rest of the sum is
/// often the same throughout a loop.
fn merge_constants(operator: Binary, ty: Type, left: Expr, right: Expr) -> Expr {
    let total = |a: u64, b: u64| match operator {
        Binary::Add => Some(a.wrapping_add(b) & ty.mask()),
        Binary::Sub => Some(a.wrapping_sub(b) & ty.mask()),
        _ => None,
    };
    let sum = |expr: &Expr| match expr {
        Expr::Binary(Binary::Add, _, _, by) => as_constant(by),
        _ => None,
    };
    let first = |expr: Expr| match expr {
        Expr::Binary(_, _, inner, _) => *inner,
        other => other,
    };
    if let (Some(a), Some(b)) = (as_constant(&left).filter(|&a| a != 0), sum(&right)) {
        if let Some(total) = total(a, b) {
            return plain(operator, ty, Expr::Const(ty, total), first(right));
        }
    }
    if let (Some(a), Some(b)) = (sum(&left), sum(&right)) {
        if let Some(total) = total(a, b) {
            let variable = plain(operator, ty, first(left), first(right));
            return binary(Binary::Add, ty, variable, Expr::Const(ty, total));
        }
    }
    plain(operator, ty, left, right)
}

fn as_constant(expr: &Expr) -> Option<u64> {
    match expr {
        Expr::Const(_, value) => Some(*value),
        _ => None,
    }
}
