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
mod types;

pub(crate) use file::file;

use crate::module::Type;
use crate::tree::{Body, Label, Var};
use names::Names;
use runtime::Helper;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The state of printing one function: what is known about it, and what the file turns out to need.
struct Printer<'p> {
    names: &'p Names<'p>,
    body: &'p Body,
    vars: Vec<String>,
    checked: bool,
    helpers: &'p RefCell<BTreeSet<Helper>>,
    segments: &'p RefCell<Vec<u32>>,
    lines: Vec<String>,
    depth: usize,
    /// The labels to which `break` leads, and those to which `continue` does.
    breaks: Vec<Label>,
    continues: Vec<Label>,
    /// The labels that only a `goto` reaches.
    gotos: BTreeSet<Label>,
}

impl Printer<'_> {
    fn var(&self, var: Var) -> &str {
        &self.vars[var]
    }

    fn var_type(&self, var: Var) -> Type {
        self.body.vars[var]
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
