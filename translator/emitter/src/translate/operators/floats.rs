//! Float instructions, as operations on bits.

use super::super::Translator;
use crate::float::{Float, Range};
use crate::fold;
use crate::tree::{Binary, Expr, Unary};
use crate::types::Type::{I32, I64};
use crate::EmitError;
use wasmparser::Operator;

/// The size of the operands of a float instruction, and of its result if that is a float.
#[derive(Clone, Copy, PartialEq)]
enum Size {
    Single,
    Double,
}
use Size::{Double, Single};

impl Translator<'_> {
    /// Translates a float instruction, or returns false if the instruction is another one. Loads
    /// and stores are handled like those of integers.
    pub(super) fn float_operator(&mut self, operator: &Operator) -> Result<bool, EmitError> {
        match *operator {
            Operator::F32Const { value } => {
                self.push(Expr::Const(I32, u64::from(value.bits())))?;
                return Ok(true);
            }
            Operator::F64Const { value } => {
                self.push(Expr::Const(I64, value.bits()))?;
                return Ok(true);
            }
            Operator::I32ReinterpretF32
            | Operator::F32ReinterpretI32
            | Operator::I64ReinterpretF64
            | Operator::F64ReinterpretI64 => return Ok(true),
            _ => {}
        }
        let value = if let Some((operation, size)) = binary(operator) {
            let (right, left) = (self.pop()?, self.pop()?);
            size.round(float(operation, vec![size.double(left), size.double(right)]))
        } else if let Some((comparison, size)) = comparison(operator) {
            let (right, left) = (size.double(self.pop()?), size.double(self.pop()?));
            match comparison {
                Comparison::Is(operation) => float(operation, vec![left, right]),
                Comparison::IsNot(operation) => {
                    fold::unary(Unary::Not, I32, float(operation, vec![left, right]))
                }
                Comparison::Mirrored(operation) => float(operation, vec![right, left]),
            }
        } else if let Some((operation, size)) = unary(operator) {
            let value = size.double(self.pop()?);
            size.round(float(operation, vec![value]))
        } else if let Some((operation, steps)) = conversion(operator) {
            let value =
                steps.iter().fold(self.pop()?, |value, &step| fold::unary(step, I32, value));
            float(operation, vec![value])
        } else if let Some((range, is_saturating, size)) = to_int(operator) {
            let operation = if is_saturating { Float::Saturate } else { Float::ToInt };
            let value = size.double(self.pop()?);
            let number = float(operation(range), vec![value]);
            match range.is_wide() {
                true => number,
                false => fold::unary(Unary::Wrap, I64, number),
            }
        } else if let Some((change, size)) = sign_change(operator) {
            self.change_sign(change, size)?
        } else {
            return Ok(false);
        };
        self.push(value)?;
        Ok(true)
    }

    fn change_sign(&mut self, change: SignChange, size: Size) -> Result<Expr, EmitError> {
        let ty = if size == Single { I32 } else { I64 };
        let sign = 1 << (ty.bits() - 1);
        let (sign, others) = (Expr::Const(ty, sign), Expr::Const(ty, ty.mask() ^ sign));
        Ok(match change {
            SignChange::Absolute => fold::binary(Binary::And, ty, self.pop()?, others),
            SignChange::Negate => fold::binary(Binary::Xor, ty, self.pop()?, sign),
            SignChange::Copy => {
                let (from, value) = (self.pop()?, self.pop()?);
                let from = fold::binary(Binary::And, ty, from, sign);
                let value = fold::binary(Binary::And, ty, value, others);
                fold::binary(Binary::Or, ty, value, from)
            }
        })
    }
}

fn float(operation: Float, operands: Vec<Expr>) -> Expr {
    Expr::Float(operation, operands)
}

impl Size {
    fn double(self, operand: Expr) -> Expr {
        match self {
            Single => float(Float::Promote, vec![operand]),
            Double => operand,
        }
    }

    fn round(self, double: Expr) -> Expr {
        match self {
            Single => float(Float::Demote, vec![double]),
            Double => double,
        }
    }
}

fn binary(operator: &Operator) -> Option<(Float, Size)> {
    Some(match operator {
        Operator::F32Add => (Float::Add, Single),
        Operator::F32Sub => (Float::Sub, Single),
        Operator::F32Mul => (Float::Mul, Single),
        Operator::F32Div => (Float::Div, Single),
        Operator::F32Min => (Float::Min, Single),
        Operator::F32Max => (Float::Max, Single),
        Operator::F64Add => (Float::Add, Double),
        Operator::F64Sub => (Float::Sub, Double),
        Operator::F64Mul => (Float::Mul, Double),
        Operator::F64Div => (Float::Div, Double),
        Operator::F64Min => (Float::Min, Double),
        Operator::F64Max => (Float::Max, Double),
        _ => return None,
    })
}

