//! What happens in a function: calls, stores, assignments to globals, traps, and evaluations that
//! may trap. No pass may drop any of it, except where control never arrives.
//!
//! A pass that moves statements may write them twice, or once instead of twice, so their number
//! says little. What it keeps are the *ways* through the function, from its head to a return, a
//! trap, a call that never returns or the head of a loop: on each way, the same happens as before.
//! There are too many ways to list. So every kind of effect is given a weight, and the weights of
//! the lightest and the heaviest way must be the same before and after, whatever the weights are; a
//! few sets of weights are tried.

use crate::effects::may_trap;
use crate::error::Impossible;
use crate::structure::{last_call, visit, visit_parts, Diverging};
use crate::tree::{Arm, Binary, Callee, Expr, Label, Stmt, Unary, Width};
use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What is the same before and after a pass, in each function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// What happens on the ways through it.
    Ways,
    /// The number of times that each effect is written.
    Effects,
    /// How many effects are written.
    NumberOfEffects,
}

impl Kept {
    /// Returns the promise as a sentence.
    pub fn text(self) -> &'static str {
        match self {
            Kept::Ways => "On every way through a function the same happens.",
            Kept::Effects => {
                "Every call, store, assignment to a global and trap is still there, and what may \
                 trap, unless it is a division that has become known."
            }
            Kept::NumberOfEffects => "As many calls, stores, assignments to globals and traps.",
        }
    }
}

/// Something that happens, and that the rest of the program can notice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Effect {
    Call(Callee),
    Store(Width),
    SetGlobal(u32),
    Trap,
    /// A load that traps outside the memory.
    CheckedLoad,
    /// A conversion that traps if the result is outside the integer type.
    Conversion,
    /// A division that may trap; once its operands are known, it may no longer.
    Division,
}

impl Effect {
    /// Returns the effect of an expression itself, without those of its parts.
    fn new(expr: &Expr) -> Option<Effect> {
        match expr {
            Expr::Call(callee, _) => Some(Effect::Call(*callee)),
            Expr::Load(load, _) if load.checked => Some(Effect::CheckedLoad),
            Expr::Float(operation, _) if operation.traps() => Some(Effect::Conversion),
            Expr::Binary(operator, ty, _, right) if may_trap(*operator, *ty, right) => {
                Some(Effect::Division)
            }
            _ => None,
        }
    }
}

/// The number of sets of weights.
const SETS: usize = 6;

/// What a function does, as far as a pass has to keep it.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Happenings {
    /// The lightest and the heaviest way for each set of weights; `None` if no way ends.
    Ways([Option<Range>; SETS]),
    Effects(BTreeMap<Effect, usize>),
    Number(usize),
}

impl Happenings {
    pub fn new(kept: Kept, code: &[Stmt], diverging: &Diverging) -> Result<Happenings, Impossible> {
        Ok(match kept {
            Kept::Ways => {
                let mut ways = [None; SETS];
                for (set, ways) in ways.iter_mut().enumerate() {
                    let mut walk = WayWalk { set, diverging, labels: HashMap::new(), over: None };
                    let behind = walk.list(code, Some(Range::default()))?;
                    *ways = join(walk.over, behind);
                }
                Happenings::Ways(ways)
            }
            Kept::Effects => Happenings::Effects(count_effects(code)),
            Kept::NumberOfEffects => Happenings::Number(count_effects(code).values().sum()),
        })
    }

    /// Returns an error if something else happens after a pass than did before.
    pub fn compare(&self, after: &Happenings) -> Result<(), Impossible> {
        if self == after {
            return Ok(());
        }
        Err(Impossible::new(match (self, after) {
            (Happenings::Effects(before), Happenings::Effects(after)) => {
                let differing = before.keys().chain(after.keys()).find(|effect| {
                    before.get(*effect).unwrap_or(&0) != after.get(*effect).unwrap_or(&0)
                });
                format!("{differing:?} as often no more as before")
            }
            (Happenings::Number(before), Happenings::Number(after)) => {
                format!("{after} effects where there were {before}")
            }
            _ => "a way on which other things happen than before".to_string(),
        }))
    }
}

