//! Loops as `while`, `do` … `while` or `for (;;)`.

use super::super::Printer;
use crate::fold;
use crate::structure::targets;
use crate::tree::{Binary, Expr, Label, Stmt, Unary};

impl Printer<'_> {
    /// Prints an endless loop in the form that its first or last exit suggests.
    pub(in crate::print) fn repeat(&mut self, head: Label, body: &[Stmt], end: Option<Label>) {
        self.breaks.push(end);
        self.continues.push(head);
        let (first, last) = (exit_unless(body.first(), end), exit_unless(body.last(), end));
        if let (Some(condition), false) = (last, targets(body).contains(&head)) {
            let (body, condition) = self.step(&body[..body.len() - 1], &condition);
            self.body("do", body, None, None);
            let tail = format!(" while ({condition});");
            if let Some(line) = self.lines.last_mut() {
                line.push_str(&tail);
            }
        } else if let Some(condition) = first {
            let condition = self.truth(&condition).text;
            self.body(&format!("while ({condition})"), &body[1..], Some(head), Some(head));
        } else {
            self.body("for (;;)", body, Some(head), Some(head));
        }
        self.breaks.pop();
        self.continues.pop();
    }

    /// Returns a condition that follows a list ending in `i++` or `i--`, as `++i < n`.
    pub(in crate::print) fn step<'s>(
        &self,
        code: &'s [Stmt],
        condition: &Expr,
    ) -> (&'s [Stmt], String) {
        let plain = self.truth(condition);
        let Some((Stmt::Set(var, Expr::Binary(Binary::Add, ty, left, right)), before)) =
            code.split_last()
        else {
            return (code, plain.text);
        };
        let step = match **right {
            Expr::Const(_, 1) => "++",
            Expr::Const(_, by) if by == ty.mask() => "--",
            _ => return (code, plain.text),
        };
        let is_compared = match condition {
            Expr::Var(_) => true,
            Expr::Unary(Unary::Not, _, inner) => matches!(**inner, Expr::Var(_)),
            Expr::Binary(operator, ..) => {
                operator.is_condition() && !matches!(operator, Binary::Both | Binary::Either)
            }
            _ => false,
        };
        let is_own = **left == Expr::Var(*var) && condition.reads(*var) == 1 && is_compared;
        let name = self.var(*var);
        let names = plain
            .text
            .strip_prefix('!')
            .map_or((String::new(), &*plain.text), |rest| ("!".to_string(), rest));
        let is_first = names.1 == name || names.1.starts_with(&format!("{name} "));
        if !is_own || !is_first {
            return (code, plain.text);
        }
        (before, format!("{}{step}{}", names.0, names.1))
    }
}

/// If a statement may leave the loop, returns the condition for staying in it.
fn exit_unless(statement: Option<&Stmt>, end: Option<Label>) -> Option<Expr> {
    match statement {
        Some(Stmt::If(condition, yes, no)) if no.is_empty() => {
            let exit = [Stmt::Branch(end?)];
            (*yes == exit).then(|| fold::negate(condition.clone()))
        }
        _ => None,
    }
}
