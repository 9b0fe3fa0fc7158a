//! What evaluating an expression reads, and whether it matters when that happens.

use crate::tree::{Binary, Expr};
use crate::types::Type;

#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Effects {
    pub loads: bool,
    pub globals: bool,
    /// It may itself end the program, as a division by zero does.
    pub traps: bool,
    /// It calls a function, which may read and write anything but the caller's variables.
    pub calls: bool,
}

impl Effects {
    /// Returns whether the value depends on anything besides variables.
    pub fn any(self) -> bool {
        self.loads || self.globals || self.traps || self.calls
    }

    /// Returns whether the program could behave differently without the evaluation.
    pub fn happens(self) -> bool {
        self.calls || self.traps
    }

    /// Returns whether two expressions may be evaluated in either order.
    pub fn commute(self, other: Effects) -> bool {
        !(self.calls && other.any() || other.calls && self.any())
    }

    pub fn join(&mut self, other: Effects) {
        self.loads |= other.loads;
        self.globals |= other.globals;
        self.traps |= other.traps;
        self.calls |= other.calls;
    }
}

/// Returns whether an operator may trap with this right operand.
pub(crate) fn may_trap(operator: Binary, ty: Type, right: &Expr) -> bool {
    let by = match right {
        Expr::Const(_, value) => Some(*value),
        _ => None,
    };
    match operator {
        // The least number divided by -1 would be too large.
        Binary::DivS => by.is_none_or(|by| by == 0 || by == ty.mask()),
        Binary::RemS | Binary::DivU | Binary::RemU => by.is_none_or(|by| by == 0),
        _ => false,
    }
}

pub(crate) fn effects(expr: &Expr) -> Effects {
    let mut found = Effects::default();
    expr.visit(&mut |part| match part {
        Expr::Const(..) | Expr::Var(_) | Expr::Unary(..) | Expr::Select(..) => {}
        Expr::Global(_) => found.globals = true,
        Expr::Load(load, _) => {
            found.join(Effects { loads: true, traps: load.checked, ..Effects::default() });
        }
        Expr::Size => found.loads = true,
        Expr::Float(operation, _) => found.traps |= operation.traps(),
        Expr::Call(..) => found.calls = true,
        Expr::Binary(operator, ty, _, right) => found.traps |= may_trap(*operator, *ty, right),
    });
    found
}

impl Expr {
    /// Calls `see` with this expression and everything inside it.
    pub fn visit<'e>(&'e self, see: &mut dyn FnMut(&'e Expr)) {
        see(self);
        match self {
            Expr::Const(..) | Expr::Var(_) | Expr::Global(_) | Expr::Size => {}
            Expr::Unary(_, _, inner) | Expr::Load(_, inner) => inner.visit(see),
            Expr::Binary(_, _, left, right) => {
                left.visit(see);
                right.visit(see);
            }
            Expr::Select(_, parts) => parts.iter().for_each(|part| part.visit(see)),
            Expr::Float(_, parts) | Expr::Call(_, parts) => {
                parts.iter().for_each(|part| part.visit(see));
            }
        }
    }

    /// Lets `change` replace every part, innermost first.
    pub fn rewrite(self, change: &mut dyn FnMut(Expr) -> Expr) -> Expr {
        let inside = match self {
            Expr::Const(..) | Expr::Var(_) | Expr::Global(_) | Expr::Size => self,
            Expr::Unary(operator, ty, inner) => {
                Expr::Unary(operator, ty, Box::new(inner.rewrite(change)))
            }
            Expr::Load(load, inner) => Expr::Load(load, Box::new(inner.rewrite(change))),
            Expr::Binary(operator, ty, left, right) => {
                let left = Box::new(left.rewrite(change));
                Expr::Binary(operator, ty, left, Box::new(right.rewrite(change)))
            }
            Expr::Select(ty, parts) => {
                Expr::Select(ty, Box::new(parts.map(|part| part.rewrite(change))))
            }
            Expr::Float(operation, operands) => {
                let operands = operands.into_iter().map(|part| part.rewrite(change));
                Expr::Float(operation, operands.collect())
            }
            Expr::Call(callee, arguments) => {
                let arguments = arguments.into_iter().map(|part| part.rewrite(change));
                Expr::Call(callee, arguments.collect())
            }
        };
        change(inside)
    }

    pub fn reads(&self, var: usize) -> usize {
        let mut count = 0;
        self.visit(&mut |part| count += usize::from(*part == Expr::Var(var)));
        count
    }
}
