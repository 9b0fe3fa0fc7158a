//! Blocks. Branches to a block's end need a label, unless the code after the block can take their
//! place, or an `else`, a `break` or a `switch` says the same.

use super::{count, diverges, merge, retarget, switches, visit, Structure};
use crate::tree::{Expr, Label, Stmt};

impl Structure<'_> {
    /// Rewrites a block and the code after it, and returns the finished part and what is left to
    /// do.
    pub(super) fn block(
        &self,
        label: Label,
        body: Vec<Stmt>,
        rest: Vec<Stmt>,
        tails: &[Label],
    ) -> (Vec<Stmt>, Vec<Stmt>) {
        let mut inner_tails = vec![label];
        if rest.is_empty() {
            inner_tails.extend_from_slice(tails);
        }
        let body = self.list(body, &inner_tails);
        let uses = count(&body, label);
        if uses == 0 {
            return (body, rest);
        }
        let exit = rest.first().filter(|next| self.is_short_exit(next)).cloned();
        let is_return = matches!(exit, Some(Stmt::Return(_)));
        let falls = !diverges(&body, self.diverging);
        let exit_inside = |body, rest, exit| {
            let body = retarget(body, label, std::slice::from_ref(exit));
            (body, if falls { rest } else { Vec::new() })
        };
        if let Some(exit) = exit.as_ref().filter(|_| !is_return) {
            return exit_inside(body, rest, exit);
        }
        if is_loop_with_exit(&body, label, uses) {
            // The label prints as `break`.
            let (body, hoisted) = self.hoist(label, body);
            let rest = hoisted.into_iter().chain(rest).collect();
            return (vec![Stmt::Block(label, body)], rest);
        }
        if let (true, Some(&tail)) = (rest.is_empty(), tails.first()) {
            return (retarget(body, label, &[Stmt::Branch(tail)]), rest);
        }
        if uses == 1 && !falls && !is_in_loop(&body, label) {
            // Only one path leads to the rest, so the rest can be put there.
            if diverges(&rest, self.diverging) {
                return (Vec::new(), retarget(body, label, &rest));
            }
            if let Some(&tail) = tails.first() {
                let mut rest = rest;
                rest.push(Stmt::Branch(tail));
                return (Vec::new(), retarget(body, label, &rest));
            }
        }
        // It is nested only if that makes the label unnecessary.
        let nested = nest(body.clone(), label, self);
        if count(&nested, label) == 0 {
            return (Vec::new(), nested.into_iter().chain(rest).collect());
        }
        if let Some(exit) = &exit {
            return exit_inside(body, rest, exit);
        }
        match switches::absorb(label, body, rest) {
            Ok(finished) => (Vec::new(), finished),
            Err((body, rest)) => {
                let (body, hoisted) = self.hoist(label, body);
                (vec![Stmt::Block(label, body)], hoisted.into_iter().chain(rest).collect())
            }
        }
    }

    /// Returns whether a statement leaves, and is not longer than a `goto`.
    fn is_short_exit(&self, statement: &Stmt) -> bool {
        match statement {
            Stmt::Branch(_) | Stmt::Trap | Stmt::Return(None) => true,
            Stmt::Return(Some(value)) => matches!(value, Expr::Const(..) | Expr::Var(_)),
            Stmt::Do(Expr::Call(callee, arguments)) => {
                let call = Expr::Call(*callee, arguments.clone());
                let is_plain = |part: &Expr| matches!(part, Expr::Const(..) | Expr::Var(_));
                super::paths::never_returns(&call, self.diverging)
                    && arguments.len() < 3
                    && arguments.iter().all(is_plain)
            }
            _ => false,
        }
    }
}

/// Returns whether a block is a single loop that contains all branches to the block's end.
fn is_loop_with_exit(body: &[Stmt], label: Label, uses: usize) -> bool {
    match body {
        [Stmt::Loop(_, inside)] => count(inside, label) == uses,
        _ => false,
    }
}

/// Returns whether the branch leaves a loop: then what follows is better placed after the loop.
fn is_in_loop(code: &[Stmt], label: Label) -> bool {
    let mut found = false;
    visit(code, &mut |statement| {
        if let Stmt::Loop(_, body) = statement {
            found |= count(body, label) > 0;
        }
    });
    found
}

/// Rewrites `if (c) { x; goto end; } y; end:` to `if (c) { x } else { y }`.
fn nest(code: Vec<Stmt>, end: Label, passes: &Structure) -> Vec<Stmt> {
    let mut finished = Vec::with_capacity(code.len());
    let mut code = code.into_iter();
    while let Some(statement) = code.next() {
        match statement {
            Stmt::Branch(label) if label == end => break,
            Stmt::If(condition, mut yes, mut no) => {
                if yes.last() == Some(&Stmt::Branch(end)) && !diverges(&no, passes.diverging) {
                    yes.pop();
                    no.extend(code);
                    let (yes, no) = (nest(yes, end, passes), nest(no, end, passes));
                    finished.extend(merge::branch(condition, yes, no));
                    break;
                }
                if no.last() == Some(&Stmt::Branch(end)) && !diverges(&yes, passes.diverging) {
                    no.pop();
                    yes.extend(code);
                    let (yes, no) = (nest(yes, end, passes), nest(no, end, passes));
                    finished.extend(merge::branch(condition, yes, no));
                    break;
                }
                if code.len() == 0 {
                    let (yes, no) = (nest(yes, end, passes), nest(no, end, passes));
                    finished.extend(merge::branch(condition, yes, no));
                } else {
                    finished.push(Stmt::If(condition, yes, no));
                }
            }
            other => finished.push(other),
        }
    }
    finished
}
