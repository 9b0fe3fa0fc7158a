//! A value that is used once moves to where it is used; one that is not used goes.

use super::live::{self, Labels, Vars};
use crate::effects::{effects, Effects};
use crate::error::Impossible;
use crate::structure::Structure;
use crate::tree::{Binary, Expr, Stmt, Var};

/// Longer expressions than this are hard to read on one line.
const SIZE: usize = 30;

/// Moves and drops values once. Each round feeds the next.
pub(crate) fn tidy(code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
    let mut pass = Pass { labels: Labels::default(), end: Vars::default() };
    let code = pass.list(code, &Vars::default());
    pass.labels.checked()?;
    Ok(code)
}

struct Pass {
    labels: Labels,
    /// The variables that are live behind the list at hand.
    end: Vars,
}

impl Pass {
    fn list(&mut self, code: Vec<Stmt>, after: &Vars) -> Vec<Stmt> {
        let outer = std::mem::replace(&mut self.end, after.clone());
        let moved = self.statements(code, after);
        self.end = outer;
        moved
    }

    fn statements(&mut self, code: Vec<Stmt>, after: &Vars) -> Vec<Stmt> {
        // What follows a statement, last first, with what is live before each.
        let mut moved: Vec<(Stmt, Vars)> = Vec::with_capacity(code.len());
        for statement in code.into_iter().rev() {
            let after = moved.last().map_or(after, |(_, live)| live).clone();
            let statement = match statement {
                Stmt::Set(var, value) if value == Expr::Var(var) => continue,
                Stmt::Set(var, value) if !after.contains(var) => {
                    if !effects(&value).happens() {
                        continue;
                    }
                    Stmt::Do(value)
                }
                Stmt::Set(var, value) => match self.moved(var, value, &mut moved) {
                    Some(kept) => kept,
                    None => continue,
                },
                Stmt::If(condition, yes, no) => {
                    Stmt::If(condition, self.list(yes, &after), self.list(no, &after))
                }
                Stmt::Block(label, body) => {
                    self.labels.insert(label, after.clone());
                    Stmt::Block(label, self.list(body, &after))
                }
                Stmt::Loop(head, body) => {
                    let live = live::at_head(head, &body, &mut self.labels);
                    self.labels.insert(head, live.clone());
                    Stmt::Loop(head, self.list(body, &live))
                }
                Stmt::Switch(value, mut arms) => {
                    let mut next = after.clone();
                    for arm in arms.iter_mut().rev() {
                        arm.body = self.list(std::mem::take(&mut arm.body), &next);
                        next = live::before_all(&arm.body, &next, &mut self.labels);
                    }
                    Stmt::Switch(value, arms)
                }
                other => other,
            };
            let after = moved.last().map_or(after, |(_, live)| live.clone());
            let live = live::before(&statement, &after, &mut self.labels);
            moved.push((statement, live));
        }
        moved.into_iter().rev().map(|(statement, _)| statement).collect()
    }

    /// Puts the value in the place of its only use, or gives the statement back.
    fn moved(&mut self, var: Var, value: Expr, moved: &mut [(Stmt, Vars)]) -> Option<Stmt> {
        let kept = |value| Some(Stmt::Set(var, value));
        let moving = effects(&value);
        let mut reads = Vars::default();
        reads.read(&value);
        let last = moved.len();
        for place in (0..last).rev() {
            let (statement, _) = &moved[place];
            let uses: usize = own(statement).iter().map(|part| part.reads(var)).sum();
            if uses == 0 {
                if !lets_pass(statement, moving, &reads, var) {
                    return kept(value);
                }
                continue;
            }
            let is_used_up = match statement {
                Stmt::Set(again, _) if *again == var => true,
                Stmt::If(_, yes, no) => {
                    let after = self.after(moved, place);
                    let yes = live::before_all(yes, &after, &mut self.labels);
                    let no = live::before_all(no, &after, &mut self.labels);
                    !yes.contains(var) && !no.contains(var)
                }
                Stmt::Switch(_, arms) => {
                    let plain =
                        Stmt::Switch(Expr::Const(crate::module::Type::I32, 0), arms.clone());
                    let after = self.after(moved, place);
                    !live::before(&plain, &after, &mut self.labels).contains(var)
                }
                Stmt::Return(_) => true,
                Stmt::Loop(..) | Stmt::Block(..) => false,
                _ => !self.after(moved, place).contains(var),
            };
            let parts = own(statement);
            let size: usize = parts.iter().map(|part| size_of(part)).sum();
            let is_small =
                size + size_of(&value) <= SIZE || matches!(value, Expr::Var(_) | Expr::Const(..));
            let fits = parts.iter().all(|part| accepts(part, var, moving))
                && beside(&parts, var).commute(moving);
            if uses != 1 || !is_used_up || !is_small || !fits {
                return kept(value);
            }
            let (statement, _) = &mut moved[place];
            replace(statement, var, &value);
            // The variables that are live before the statements between have changed.
            for place in place..last {
                let after = self.after(moved, place);
                moved[place].1 = live::before(&moved[place].0, &after, &mut self.labels);
            }
            return None;
        }
        kept(value)
    }

