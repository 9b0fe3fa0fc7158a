//! Loops. What happens only once, on the way out, moves after the loop.

use super::{count, diverges, Structure};
use crate::fold;
use crate::tree::{Label, Stmt};
use std::{iter, slice};

impl Structure<'_> {
    pub(super) fn repeat(&self, head: Label, body: Vec<Stmt>) -> Vec<Stmt> {
        let mut body = self.list(body, &[head]);
        if diverges(&body, self.diverging) && count(&body, head) == 0 {
            return body;
        }
        if let Some(rest) = self.behind(head, &mut body) {
            let end = self.new_label();
            body.push(Stmt::Branch(end));
            let body = self.list(body, &[head]);
            let repeated = Stmt::Block(end, vec![Stmt::Loop(head, body)]);
            return iter::once(repeated).chain(rest).collect();
        }
        // `if (again) continue; leave` at the end means `if (!again) leave`.
        if let [.., Stmt::If(_, yes, no), last] = &body[..] {
            let is_exit = matches!(last, Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap);
            if is_exit && *yes == [Stmt::Branch(head)] && no.is_empty() {
                let exit = body.pop();
                if let Some(Stmt::If(condition, _, _)) = body.pop() {
                    let exit = exit.into_iter().collect();
                    body.push(Stmt::If(fold::negate(condition), exit, Vec::new()));
                }
            }
        }
        vec![Stmt::Loop(head, body)]
    }

    /// Cuts off the end of a loop's body if it is long and never leads back to the head.
    fn behind(&self, head: Label, body: &mut Vec<Stmt>) -> Option<Vec<Stmt>> {
        if !diverges(body, self.diverging) {
            return None;
        }
        let comes_round = |statement: &Stmt| count(slice::from_ref(statement), head) > 0;
        let last = body.iter().rposition(comes_round)?;
        let is_short = match &body[last + 1..] {
            [] => true,
            [only] => matches!(only, Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap | Stmt::Do(_)),
            _ => false,
        };
        (!is_short).then(|| body.split_off(last + 1))
    }

    /// Moves what happens on a loop's only way out to after the loop.
    pub(super) fn hoist(&self, end: Label, mut body: Vec<Stmt>) -> (Vec<Stmt>, Vec<Stmt>) {
        if count(&body, end) != 1 {
            return (body, Vec::new());
        }
        let Some(Stmt::Loop(head, inside)) = body.last_mut() else { return (body, Vec::new()) };
        let hoisted = take_exit(inside, *head, end).unwrap_or_default();
        (body, hoisted)
    }
}

fn take_exit(code: &mut [Stmt], head: Label, end: Label) -> Option<Vec<Stmt>> {
    for statement in code {
        let Stmt::If(_, yes, no) = statement else { continue };
        for arm in [yes, no] {
            if arm.last() == Some(&Stmt::Branch(end)) {
                if arm.len() == 1 || count(arm, head) > 0 {
                    return None;
                }
                let mut taken = std::mem::replace(arm, vec![Stmt::Branch(end)]);
                taken.pop();
                return Some(taken);
            }
            if let Some(taken) = take_exit(arm, head, end) {
                return Some(taken);
            }
        }
    }
    None
}
