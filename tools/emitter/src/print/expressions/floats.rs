//! Operations on floats: a helper function for each, which takes and gives bits.

use super::super::literals;
use super::super::runtime::Helper;
use super::super::types::Text;
use super::super::Printer;
use super::of;
use crate::float::{Float, Math};
use crate::module::Type;
use crate::tree::Expr;

impl Printer<'_> {
    pub(in crate::print) fn float(&self, operation: Float, operands: &[Expr]) -> Text {
        let helper = helper(operation);
        self.use_helper(helper);
        let printed = operands.iter().map(|operand| {
            let text = self.value(operand).text;
            if !may_be_left_out(operation, operand) {
                return text;
            }
            self.use_helper(Helper::Opaque);
            format!("{}({text})", Helper::Opaque.name())
        });
        let mut arguments = printed.collect::<Vec<_>>().join(", ");
        if let Float::ToInt(range) | Float::Saturate(range) = operation {
            let (most, least) = range.bounds();
            for bound in [most, least] {
                arguments += ", ";
                arguments += &literals::plain(Type::I64, bound).text;
            }
        }
        Text::whole(format!("{}({arguments})", helper.name()), of(operation.result()))
    }
}

/// Returns whether C compilers leave out an operation because of its operand, as in `x * 1` and
/// `x - 0`: they take no NaN for a signalling one.
fn may_be_left_out(operation: Float, operand: &Expr) -> bool {
    let value = match operand {
        Expr::Const(_, bits) => f64::from_bits(*bits),
        Expr::Float(Float::Promote, single) => match single[..] {
            _ if operation == Float::Demote => return true,
            [Expr::Const(_, bits)] => f32::from_bits(bits as u32).into(),
            _ => return false,
        },
        _ => return false,
    };
    let is_arithmetic = matches!(operation, Float::Add | Float::Sub | Float::Mul | Float::Div);
    is_arithmetic && (value == 0.0 || value.abs() == 1.0)
}

fn helper(operation: Float) -> Helper {
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
pub(in crate::print) fn math(function: Math) -> Helper {
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
