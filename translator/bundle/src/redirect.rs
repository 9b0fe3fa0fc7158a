//! Paths to a crate, redirected to the module that stands for it.

use crate::inlined_crate::InlinedCrate;
use crate::outline::{ExternCrate, Outline};
use crate::text::{edit, place};
use anyhow::{bail, Result};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{visit_file, Visit};
use syn::{ItemUse, Visibility};

/// The macros that no bundle can hold, because they ask for something outside the file.
const OUTSIDE: [&str; 6] =
    ["include", "include_str", "include_bytes", "env", "option_env", "global_asm"];

/// Returns the calls of macros that ask for something outside the file, each with its byte.
pub fn find_outside_calls(text: &str) -> Result<Vec<(usize, String)>> {
    let calls = Outline::new(text)?.paths.into_iter().filter(|path_use| path_use.is_call);
    let named = calls.filter_map(|call| Some((call.place, call.path.last()?.clone())));
    Ok(named.filter(|(_, name)| OUTSIDE.contains(&name.as_str())).collect())
}

/// Returns an error at the first call of a macro that asks for something outside the file.
pub fn refuse_outside_calls(text: &str) -> Result<()> {
    match find_outside_calls(text)?.first() {
        Some((byte, name)) => bail!("{}: {name}! cannot be bundled", place(text, *byte)),
        None => Ok(()),
    }
}

/// Returns a crate's own text, rewritten for its place inside a module.
pub fn redirect_crate(text: &str, own: &InlinedCrate, all: &[InlinedCrate]) -> Result<String> {
    let outline = Outline::new(text)?;
    let module_path = |name: &str| {
        let other = all.iter().find(|other| other.name == name && other.name != own.name);
        other.map(|other| format!("crate::{}", other.module))
    };
    let mut edits = Vec::new();
    for root in &outline.roots {
        let (name, end) = (root.name.as_str(), root.range.end);
        // A macro's own name leads to the macro just above.
        let is_macro = || root.is_alone && outline.macros.contains(&root.name);
        let is_at_root_of_2015 = || {
            own.is_of_2015()
                && (root.is_import || root.is_absolute())
                && !["self", "super", "std", "core"].contains(&name)
                && !is_macro()
        };
        let is_own = || match root.is_absolute() || own.is_of_2015() && root.is_import {
            true => own.is_of_2015() && outline.knows(name, &[]),
            false => outline.knows(name, &root.inside),
        };
        match name {
            "crate" => edits.push((end..end, format!("::{}", own.module))),
            "alloc" if !is_own() => {
                edits.push((root.range.clone(), "std".to_string()));
            }
            _ => match module_path(name).filter(|_| !is_own()) {
                Some(module) => edits.push((root.with_colons(), module)),
                None if is_at_root_of_2015() => {
                    edits.push((root.with_colons(), format!("crate::{}::{name}", own.module)));
                }
                None => {}
            },
        }
    }
    for declaration in outline.extern_crates {
        let import = match declaration.name.as_str() {
            name @ ("std" | "core" | "alloc") if own.is_of_2015() => {
                format!("use ::std as {};", declaration.alias.as_deref().unwrap_or(name))
            }
            "std" | "core" | "alloc" => import(&declaration, "std"),
            "self" => import(&declaration, &format!("crate::{}", own.module)),
            name => {
                let other = all.iter().find(|other| other.name == name);
                let path = other.map(|other| format!("crate::{}", other.module));
                path.map_or(String::new(), |path| import(&declaration, &path))
            }
        };
        edits.push((declaration.range, import));
    }
    Ok(edit(text, edits))
}

/// Returns a program with `use` in place of `extern crate`.
pub fn replace_extern_crates(text: &str) -> Result<String> {
    let declarations = Outline::new(text)?.extern_crates.into_iter();
    let others = declarations
        .filter(|other| !["std", "core", "alloc", "self"].contains(&other.name.as_str()));
    let edits = others.map(|declaration| {
        let import = import(&declaration, &declaration.name);
        (declaration.range, import)
    });
    Ok(edit(text, edits.collect()))
}

/// Returns the import that does the same as a declaration if the crate is a module at `path`; empty
/// if every path finds the crate anyway.
fn import(declaration: &ExternCrate, path: &str) -> String {
    let ExternCrate { name, alias, is_public, uses_macros, .. } = declaration;
    let public = if *is_public { "pub(crate) " } else { "" };
    match alias.as_deref() {
        _ if *uses_macros => format!("use {path}::*;"),
        Some("_") => String::new(),
        Some(alias) => format!("{public}use {path} as {alias};"),
        None if *is_public => format!("{public}use {path} as {name};"),
        None => String::new(),
    }
}

/// The places of the words `pub` before imports, and of the imports.
#[derive(Default)]
struct PublicImports(Vec<(Range<usize>, Range<usize>)>);

impl<'ast> Visit<'ast> for PublicImports {
    fn visit_item_use(&mut self, import: &'ast ItemUse) {
        if let Visibility::Public(public) = &import.vis {
            self.0.push((public.span().byte_range(), import.span().byte_range()));
        }
    }
}

/// Returns a solution in which only what would no longer resolve is changed: paths from inside a
/// module, paths that begin with `::`, the names of modules that had to be renamed, and public
/// imports of items of the crates, which become visible only inside the file.
pub fn redirect_solution(text: &str, all: &[InlinedCrate]) -> Result<String> {
    refuse_outside_calls(text)?;
    let outline = Outline::new(text)?;
    if let Some(module) = outline.modules.iter().find(|module| module.range.is_some()) {
        bail!("{}: a module in a file of its own", place(text, module.place));
    }
    if let Some(declaration) = outline.extern_crates.first() {
        bail!("{}: extern crate; a `use` says the same", place(text, declaration.place));
    }
    let mut edits = Vec::new();
    let is_of_crate = |name: &str| all.iter().any(|other| other.name == name);
    let mut public = PublicImports::default();
    visit_file(&mut public, &syn::parse_file(text)?);
    let is_theirs = |(_, import): &(Range<usize>, Range<usize>)| {
        let mut within = outline.roots.iter().filter(|root| import.contains(&root.range.start));
        within.any(|root| is_of_crate(&root.name))
    };
    // One import may lead to what another imports.
    if public.0.iter().any(is_theirs) {
        let narrowed = "#[allow(unused_imports)] pub(crate)";
        edits.extend(public.0.into_iter().map(|(public, _)| (public, narrowed.to_string())));
    }
    for root in outline.roots {
        let Some(other) = all.iter().find(|other| other.name == root.name) else { continue };
        // At the root, the plain name leads to the module; if the module had to be renamed, the
        // plain name is the solution's own.
        if root.is_absolute() || !root.inside.is_empty() {
            edits.push((root.with_colons(), format!("crate::{}", other.module)));
        }
    }
    Ok(edit(text, edits))
}

/// Redirects paths to std to a module of that name.
#[cfg(feature = "c")]
pub fn redirect_std(text: &str) -> Result<String> {
    let roots = Outline::new(text)?.roots.into_iter().filter(|root| root.name == "std");
    let edits = roots.map(|root| (root.with_colons(), "crate::std".to_string()));
    Ok(edit(text, edits.collect()))
}
