//! Comparisons. C converts both sides to a common type first, so what is printed depends on the
//! types that the sides have in C.

use super::super::literals;
use super::super::runtime::Helper;
use super::super::types::{Kind, Level, Text};
use super::super::Printer;
use super::arithmetic::Operation;
use crate::tree::{Binary, Expr};
use crate::types::Type;

impl Printer<'_> {
    pub(in crate::print) fn compare(&self, operation: Operation) -> Text {
        let Operation { operator, ty, left, right } = operation;
        let side = |expr: &Expr, exact: bool| match expr {
            Expr::Const(_, value) if *value > i32::MAX as u64 => self.exactly(ty, expr),
            _ if exact => self.exactly(ty, expr),
            _ => self.operand(ty, expr),
        };
        let (mut a, b) = (side(left, false), side(right, false));
        let is_mixed = a.kind == Kind::Signed || b.kind == Kind::Signed;
        if is_mixed && a.kind != Kind::U64 && b.kind != Kind::U64 {
            a = side(left, true);
        }
        self.order(operator, &a, &b)
    }

    pub(in crate::print) fn order(&self, operator: Binary, left: &Text, right: &Text) -> Text {
        use Binary::*;
        let (sign, level) = match operator {
            Eq => ("==", Level::Equal),
            Ne => ("!=", Level::Equal),
            LtS | LtU => ("<", Level::Order),
            GtS | GtU => (">", Level::Order),
            LeS | LeU => ("<=", Level::Order),
            GeS | GeU => (">=", Level::Order),
            other => self.impossible(format!("the comparison {other:?}"), ("", Level::Order)),
        };
        let text = format!("{} {sign} {}", left.at(Level::Shift), right.at(Level::Shift));
        Text::new(text, level, Kind::Small)
    }

    /// Prints an operand of a signed comparison.
    pub(in crate::print) fn signed(&self, ty: Type, expr: &Expr) -> Text {
        if let Expr::Const(_, value) = expr {
            if let Some(text) = literals::signed(ty, *value) {
                return text;
            }
        }
        let text = self.operand(ty, expr);
        if matches!(text.kind, Kind::Small | Kind::Signed) {
            return text;
        }
        let helper = if ty == Type::I32 { Helper::Signed4 } else { Helper::Signed8 };
        self.helper(helper, &[expr], Kind::Signed)
    }
}
