//! proconio's attributes as calls of the stand-in's macros, because one file cannot define
//! attributes: `#[fastout]` above a function becomes `fastout! {` … `}` around it. No line of the
//! solution changes its place.

use crate::imported_names::{imported_names, remove_names};
use crate::text::edit;
use anyhow::Result;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemUse, UsePath, UseTree};

/// The attributes that the stand-in has as macros.
const ATTRIBUTES: [&str; 2] = ["derive_readable", FASTOUT];

const FASTOUT: &str = "fastout";

/// Returns a solution whose items with an attribute of proconio are in calls of its macros. If
/// output `is_buffered` anyway, `#[fastout]` is simply removed, with its import.
pub fn as_macros(solution: &str, is_buffered: bool) -> Result<String> {
    let file = syn::parse_file(solution)?;
    let mut calls = Calls { solution, is_buffered, edits: Vec::new() };
    calls.visit_file(&file);
    Ok(edit(solution, calls.edits))
}

struct Calls<'a> {
    solution: &'a str,
    is_buffered: bool,
    edits: Vec<(Range<usize>, String)>,
}

impl<'ast> Visit<'ast> for Calls<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes: &[Attribute] = match item {
            Item::Fn(item) => &item.attrs,
            Item::Struct(item) => &item.attrs,
            _ => &[],
        };
        let range = item.span().byte_range();
        for attribute in attributes.iter().filter(|attribute| is_of_proconio(attribute)) {
            let path = &self.solution[attribute.path().span().byte_range()];
            self.edits.push((attribute.span().byte_range(), String::new()));
            if self.is_buffered && path.ends_with(FASTOUT) {
                continue;
            }
            self.edits.push((range.start..range.start, format!("{path}! {{")));
            self.edits.push((range.end..range.end, " }".to_string()));
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        let range = import.span().byte_range();
        let text = &self.solution[range.clone()];
        let is_ours = |path: &UsePath| path.ident == "proconio";
        let names = imported_names(text).into_iter();
        let unused = names.filter(|name| name.item() == Some(FASTOUT));
        let unused: Vec<usize> = unused.map(|name| name.place).collect();
        if self.is_buffered
            && !unused.is_empty()
            && matches!(&import.tree, UseTree::Path(p) if is_ours(p))
        {
            self.edits.push((range, remove_names(text, &unused)));
        }
    }
}

/// Returns whether an attribute is one of the stand-in's macros, named with or without the crate.
fn is_of_proconio(attribute: &Attribute) -> bool {
    let names: Vec<String> =
        attribute.path().segments.iter().map(|segment| segment.ident.to_string()).collect();
    match &names[..] {
        [name] => ATTRIBUTES.contains(&name.as_str()),
        [krate, name] => krate == "proconio" && ATTRIBUTES.contains(&name.as_str()),
        _ => false,
    }
}
