//! Functions that only call another, and parameters that nobody reads.

use crate::effects::effects;
use crate::error::Impossible;
use crate::fold;
use crate::pipeline::Met;
use crate::program::Program;
use crate::tree::{Callee, Expr, Stmt, Var};
use std::collections::{HashMap, HashSet};

/// Replaces calls of functions that do nothing but call something else.
pub(crate) fn inline_forwarders(program: &mut Program) -> Result<(), Met> {
    let mut known: HashMap<u32, (usize, Expr)> = HashMap::new();
    // Callees come first, so that one round follows a whole chain.
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
                        substituted(inner, &arguments)
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

fn substituted(inner: &Expr, arguments: &[Expr]) -> Expr {
    inner.clone().rewrite(&mut |part| match part {
        Expr::Var(var) if var < arguments.len() => arguments[var].clone(),
        other => other,
    })
}

/// Takes away the parameters that no function reads, and the arguments for them.
pub(crate) fn drop_parameters(program: &mut Program) -> Result<(), Met> {
    let Program { bodies, dispatchers, .. } = program;
    // Nothing counts as needed until something needs it, so that recursion alone is no reason.
    let mut needed: HashSet<(Callee, usize)> = HashSet::new();
    loop {
        let before = needed.len();
        for body in &*bodies {
            let mut read: HashSet<Var> = HashSet::new();
            crate::structure::visit_expressions(&body.code, &mut |expr| {
                reads(expr, &mut read, &mut needed);
            });
            for param in (0..body.params).filter(|param| read.contains(param)) {
                needed.insert((Callee::Function(body.index), param));
            }
        }
        for (callee, functions) in &*dispatchers {
            for (_, function) in functions {
                if !bodies.iter().any(|body| body.index == *function) {
                    // The host's functions read all they are given.
                    needed.extend((0..2).map(|param| (*callee, param)));
                }
                let own: Vec<usize> = needed
                    .iter()
                    .filter(|(callee, _)| *callee == Callee::Function(*function))
                    .map(|(_, param)| *param)
                    .collect();
                needed.extend(own.into_iter().map(|param| (*callee, param)));
            }
        }
        if needed.len() == before {
            break;
        }
    }
    let mut kept: HashMap<Callee, Vec<bool>> = HashMap::new();
    for body in &*bodies {
        let callee = Callee::Function(body.index);
        let of_body = (0..body.params).map(|param| needed.contains(&(callee, param)));
        kept.insert(callee, of_body.collect());
    }
    let mut kept_of = |callee: Callee, count: usize| {
        kept.entry(callee)
            .or_insert_with(|| (0..count).map(|param| needed.contains(&(callee, param))).collect())
            .clone()
    };
    for body in &mut *bodies {
        let code = std::mem::take(&mut body.code);
        let mut odd = None;
        body.code = change(code, &mut |expr| match expr {
            Expr::Call(callee @ (Callee::Function(_) | Callee::Indirect(..)), arguments) => {
                // The index of an indirect call comes last, and is no parameter.
                let indices = usize::from(matches!(callee, Callee::Indirect(..)));
                let count = arguments.len().saturating_sub(indices);
                let kept = kept_of(callee, count);
                if kept.len() + indices != arguments.len() {
                    odd = Some(wrong_count(callee, &arguments, kept.len() + indices));
                }
                let is_kept = kept.into_iter().chain([true]);
                let kept = arguments.into_iter().zip(is_kept).filter(|(_, is_kept)| *is_kept);
                Expr::Call(callee, kept.map(|(argument, _)| argument).collect())
            }
            other => other,
        });
        if let Some(state) = odd {
            return Err(Met { function: body.index, state });
        }
    }
    program.kept = Some(kept);
    Ok(())
}

/// Notes the variables that an expression reads for more than an argument nobody needs.
fn reads(expr: &Expr, read: &mut HashSet<Var>, needed: &mut HashSet<(Callee, usize)>) {
    match expr {
        Expr::Var(var) => {
            read.insert(*var);
        }
        Expr::Const(..) | Expr::Global(_) | Expr::Size => {}
        Expr::Unary(_, _, inner) | Expr::Load(_, inner) => reads(inner, read, needed),
        Expr::Binary(_, _, left, right) => {
            reads(left, read, needed);
            reads(right, read, needed);
        }
        Expr::Select(_, parts) => parts.iter().for_each(|part| reads(part, read, needed)),
        Expr::Float(_, parts) => parts.iter().for_each(|part| reads(part, read, needed)),
        Expr::Call(callee, arguments) => {
            for (place, argument) in arguments.iter().enumerate() {
                let is_index =
                    matches!(callee, Callee::Indirect(..)) && place + 1 == arguments.len();
                let found = effects(argument);
                // An argument that does something is evaluated in any case.
                if is_index || found.happens() || matches!(callee, Callee::Host(_)) {
                    needed.insert((*callee, place));
                }
                if needed.contains(&(*callee, place)) {
                    reads(argument, read, needed);
                }
            }
        }
    }
}

/// Rewrites every expression of some code.
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
pub(super) fn change_own(statement: Stmt, with: &mut dyn FnMut(Expr) -> Expr) -> Stmt {
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
