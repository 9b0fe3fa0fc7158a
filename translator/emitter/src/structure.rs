//! Blocks and branches become `if`, `else`, `switch`, `while` and `break`, as far as they go.

mod blocks;
mod loops;
mod merge;
mod paths;
mod switches;

pub(crate) use paths::{
    diverges, last_call, never_ends, never_returns, targets, visibly_diverges, visit, visit_parts,
    visit_vars, Diverging,
};

use crate::error::Impossible;
use crate::fold;
use crate::tree::{Arm, Expr, Label, Stmt};
use paths::{count, retarget};
use std::cell::Cell;

/// What the passes know about the function that they rewrite.
pub(crate) struct Structure<'d> {
    pub diverging: &'d Diverging,
    /// A label that is not in use yet.
    next_label: Cell<Label>,
}

/// Rewrites a function's statements once so that fewer labels are left. Each round feeds the next.
pub(crate) fn structure(code: Vec<Stmt>, passes: &Structure) -> Result<Vec<Stmt>, Impossible> {
    Ok(passes.list(code, &[]))
}

/// Removes each `else` after a branch that leaves, as the last pass.
pub(crate) fn finish(code: Vec<Stmt>, passes: &Structure) -> Result<Vec<Stmt>, Impossible> {
    let code = merge::unnest(code, passes);
    Ok(passes.list(code, &[]))
}

impl<'d> Structure<'d> {
    pub fn new(code: &[Stmt], diverging: &'d Diverging) -> Structure<'d> {
        let mut next = 0;
        visit(code, &mut |statement| {
            if let Stmt::Block(label, _) | Stmt::Loop(label, _) = statement {
                next = next.max(label + 1);
            }
        });
        Structure { diverging, next_label: Cell::new(next) }
    }

    fn new_label(&self) -> Label {
        self.next_label.replace(self.next_label.get() + 1)
    }

    /// Rewrites a list. The `tails` are the labels of the place to which control goes on from its
    /// end.
    fn list(&self, code: Vec<Stmt>, tails: &[Label]) -> Vec<Stmt> {
        let mut done: Vec<Stmt> = Vec::new();
        let mut waiting: Vec<Stmt> = code.into_iter().rev().collect();
        while let Some(statement) = waiting.pop() {
            if let Some(call) = paths::last_call(&statement, self.diverging) {
                done.push(Stmt::Do(call));
                break;
            }
            let all_tails = tails;
            let tails = if waiting.is_empty() { tails } else { &[] };
            match statement {
                Stmt::If(condition, yes, no) => {
                    let yes = self.list(yes, tails);
                    let no = self.list(no, tails);
                    done.extend(merge::branch(condition, yes, no));
                }
                Stmt::Block(label, body) => {
                    let rest: Vec<Stmt> = waiting.drain(..).rev().collect();
                    let (finished, rest) = self.block(label, body, rest, all_tails);
                    // What the block has become is already simple; what follows is not yet.
                    done.extend(finished);
                    waiting.extend(rest.into_iter().rev());
                }
                Stmt::Loop(head, body) => {
                    let finished = self.repeat(head, body);
                    done.extend(finished);
                }
                Stmt::Switch(value, arms) => {
                    done.extend(self.choose(value, arms, tails));
                }
                Stmt::Branch(label) if tails.contains(&label) => {}
                statement => done.push(statement),
            }
            if diverges(&done, self.diverging) {
                break;
            }
        }
        self.straighten(merge::alike(done, self), tails)
    }

    /// Rewrites `if (c) { x; goto end; } leave` to `if (!c) leave; x` if the end comes next.
    fn straighten(&self, code: Vec<Stmt>, tails: &[Label]) -> Vec<Stmt> {
        let mut code = merge::share_exit(code);
        if let [.., Stmt::If(_, yes, no), exit] = &code[..] {
            let is_exit = matches!(exit, Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap);
            let is_long = yes.len() > 1 && diverges(yes, self.diverging);
            if is_exit && is_long && no.is_empty() {
                let exit = code.pop().into_iter().collect();
                if let Some(Stmt::If(condition, yes, _)) = code.pop() {
                    code.push(Stmt::If(fold::negate(condition), exit, Vec::new()));
                    code.extend(yes);
                }
            }
        }
        let last = code.len().saturating_sub(3);
        for place in last..code.len() {
            let leaves = diverges(&code[place + 1..], self.diverging);
            let Stmt::If(_, yes, no) = &code[place] else { continue };
            let is_end = matches!(yes.last(), Some(Stmt::Branch(label)) if tails.contains(label));
            if !leaves || !is_end || !no.is_empty() {
                continue;
            }
            let rest = code.split_off(place + 1);
            if let Some(Stmt::If(condition, mut yes, _)) = code.pop() {
                yes.pop();
                code.push(Stmt::If(fold::negate(condition), rest, Vec::new()));
                code.extend(yes);
            }
            break;
        }
        code
    }

    fn choose(&self, value: Expr, arms: Vec<Arm>, tails: &[Label]) -> Vec<Stmt> {
        let mut arms = arms;
        let count = arms.len();
        for (place, arm) in arms.iter_mut().enumerate() {
            let body = std::mem::take(&mut arm.body);
            // The end of any other arm would fall into the next one.
            arm.body = self.list(body, if place + 1 == count { tails } else { &[] });
        }
        if arms.last().is_some_and(|arm| arm.default && arm.body.is_empty()) && arms.len() > 1 {
            // Without a `default`, the rest comes next as well.
            arms.pop();
        }
        if let [only] = &mut arms[..] {
            if only.default {
                let body = std::mem::take(&mut only.body);
                return merge::effects_of(value).into_iter().chain(body).collect();
            }
        }
        if let [first, second] = &mut arms[..] {
            let is_plain = first.cases.len() == 1 && !first.default && second.default;
            if is_plain && diverges(&first.body, self.diverging) {
                let case = fold::constant(first.cases[0]);
                let ty = crate::types::Type::I32;
                let condition = fold::binary(crate::tree::Binary::Eq, ty, value, case);
                let yes = std::mem::take(&mut first.body);
                let no = std::mem::take(&mut second.body);
                return merge::branch(fold::condition(condition), yes, no);
            }
        }
        vec![Stmt::Switch(value, arms)]
    }
}
