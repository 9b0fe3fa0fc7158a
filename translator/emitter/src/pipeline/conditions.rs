//! What can hold for a function's tree between two passes, in words and as a check.

use super::types;
use crate::assigned::read_before_assigned;
use crate::error::Impossible;
use crate::program::Program;
use crate::structure::{diverges, never_returns, targets, visit, visit_vars, Diverging};
use crate::tree::{Body, Label, Stmt};
use std::collections::HashSet;

/// A property of every function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Scopes,
    Declared,
    Types,
    Calls,
    NoLostValue,
    Reached,
}

impl Condition {
    /// Returns the property as a sentence.
    pub fn text(self) -> &'static str {
        match self {
            Condition::Scopes => "Every branch goes to a label around it, and no label is twice.",
            Condition::Declared => {
                "Every variable is declared; all but the parameters and the module's own locals, \
                 which start at 0, are assigned on every way to where they are read."
            }
            Condition::Types => "Every value has the type that its place asks for.",
            Condition::Calls => "Every call passes what its function takes, and no more.",
            Condition::NoLostValue => "Nothing asks for the value of a call that never returns.",
            Condition::Reached => {
                "Every label is branched to, every loop comes round, and nothing follows a \
                 statement that leaves."
            }
        }
    }

    /// If the condition does not hold, returns the state that it rules out.
    pub fn check(self, program: &Program, body: &Body) -> Result<(), Impossible> {
        match self {
            Condition::Scopes => check_scopes(&body.code, &mut Vec::new(), &mut HashSet::new()),
            Condition::Declared => check_declared(body, &program.diverging),
            Condition::Types => types::check(program, body),
            Condition::Calls => types::calls(program, body),
            Condition::NoLostValue => check_no_lost_value(&body.code, &program.diverging),
            Condition::Reached => check_reached(&body.code, &program.diverging),
        }
    }
}

fn check_scopes(
    code: &[Stmt],
    around: &mut Vec<Label>,
    seen: &mut HashSet<Label>,
) -> Result<(), Impossible> {
    for statement in code {
        let label = match statement {
            Stmt::Branch(label) if !around.contains(label) => {
                return Err(Impossible::new(format!("a branch to the unknown label L{label}")));
            }
            Stmt::Block(label, _) | Stmt::Loop(label, _) => Some(*label),
            _ => None,
        };
        if let Some(label) = label.filter(|label| !seen.insert(*label)) {
            return Err(Impossible::new(format!("the label L{label} twice")));
        }
        let outside = around.len();
        around.extend(label);
        statement.lists().try_for_each(|list| check_scopes(list, around, seen))?;
        around.truncate(outside);
    }
    Ok(())
}

fn check_declared(body: &Body, diverging: &Diverging) -> Result<(), Impossible> {
    let mut undeclared = None;
    visit_vars(&body.code, &mut |var| {
        if var >= body.vars.len() {
            undeclared.get_or_insert(var);
        }
    });
    if let Some(var) = undeclared {
        return Err(Impossible::new(format!("the undeclared variable v{var}")));
    }
    let unassigned = read_before_assigned(&body.code, body.params, diverging);
    match unassigned.range(body.locals..).next() {
        Some(var) => Err(Impossible::new(format!("v{var}, read before it is assigned"))),
        None => Ok(()),
    }
}

fn check_no_lost_value(code: &[Stmt], diverging: &Diverging) -> Result<(), Impossible> {
    let mut lost = None;
    visit(code, &mut |statement| {
        let is_alone = matches!(statement, Stmt::Do(call) if never_returns(call, diverging));
        for value in statement.values() {
            value.visit(&mut |part| {
                let is_whole = is_alone && std::ptr::eq(part, value);
                if never_returns(part, diverging) && !is_whole {
                    lost.get_or_insert_with(|| part.to_string());
                }
            });
        }
    });
    match lost {
        Some(call) => Err(Impossible::new(format!("the value of {call}, which never returns"))),
        None => Ok(()),
    }
}

fn check_reached(code: &[Stmt], diverging: &Diverging) -> Result<(), Impossible> {
    if let Some((last, before)) = code.split_last() {
        if diverges(before, diverging) {
            return Err(Impossible::new(format!("{last} behind what leaves")));
        }
    }
    for statement in code {
        match statement {
            Stmt::Block(label, body) if !targets(body).contains(label) => {
                return Err(Impossible::new(format!("the label L{label} without a branch")));
            }
            Stmt::Loop(head, body)
                if diverges(body, diverging) && !targets(body).contains(head) =>
            {
                return Err(Impossible::new(format!("the loop L{head} that never repeats")));
            }
            _ => statement.lists().try_for_each(|list| check_reached(list, diverging))?,
        }
    }
    Ok(())
}
