//! Functions that only call another, and parameters that nobody reads.

use crate::effects::effects;
use crate::fold;
use crate::tree::{Body, Callee, Expr, Stmt, Var};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Replaces calls of functions that do nothing but call something else.
pub(crate) fn inline_forwarders(bodies: &mut [Body]) {
    let mut known: HashMap<u32, (usize, Expr)> = HashMap::new();
    // Callees come first, so that one round follows a whole chain.
    for body in bodies {
        let code = std::mem::take(&mut body.code);
        body.code = change(code, &mut |expr| match expr {
            Expr::Call(Callee::Function(function), arguments) => match known.get(&function) {
                Some((params, inner)) if arguments.iter().all(|part| !effects(part).any()) => {
                    substituted(inner, *params, &arguments)
                }
                _ => Expr::Call(Callee::Function(function), arguments),
            },
            other => other,
        });
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
}

fn substituted(inner: &Expr, params: usize, arguments: &[Expr]) -> Expr {
    inner.clone().rewrite(&mut |part| match part {
        Expr::Var(var) if var < params => arguments[var].clone(),
        other => other,
    })
}

/// Takes away the parameters that no function reads, and the arguments for them.
pub(crate) fn drop_parameters(
    bodies: &mut [Body],
    dispatchers: &BTreeMap<Callee, Vec<(u32, u32)>>,
) -> HashMap<Callee, Vec<bool>> {
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
        for (callee, functions) in dispatchers {
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
    for body in bodies {
        let code = std::mem::take(&mut body.code);
        body.code = change(code, &mut |expr| match expr {
            Expr::Call(callee @ (Callee::Function(_) | Callee::Indirect(..)), arguments) => {
                let mut count = arguments.len();
                let is_indirect = matches!(callee, Callee::Indirect(..));
                count -= usize::from(is_indirect);
                let kept = kept_of(callee, count);
                let mut place = 0;
                let mut arguments = arguments;
                arguments.retain(|_| {
                    place += 1;
                    kept.get(place - 1).copied().unwrap_or(true)
                });
                Expr::Call(callee, arguments)
            }
            other => other,
        });
    }
    kept
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
