//! Whether values have the types that their places need, and calls the arguments that their
//! functions need.

use crate::error::Impossible;
use crate::program::Program;
use crate::structure::{visit, visit_parts};
use crate::translate::type_of;
use crate::tree::{Binary, Body, Callee, Expr, HostCall, Stmt, Unary};
use crate::types::Type;

/// Checks the types of all statements and expressions. Conditions may have any type: C only asks
/// whether they are 0.
pub(super) fn check(program: &Program, body: &Body) -> Result<(), Impossible> {
    let typed = Typed { program, body };
    let mut found = Ok(());
    let mut note = |checked: Result<(), Impossible>| {
        if found.is_ok() {
            found = checked;
        }
    };
    visit(&body.code, &mut |statement| note(typed.statement(statement)));
    visit_parts(&body.code, &mut |part| note(typed.part(part)));
    found
}

struct Typed<'p> {
    program: &'p Program<'p>,
    body: &'p Body,
}

impl Typed<'_> {
    fn is(&self, expr: &Expr, wanted: Type) -> Result<(), Impossible> {
        let found = type_of(expr, self.program.module, &self.body.vars)?;
        if found == wanted {
            return Ok(());
        }
        Err(Impossible::new(format!("{expr} of type {found} in the place of {wanted}")))
    }

    fn statement(&self, statement: &Stmt) -> Result<(), Impossible> {
        match statement {
            Stmt::Set(var, value) => {
                let ty = type_of(&Expr::Var(*var), self.program.module, &self.body.vars)?;
                self.is(value, ty)
            }
            Stmt::SetGlobal(global, value) => {
                self.is(value, self.program.module.global_type(*global)?)
            }
            Stmt::Store(width, address, _, value) => {
                self.is(address, self.program.module.place())?;
                self.is(value, width.ty())
            }
            Stmt::Switch(value, _) => self.is(value, Type::I32),
            Stmt::Return(value) => match (value, self.body.result) {
                (Some(value), Some(ty)) => self.is(value, ty),
                (None, None) => Ok(()),
                (Some(_), None) => Err(Impossible::new("a result of a function without one")),
                (None, Some(_)) => Err(Impossible::new("a return without the result")),
            },
            Stmt::Do(_)
            | Stmt::If(..)
            | Stmt::Block(..)
            | Stmt::Loop(..)
            | Stmt::Branch(_)
            | Stmt::Trap => Ok(()),
        }
    }

    fn part(&self, expr: &Expr) -> Result<(), Impossible> {
        match expr {
            Expr::Unary(Unary::Not, ..) => Ok(()),
            Expr::Unary(_, ty, inner) => self.is(inner, *ty),
            Expr::Binary(Binary::Both | Binary::Either, ..) => Ok(()),
            // A value of any type may be compared with 0.
            Expr::Binary(Binary::Eq | Binary::Ne, _, _, right)
                if matches!(**right, Expr::Const(_, 0)) =>
            {
                Ok(())
            }
            Expr::Binary(_, ty, left, right) => {
                self.is(left, *ty)?;
                self.is(right, *ty)
            }
            Expr::Load(_, address) => self.is(address, self.program.module.place()),
            Expr::Select(ty, parts) => {
                self.is(&parts[1], *ty)?;
                self.is(&parts[2], *ty)
            }
            Expr::Call(callee, arguments) => {
                for (ty, argument) in self.program.parameters(*callee)?.iter().zip(arguments) {
                    self.is(argument, *ty)?;
                }
                Ok(())
            }
            Expr::Float(operation, operands) => {
                operands.iter().try_for_each(|operand| self.is(operand, operation.operand()))
            }
            Expr::Const(..) | Expr::Var(_) | Expr::Global(_) | Expr::Size => Ok(()),
        }
    }
}

/// Checks the number of arguments of every call.
pub(super) fn calls(program: &Program, body: &Body) -> Result<(), Impossible> {
    let mut found = Ok(());
    visit_parts(&body.code, &mut |part| {
        if let (Expr::Call(callee, arguments), Ok(())) = (part, &found) {
            found = program.parameters(*callee).and_then(|taken| {
                // A failure whose message is left out has no arguments.
                let is_silent = *callee == Callee::Host(HostCall::FAIL) && arguments.is_empty();
                match taken.len() == arguments.len() || is_silent {
                    true => Ok(()),
                    false => {
                        let (given, taken) = (arguments.len(), taken.len());
                        let state = format!("{given} arguments of {callee} that takes {taken}");
                        Err(Impossible::new(state))
                    }
                }
            });
        }
    });
    found
}
