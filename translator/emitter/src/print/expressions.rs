//! Expressions as C, with the types that C gives them.

mod arithmetic;
mod comparisons;
pub(super) mod floats;
pub(super) mod places;

use super::literals;
use super::runtime::Helper;
use super::types::{Kind, Level, Text};
use super::Printer;
use crate::tree::{Expr, Unary};
use crate::types::Type;
pub(super) use arithmetic::Operation;
pub(super) use places::Call;

impl Printer<'_> {
    /// Prints an expression where C converts it to the type that it has in the module: in an
    /// assignment, a call or a `return`.
    pub(super) fn value(&self, expr: &Expr) -> Text {
        match expr {
            Expr::Const(ty, value) => literals::plain(*ty, *value),
            Expr::Var(var) => {
                Text::whole(self.var(*var).to_string(), Kind::unsigned(self.var_type(*var)))
            }
            Expr::Global(global) => {
                let name = self.note(self.names.global(*global), String::new());
                Text::whole(name, Kind::unsigned(self.global_type(*global)))
            }
            Expr::Unary(operator, ty, inner) => self.unary(*operator, *ty, inner),
            &Expr::Binary(operator, ty, ref left, ref right) => {
                self.binary(Operation { operator, ty, left, right })
            }
            Expr::Load(load, address) => self.load(load.width, address, load.offset),
            Expr::Float(operation, operands) => self.float(*operation, operands),
            Expr::Size => self.helper(Helper::Pages, &[], Kind::U32),
            Expr::Select(ty, parts) => self.select(*ty, parts),
            Expr::Call(callee, arguments) => {
                let Call { text, result } = self.call(*callee, arguments);
                match result {
                    Some(_) => text,
                    None => self.impossible(format!("the value of {callee}, which has none"), text),
                }
            }
        }
    }

    pub(super) fn global_type(&self, global: u32) -> Type {
        self.note(self.names.global_type(global), Type::I32)
    }

    /// Prints an expression of 32 bits with whatever type it has in C.
    fn narrow(&self, expr: &Expr) -> Text {
        match expr {
            Expr::Unary(Unary::Wrap, ..) => self.value(expr).cast(Type::I32),
            _ => self.value(expr),
        }
    }

    /// Prints an expression for which only "is it 0?" is asked.
    pub(super) fn truth(&self, expr: &Expr) -> Text {
        self.narrow(expr)
    }

    fn exactly(&self, ty: Type, expr: &Expr) -> Text {
        if let Expr::Const(ty, value) = expr {
            return literals::unsigned(*ty, *value);
        }
        let text = self.value(expr);
        if text.kind == Kind::unsigned(ty) {
            text
        } else {
            text.cast(ty)
        }
    }

    fn operand(&self, ty: Type, expr: &Expr) -> Text {
        match ty {
            Type::I32 => self.narrow(expr),
            Type::I64 => self.value(expr),
        }
    }

    /// Prints both operands, at least one of them of the full unsigned type, which makes C convert
    /// the other one and compute modulo 2^32 or 2^64.
    fn unsigned_pair(&self, ty: Type, left: &Expr, right: &Expr) -> (Text, Text) {
        let (a, b) = (self.operand(ty, left), self.operand(ty, right));
        if a.kind == Kind::unsigned(ty) || b.kind == Kind::unsigned(ty) {
            (a, b)
        } else if matches!(right, Expr::Const(..)) && ty == Type::I32 {
            (a, self.exactly(ty, right))
        } else {
            (a.cast(ty), b)
        }
    }

    pub(super) fn arguments(&self, arguments: &[Expr]) -> String {
        let list: Vec<String> =
            arguments.iter().map(|argument| self.value(argument).text).collect();
        list.join(", ")
    }

    pub(super) fn helper(&self, helper: Helper, arguments: &[&Expr], kind: Kind) -> Text {
        self.use_helper(helper);
        if arguments.is_empty() {
            return Text::whole(helper.name().to_string(), kind);
        }
        let list: Vec<String> =
            arguments.iter().map(|argument| self.value(argument).text).collect();
        Text::whole(format!("{}({})", helper.name(), list.join(", ")), kind)
    }

    fn unary(&self, operator: Unary, ty: Type, inner: &Expr) -> Text {
        let helper = match (operator, ty) {
            (Unary::Not, _) => {
                let text = self.truth(inner).at(Level::Prefix);
                return Text::new(format!("!{text}"), Level::Prefix, Kind::Small);
            }
            (Unary::Wrap, _) => return self.value(inner),
            (Unary::ExtendU, _) => return self.narrow(inner),
            (Unary::ExtendS, _) => return self.helper(Helper::Signed4, &[inner], Kind::Signed),
            (Unary::Clz, Type::I32) => Helper::Clz4,
            (Unary::Clz, Type::I64) => Helper::Clz8,
            (Unary::Ctz, Type::I32) => Helper::Ctz4,
            (Unary::Ctz, Type::I64) => Helper::Ctz8,
            (Unary::Popcnt, Type::I32) => Helper::Popcnt4,
            (Unary::Popcnt, Type::I64) => Helper::Popcnt8,
            (Unary::Extend8, _) => Helper::Extend1,
            (Unary::Extend16, _) => Helper::Extend2,
        };
        self.helper(helper, &[inner], Kind::U32)
    }

    fn select(&self, ty: Type, parts: &[Expr; 3]) -> Text {
        let condition = self.truth(&parts[0]);
        let half = |expr: &Expr| match (expr, self.operand(ty, expr)) {
            (Expr::Const(ty, value), text) if text.kind == Kind::Minus => {
                literals::unsigned(*ty, *value)
            }
            (_, text) => text,
        };
        let (mut a, b) = (half(&parts[1]), half(&parts[2]));
        let both_small = a.kind == Kind::Small && b.kind == Kind::Small;
        if a.kind != b.kind && ty == Type::I64 && a.kind != Kind::U64 && b.kind != Kind::U64 {
            a = a.cast(Type::I64);
        }
        let kind = if both_small {
            Kind::Small
        } else if a.kind == b.kind {
            a.kind
        } else {
            Kind::unsigned(ty)
        };
        let text = format!(
            "{} ? {} : {}",
            condition.at(Level::Either),
            a.at(Level::Either),
            b.at(Level::Choice)
        );
        Text::new(text, Level::Choice, kind)
    }
}