/// Returns how often each effect is written.
fn count_effects(code: &[Stmt]) -> BTreeMap<Effect, usize> {
    let mut found = BTreeMap::new();
    let mut note = |effect| *found.entry(effect).or_insert(0) += 1;
    visit(code, &mut |statement| match statement {
        Stmt::Store(width, ..) => note(Effect::Store(*width)),
        Stmt::SetGlobal(global, _) => note(Effect::SetGlobal(*global)),
        Stmt::Trap => note(Effect::Trap),
        _ => {}
    });
    visit_parts(code, &mut |part| {
        if let Some(effect) = Effect::new(part).filter(|effect| *effect != Effect::Division) {
            note(effect);
        }
    });
    found
}

/// The weights of the lightest and the heaviest of some ways.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Range {
    lightest: u64,
    heaviest: u64,
}

impl Range {
    fn and(self, then: Range) -> Range {
        Range {
            lightest: self.lightest.saturating_add(then.lightest),
            heaviest: self.heaviest.saturating_add(then.heaviest),
        }
    }
}

/// The ways to a place, or `None` if no way leads there.
type Ways = Option<Range>;

fn join(some: Ways, others: Ways) -> Ways {
    match (some, others) {
        (Some(some), Some(others)) => Some(Range {
            lightest: some.lightest.min(others.lightest),
            heaviest: some.heaviest.max(others.heaviest),
        }),
        (some, others) => some.or(others),
    }
}

fn then(ways: Ways, next: Ways) -> Ways {
    Some(ways?.and(next?))
}

/// The ways through a condition, by what it turns out to be.
struct Answers {
    yes: Ways,
    no: Ways,
}

struct WayWalk<'d> {
    set: usize,
    diverging: &'d Diverging,
    /// The ways to the branches to each label.
    labels: HashMap<Label, Ways>,
    /// The ways that have ended.
    over: Ways,
}

