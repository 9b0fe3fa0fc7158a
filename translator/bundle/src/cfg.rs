//! `#[cfg(…)]` decided: what is off is removed, and what is on stays without its condition.
//! Elsewhere, as in `cfg!(…)`, on a field or in a macro, a feature becomes `all()`, which always
//! holds, or `any()`, which never holds, because a single file has no features.

use crate::text::edit;
use crate::tokens::{find_closing, tokenize, Kind};
use anyhow::{anyhow, Result};
use std::ops::Range;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, Stmt, Token, TraitItem};

/// Returns the text with every condition on features and tests decided; other conditions are kept.
pub fn resolve_cfg(text: &str, features: &[String]) -> Result<String> {
    let attributes = ["cfg", "cfg_attr", "test", "bench"];
    if !attributes.iter().any(|attribute| text.contains(attribute)) {
        return Ok(text.to_string());
    }
    let file = syn::parse_file(text).map_err(|error| {
        let at = error.span().start();
        anyhow!("line {}, column {}: {error}", at.line, at.column + 1)
    })?;
    let mut decided = Decided { text, features, cut: Vec::new(), exported: Vec::new() };
    decided.visit_file(&file);
    let mut edits = features_in_conditions(text, features)?;
    // The features of a macro are those of the crate that calls it.
    edits.retain(|(at, _)| !decided.exported.iter().any(|range| range.contains(&at.start)));
    edits.extend(decided.cut.into_iter().map(|range| (range, String::new())));
    Ok(edit(text, edits))
}

/// Returns the replacement for each `feature = "…"` in a condition.
fn features_in_conditions(text: &str, features: &[String]) -> Result<Vec<(Range<usize>, String)>> {
    let tokens = tokenize(text)?;
    let word = |index: usize| tokens.get(index).map_or("", |token| &text[token.range.clone()]);
    let mut edits = Vec::new();
    for index in 0..tokens.len() {
        if !["cfg", "cfg_attr"].contains(&word(index)) {
            continue;
        }
        let open = index + 1 + usize::from(word(index + 1) == "!");
        let Some(close) = find_closing(&tokens, open).filter(|_| word(open) == "(") else {
            continue;
        };
        for at in open + 1..close.saturating_sub(2) {
            let is_feature = word(at) == "feature" && word(at + 1) == "=";
            if is_feature && tokens[at + 2].kind == Kind::Literal {
                let name = word(at + 2).trim_matches('"');
                let is_on = features.iter().any(|feature| feature == name);
                let range = tokens[at].range.start..tokens[at + 2].range.end;
                edits.push((range, if is_on { "all()" } else { "any()" }.to_string()));
            }
        }
    }
    Ok(edits)
}

/// Returns the range of an attribute, including the white space and line break that follow it.
pub fn line_of(text: &str, attribute: &Attribute) -> Range<usize> {
    let range = attribute.span().byte_range();
    let rest = &text[range.end..];
    range.start..range.end + rest.len() - rest.trim_start().len()
}

/// Returns the range of a node, with the line break after it.
///
/// Otherwise a node between others would leave a blank line.
fn lines_of(text: &str, node: &impl Spanned) -> Range<usize> {
    let range = node.span().byte_range();
    let is_last = text[range.end..].starts_with('\n');
    range.start..range.end + usize::from(is_last)
}

struct Decided<'a> {
    text: &'a str,
    features: &'a [String],
    cut: Vec<Range<usize>>,
    /// The macros that other crates may call.
    exported: Vec<Range<usize>>,
}

