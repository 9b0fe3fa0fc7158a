//! Functions that only call another function.

use crate::effects::effects;
use crate::error::{Impossible, Met};
use crate::fold;
use crate::program::Program;
use crate::tree::{Callee, Expr, Stmt};
use std::collections::HashMap;

/// Replaces calls of functions that do nothing but call something else.
pub(crate) fn inline(program: &mut Program) -> Result<(), Met> {
    let mut known: HashMap<u32, (usize, Expr)> = HashMap::new();
    // Callees come first, so one round follows a whole chain.
    for body in &mut program.bodies {
        let code = std::mem::take(&mut body.code);
        let mut odd = None;
        body.code = change(code, &mut |expr| match expr {
            Expr::Call(callee @ Callee::Function(function), arguments) => {
                match known.get(&function) {
                    Some((params, _)) if *params != arguments.len() => {
                        odd = Some(wrong_count(callee, &arguments, *params));
                        Expr::Call(callee, arguments)
                    }
                    Some((_, inner)) if arguments.iter().all(|part| !effects(part).any()) => {
                        substitute(inner, &arguments)
                    }
                    _ => Expr::Call(callee, arguments),
                }
            }
            other => other,
        });
        if let Some(state) = odd {
            return Err(Met { function: body.index, state });
        }
        let inner = match &body.code[..] {
            [Stmt::Do(inner @ Expr::Call(..))] => inner,
            [Stmt::Do(inner @ Expr::Call(..)), Stmt::Return(None)] => inner,
            _ => continue,
        };
        let Expr::Call(callee, arguments) = inner else { continue };
        let is_plain = |part: &Expr| match part {
            Expr::Const(..) => true,
            Expr::Var(var) => *var < body.params && inner.reads(*var) == 1,
            _ => false,
        };
        if *callee != Callee::Function(body.index) && arguments.iter().all(is_plain) {
            known.insert(body.index, (body.params, inner.clone()));
        }
    }
    Ok(())
}

fn wrong_count(callee: Callee, arguments: &[Expr], params: usize) -> Impossible {
    let given = arguments.len();
    Impossible::new(format!("{given} arguments of {callee} that takes {params}"))
}

fn substitute(inner: &Expr, arguments: &[Expr]) -> Expr {
    inner.clone().rewrite(&mut |part| match part {
        Expr::Var(var) if var < arguments.len() => arguments[var].clone(),
        other => other,
    })
}

/// Rewrites every expression in some code.
fn change(code: Vec<Stmt>, with: &mut dyn FnMut(Expr) -> Expr) -> Vec<Stmt> {
    let mut changed = Vec::with_capacity(code.len());
    for statement in code {
        changed.push(match change_own(statement, &mut |expr| expr.rewrite(with)) {
            Stmt::If(condition, yes, no) => {
                let yes = change(yes, with);
                Stmt::If(condition, yes, change(no, with))
            }
            Stmt::Block(label, body) => Stmt::Block(label, change(body, with)),
            Stmt::Loop(head, body) => Stmt::Loop(head, change(body, with)),
            Stmt::Switch(value, mut arms) => {
                for arm in &mut arms {
                    arm.body = change(std::mem::take(&mut arm.body), with);
                }
                Stmt::Switch(value, arms)
            }
            other => other,
        });
    }
    changed
}

/// Changes the expressions that a statement evaluates itself.
fn change_own(statement: Stmt, with: &mut dyn FnMut(Expr) -> Expr) -> Stmt {
    match statement {
        Stmt::Set(var, value) => Stmt::Set(var, with(value)),
        Stmt::SetGlobal(global, value) => Stmt::SetGlobal(global, with(value)),
        Stmt::Store(width, address, offset, value) => {
            let address = with(address);
            Stmt::Store(width, address, offset, with(value))
        }
        Stmt::Do(value) => Stmt::Do(with(value)),
        Stmt::If(condition, yes, no) => Stmt::If(fold::condition(with(condition)), yes, no),
        Stmt::Switch(value, arms) => Stmt::Switch(with(value), arms),
        Stmt::Return(value) => Stmt::Return(value.map(with)),
        other => other,
    }
}
