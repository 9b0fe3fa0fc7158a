//! One function: head, declarations and body. A variable is declared only if it is used, and starts
//! at 0 only if it may be read before it is assigned.

use super::head::{c_type, head, local_name};
use super::names::Names;
use super::runtime::Helper;
use super::Printer;
use crate::assigned::read_before_assigned;
use crate::error::Impossible;
use crate::program::Program;
use crate::structure::{visibly_diverges, visit_vars, Diverging};
use crate::tree::{Body, Callee, Stmt};
use crate::types::Type;
use crate::Options;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;

impl<'p> Printer<'p> {
    pub(super) fn new(
        names: &'p Names<'p>,
        body: &'p Body,
        options: &Options,
        helpers: &'p RefCell<BTreeSet<Helper>>,
        segments: &'p RefCell<Vec<u32>>,
    ) -> Result<Printer<'p>, Impossible> {
        let mut used = vec![false; body.vars.len()];
        used[..body.params].fill(true);
        mark_used(body, &mut used)?;
        let mut next = 0;
        let vars = used
            .iter()
            .map(|&used| {
                next += usize::from(used);
                used.then(|| local_name(next - 1))
            })
            .collect();
        Ok(Printer {
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
            fault: RefCell::new(None),
        })
    }

    pub(super) fn function(mut self, program: &Program) -> Result<String, Impossible> {
        let body = self.body;
        let mut code = &body.code[..];
        if let [before @ .., Stmt::Return(None)] = code {
            code = before;
        }
        self.list(code, None);
        let callee = Callee::Function(body.index);
        let zero = read_before_assigned(code, body.params, &Diverging::new());
        if let Some(label) = self.gotos.first() {
            return Err(Impossible::new(format!(
                "a branch to the label L{label}, which is nowhere"
            )));
        }
        if let Some(state) = self.fault.into_inner() {
            return Err(state);
        }
        let mut text = format!("{}\n{{\n", head(program, self.names, callee, Some(&self.vars))?);
        for ty in [Type::I32, Type::I64] {
            let mut list = Vec::new();
            for (var, name) in self.vars.iter().enumerate() {
                let Some(name) = name.as_ref().filter(|_| body.vars[var] == ty) else { continue };
                if var < body.params {
                    continue;
                }
                list.push(match zero.contains(&var) {
                    true => format!("{name} = 0"),
                    false => name.clone(),
                });
            }
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
        if self.names.result(body.index)?.is_some() && !visibly_diverges(code) {
            text.push_str("\treturn 0;\n");
        }
        text.push_str("}\n\n");
        Ok(text)
    }
}

fn mark_used(body: &Body, used: &mut [bool]) -> Result<(), Impossible> {
    let mut unknown = None;
    visit_vars(&body.code, &mut |var| match used.get_mut(var) {
        Some(used) => *used = true,
        None => unknown = Some(var),
    });
    match unknown {
        Some(var) => Err(Impossible::new(format!("the unknown variable v{var}"))),
        None => Ok(()),
    }
}
