//! Statements as lines.

mod assignments;
mod loops;

use super::runtime::Helper;
use super::Printer;
use crate::tree::{Arm, Expr, Label, Stmt};

impl Printer<'_> {
    pub(super) fn line(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", "\t".repeat(self.depth)));
    }

    /// Prints a list, given the labels that mean its end.
    pub(super) fn list(&mut self, code: &[Stmt], end: Option<Label>) {
        let count = code.len();
        let mut place = 0;
        while place < count {
            if let [Stmt::Set(..), Stmt::If(condition, yes, no), ..] = &code[place..] {
                let (before, text) = self.step(&code[place..=place], condition);
                if before.is_empty() {
                    let end = if place + 2 == count { end } else { None };
                    self.branch(&text, yes, no, end);
                    place += 2;
                    continue;
                }
            }
            let chained = self.chain(&code[place..]);
            if chained > 0 {
                place += chained;
                continue;
            }
            self.statement(&code[place], if place + 1 == count { end } else { None });
            place += 1;
        }
    }

    fn statement(&mut self, statement: &Stmt, end: Option<Label>) {
        match statement {
            Stmt::Set(var, value) => {
                let text = self.assignment(*var, value);
                self.line(&text);
            }
            Stmt::SetGlobal(global, value) => {
                let name = self.note(self.names.global(*global), String::new());
                let text = format!("{name} = {};", self.value(value).text);
                self.line(&text);
            }
            Stmt::Store(width, address, offset, value) => {
                let text = self.store(*width, address, *offset, value);
                self.line(&text);
            }
            Stmt::Do(value) => {
                let text = self.effect(value);
                self.line(&text);
            }
            Stmt::If(condition, yes, no) => {
                let text = self.truth(condition).text;
                self.branch(&text, yes, no, end);
            }
            Stmt::Block(label, body) => {
                self.list(body, Some(*label));
                if self.gotos.remove(label) {
                    self.label(*label);
                }
            }
            Stmt::Loop(head, body) => self.repeat(*head, body, end),
            Stmt::Branch(label) => {
                let text = self.jump(*label);
                self.line(&text);
            }
            Stmt::Switch(value, arms) => self.switch(value, arms, end),
            Stmt::Return(None) => self.line("return;"),
            Stmt::Return(Some(value)) => {
                let text = format!("return {};", self.value(value).text);
                self.line(&text);
            }
            Stmt::Trap => {
                self.use_helper(Helper::Trap);
                self.line("trap();");
            }
        }
    }

    fn label(&mut self, label: Label) {
        let depth = self.depth;
        self.depth = depth.saturating_sub(1);
        self.line(&format!("L{label}:;"));
        self.depth = depth;
    }

    fn jump(&mut self, label: Label) -> String {
        if self.breaks.last() == Some(&Some(label)) {
            "break;".to_string()
        } else if self.continues.last() == Some(&label) {
            "continue;".to_string()
        } else {
            self.gotos.insert(label);
            format!("goto L{label};")
        }
    }

    fn branch(&mut self, text: &str, yes: &[Stmt], no: &[Stmt], end: Option<Label>) {
        self.body(&format!("if ({text})"), yes, end, None);
        if no.is_empty() {
            return;
        }
        if let [Stmt::If(condition, yes, others)] = no {
            // `else if` on one level.
            let before = self.lines.len();
            let text = self.truth(condition).text;
            self.branch(&text, yes, others, end);
            let indent = "\t".repeat(self.depth);
            let text = self.lines[before].trim_start_matches('\t').to_string();
            let closed = self.lines[before - 1] == format!("{indent}}}");
            if closed {
                self.lines[before] = format!("{indent}}} else {text}");
                self.lines.remove(before - 1);
            } else {
                self.lines[before] = format!("{indent}else {text}");
            }
            return;
        }
        let indent = "\t".repeat(self.depth);
        if self.lines.last() == Some(&format!("{indent}}}")) {
            self.lines.pop();
            self.body("} else", no, end, None);
        } else {
            self.body("else", no, end, None);
        }
    }

    /// Prints `head` and its body, in braces unless it is one line. The label, if a `goto` needs
    /// it, is at the body's end.
    fn body(&mut self, head: &str, body: &[Stmt], end: Option<Label>, label: Option<Label>) {
        let start = self.lines.len();
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.list(body, end);
        if let Some(label) = label.filter(|label| self.gotos.remove(label)) {
            self.label(label);
        }
        self.depth -= 1;
        let printed = self.lines.len() - start - 1;
        let only = self.lines.last().map(|line| line.trim_start().to_string());
        match only {
            Some(only) if printed == 1 && is_plain(&only) && !head.starts_with('}') => {
                self.lines.truncate(start);
                self.line(&format!("{head} {only}"));
            }
            _ => self.line("}"),
        }
    }

    fn switch(&mut self, value: &Expr, arms: &[Arm], end: Option<Label>) {
        let text = self.truth(value).text;
        self.line(&format!("switch ({text}) {{"));
        self.breaks.push(end);
        for (place, arm) in arms.iter().enumerate() {
            let mut heads: Vec<String> =
                arm.cases.iter().map(|case| format!("case {case}:")).collect();
            if arm.default {
                heads.push("default:".to_string());
            }
            for some in heads.chunks(8) {
                self.line(&some.join(" "));
            }
            self.depth += 1;
            self.list(&arm.body, if place + 1 == arms.len() { end } else { None });
            self.depth -= 1;
        }
        self.breaks.pop();
        // A label or the closing brace must not follow `case` without a statement between.
        if arms.last().is_some_and(|arm| arm.body.is_empty()) {
            self.line("\t;");
        }
        self.line("}");
    }
}

/// Returns whether a line is a single statement that may follow `if (…)` without braces, even
/// before an `else`.
fn is_plain(line: &str) -> bool {
    let is_compound = ["if (", "while (", "for (", "do ", "switch ("].iter();
    line.ends_with(';')
        && !line.starts_with('L')
        && !is_compound.into_iter().any(|head| line.starts_with(head))
}
