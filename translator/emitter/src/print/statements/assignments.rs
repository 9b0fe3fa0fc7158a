//! Assignments and stores, in C's short forms such as `a += 2` and `c = b = a` where they fit.

use super::super::runtime::Helper;
use super::super::types::Level;
use super::super::Printer;
use crate::tree::{Binary, Expr, Stmt, Width};
use crate::types::Type;

impl Printer<'_> {
    /// Prints `c = b = a = value;` for assignments of one value in a row, and returns their
    /// number, or 0 where there is only one.
    pub(in crate::print) fn chain(&mut self, code: &[Stmt]) -> usize {
        let Some((first, ty, value)) = self.assignment_parts(&code[0]) else { return 0 };
        let mut places = vec![first];
        for statement in &code[1..] {
            let Some((place, other, again)) = self.assignment_parts(statement) else { break };
            let is_copy =
                places.contains(again) || value == again && matches!(value, Expr::Const(..));
            if other != ty || !is_copy {
                break;
            }
            places.push(place);
        }
        if places.len() < 2 {
            return 0;
        }
        let text = match &code[0] {
            Stmt::Set(var, value) => self.assignment(*var, value),
            _ => format!("{} = {};", self.value(&places[0]).text, self.value(value).text),
        };
        if text.ends_with("++;") || text.ends_with("--;") {
            return 0;
        }
        let others: String =
            places[1..].iter().rev().map(|place| self.value(place).text + " = ").collect();
        self.line(&(others + &text));
        places.len()
    }

    /// Returns the place and the value of a statement that does nothing but assign.
    pub(in crate::print) fn assignment_parts<'s>(
        &self,
        statement: &'s Stmt,
    ) -> Option<(Expr, Type, &'s Expr)> {
        match statement {
            Stmt::Set(var, value) => Some((Expr::Var(*var), self.var_type(*var), value)),
            Stmt::SetGlobal(global, value) => {
                Some((Expr::Global(*global), self.global_type(*global), value))
            }
            _ => None,
        }
    }

    pub(in crate::print) fn assignment(&self, var: usize, value: &Expr) -> String {
        let name = self.var(var);
        if let Expr::Binary(operator, ty, left, right) = value {
            let sign = match operator {
                Binary::Add => "+",
                Binary::Sub => "-",
                Binary::Mul => "*",
                Binary::And => "&",
                Binary::Or => "|",
                Binary::Xor => "^",
                _ => "",
            };
            let (first, second) = match (&**left, &**right) {
                (Expr::Var(found), right) if *found == var => (true, right),
                (left, Expr::Var(found)) if *found == var && *operator != Binary::Sub => {
                    (true, left)
                }
                (_, right) => (false, right),
            };
            if first && !sign.is_empty() {
                let mut sign = sign;
                let mut by = second.clone();
                if let (Binary::Add, Expr::Const(_, value)) = (operator, second) {
                    let negated = value.wrapping_neg() & ty.mask();
                    if *value == 1 || negated == 1 {
                        return format!(
                            "{name}{sign2};",
                            sign2 = if negated == 1 { "--" } else { "++" }
                        );
                    }
                    if negated < *value {
                        sign = "-";
                        by = Expr::Const(*ty, negated);
                    }
                }
                return format!("{name} {sign}= {};", self.value(&by).text);
            }
            if let (Binary::Shl | Binary::ShrU, Expr::Var(found), Expr::Const(_, by)) =
                (operator, &**left, &**right)
            {
                if *found == var {
                    let sign = if *operator == Binary::Shl { "<<" } else { ">>" };
                    return format!("{name} {sign}= {};", by % u64::from(ty.bits()));
                }
            }
        }
        format!("{name} = {};", self.value(value).text)
    }

    pub(in crate::print) fn store(
        &self,
        width: Width,
        address: &Expr,
        offset: u32,
        value: &Expr,
    ) -> String {
        let text = self.value(value).text;
        let place = self.address(address, offset).text;
        if width == Width::One && self.is_indexed(address) && self.is_indexed(value) {
            self.use_helper(Helper::Memory);
            return format!("M[{place}] = {text};");
        }
        let helper = match width {
            Width::One => Helper::Store1,
            Width::Two => Helper::Store2,
            Width::Four => Helper::Store4,
            Width::Eight => Helper::Store8,
        };
        self.use_helper(helper);
        format!("{}({place}, {text});", helper.name())
    }

    /// Prints, as a statement, a value that is evaluated only for its effects.
    pub(in crate::print) fn effect(&self, value: &Expr) -> String {
        match value {
            Expr::Call(callee, arguments) => {
                format!("{};", self.call(*callee, arguments).text.text)
            }
            _ => format!("(void){};", self.value(value).at(Level::Prefix)),
        }
    }
}
