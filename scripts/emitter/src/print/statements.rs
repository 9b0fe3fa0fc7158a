use super::runtime::Helper;
use super::types::Level;
use super::Printer;
use crate::fold;
use crate::module::Type;
use crate::structure::targets;
use crate::tree::{Arm, Binary, Expr, Label, Stmt, Unary, Width};

impl Printer<'_> {
    pub(super) fn line(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", "\t".repeat(self.depth)));
    }

    /// A list, and the labels that mean its end.
    pub(super) fn list(&mut self, code: &[Stmt], end: Option<Label>) {
        let count = code.len();
        let mut place = 0;
        while place < count {
            if let [Stmt::Set(..), Stmt::If(condition, yes, no), ..] = &code[place..] {
                let (before, text) = self.stepped(&code[place..=place], condition);
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

    /// Prints `c = b = a = value;` for assignments of one value in a row, and gives their
    /// number, or 0 where there is only one.
    fn chain(&mut self, code: &[Stmt]) -> usize {
        let Some((first, ty, value)) = self.assigned(&code[0]) else { return 0 };
        let mut places = vec![first];
        for statement in &code[1..] {
            let Some((place, other, again)) = self.assigned(statement) else { break };
            let is_copy =
                places.contains(again) || value == again && matches!(value, Expr::Const(..));
            if other != ty || !is_copy {
                break;
            }
            places.push(place);
        }
        if places.len() < 2 {
            return 0;
        }
        let text = match &code[0] {
            Stmt::Set(var, value) => self.assignment(*var, value),
            _ => format!("{} = {};", self.value(&places[0]).text, self.value(value).text),
        };
        if text.ends_with("++;") || text.ends_with("--;") {
            return 0;
        }
        let others: String =
            places[1..].iter().rev().map(|place| self.value(place).text + " = ").collect();
        self.line(&(others + &text));
        places.len()
    }

    /// Where a statement puts which value, if that is all it does.
    fn assigned<'s>(&self, statement: &'s Stmt) -> Option<(Expr, Type, &'s Expr)> {
        match statement {
            Stmt::Set(var, value) => Some((Expr::Var(*var), self.var_type(*var), value)),
            Stmt::SetGlobal(global, value) => {
                Some((Expr::Global(*global), self.names.global_type(*global), value))
            }
            _ => None,
        }
    }

    fn statement(&mut self, statement: &Stmt, end: Option<Label>) {
        match statement {
            Stmt::Set(var, value) => {
                let text = self.assignment(*var, value);
                self.line(&text);
            }
            Stmt::SetGlobal(global, value) => {
                let text = format!("{} = {};", self.names.global(*global), self.value(value).text);
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
        if self.breaks.last() == Some(&label) {
            "break;".to_string()
        } else if self.continues.last() == Some(&label) {
            "continue;".to_string()
        } else {
            self.gotos.insert(label);
            format!("goto L{label};")
        }
    }

    fn assignment(&self, var: usize, value: &Expr) -> String {
        let name = self.var(var);
        if let Expr::Binary(operator, ty, left, right) = value {
            let sign = match operator {
                Binary::Add => "+",
                Binary::Sub => "-",
                Binary::Mul => "*",
                Binary::And => "&",
                Binary::Or => "|",
                Binary::Xor => "^",
                _ => "",
            };
            let (first, second) = match (&**left, &**right) {
                (Expr::Var(found), right) if *found == var => (true, right),
                (left, Expr::Var(found)) if *found == var && *operator != Binary::Sub => {
                    (true, left)
                }
                (_, right) => (false, right),
            };
            if first && !sign.is_empty() {
                let mut sign = sign;
                let mut by = second.clone();
                if let (Binary::Add, Expr::Const(_, value)) = (operator, second) {
                    let negated = value.wrapping_neg() & fold::mask(*ty);
                    if *value == 1 || negated == 1 {
                        return format!(
                            "{name}{sign2};",
                            sign2 = if negated == 1 { "--" } else { "++" }
                        );
                    }
                    if negated < *value {
                        sign = "-";
                        by = Expr::Const(*ty, negated);
                    }
                }
                return format!("{name} {sign}= {};", self.value(&by).text);
            }
            if let (Binary::Shl | Binary::ShrU, Expr::Var(found), Expr::Const(_, by)) =
                (operator, &**left, &**right)
            {
                if *found == var {
                    let sign = if *operator == Binary::Shl { "<<" } else { ">>" };
                    return format!("{name} {sign}= {};", by % u64::from(ty.bits()));
                }
            }
        }
        format!("{name} = {};", self.value(value).text)
    }

    fn store(&self, width: Width, address: &Expr, offset: u32, value: &Expr) -> String {
        let text = self.value(value).text;
        let place = self.address(address, offset).text;
        if width == Width::One && self.is_indexed(address) && self.is_indexed(value) {
            self.use_helper(Helper::Memory);
            return format!("M[{place}] = {text};");
        }
        let helper = match width {
            Width::One => Helper::Store1,
            Width::Two => Helper::Store2,
            Width::Four => Helper::Store4,
            Width::Eight => Helper::Store8,
        };
        self.use_helper(helper);
        format!("{}({place}, {text});", helper.name())
    }

    /// The calls in a value that is not used, in their order.
    fn effect(&self, value: &Expr) -> String {
        let text = self.value(value);
        match value {
            Expr::Call(..) => format!("{};", text.text),
            _ => format!("(void){};", text.at(Level::Prefix)),
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

    /// `head` and its body, in braces unless it is one line. The label, if a `goto` asks
    /// for it, stands at the body's end.
    fn body(&mut self, head: &str, body: &[Stmt], end: Option<Label>, label: Option<Label>) {
        let start = self.lines.len();
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.list(body, end);
        if let Some(label) = label.filter(|label| self.gotos.remove(label)) {
            self.label(label);
        }
        self.depth -= 1;
        let made = self.lines.len() - start - 1;
        let only = self.lines.last().map(|line| line.trim_start().to_string());
        match only {
            Some(only) if made == 1 && is_plain(&only) && !head.starts_with('}') => {
                self.lines.truncate(start);
                self.line(&format!("{head} {only}"));
            }
            _ => self.line("}"),
        }
    }

    /// An endless loop in the form that its first or last exit suggests.
    fn repeat(&mut self, head: Label, body: &[Stmt], end: Option<Label>) {
        self.breaks.push(end.unwrap_or(Label::MAX));
        self.continues.push(head);
        let (first, last) = (exit_unless(body.first(), end), exit_unless(body.last(), end));
        if let (Some(condition), false) = (last, targets(body).contains(&head)) {
            let (body, condition) = self.stepped(&body[..body.len() - 1], &condition);
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

    /// A condition behind a list that ends with `i++` or `i--`, as `++i < n`.
    fn stepped<'s>(&self, code: &'s [Stmt], condition: &Expr) -> (&'s [Stmt], String) {
        let plain = self.truth(condition);
        let Some((Stmt::Set(var, Expr::Binary(Binary::Add, ty, left, right)), before)) =
            code.split_last()
        else {
            return (code, plain.text);
        };
        let step = match **right {
            Expr::Const(_, 1) => "++",
            Expr::Const(_, by) if by == fold::mask(*ty) => "--",
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

    fn switch(&mut self, value: &Expr, arms: &[Arm], end: Option<Label>) {
        let text = self.truth(value).text;
        self.line(&format!("switch ({text}) {{"));
        self.breaks.push(end.unwrap_or(Label::MAX));
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
        // A label or the brace must not follow `case` without a statement.
        if arms.last().is_some_and(|arm| arm.body.is_empty()) {
            self.line("\t;");
        }
        self.line("}");
    }
}

/// One statement that may follow `if (…)` without braces, also before an `else`.
fn is_plain(line: &str) -> bool {
    let is_compound = ["if (", "while (", "for (", "do ", "switch ("].iter();
    line.ends_with(';')
        && !line.starts_with('L')
        && !is_compound.into_iter().any(|head| line.starts_with(head))
}

/// The condition to stay, of a statement that leaves the loop.
fn exit_unless(statement: Option<&Stmt>, end: Option<Label>) -> Option<Expr> {
    match statement {
        Some(Stmt::If(condition, yes, no)) if no.is_empty() => {
            let exit = [Stmt::Branch(end?)];
            (*yes == exit).then(|| fold::negated(condition.clone()))
        }
        _ => None,
    }
}
