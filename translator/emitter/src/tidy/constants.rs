//! Small constants stand where they are used, not in a variable.

use super::calls::change_own;
use crate::error::Impossible;
use crate::structure::{visit, Structure};
use crate::tree::{Expr, Stmt, Var};
use std::collections::HashMap;

/// The largest constant that is moved: a variable's name is shorter than a larger one.
const LARGEST: u64 = 999;

type Known = HashMap<Var, Expr>;

/// Puts small constants in the places of the variables that hold them.
pub(crate) fn constants(code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
    Ok(list(code, &mut Known::new()))
}

fn list(code: Vec<Stmt>, known: &mut Known) -> Vec<Stmt> {
    let mut changed = Vec::with_capacity(code.len());
    for statement in code {
        let again = match &statement {
            Stmt::Set(var, value) => known.get(var) == Some(value),
            _ => false,
        };
        if !again {
            changed.push(step(statement, known));
        }
    }
    changed
}

fn step(statement: Stmt, known: &mut Known) -> Stmt {
    let statement = change_own(statement, &mut |expr| put(expr, known));
    match statement {
        Stmt::Set(var, value) => {
            known.remove(&var);
            if matches!(value, Expr::Const(_, value) if value <= LARGEST) {
                known.insert(var, value.clone());
            }
            Stmt::Set(var, value)
        }
        Stmt::If(condition, yes, no) => {
            let mut known_no = known.clone();
            let yes = list(yes, known);
            let no = list(no, &mut known_no);
            known.retain(|var, value| known_no.get(var) == Some(value));
            Stmt::If(condition, yes, no)
        }
        // What a block or a switch assigns depends on the way out of it.
        Stmt::Block(label, body) => {
            let mut inside = known.clone();
            let body = list(body, &mut inside);
            forget(&body, known);
            Stmt::Block(label, body)
        }
        Stmt::Loop(head, body) => {
            forget(&body, known);
            let mut inside = known.clone();
            Stmt::Loop(head, list(body, &mut inside))
        }
        Stmt::Switch(value, mut arms) => {
            for arm in &arms {
                forget(&arm.body, known);
            }
            for arm in &mut arms {
                // An arm may be fallen into from the one before it.
                let mut inside = known.clone();
                arm.body = list(std::mem::take(&mut arm.body), &mut inside);
            }
            Stmt::Switch(value, arms)
        }
        other => other,
    }
}

fn forget(code: &[Stmt], known: &mut Known) {
    visit(code, &mut |statement| {
        if let Stmt::Set(var, _) = statement {
            known.remove(var);
        }
    });
}

fn put(expr: Expr, known: &Known) -> Expr {
    let mut found = Vec::new();
    expr.visit(&mut |part| {
        if let Expr::Var(var) = part {
            found.extend(known.get(var).map(|value| (*var, value.clone())));
        }
    });
    found.into_iter().fold(expr, |expr, (var, value)| crate::fold::put(expr, var, &value))
}
