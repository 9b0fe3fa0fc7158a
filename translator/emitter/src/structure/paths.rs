//! Where control can go.

use crate::module::Host;
use crate::tree::{Callee, Expr, HostCall, Label, Stmt, Var};
use std::collections::HashSet;

/// The functions that never return.
pub(crate) type Diverging = HashSet<u32>;

/// Returns whether control never arrives at the list's end.
pub(crate) fn diverges(code: &[Stmt], diverging: &Diverging) -> bool {
    leaves(code, &|plain| match plain {
        Stmt::Do(call) => never_returns(call, diverging),
        plain => *plain == Stmt::Trap,
    })
}

/// Returns whether a C compiler can see that control never arrives at the list's end: it does not
/// know which calls never come back.
pub(crate) fn visibly_diverges(code: &[Stmt]) -> bool {
    leaves(code, &|_| false)
}

/// Returns whether control never arrives at the list's end, given that it stops at those plain
/// statements for which `stops` says so.
fn leaves(code: &[Stmt], stops: &dyn Fn(&Stmt) -> bool) -> bool {
    code.iter().any(|statement| match statement {
        Stmt::Branch(_) | Stmt::Return(_) | Stmt::Loop(..) => true,
        Stmt::If(_, yes, no) => leaves(yes, stops) && leaves(no, stops),
        Stmt::Block(label, body) => leaves(body, stops) && count(body, *label) == 0,
        Stmt::Switch(_, arms) => {
            arms.iter().any(|arm| arm.default)
                && arms.last().is_some_and(|arm| leaves(&arm.body, stops))
        }
        plain => stops(plain),
    })
}

pub(crate) fn never_returns(call: &Expr, diverging: &Diverging) -> bool {
    match call {
        Expr::Call(Callee::Function(function), _) => diverging.contains(function),
        Expr::Call(Callee::Host(HostCall::Imported(Host::Fail | Host::Exit)), _) => true,
        _ => false,
    }
}

/// Calls `see` with every statement, outer ones first.
pub(crate) fn visit<'s>(code: &'s [Stmt], see: &mut dyn FnMut(&'s Stmt)) {
    for statement in code {
        see(statement);
        statement.lists().for_each(|list| visit(list, see));
    }
}

/// Calls `see` with every outermost expression.
fn visit_expressions<'s>(code: &'s [Stmt], see: &mut dyn FnMut(&'s Expr)) {
    visit(code, &mut |statement| statement.values().for_each(&mut *see));
}

/// Calls `see` with every expression and everything inside it.
pub(crate) fn visit_parts<'s>(code: &'s [Stmt], see: &mut dyn FnMut(&'s Expr)) {
    visit_expressions(code, &mut |expr| expr.visit(see));
}

/// Calls `see` with every variable, as many times as it is read or assigned.
pub(crate) fn visit_vars(code: &[Stmt], see: &mut dyn FnMut(Var)) {
    visit_parts(code, &mut |part| {
        if let Expr::Var(var) = part {
            see(*var);
        }
    });
    visit(code, &mut |statement| {
        if let Stmt::Set(var, _) = statement {
            see(*var);
        }
    });
}

/// Returns the number of branches to a label in the code.
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

/// Returns the code with `instead` in place of every branch to a label.
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

/// Returns whether no path through the code returns.
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
    calls || diverges(std::slice::from_ref(statement), diverging)
}

fn calls_diverging(expr: &Expr, diverging: &Diverging) -> bool {
    let mut found = false;
    expr.visit(&mut |part| found |= never_returns(part, diverging));
    found
}

/// Returns the call inside the statement's own expressions from which control does not come back.
/// Nothing else in those expressions depends on the order of evaluation, so the call may come
/// first, and the rest never happens.
pub(crate) fn last_call(statement: &Stmt, diverging: &Diverging) -> Option<Expr> {
    let mut found = None;
    for value in statement.values() {
        value.visit(&mut |part| {
            if never_returns(part, diverging) {
                found = Some(part.clone());
            }
        });
    }
    found
}
