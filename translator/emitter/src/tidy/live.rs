//! Which variables' values are still read later.

use crate::error::Impossible;
use crate::tree::{Expr, Label, Stmt, Var};
use std::collections::HashMap;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Vars(Vec<u64>);

impl Vars {
    pub fn contains(&self, var: Var) -> bool {
        self.0.get(var / 64).is_some_and(|word| word >> (var % 64) & 1 == 1)
    }

    pub fn insert(&mut self, var: Var) {
        if self.0.len() <= var / 64 {
            self.0.resize(var / 64 + 1, 0);
        }
        self.0[var / 64] |= 1 << (var % 64);
    }

    pub fn remove(&mut self, var: Var) {
        if let Some(word) = self.0.get_mut(var / 64) {
            *word &= !(1 << (var % 64));
        }
    }

    pub fn join(&mut self, other: &Vars) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub fn keep_common(&mut self, other: &Vars) {
        for (place, word) in self.0.iter_mut().enumerate() {
            *word &= other.0.get(place).copied().unwrap_or(0);
        }
    }

    fn same(&self, other: &Vars) -> bool {
        let length = self.0.len().max(other.0.len());
        let word = |vars: &Vars, place: usize| vars.0.get(place).copied().unwrap_or(0);
        (0..length).all(|place| word(self, place) == word(other, place))
    }

    pub fn read(&mut self, expr: &Expr) {
        expr.visit(&mut |part| {
            if let Expr::Var(var) = part {
                self.insert(*var);
            }
        });
    }
}

/// The variables that are live at the labels around some code.
#[derive(Default)]
pub(super) struct Labels {
    live: HashMap<Label, Vars>,
    /// A label that some branch goes to, and that is not around it.
    unknown: Option<Label>,
}

impl Labels {
    pub fn insert(&mut self, label: Label, live: Vars) {
        self.live.insert(label, live);
    }

    /// Returns what is live at a label. An unknown one is noted, and [`checked`](Labels::checked)
    /// tells of it.
    fn at(&mut self, label: Label) -> Vars {
        match self.live.get(&label) {
            Some(live) => live.clone(),
            None => {
                self.unknown.get_or_insert(label);
                Vars::default()
            }
        }
    }

    /// Returns an error if what was computed rests on an unknown label.
    pub fn checked(&self) -> Result<(), Impossible> {
        match self.unknown {
            Some(label) => Err(Impossible::new(format!("a branch to the unknown label L{label}"))),
            None => Ok(()),
        }
    }
}

/// Returns what is live before a list, given what is live behind it.
pub(super) fn before_all(code: &[Stmt], after: &Vars, labels: &mut Labels) -> Vars {
    let mut live = after.clone();
    for statement in code.iter().rev() {
        live = before(statement, &live, labels);
    }
    live
}

pub(super) fn before(statement: &Stmt, after: &Vars, labels: &mut Labels) -> Vars {
    let mut live = after.clone();
    match statement {
        Stmt::Set(var, value) => {
            live.remove(*var);
            live.read(value);
        }
        Stmt::SetGlobal(_, value) | Stmt::Do(value) => live.read(value),
        Stmt::Store(_, address, _, value) => {
            live.read(address);
            live.read(value);
        }
        Stmt::If(condition, yes, no) => {
            live = before_all(yes, after, labels);
            live.join(&before_all(no, after, labels));
            live.read(condition);
        }
        Stmt::Block(label, body) => {
            labels.insert(*label, after.clone());
            live = before_all(body, after, labels);
        }
        Stmt::Loop(head, body) => live = at_head(*head, body, labels),
        Stmt::Branch(label) => live = labels.at(*label),
        Stmt::Switch(value, arms) => {
            let has_default = arms.iter().any(|arm| arm.default);
            let mut all = if has_default { Vars::default() } else { after.clone() };
            let mut next = after.clone();
            for arm in arms.iter().rev() {
                next = before_all(&arm.body, &next, labels);
                all.join(&next);
            }
            live = all;
            live.read(value);
        }
        Stmt::Return(value) => {
            live = Vars::default();
            if let Some(value) = value {
                live.read(value);
            }
        }
        Stmt::Trap => live = Vars::default(),
    }
    live
}

/// Returns what is live at the head of a loop.
pub(super) fn at_head(head: Label, body: &[Stmt], labels: &mut Labels) -> Vars {
    let mut live = Vars::default();
    loop {
        labels.insert(head, live.clone());
        let next = before_all(body, &live, labels);
        if next.same(&live) {
            return live;
        }
        live.join(&next);
    }
}
