//! The solution as it is given to the critic of the library's part.
//!
//! The compiler that is asked which items of the library are unused must hear about all of them,
//! whatever the solution allows, and must regard everything in the solution as used: what the
//! solution never calls still has to compile.

use crate::imported_names::imported_names;
use crate::outline::{Outline, PathUse};
use crate::text::edit;
use anyhow::Result;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{
    Attribute, ExprBlock, ExprCall, ExprMethodCall, Item, ItemStatic, ItemUse, UsePath, UseTree,
};

/// The attributes that set the level of lints.
const LEVELS: [&str; 5] = ["allow", "warn", "deny", "forbid", "expect"];

/// The crates of the compiler itself.
const STD: [&str; 3] = ["std", "core", "alloc"];

/// Returns the solution without the levels that it sets for lints, and with every item counted as
/// used, which rustc does if dead code is allowed on the item.
pub fn for_critic(solution: &str) -> Result<String> {
    let file = syn::parse_file(solution)?;
    let mut levels = Levels(Vec::new());
    levels.visit_file(&file);
    let mut edits: Vec<_> = levels.0.into_iter().map(|range| (range, String::new())).collect();
    for item in &file.items {
        let is_call = matches!(item, Item::Macro(call) if call.ident.is_none());
        if !is_call && !matches!(item, Item::Use(_)) {
            let start = item.span().byte_range().start;
            edits.push((start..start, "#[allow(dead_code, unused_macros)] ".to_string()));
        }
    }
    Ok(edit(solution, edits))
}

/// Returns the solution with nothing to compute in its statics: rustc still reads and checks their
/// values, and sees what is used in them, but evaluates zeros. If zeros are not a value of the
/// type, that is error E0080.
pub fn without_values(solution: &str) -> Result<String> {
    let mut values = Values(Vec::new());
    values.visit_file(&syn::parse_file(solution)?);
    let edits = values.0.into_iter().map(|range| {
        let value = &solution[range.clone()];
        (range, format!("if false {{ {value} }} else {{ unsafe {{ ::core::mem::zeroed() }} }}"))
    });
    Ok(edit(solution, edits.collect()))
}

/// The ranges of the values of statics.
struct Values(Vec<Range<usize>>);

impl<'ast> Visit<'ast> for Values {
    fn visit_item_static(&mut self, item: &'ast ItemStatic) {
        let mut computes = Computes(false);
        computes.visit_expr(&item.expr);
        if computes.0 {
            self.0.push(item.expr.span().byte_range());
        }
    }
}

/// Whether an expression may take long to evaluate.
struct Computes(bool);

impl<'ast> Visit<'ast> for Computes {
    fn visit_expr_call(&mut self, _: &'ast ExprCall) {
        self.0 = true;
    }

    fn visit_expr_method_call(&mut self, _: &'ast ExprMethodCall) {
        self.0 = true;
    }

    fn visit_expr_block(&mut self, _: &'ast ExprBlock) {
        self.0 = true;
    }
}

/// The ranges of the attributes that set the level of lints.
struct Levels(Vec<Range<usize>>);

impl<'ast> Visit<'ast> for Levels {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if LEVELS.iter().any(|level| attribute.path().is_ident(level)) {
            self.0.push(attribute.span().byte_range());
        }
    }
}

/// Returns the modules through which the imports of a solution lead, each as a path from its crate.
/// These modules must exist even if the imports are not used.
pub fn modules_on_imports(solution: &str) -> Result<BTreeSet<Vec<String>>> {
    let mut modules = BTreeSet::new();
    for PathUse { path, import, .. } in &Outline::new(solution)?.paths {
        if import.is_none() {
            continue;
        }
        let path = path.strip_prefix(&["crate".to_string()]).unwrap_or(path);
        let names = path.iter().take_while(|name| *name != "*").count();
        modules.extend((1..=names).map(|len| path[..len].to_vec()));
    }
    Ok(modules)
}

/// Returns the name of the item that the import at a byte of a solution stands for, unless it is
/// one of std's.
pub fn imported_at(solution: &str, byte: usize) -> Option<String> {
    let mut finder = Finder { solution, byte, found: None };
    finder.visit_file(&syn::parse_file(solution).ok()?);
    finder.found
}

struct Finder<'a> {
    solution: &'a str,
    byte: usize,
    found: Option<String>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        let is_of_std = |path: &UsePath| STD.iter().any(|name| path.ident == name);
        if matches!(&import.tree, UseTree::Path(path) if is_of_std(path)) {
            return;
        }
        let range = import.span().byte_range();
        for name in imported_names(&self.solution[range.clone()]) {
            if self.found.is_none() && range.start + name.place == self.byte {
                self.found = name.item().map(String::from);
            }
        }
    }
}
