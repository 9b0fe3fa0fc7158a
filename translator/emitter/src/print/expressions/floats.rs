//! Operations on floats: a helper function for each, which takes and returns bits.

use super::super::literals;
use super::super::runtime::Helper;
use super::super::types::{Kind, Text};
use super::super::Printer;
use crate::float::{Float, Math};
use crate::tree::Expr;
use crate::types::Type;

impl Printer<'_> {
    pub(in crate::print) fn float(&self, operation: Float, operands: &[Expr]) -> Text {
        if let Some(text) = self.round_number(operation, operands) {
            return text;
        }
        let helper = helper(operation);
        self.use_helper(helper);
        let mut arguments = Vec::new();
        for (place, operand) in operands.iter().enumerate() {
            arguments.push(self.float_operand(operation, place, operand));
        }
        if let Float::ToInt(range) | Float::Saturate(range) = operation {
            let (most, least) = range.bounds();
            arguments.extend([most, least].map(|bound| literals::plain(Type::I64, bound).text));
        }
        let text = format!("{}({})", helper.name(), arguments.join(", "));
        Text::whole(text, Kind::unsigned(operation.result()))
    }

    fn float_operand(&self, operation: Float, place: usize, operand: &Expr) -> String {
        let decimal = match operand {
            Expr::Const(_, bits) if operation.takes_doubles() => {
                self.decimal(f64::from_bits(*bits))
            }
            _ => None,
        };
        let text = decimal.unwrap_or_else(|| self.value(operand)).text;
        if !may_be_left_out(operation, place, operand) {
            return text;
        }
        self.use_helper(Helper::Opaque);
        format!("{}({text})", Helper::Opaque.name())
    }

    /// Prints a constant of type f32, promoted.
    fn round_number(&self, operation: Float, operands: &[Expr]) -> Option<Text> {
        match (operation, operands) {
            (Float::Promote, [Expr::Const(_, bits)]) => {
                self.decimal(f32::from_bits(*bits as u32).into())
            }
            _ => None,
        }
    }

    /// Prints the bits of a number as those of a decimal, if that has at most 15 digits and is
    /// exactly the number, so that no compiler can round it. Other numbers stay as bits.
    fn decimal(&self, number: f64) -> Option<Text> {
        let is_short = number.abs() < 1e12 && (number * 8.0).fract() == 0.0;
        if !is_short || number == 0.0 {
            return None;
        }
        self.use_helper(Helper::Doubles);
        Some(Text::whole(format!("bits({number:?})"), Kind::U64))
    }
}

/// Returns whether C compilers leave out an operation because of its operand, as in `x * 1` and
/// `x - 0`: they assume that no NaN is a signalling one.
fn may_be_left_out(operation: Float, place: usize, operand: &Expr) -> bool {
    let value = match operand {
        Expr::Const(_, bits) => f64::from_bits(*bits),
        Expr::Float(Float::Promote, single) => match single[..] {
            _ if operation == Float::Demote => return true,
            [Expr::Const(_, bits)] => f32::from_bits(bits as u32).into(),
            _ => return false,
        },
        _ => return false,
    };
    match operation {
        Float::Add | Float::Sub => value == 0.0,
        Float::Mul => value.abs() == 1.0,
        Float::Div => value.abs() == 1.0 && place == 1,
        _ => false,
    }
}

/// Returns the helper that carries out an operation.
pub(in crate::print) fn helper(operation: Float) -> Helper {
    match operation {
        Float::Add => Helper::FloatAdd,
        Float::Sub => Helper::FloatSub,
        Float::Mul => Helper::FloatMul,
        Float::Div => Helper::FloatDiv,
        Float::Min => Helper::FloatMin,
        Float::Max => Helper::FloatMax,
        Float::Eq => Helper::FloatEq,
        Float::Lt => Helper::FloatLt,
        Float::Le => Helper::FloatLe,
        Float::Sqrt => Helper::FloatSqrt,
        Float::Ceil => Helper::FloatCeil,
        Float::Floor => Helper::FloatFloor,
        Float::Trunc => Helper::FloatTrunc,
        Float::Nearest => Helper::FloatNearest,
        Float::Promote => Helper::Promote,
        Float::Demote => Helper::Demote,
        Float::FromS => Helper::FloatFromS,
        Float::FromU => Helper::FloatFromU,
        Float::SingleFromS => Helper::SingleFromS,
        Float::SingleFromU => Helper::SingleFromU,
        Float::ToInt(_) => Helper::ToInt,
        Float::Saturate(_) => Helper::Saturate,
        Float::Math(function) => math(function),
    }
}

/// Returns the helper that calls a function of C's library.
fn math(function: Math) -> Helper {
    match function {
        Math::Sin => Helper::Sin,
        Math::Cos => Helper::Cos,
        Math::Tan => Helper::Tan,
        Math::Asin => Helper::Asin,
        Math::Acos => Helper::Acos,
        Math::Atan => Helper::Atan,
        Math::Atan2 => Helper::Atan2,
        Math::Exp => Helper::Exp,
        Math::Log => Helper::Log,
        Math::Log10 => Helper::Log10,
        Math::Pow => Helper::Pow,
        Math::Sinh => Helper::Sinh,
        Math::Cosh => Helper::Cosh,
        Math::Tanh => Helper::Tanh,
        Math::Fmod => Helper::Fmod,
    }
}