impl WayWalk<'_> {
    fn weight(&self, effect: Effect) -> Range {
        // Any numbers will do, as long as they are the same every time.
        let mut hasher = DefaultHasher::new();
        (self.set, effect).hash(&mut hasher);
        let weight = 1 + (hasher.finish() >> 32);
        Range { lightest: weight, heaviest: weight }
    }

    fn list(&mut self, code: &[Stmt], ways: Ways) -> Result<Ways, Impossible> {
        let mut ways = ways;
        for statement in code {
            let Some(to_here) = ways else { return Ok(None) };
            ways = self.statement(statement, to_here)?;
        }
        Ok(ways)
    }

    fn statement(&mut self, statement: &Stmt, to_here: Range) -> Result<Ways, Impossible> {
        if let Some(call) = last_call(statement, self.diverging) {
            self.over = join(self.over, then(Some(to_here), self.value(&call)));
            return Ok(None);
        }
        let to_here = Some(to_here);
        let after = |value: Ways| then(to_here, value);
        match statement {
            Stmt::Set(_, value) | Stmt::Do(value) => Ok(after(self.value(value))),
            Stmt::SetGlobal(global, value) => {
                let set = self.weight(Effect::SetGlobal(*global));
                Ok(then(after(self.value(value)), Some(set)))
            }
            Stmt::Store(width, address, _, value) => {
                let parts = then(self.value(address), self.value(value));
                Ok(then(after(parts), Some(self.weight(Effect::Store(*width)))))
            }
            Stmt::If(condition, yes, no) => {
                let answers = self.answers(condition);
                let yes = self.list(yes, after(answers.yes))?;
                let no = self.list(no, after(answers.no))?;
                Ok(join(yes, no))
            }
            Stmt::Block(label, body) => {
                self.labels.insert(*label, None);
                let end = self.list(body, to_here)?;
                Ok(join(end, self.labels.remove(label).flatten()))
            }
            Stmt::Loop(head, body) => {
                self.labels.insert(*head, None);
                let end = self.list(body, to_here)?;
                let round = self.labels.remove(head).flatten();
                self.over = join(self.over, join(end, round));
                Ok(None)
            }
            Stmt::Branch(label) => match self.labels.get_mut(label) {
                Some(ways) => {
                    *ways = join(*ways, to_here);
                    Ok(None)
                }
                None => Err(Impossible::new(format!("a branch to the unknown label L{label}"))),
            },
            Stmt::Switch(value, arms) => self.switch(value, arms, after(self.value(value))),
            Stmt::Return(value) => {
                let value =
                    value.as_ref().map_or(Some(Range::default()), |value| self.value(value));
                self.over = join(self.over, after(value));
                Ok(None)
            }
            Stmt::Trap => {
                self.over = join(self.over, after(Some(self.weight(Effect::Trap))));
                Ok(None)
            }
        }
    }

    fn switch(&mut self, value: &Expr, arms: &[Arm], ways: Ways) -> Result<Ways, Impossible> {
        let chosen = |arm: &Arm| match value {
            Expr::Const(_, value) => {
                let is_case = |arm: &Arm| arm.cases.iter().any(|&case| u64::from(case) == *value);
                is_case(arm) || arm.default && !arms.iter().any(is_case)
            }
            _ => true,
        };
        let mut end = None;
        for arm in arms {
            let entry = if chosen(arm) { join(end, ways) } else { end };
            end = self.list(&arm.body, entry)?;
        }
        let is_passed = match value {
            Expr::Const(..) => !arms.iter().any(chosen),
            _ => !arms.iter().any(|arm| arm.default),
        };
        Ok(if is_passed { join(end, ways) } else { end })
    }

    /// Returns what happens in evaluating a value.
    fn value(&self, expr: &Expr) -> Ways {
        let own = Effect::new(expr).map_or(Range::default(), |effect| self.weight(effect));
        let own = Some(own);
        match expr {
            Expr::Binary(Binary::Both | Binary::Either, ..) => {
                let answers = self.answers(expr);
                join(answers.yes, answers.no)
            }
            Expr::Const(..) | Expr::Var(_) | Expr::Global(_) | Expr::Size => own,
            Expr::Unary(_, _, inner) | Expr::Load(_, inner) => then(own, self.value(inner)),
            Expr::Binary(_, _, left, right) => then(own, then(self.value(left), self.value(right))),
            Expr::Select(_, parts) => self.values(own, &parts[..]),
            Expr::Float(_, parts) | Expr::Call(_, parts) => self.values(own, parts),
        }
    }

    /// Returns what happens in evaluating values one after another.
    fn values(&self, before: Ways, parts: &[Expr]) -> Ways {
        parts.iter().fold(before, |ways, part| then(ways, self.value(part)))
    }

    fn answers(&self, condition: &Expr) -> Answers {
        match condition {
            Expr::Const(_, value) => {
                let way = |is_taken: bool| is_taken.then(Range::default);
                Answers { yes: way(*value != 0), no: way(*value == 0) }
            }
            Expr::Unary(Unary::Not, _, inner) => {
                let Answers { yes, no } = self.answers(inner);
                Answers { yes: no, no: yes }
            }
            Expr::Binary(Binary::Ne, _, inner, zero) if matches!(**zero, Expr::Const(_, 0)) => {
                self.answers(inner)
            }
            Expr::Binary(Binary::Both, _, left, right) => {
                let (first, second) = (self.answers(left), self.answers(right));
                Answers {
                    yes: then(first.yes, second.yes),
                    no: join(first.no, then(first.yes, second.no)),
                }
            }
            Expr::Binary(Binary::Either, _, left, right) => {
                let (first, second) = (self.answers(left), self.answers(right));
                Answers {
                    yes: join(first.yes, then(first.no, second.yes)),
                    no: then(first.no, second.no),
                }
            }
            other => {
                let ways = self.value(other);
                Answers { yes: ways, no: ways }
            }
        }
    }
}
