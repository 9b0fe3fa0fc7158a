use super::{count, diverges, Structure};
use crate::tree::{Label, Stmt};

impl Structure<'_> {
    pub(super) fn repeat(&self, head: Label, body: Vec<Stmt>) -> Vec<Stmt> {
        let mut body = self.list(body, &[head]);
        if diverges(&body, self.diverging) && count(&body, head) == 0 {
            return body;
        }
        // `if (again) continue; leave` at the end says `if (!again) leave`.
        if let [.., Stmt::If(_, yes, no), last] = &body[..] {
            let is_exit = matches!(last, Stmt::Branch(_) | Stmt::Return(_) | Stmt::Trap);
            if is_exit && *yes == [Stmt::Branch(head)] && no.is_empty() {
                let exit = body.pop();
                if let Some(Stmt::If(condition, _, _)) = body.pop() {
                    let exit = exit.into_iter().collect();
                    body.push(Stmt::If(super::blocks::inverted(condition), exit, Vec::new()));
                }
            }
        }
        vec![Stmt::Loop(head, body)]
    }

    /// Takes what happens on a loop's only way out to behind the loop.
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
