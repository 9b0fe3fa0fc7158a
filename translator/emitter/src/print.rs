//! Trees as C.

mod compact;
mod data;
mod dispatcher;
mod expressions;
mod file;
mod function;
mod head;
mod literals;
mod names;
mod order;
mod runtime;
mod statements;
#[cfg(test)]
mod tests;
mod types;

/// The name of this stage in errors.
const PASS: &str = "print";

pub(crate) use file::file;

use crate::error::Impossible;
use crate::tree::{Body, Label, Var};
use crate::types::Type;
use names::Names;
use runtime::Helper;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The state of printing one function: what is known about it, and what the file turns out to need.
struct Printer<'p> {
    names: &'p Names<'p>,
    body: &'p Body,
    /// The names of the variables that the function uses.
    vars: Vec<Option<String>>,
    checked: bool,
    helpers: &'p RefCell<BTreeSet<Helper>>,
    segments: &'p RefCell<Vec<u32>>,
    lines: Vec<String>,
    depth: usize,
    /// The labels to which `break` leads, and those to which `continue` leads.
    breaks: Vec<Option<Label>>,
    continues: Vec<Label>,
    /// The labels that only a `goto` reaches.
    gotos: BTreeSet<Label>,
    /// The first state that should be impossible. What is printed from then on is discarded.
    fault: RefCell<Option<Impossible>>,
}

impl Printer<'_> {
    fn var(&self, var: Var) -> &str {
        match self.vars.get(var) {
            Some(Some(name)) => name,
            _ => self.impossible(format!("the unknown variable v{var}"), ""),
        }
    }

    fn var_type(&self, var: Var) -> Type {
        match self.body.vars.get(var) {
            Some(ty) => *ty,
            None => self.impossible(format!("the unknown variable v{var}"), Type::I32),
        }
    }

    /// Notes that no file may come of this, and goes on with some value: the code would be hard to
    /// read if printing each expression returned a `Result`.
    fn impossible<T>(&self, state: impl Into<String>, value: T) -> T {
        self.note(Err(Impossible::new(state)), value)
    }

    fn note<T>(&self, found: Result<T, Impossible>, otherwise: T) -> T {
        found.unwrap_or_else(|state| {
            self.fault.borrow_mut().get_or_insert(state);
            otherwise
        })
    }

    fn use_helper(&self, helper: Helper) {
        self.helpers.borrow_mut().insert(helper);
    }

    /// Returns the index of a passive segment in the file's list of them.
    fn use_segment(&self, segment: u32) -> usize {
        let mut segments = self.segments.borrow_mut();
        match segments.iter().position(|&known| known == segment) {
            Some(place) => place,
            None => {
                segments.push(segment);
                segments.len() - 1
            }
        }
    }
}
