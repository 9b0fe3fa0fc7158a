//! Number, load and store instructions as operators of the tree.

use crate::tree::{Binary, Unary, Width};
use crate::types::Type::{self, I32, I64};
use wasmparser::{MemArg, Operator};

pub(super) fn binary(operator: &Operator) -> Option<(Binary, Type)> {
    use Binary::*;
    Some(match operator {
        Operator::I32Add => (Add, I32),
        Operator::I32Sub => (Sub, I32),
        Operator::I32Mul => (Mul, I32),
        Operator::I32DivS => (DivS, I32),
        Operator::I32DivU => (DivU, I32),
        Operator::I32RemS => (RemS, I32),
        Operator::I32RemU => (RemU, I32),
        Operator::I32And => (And, I32),
        Operator::I32Or => (Or, I32),
        Operator::I32Xor => (Xor, I32),
        Operator::I32Shl => (Shl, I32),
        Operator::I32ShrS => (ShrS, I32),
        Operator::I32ShrU => (ShrU, I32),
        Operator::I32Rotl => (Rotl, I32),
        Operator::I32Rotr => (Rotr, I32),
        Operator::I32Eq => (Eq, I32),
        Operator::I32Ne => (Ne, I32),
        Operator::I32LtS => (LtS, I32),
        Operator::I32LtU => (LtU, I32),
        Operator::I32GtS => (GtS, I32),
        Operator::I32GtU => (GtU, I32),
        Operator::I32LeS => (LeS, I32),
        Operator::I32LeU => (LeU, I32),
        Operator::I32GeS => (GeS, I32),
        Operator::I32GeU => (GeU, I32),
        Operator::I64Add => (Add, I64),
        Operator::I64Sub => (Sub, I64),
        Operator::I64Mul => (Mul, I64),
        Operator::I64DivS => (DivS, I64),
        Operator::I64DivU => (DivU, I64),
        Operator::I64RemS => (RemS, I64),
        Operator::I64RemU => (RemU, I64),
        Operator::I64And => (And, I64),
        Operator::I64Or => (Or, I64),
        Operator::I64Xor => (Xor, I64),
        Operator::I64Shl => (Shl, I64),
        Operator::I64ShrS => (ShrS, I64),
        Operator::I64ShrU => (ShrU, I64),
        Operator::I64Rotl => (Rotl, I64),
        Operator::I64Rotr => (Rotr, I64),
        Operator::I64Eq => (Eq, I64),
        Operator::I64Ne => (Ne, I64),
        Operator::I64LtS => (LtS, I64),
        Operator::I64LtU => (LtU, I64),
        Operator::I64GtS => (GtS, I64),
        Operator::I64GtU => (GtU, I64),
        Operator::I64LeS => (LeS, I64),
        Operator::I64LeU => (LeU, I64),
        Operator::I64GeS => (GeS, I64),
        Operator::I64GeU => (GeU, I64),
        _ => return None,
    })
}

/// The steps, via 32 bits, of which wider instructions consist.
type Steps = &'static [(Unary, Type)];

pub(super) fn unary(operator: &Operator) -> Option<Steps> {
    use Unary::*;
    Some(match operator {
        Operator::I32Eqz => &[(Not, I32)],
        Operator::I64Eqz => &[(Not, I64)],
        Operator::I32Clz => &[(Clz, I32)],
        Operator::I64Clz => &[(Clz, I64)],
        Operator::I32Ctz => &[(Ctz, I32)],
        Operator::I64Ctz => &[(Ctz, I64)],
        Operator::I32Popcnt => &[(Popcnt, I32)],
        Operator::I64Popcnt => &[(Popcnt, I64)],
        Operator::I32WrapI64 => &[(Wrap, I64)],
        Operator::I64ExtendI32S => &[(ExtendS, I32)],
        Operator::I64ExtendI32U => &[(ExtendU, I32)],
        Operator::I32Extend8S => &[(Extend8, I32)],
        Operator::I32Extend16S => &[(Extend16, I32)],
        Operator::I64Extend8S => &[(Wrap, I64), (Extend8, I32), (ExtendS, I32)],
        Operator::I64Extend16S => &[(Wrap, I64), (Extend16, I32), (ExtendS, I32)],
        Operator::I64Extend32S => &[(Wrap, I64), (ExtendS, I32)],
        _ => return None,
    })
}

/// Returns what is added to an address, cut down to the greatest offset, which is also outside any
/// memory.
fn offset(memarg: &MemArg) -> u32 {
    u32::try_from(memarg.offset).unwrap_or(u32::MAX)
}

pub(super) fn load(operator: &Operator) -> Option<(Width, u32, Steps)> {
    use Unary::*;
    let (width, memarg, steps): (_, _, Steps) = match operator {
        Operator::I32Load { memarg } => (Width::Four, memarg, &[]),
        Operator::I32Load8U { memarg } => (Width::One, memarg, &[]),
        Operator::I32Load8S { memarg } => (Width::One, memarg, &[(Extend8, I32)]),
        Operator::I32Load16U { memarg } => (Width::Two, memarg, &[]),
        Operator::I32Load16S { memarg } => (Width::Two, memarg, &[(Extend16, I32)]),
        Operator::I64Load { memarg } => (Width::Eight, memarg, &[]),
        Operator::I64Load8U { memarg } => (Width::One, memarg, &[(ExtendU, I32)]),
        Operator::I64Load8S { memarg } => (Width::One, memarg, &[(Extend8, I32), (ExtendS, I32)]),
        Operator::I64Load16U { memarg } => (Width::Two, memarg, &[(ExtendU, I32)]),
        Operator::I64Load16S { memarg } => (Width::Two, memarg, &[(Extend16, I32), (ExtendS, I32)]),
        Operator::I64Load32U { memarg } => (Width::Four, memarg, &[(ExtendU, I32)]),
        Operator::I64Load32S { memarg } => (Width::Four, memarg, &[(ExtendS, I32)]),
        Operator::F32Load { memarg } => (Width::Four, memarg, &[]),
        Operator::F64Load { memarg } => (Width::Eight, memarg, &[]),
        _ => return None,
    };
    Some((width, offset(memarg), steps))
}

/// Returns the width, the offset, and whether only the low half of an i64 is stored.
pub(super) fn store(operator: &Operator) -> Option<(Width, u32, bool)> {
    let (width, memarg, is_wrapped) = match operator {
        Operator::I32Store { memarg } => (Width::Four, memarg, false),
        Operator::I32Store8 { memarg } => (Width::One, memarg, false),
        Operator::I32Store16 { memarg } => (Width::Two, memarg, false),
        Operator::I64Store { memarg } => (Width::Eight, memarg, false),
        Operator::I64Store8 { memarg } => (Width::One, memarg, true),
        Operator::I64Store16 { memarg } => (Width::Two, memarg, true),
        Operator::I64Store32 { memarg } => (Width::Four, memarg, true),
        Operator::F32Store { memarg } => (Width::Four, memarg, false),
        Operator::F64Store { memarg } => (Width::Eight, memarg, false),
        _ => return None,
    };
    Some((width, offset(memarg), is_wrapped))
}
