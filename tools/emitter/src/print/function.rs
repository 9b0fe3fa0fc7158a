//! One function: head, declarations and body. A variable is declared only if it is used, and starts
//! at 0 only if it may be read before it is assigned.

use super::head::{c_type, head, is_kept, local_name};
use super::names::Names;
use super::runtime::Helper;
use super::Printer;
use crate::module::Type;
use crate::program::Program;
use crate::structure::{diverges, visit, visit_expressions, Diverging};
use crate::tidy::read_before_assigned;
use crate::tree::{Body, Callee, Expr, Stmt};
use crate::Options;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;

impl<'p> Printer<'p> {
    pub(super) fn new(
        program: &Program,
        names: &'p Names<'p>,
        body: &'p Body,
        options: &Options,
        helpers: &'p RefCell<BTreeSet<Helper>>,
        segments: &'p RefCell<Vec<u32>>,
    ) -> Printer<'p> {
        let mut used = vec![false; body.vars.len()];
        for (param, used) in used[..body.params].iter_mut().enumerate() {
            *used = is_kept(program, Callee::Function(body.index), param);
        }
        mark_used(body, &mut used);
        let mut next = 0;
        let vars = used
            .iter()
            .map(|&used| {
                next += usize::from(used);
                if used {
                    local_name(next - 1)
                } else {
                    String::new()
                }
            })
            .collect();
        Printer {
            names,
            body,
            vars,
            checked: options.check_bounds,
            helpers,
            segments,
            lines: Vec::new(),
            depth: 1,
            breaks: Vec::new(),
            continues: Vec::new(),
            gotos: BTreeSet::new(),
        }
    }

    pub(super) fn function(mut self, program: &Program) -> String {
        let body = self.body;
        let mut code = &body.code[..];
        if let [before @ .., Stmt::Return(None)] = code {
            code = before;
        }
        self.list(code, None);
        let callee = Callee::Function(body.index);
        let zero = read_before_assigned(code, body.params);
        let mut text = format!("{}\n{{\n", head(program, self.names, callee, Some(&self.vars)));
        for ty in [Type::I32, Type::I64] {
            let of_type = |var: &usize| body.vars[*var] == ty && !self.vars[*var].is_empty();
            let dropped = |var: &usize| !is_kept(program, callee, *var);
            let list: Vec<String> = (0..body.vars.len())
                .filter(|var| *var >= body.params || dropped(var))
                .filter(of_type)
                .map(|var| match zero.contains(&var) {
                    true => format!("{} = 0", self.vars[var]),
                    false => self.vars[var].clone(),
                })
                .collect();
            if !list.is_empty() {
                let _ = writeln!(text, "\t{} {};", c_type(ty), list.join(", "));
            }
        }
        for (place, line) in self.lines.iter().enumerate() {
            let next = self.lines.get(place + 1).map_or("}", |next| next.trim_start());
            let is_followed =
                !["}", "case ", "default:", "L"].iter().any(|end| next.starts_with(end));
            match line.strip_suffix(":;").filter(|_| is_followed) {
                Some(label) => text.push_str(&format!("{label}:\n")),
                None => text.push_str(&format!("{line}\n")),
            }
        }
        // A C compiler does not know which calls never come back.
        if self.names.result(body.index).is_some() && !diverges(code, &Diverging::new()) {
            text.push_str("\treturn 0;\n");
        }
        text.push_str("}\n\n");
        text
    }
}

fn mark_used(body: &Body, used: &mut [bool]) {
    visit_expressions(&body.code, &mut |expr| {
        expr.visit(&mut |part| {
            if let Expr::Var(var) = part {
                used[*var] = true;
            }
        });
    });
    visit(&body.code, &mut |statement| {
        if let Stmt::Set(var, _) = statement {
            used[*var] = true;
        }
    });
}