/// A comparison expressed by one of the three that exist. A NaN makes all of them false, so `<` is
/// not the opposite of `>=`.
enum Comparison {
    Is(Float),
    IsNot(Float),
    /// With the operands exchanged.
    Mirrored(Float),
}

fn comparison(operator: &Operator) -> Option<(Comparison, Size)> {
    use Comparison::*;
    Some(match operator {
        Operator::F32Eq => (Is(Float::Eq), Single),
        Operator::F32Ne => (IsNot(Float::Eq), Single),
        Operator::F32Lt => (Is(Float::Lt), Single),
        Operator::F32Gt => (Mirrored(Float::Lt), Single),
        Operator::F32Le => (Is(Float::Le), Single),
        Operator::F32Ge => (Mirrored(Float::Le), Single),
        Operator::F64Eq => (Is(Float::Eq), Double),
        Operator::F64Ne => (IsNot(Float::Eq), Double),
        Operator::F64Lt => (Is(Float::Lt), Double),
        Operator::F64Gt => (Mirrored(Float::Lt), Double),
        Operator::F64Le => (Is(Float::Le), Double),
        Operator::F64Ge => (Mirrored(Float::Le), Double),
        _ => return None,
    })
}

fn unary(operator: &Operator) -> Option<(Float, Size)> {
    Some(match operator {
        Operator::F32Sqrt => (Float::Sqrt, Single),
        Operator::F32Ceil => (Float::Ceil, Single),
        Operator::F32Floor => (Float::Floor, Single),
        Operator::F32Trunc => (Float::Trunc, Single),
        Operator::F32Nearest => (Float::Nearest, Single),
        Operator::F64Sqrt => (Float::Sqrt, Double),
        Operator::F64Ceil => (Float::Ceil, Double),
        Operator::F64Floor => (Float::Floor, Double),
        Operator::F64Trunc => (Float::Trunc, Double),
        Operator::F64Nearest => (Float::Nearest, Double),
        _ => return None,
    })
}

/// An operation after a list of steps that widen its operand.
type Conversion = (Float, &'static [Unary]);

fn conversion(operator: &Operator) -> Option<Conversion> {
    Some(match operator {
        Operator::F64ConvertI32S => (Float::FromS, &[Unary::ExtendS]),
        Operator::F64ConvertI32U => (Float::FromU, &[Unary::ExtendU]),
        Operator::F64ConvertI64S => (Float::FromS, &[]),
        Operator::F64ConvertI64U => (Float::FromU, &[]),
        // A 32-bit number could go through a double; a 64-bit number would be rounded twice.
        Operator::F32ConvertI32S => (Float::SingleFromS, &[Unary::ExtendS]),
        Operator::F32ConvertI32U => (Float::SingleFromU, &[Unary::ExtendU]),
        Operator::F32ConvertI64S => (Float::SingleFromS, &[]),
        Operator::F32ConvertI64U => (Float::SingleFromU, &[]),
        Operator::F64PromoteF32 => (Float::Promote, &[]),
        Operator::F32DemoteF64 => (Float::Demote, &[]),
        _ => return None,
    })
}

/// Returns the range of the result, whether values outside it saturate, and the operand's size.
fn to_int(operator: &Operator) -> Option<(Range, bool, Size)> {
    use Range::*;
    Some(match operator {
        Operator::I32TruncF32S => (S32, false, Single),
        Operator::I32TruncF32U => (U32, false, Single),
        Operator::I64TruncF32S => (S64, false, Single),
        Operator::I64TruncF32U => (U64, false, Single),
        Operator::I32TruncF64S => (S32, false, Double),
        Operator::I32TruncF64U => (U32, false, Double),
        Operator::I64TruncF64S => (S64, false, Double),
        Operator::I64TruncF64U => (U64, false, Double),
        Operator::I32TruncSatF32S => (S32, true, Single),
        Operator::I32TruncSatF32U => (U32, true, Single),
        Operator::I64TruncSatF32S => (S64, true, Single),
        Operator::I64TruncSatF32U => (U64, true, Single),
        Operator::I32TruncSatF64S => (S32, true, Double),
        Operator::I32TruncSatF64U => (U32, true, Double),
        Operator::I64TruncSatF64S => (S64, true, Double),
        Operator::I64TruncSatF64U => (U64, true, Double),
        _ => return None,
    })
}

enum SignChange {
    Absolute,
    Negate,
    Copy,
}

fn sign_change(operator: &Operator) -> Option<(SignChange, Size)> {
    Some(match operator {
        Operator::F32Abs => (SignChange::Absolute, Single),
        Operator::F32Neg => (SignChange::Negate, Single),
        Operator::F32Copysign => (SignChange::Copy, Single),
        Operator::F64Abs => (SignChange::Absolute, Double),
        Operator::F64Neg => (SignChange::Negate, Double),
        Operator::F64Copysign => (SignChange::Copy, Double),
        _ => return None,
    })
}
