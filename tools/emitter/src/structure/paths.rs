//! Where control can go.

use crate::tree::{Callee, Expr, HostCall, Label, Stmt};
use std::collections::HashSet;

/// The functions that never return.
pub(crate) type Diverging = HashSet<u32>;

/// Returns whether a C compiler can see that control never arrives at the list's end: it does not
/// know which calls never come back.
pub(crate) fn visibly_diverges(code: &[Stmt]) -> bool {
    code.iter().any(|statement| match statement {
        Stmt::Branch(_) | Stmt::Return(_) | Stmt::Loop(..) => true,
        Stmt::If(_, yes, no) => visibly_diverges(yes) && visibly_diverges(no),
        Stmt::Block(label, body) => visibly_diverges(body) && count(body, *label) == 0,
        Stmt::Switch(_, arms) => {
            arms.iter().any(|arm| arm.default)
                && arms.last().is_some_and(|arm| visibly_diverges(&arm.body))
        }
        _ => false,
    })
}

/// Returns whether control never arrives at the list's end.
pub(crate) fn diverges(code: &[Stmt], diverging: &Diverging) -> bool {
    code.iter().any(|statement| stops(statement, diverging))
}

fn stops(statement: &Stmt, diverging: &Diverging) -> bool {
    match statement {
        Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap | Stmt::Loop(..) => true,
        Stmt::Do(call) => never_returns(call, diverging),
        Stmt::If(_, yes, no) => diverges(yes, diverging) && diverges(no, diverging),
        Stmt::Block(label, body) => diverges(body, diverging) && count(body, *label) == 0,
        Stmt::Switch(_, arms) => {
            arms.iter().any(|arm| arm.default)
                && arms.last().is_some_and(|arm| diverges(&arm.body, diverging))
        }
        Stmt::Set(..) | Stmt::SetGlobal(..) | Stmt::Store(..) => false,
    }
}

pub(crate) fn never_returns(call: &Expr, diverging: &Diverging) -> bool {
    match call {
        Expr::Call(Callee::Function(function), _) => diverging.contains(function),
        Expr::Call(Callee::Host(HostCall::Fail | HostCall::Exit), _) => true,
        _ => false,
    }
}

/// Calls `see` with every statement, outer ones first.
pub(crate) fn visit<'s>(code: &'s [Stmt], see: &mut dyn FnMut(&'s Stmt)) {
    for statement in code {
        see(statement);
        match statement {
            Stmt::If(_, yes, no) => {
                visit(yes, see);
                visit(no, see);
            }
            Stmt::Block(_, body) | Stmt::Loop(_, body) => visit(body, see),
            Stmt::Switch(_, arms) => arms.iter().for_each(|arm| visit(&arm.body, see)),
            _ => {}
        }
    }
}

/// Calls `see` with every expression, each once with all that is inside it.
pub(crate) fn visit_expressions<'s>(code: &'s [Stmt], see: &mut dyn FnMut(&'s Expr)) {
    visit(code, &mut |statement| match statement {
        Stmt::Set(_, value) | Stmt::SetGlobal(_, value) | Stmt::Do(value) => see(value),
        Stmt::If(value, ..) | Stmt::Switch(value, _) | Stmt::Return(Some(value)) => see(value),
        Stmt::Store(_, address, _, value) => {
            see(address);
            see(value);
        }
        _ => {}
    });
}

/// Returns how often the code branches to a label.
pub(super) fn count(code: &[Stmt], label: Label) -> usize {
    let mut found = 0;
    visit(code, &mut |statement| found += usize::from(*statement == Stmt::Branch(label)));
    found
}

/// Returns all labels to which the code branches.
pub(crate) fn targets(code: &[Stmt]) -> HashSet<Label> {
    let mut found = HashSet::new();
    visit(code, &mut |statement| {
        if let Stmt::Branch(label) = statement {
            found.insert(*label);
        }
    });
    found
}

/// Returns the code with `instead` in the place of every branch to a label.
pub(super) fn retarget(code: Vec<Stmt>, label: Label, instead: &[Stmt]) -> Vec<Stmt> {
    let mut changed = Vec::with_capacity(code.len());
    for statement in code {
        match statement {
            Stmt::Branch(found) if found == label => changed.extend_from_slice(instead),
            Stmt::If(condition, yes, no) => changed.push(Stmt::If(
                condition,
                retarget(yes, label, instead),
                retarget(no, label, instead),
            )),
            Stmt::Block(inner, body) => {
                changed.push(Stmt::Block(inner, retarget(body, label, instead)));
            }
            Stmt::Loop(head, body) => {
                changed.push(Stmt::Loop(head, retarget(body, label, instead)))
            }
            Stmt::Switch(value, mut arms) => {
                for arm in &mut arms {
                    arm.body = retarget(std::mem::take(&mut arm.body), label, instead);
                }
                changed.push(Stmt::Switch(value, arms));
            }
            other => changed.push(other),
        }
    }
    changed
}

/// Returns whether no way through the code returns.
pub(crate) fn never_ends(code: &[Stmt], diverging: &Diverging) -> bool {
    !may_return(code, diverging)
}

fn may_return(code: &[Stmt], diverging: &Diverging) -> bool {
    for statement in code {
        let returns = match statement {
            Stmt::Return(None) => true,
            Stmt::Return(Some(value)) => !calls_diverging(value, diverging),
            Stmt::If(_, yes, no) => may_return(yes, diverging) || may_return(no, diverging),
            Stmt::Block(_, body) | Stmt::Loop(_, body) => may_return(body, diverging),
            Stmt::Switch(_, arms) => arms.iter().any(|arm| may_return(&arm.body, diverging)),
            _ => false,
        };
        if returns {
            return true;
        }
        if is_end(statement, diverging) {
            return false;
        }
    }
    false
}

/// Returns whether what follows the statement in its list cannot be reached.
fn is_end(statement: &Stmt, diverging: &Diverging) -> bool {
    let calls = match statement {
        Stmt::Set(_, value) | Stmt::SetGlobal(_, value) => calls_diverging(value, diverging),
        Stmt::Do(value) => calls_diverging(value, diverging),
        _ => false,
    };
    calls || stops(statement, diverging)
}

fn calls_diverging(expr: &Expr, diverging: &Diverging) -> bool {
    let mut found = false;
    expr.visit(&mut |part| found |= never_returns(part, diverging));
    found
}

/// Returns the call inside the statement's own expressions from which control does not come back.
/// Nothing else in them depends on the order of evaluation: the call may come first, and the rest
/// never happens.
pub(crate) fn last_call(statement: &Stmt, diverging: &Diverging) -> Option<Expr> {
    let values: &[&Expr] = match statement {
        Stmt::Set(_, value) | Stmt::SetGlobal(_, value) | Stmt::Do(value) => &[value],
        Stmt::If(value, ..) | Stmt::Switch(value, _) | Stmt::Return(Some(value)) => &[value],
        Stmt::Store(_, address, _, value) => &[address, value],
        _ => &[],
    };
    let mut found = None;
    for value in values {
        value.visit(&mut |part| {
            if never_returns(part, diverging) {
                found = Some(part.clone());
            }
        });
    }
    found
}