impl Decided<'_> {
    /// Returns whether the node stays, and removes the conditions that were decided.
    fn stands(&mut self, node: &impl Spanned, attributes: &[Attribute]) -> bool {
        for attribute in attributes {
            let name = attribute.path();
            if name.is_ident("test") || name.is_ident("bench") {
                self.cut.push(lines_of(self.text, node));
                return false;
            }
            let holds = match attribute.meta.require_list() {
                Ok(list) if name.is_ident("cfg") => {
                    list.parse_args().ok().and_then(|m| self.holds(&m))
                }
                Ok(list) if name.is_ident("cfg_attr") => {
                    let metas =
                        list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
                    let metas: Vec<Meta> = metas.into_iter().flatten().collect();
                    match (metas.first().and_then(|condition| self.holds(condition)), &metas[..]) {
                        // Only an attribute that is off is removed; its item stays.
                        (Some(false), _) => Some(true),
                        // An attribute that is on may say which file a module is in.
                        (Some(true), [_, meta]) => {
                            let around = attribute.meta.span().byte_range();
                            let within = meta.span().byte_range();
                            self.cut.extend([around.start..within.start, within.end..around.end]);
                            None
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
            match holds {
                Some(true) => self.cut.push(line_of(self.text, attribute)),
                Some(false) => {
                    self.cut.push(lines_of(self.text, node));
                    return false;
                }
                None => {}
            }
        }
        true
    }

    /// Returns whether a condition holds, or `None` if it is not only about features and tests.
    fn holds(&self, condition: &Meta) -> Option<bool> {
        match condition {
            Meta::Path(path)
                if ["test", "doctest", "doc", "docsrs"].iter().any(|n| path.is_ident(n)) =>
            {
                Some(false)
            }
            Meta::NameValue(pair) if pair.path.is_ident("feature") => match &pair.value {
                Expr::Lit(value) => match &value.lit {
                    Lit::Str(name) => Some(self.features.contains(&name.value())),
                    _ => None,
                },
                _ => None,
            },
            Meta::List(list) => {
                let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
                let parts: Vec<Option<bool>> =
                    parts.ok()?.iter().map(|part| self.holds(part)).collect();
                let name = list.path.get_ident().map(ToString::to_string)?;
                match &*name {
                    "not" => parts.first().copied()?.map(|holds| !holds),
                    "all" if parts.contains(&Some(false)) => Some(false),
                    "all" => parts.into_iter().all(|part| part.is_some()).then_some(true),
                    "any" if parts.contains(&Some(true)) => Some(true),
                    "any" => parts.into_iter().all(|part| part.is_some()).then_some(false),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

impl<'ast> Visit<'ast> for Decided<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let is_export = |attribute: &Attribute| attribute.path().is_ident("macro_export");
        if matches!(item, Item::Macro(_)) && attributes(item).iter().any(is_export) {
            self.exported.push(item.span().byte_range());
        }
        if self.stands(item, attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => &[],
        };
        if self.stands(item, attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let attributes: &[Attribute] = match item {
            TraitItem::Const(item) => &item.attrs,
            TraitItem::Fn(item) => &item.attrs,
            TraitItem::Macro(item) => &item.attrs,
            TraitItem::Type(item) => &item.attrs,
            _ => &[],
        };
        if self.stands(item, attributes) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let attributes: &[Attribute] = match statement {
            Stmt::Local(local) => &local.attrs,
            Stmt::Macro(call) => &call.attrs,
            _ => &[],
        };
        if self.stands(statement, attributes) {
            visit::visit_stmt(self, statement);
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_decided_wherever_they_stand() -> Result<()> {
        let features = ["on".to_string()];
        let cases = [
            ("const A: bool = cfg!(feature = \"on\");", "const A: bool = cfg!(all());"),
            ("const A: bool = cfg!(feature = \"off\");", "const A: bool = cfg!(any());"),
            (
                "struct S { #[cfg(not(feature = \"on\"))] a: u8 }",
                "struct S { #[cfg(not(all()))] a: u8 }",
            ),
            (
                "macro_rules! m { () => { #[cfg(feature = \"off\")] fn f() {} } }",
                "macro_rules! m { () => { #[cfg(any())] fn f() {} } }",
            ),
            ("#[cfg(feature = \"on\")]\nfn f() {}", "fn f() {}"),
            (
                "#[cfg_attr(feature = \"on\", path = \"x.rs\")]\n\
                 #[cfg_attr(not(feature = \"on\"), path = \"y.rs\")]\nmod m;",
                "#[path = \"x.rs\"]\nmod m;",
            ),
        ];
        for (text, decided) in cases {
            assert_eq!(resolve_cfg(text, &features)?, decided);
        }
        // What counts are the features of the crate that calls the macro.
        let exported = "#[macro_export]\nmacro_rules! m { () => { cfg!(feature = \"on\") } }";
        assert_eq!(resolve_cfg(exported, &features)?, exported);
        Ok(())
    }
}
