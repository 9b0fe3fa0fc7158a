//! Which variables need an initial value: a module's locals start at 0, while C's may start at
//! anything.

use crate::structure::{never_returns, Diverging};
use crate::tree::{Expr, Label, Stmt, Var};
use std::collections::{BTreeSet, HashMap};

/// A set of variables.
#[derive(Clone, Default)]
struct Vars(Vec<u64>);

impl Vars {
    fn contains(&self, var: Var) -> bool {
        self.0.get(var / 64).is_some_and(|word| word >> (var % 64) & 1 == 1)
    }

    fn insert(&mut self, var: Var) {
        if self.0.len() <= var / 64 {
            self.0.resize(var / 64 + 1, 0);
        }
        self.0[var / 64] |= 1 << (var % 64);
    }

    fn keep_common(&mut self, other: &Vars) {
        for (place, word) in self.0.iter_mut().enumerate() {
            *word &= other.0.get(place).copied().unwrap_or(0);
        }
    }
}

/// Returns the variables that may be read before anything is assigned to them; the module relies on
/// their being 0. Control does not come back from calls of `diverging` functions.
pub(crate) fn read_before_assigned(
    code: &[Stmt],
    params: usize,
    diverging: &Diverging,
) -> BTreeSet<Var> {
    let mut walk = AssignedWalk { diverging, labels: HashMap::new(), found: BTreeSet::new() };
    let mut assigned = Vars::default();
    (0..params).for_each(|param| assigned.insert(param));
    walk.list(code, Some(assigned));
    walk.found
}

struct AssignedWalk<'d> {
    diverging: &'d Diverging,
    /// The variables that every branch to a label has assigned.
    labels: HashMap<Label, Option<Vars>>,
    found: BTreeSet<Var>,
}

/// The assigned variables, or `None` where control never arrives.
type Assigned = Option<Vars>;

fn meet(left: Assigned, right: Assigned) -> Assigned {
    match (left, right) {
        (Some(mut left), Some(right)) => {
            left.keep_common(&right);
            Some(left)
        }
        (left, right) => left.or(right),
    }
}

impl AssignedWalk<'_> {
    fn read(&mut self, expr: &Expr, assigned: &Vars) {
        expr.visit(&mut |part| {
            if let Expr::Var(var) = part {
                if !assigned.contains(*var) {
                    self.found.insert(*var);
                }
            }
        });
    }

    fn list(&mut self, code: &[Stmt], assigned: Assigned) -> Assigned {
        code.iter().fold(assigned, |assigned, statement| self.statement(statement, assigned?))
    }

    fn statement(&mut self, statement: &Stmt, mut assigned: Vars) -> Assigned {
        match statement {
            Stmt::Set(var, value) => {
                self.read(value, &assigned);
                assigned.insert(*var);
            }
            Stmt::SetGlobal(_, value) => self.read(value, &assigned),
            Stmt::Do(value) => {
                self.read(value, &assigned);
                if never_returns(value, self.diverging) {
                    return None;
                }
            }
            Stmt::Store(_, address, _, value) => {
                self.read(address, &assigned);
                self.read(value, &assigned);
            }
            Stmt::If(condition, yes, no) => {
                self.read(condition, &assigned);
                let yes = self.list(yes, Some(assigned.clone()));
                return meet(yes, self.list(no, Some(assigned)));
            }
            Stmt::Block(label, body) => {
                let end = self.list(body, Some(assigned));
                let branches = self.labels.remove(label).flatten();
                return meet(end, branches);
            }
            // Every path back to the head has assigned at least what the path in has.
            Stmt::Loop(_, body) => {
                self.list(body, Some(assigned));
                return None;
            }
            Stmt::Branch(label) => {
                let known = self.labels.remove(label).flatten();
                self.labels.insert(*label, meet(known, Some(assigned)));
                return None;
            }
            Stmt::Switch(value, arms) => {
                self.read(value, &assigned);
                let mut end = None;
                for arm in arms {
                    end = self.list(&arm.body, meet(end, Some(assigned.clone())));
                }
                let has_default = arms.iter().any(|arm| arm.default);
                return if has_default { end } else { meet(end, Some(assigned)) };
            }
            Stmt::Return(value) => {
                if let Some(value) = value {
                    self.read(value, &assigned);
                }
                return None;
            }
            Stmt::Trap => return None,
        }
        Some(assigned)
    }
}