    /// Returns what is live behind a statement; the list's own end is not recorded.
    fn after(&self, moved: &[(Stmt, Vars)], place: usize) -> Vars {
        match place {
            0 => self.end.clone(),
            place => moved[place - 1].1.clone(),
        }
    }
}

/// Returns the expressions that a statement evaluates itself, before any statement inside it.
fn own(statement: &Stmt) -> Vec<&Expr> {
    match statement {
        Stmt::Set(_, value) | Stmt::SetGlobal(_, value) | Stmt::Do(value) => vec![value],
        Stmt::If(value, ..) | Stmt::Switch(value, _) | Stmt::Return(Some(value)) => vec![value],
        Stmt::Store(_, address, _, value) => vec![address, value],
        _ => Vec::new(),
    }
}

fn replace(statement: &mut Stmt, var: Var, value: &Expr) {
    let put = |place: &mut Expr| {
        let expr = std::mem::replace(place, Expr::Size);
        *place = crate::fold::put(expr, var, value);
    };
    match statement {
        Stmt::Set(_, place) | Stmt::SetGlobal(_, place) | Stmt::Do(place) => put(place),
        Stmt::If(place, ..) | Stmt::Switch(place, _) | Stmt::Return(Some(place)) => put(place),
        Stmt::Store(_, address, _, place) => {
            put(address);
            put(place);
        }
        _ => {}
    }
}

/// Returns whether an expression may be evaluated after the statement instead of before it.
fn lets_pass(statement: &Stmt, moving: Effects, reads: &Vars, var: Var) -> bool {
    let parts_commute = own(statement).iter().all(|part| effects(part).commute(moving));
    parts_commute
        && match statement {
            Stmt::Set(other, _) => *other != var && !reads.contains(*other),
            Stmt::SetGlobal(..) => !moving.globals && !moving.calls && !moving.traps,
            Stmt::Store(..) => !moving.any(),
            Stmt::Do(_) => true,
            _ => false,
        }
}

fn size_of(expr: &Expr) -> usize {
    let mut size = 0;
    expr.visit(&mut |_| size += 1);
    size
}

/// Returns whether the variable's place in the expression is always evaluated, where it matters.
fn accepts(expr: &Expr, var: Var, moving: Effects) -> bool {
    let mut fits = true;
    expr.visit(&mut |part| match part {
        Expr::Select(_, parts) => {
            fits &= parts[1].reads(var) + parts[2].reads(var) == 0 || !moving.happens();
        }
        Expr::Binary(Binary::Both | Binary::Either, _, _, right) => {
            fits &= right.reads(var) == 0 || !moving.happens();
        }
        _ => {}
    });
    fits
}

/// Returns the effects of everything that is evaluated in no certain order with the variable:
/// everything but what the variable is a part of.
fn beside(parts: &[&Expr], var: Var) -> Effects {
    let mut found = Effects::default();
    for part in parts {
        if part.reads(var) == 0 {
            found.join(effects(part));
            continue;
        }
        match part {
            Expr::Unary(_, _, inner) | Expr::Load(_, inner) => {
                found.join(beside(&[inner], var));
            }
            Expr::Binary(_, _, left, right) => found.join(beside(&[left, right], var)),
            Expr::Select(_, parts) => {
                let parts: Vec<&Expr> = parts.iter().collect();
                found.join(beside(&parts, var));
            }
            Expr::Float(_, arguments) | Expr::Call(_, arguments) => {
                let arguments: Vec<&Expr> = arguments.iter().collect();
                found.join(beside(&arguments, var));
            }
            _ => {}
        }
    }
    found
}
