//! Number instructions on constants, computed as WebAssembly defines them.

use crate::tree::{Binary, Unary};
use crate::types::Type;

pub(super) fn unary_type(operator: Unary, ty: Type) -> Type {
    match operator {
        Unary::ExtendS | Unary::ExtendU => Type::I64,
        Unary::Wrap | Unary::Not => Type::I32,
        _ => ty,
    }
}

pub(super) fn unary(operator: Unary, ty: Type, value: u64) -> u64 {
    let unused = 64 - ty.bits();
    match operator {
        Unary::Not => u64::from(value == 0),
        Unary::Clz => u64::from(value.leading_zeros() - unused),
        Unary::Ctz => u64::from(value.trailing_zeros().min(ty.bits())),
        Unary::Popcnt => u64::from(value.count_ones()),
        Unary::Wrap => value & Type::I32.mask(),
        Unary::ExtendU => value,
        Unary::ExtendS => i64::from(value as u32 as i32) as u64,
        Unary::Extend8 => u64::from(i32::from(value as i8) as u32),
        Unary::Extend16 => u64::from(i32::from(value as i16) as u32),
    }
}

fn signed(ty: Type, value: u64) -> i64 {
    match ty {
        Type::I32 => i64::from(value as u32 as i32),
        Type::I64 => value as i64,
    }
}

/// Computes the result, or returns `None` if the instruction traps.
pub(super) fn binary(operator: Binary, ty: Type, a: u64, b: u64) -> Option<u64> {
    let bits = u64::from(ty.bits());
    let (x, y) = (signed(ty, a), signed(ty, b));
    let by = b % bits;
    let rotated = |left: u64| match left % bits {
        0 => a,
        left => a << left | a >> (bits - left),
    };
    let overflow = b == ty.mask() && a == 1 << (bits - 1);
    let value = match operator {
        Binary::Add => a.wrapping_add(b),
        Binary::Sub => a.wrapping_sub(b),
        Binary::Mul => a.wrapping_mul(b),
        Binary::DivU => a.checked_div(b)?,
        Binary::RemU => a.checked_rem(b)?,
        Binary::DivS if overflow => return None,
        Binary::DivS => x.checked_div(y)? as u64,
        Binary::RemS if overflow => 0,
        Binary::RemS => x.checked_rem(y)? as u64,
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Shl => a << by,
        Binary::ShrU => a >> by,
        Binary::ShrS => (x >> by) as u64,
        Binary::Rotl => rotated(by),
        Binary::Rotr => rotated(bits - by),
        Binary::Eq => u64::from(a == b),
        Binary::Ne => u64::from(a != b),
        Binary::LtS => u64::from(x < y),
        Binary::GtS => u64::from(x > y),
        Binary::LeS => u64::from(x <= y),
        Binary::GeS => u64::from(x >= y),
        Binary::LtU => u64::from(a < b),
        Binary::GtU => u64::from(a > b),
        Binary::LeU => u64::from(a <= b),
        Binary::GeU => u64::from(a >= b),
        Binary::Both => u64::from(a != 0 && b != 0),
        Binary::Either => u64::from(a != 0 || b != 0),
    };
    Some(value & ty.mask())
}
