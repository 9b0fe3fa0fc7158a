//! An `if` and its neighbours: what they have in common is written once.

use super::{diverges, Structure};
use crate::effects::effects;
use crate::fold;
use crate::tree::{Binary, Expr, Stmt};
use crate::types::Type;
use std::iter;

/// Returns an `if` in its shortest form.
pub(super) fn branch(condition: Expr, yes: Vec<Stmt>, no: Vec<Stmt>) -> Vec<Stmt> {
    if let Expr::Const(_, value) = condition {
        return if value != 0 { yes } else { no };
    }
    match (yes.is_empty(), no.is_empty()) {
        (true, true) => effects_of(condition),
        (true, false) => branch(fold::negate(condition), no, yes),
        (false, true) => {
            if let [Stmt::If(inner, deeper, other)] = &yes[..] {
                // As in the nested form, C evaluates the second condition only if the first holds.
                if other.is_empty() {
                    let both = join(Binary::Both, condition, inner.clone());
                    return vec![Stmt::If(both, deeper.clone(), Vec::new())];
                }
            }
            vec![Stmt::If(condition, yes, no)]
        }
        (false, false) => {
            let (mut yes, mut no) = (yes, no);
            // What both halves begin or end with is moved before or after them.
            if yes[0] == no[0] && is_apart(&yes[0], &condition) {
                let first = yes.remove(0);
                no.remove(0);
                return iter::once(first).chain(branch(condition, yes, no)).collect();
            }
            if yes.last() == no.last() && is_plain(yes.last()) {
                let last = yes.pop();
                no.pop();
                return branch(condition, yes, no).into_iter().chain(last).collect();
            }
            if matches!(condition, Expr::Unary(crate::tree::Unary::Not, ..)) {
                return vec![Stmt::If(fold::negate(condition), no, yes)];
            }
            vec![Stmt::If(condition, yes, no)]
        }
    }
}

/// Returns whether the assignment may come before the condition.
fn is_apart(statement: &Stmt, condition: &Expr) -> bool {
    match statement {
        Stmt::Set(var, value) => {
            condition.reads(*var) == 0 && !effects(value).any() && !effects(condition).happens()
        }
        _ => false,
    }
}

fn is_plain(statement: Option<&Stmt>) -> bool {
    !matches!(statement, Some(Stmt::If(..) | Stmt::Block(..) | Stmt::Loop(..) | Stmt::Switch(..)))
}

fn join(operator: Binary, left: Expr, right: Expr) -> Expr {
    let (left, right) = (fold::condition(left), fold::condition(right));
    Expr::Binary(operator, Type::I32, Box::new(left), Box::new(right))
}

/// Returns what is left of a value that nothing uses.
pub(super) fn effects_of(value: Expr) -> Vec<Stmt> {
    if effects(&value).happens() {
        vec![Stmt::Do(value)]
    } else {
        Vec::new()
    }
}

/// Rewrites `if (c) goto x; y; goto x;` to `if (!c) y; goto x;`.
pub(super) fn share_exit(code: Vec<Stmt>) -> Vec<Stmt> {
    const SHORT: usize = 3;
    let mut code = code;
    let Some(exit @ (Stmt::Branch(_) | Stmt::Return(_))) = code.last().cloned() else {
        return code;
    };
    let end = code.len() - 1;
    for place in (end.saturating_sub(SHORT)..end.saturating_sub(1)).rev() {
        let Stmt::If(condition, yes, no) = &code[place] else { continue };
        if no.is_empty() && yes[..] == [exit.clone()] {
            let condition = fold::negate(condition.clone());
            let between = code.drain(place + 1..end).collect();
            code[place] = Stmt::If(condition, between, Vec::new());
            break;
        }
    }
    code
}

/// Joins two conditions for the same exit.
pub(super) fn alike(code: Vec<Stmt>, passes: &Structure) -> Vec<Stmt> {
    let mut merged: Vec<Stmt> = Vec::with_capacity(code.len());
    for statement in code {
        if let (Some(Stmt::If(first, yes, no)), Stmt::If(second, other, others)) =
            (merged.last_mut(), &statement)
        {
            let is_same = yes == other && no.is_empty() && others.is_empty();
            if is_same && yes.len() == 1 && diverges(yes, passes.diverging) {
                let joined = join(Binary::Either, first.clone(), second.clone());
                *first = joined;
                continue;
            }
        }
        if let (Some(Stmt::If(_, yes, no)), Stmt::If(asked, exit, others)) =
            (merged.last_mut(), &statement)
        {
            // The same question comes next, so it need not be asked inside.
            let is_exit =
                diverges(exit, passes.diverging) && others.is_empty() && !effects(asked).happens();
            for arm in [yes, no] {
                if is_exit && arm.last() == Some(&statement) {
                    arm.pop();
                }
            }
        }
        if let Some(Stmt::If(condition, yes, no)) = merged.last_mut() {
            let is_same = no.is_empty() && yes[..] == [statement.clone()];
            if is_same && diverges(yes, passes.diverging) {
                let condition = condition.clone();
                merged.pop();
                merged.extend(effects_of(condition));
                merged.push(statement);
                break;
            }
            // Both paths begin with this statement, so it can come first; since one of them leaves,
            // it never happens twice.
            let leaves = no.is_empty() && diverges(yes, passes.diverging);
            if leaves && yes.first() == Some(&statement) && is_apart(&statement, condition) {
                yes.remove(0);
                let place = merged.len() - 1;
                merged.insert(place, statement);
                continue;
            }
        }
        merged.push(statement);
    }
    merged
}

/// Rewrites `if (c) { …leaves } else { y }` to `if (c) { …leaves } y`.
pub(super) fn unnest(code: Vec<Stmt>, passes: &Structure) -> Vec<Stmt> {
    let mut merged = Vec::with_capacity(code.len());
    for statement in code {
        match statement {
            Stmt::If(condition, yes, no) => {
                let (yes, no) = (unnest(yes, passes), unnest(no, passes));
                let leaves = diverges(&yes, passes.diverging);
                let other_leaves = !no.is_empty() && diverges(&no, passes.diverging);
                if other_leaves && (!leaves || no.len() < yes.len()) {
                    merged.push(Stmt::If(fold::negate(condition), no, Vec::new()));
                    merged.extend(yes);
                    continue;
                }
                if leaves {
                    merged.push(Stmt::If(condition, yes, Vec::new()));
                    merged.extend(no);
                } else {
                    merged.push(Stmt::If(condition, yes, no));
                }
            }
            Stmt::Block(label, body) => merged.push(Stmt::Block(label, unnest(body, passes))),
            Stmt::Loop(head, body) => merged.push(Stmt::Loop(head, unnest(body, passes))),
            Stmt::Switch(value, mut arms) => {
                for arm in &mut arms {
                    arm.body = unnest(std::mem::take(&mut arm.body), passes);
                }
                merged.push(Stmt::Switch(value, arms));
            }
            other => merged.push(other),
        }
    }
    merged
}
