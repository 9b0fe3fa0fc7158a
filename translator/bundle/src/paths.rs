//! Paths that lead to a crate, made to lead to the module that stands for it.

use crate::inlined::Inlined;
use crate::tokens::{edited, place, spelling, tokens, Kind, Token};
use anyhow::{bail, Result};
use std::collections::BTreeMap;
use std::ops::Range;

/// The macros that no bundle can hold, because they ask for something outside the file.
const OUTSIDE: [&str; 6] =
    ["include", "include_str", "include_bytes", "env", "option_env", "global_asm"];

/// Returns the calls of macros that ask for something outside the file, each with its byte.
pub fn outside(text: &str) -> Result<Vec<(usize, String)>> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    Ok(walk.outside().map(|(byte, name)| (byte, name.to_string())).collect())
}

/// Returns an error at the first call of a macro that asks for something outside the file.
pub fn refuse_outside(text: &str) -> Result<()> {
    match outside(text)?.first() {
        Some((byte, name)) => bail!("{}: {name}! cannot be bundled", place(text, *byte)),
        None => Ok(()),
    }
}

/// Returns a crate's own text, rewritten for its place inside a module.
pub fn rerooted(text: &str, own: &Inlined, all: &[Inlined]) -> Result<String> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    let declares = |name: &str| walk.pairs().any(|(a, b)| a == "mod" && b == name);
    let mut edits = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let range = token.range.clone();
        match walk.root_at(index) {
            Some("crate") => edits.push((range.end..range.end, format!("::{}", own.module))),
            Some("alloc") if !declares("alloc") => edits.push((range.clone(), "std".to_string())),
            Some(name) => {
                let other = all.iter().find(|other| other.name == name && other.name != own.name);
                let begins = walk.with_colons(index);
                if let Some(other) = other.filter(|_| !declares(name)) {
                    edits.push((begins, format!("crate::{}", other.module)));
                } else if own.is_of_2015() && walk.begins_at_root(index, &begins) {
                    edits.push((begins, format!("crate::{}::{name}", own.module)));
                }
            }
            None => {}
        }
        if let Some(declaration) = walk.extern_crate(index) {
            let path = match declaration.name {
                "std" | "core" | "alloc" if own.is_of_2015() => {
                    let name = declaration.alias.unwrap_or(declaration.name);
                    edits.push((declaration.range, format!("use ::std as {name};")));
                    continue;
                }
                "std" | "core" | "alloc" => Some("std".to_string()),
                "self" => Some(format!("crate::{}", own.module)),
                name => {
                    let other = all.iter().find(|other| other.name == name);
                    other.map(|other| format!("crate::{}", other.module))
                }
            };
            let import = path.map_or(String::new(), |path| declaration.import(&path));
            edits.push((declaration.range, import));
        }
    }
    Ok(edited(text, edits))
}

/// Returns a program in which `use` says what `extern crate` said.
pub fn without_extern_crates(text: &str) -> Result<String> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    let declarations = (0..tokens.len()).filter_map(|index| walk.extern_crate(index));
    let others = declarations.filter(|one| !["std", "core", "alloc", "self"].contains(&one.name));
    let edits = others.map(|declaration| {
        let import = declaration.import(declaration.name);
        (declaration.range, import)
    });
    Ok(edited(text, edits.collect()))
}

/// A declaration `extern crate name as alias;`.
struct ExternCrate<'a> {
    range: Range<usize>,
    name: &'a str,
    alias: Option<&'a str>,
    is_public: bool,
    /// Whether it brings the crate's macros into scope.
    uses_macros: bool,
}

impl ExternCrate<'_> {
    /// Returns the import that does the same where the crate is a module at `path`; empty if
    /// every path finds it anyway.
    fn import(&self, path: &str) -> String {
        let public = if self.is_public { "pub(crate) " } else { "" };
        match self.alias {
            _ if self.uses_macros => format!("use {path}::*;"),
            Some("_") => String::new(),
            Some(alias) => format!("{public}use {path} as {alias};"),
            None if self.is_public => format!("{public}use {path} as {};", self.name),
            None => String::new(),
        }
    }
}

/// Returns a solution in which only what would no longer resolve is changed: paths from inside a
/// module, paths that begin with `::`, and the names of modules that had to be renamed.
pub fn resolving(text: &str, all: &[Inlined]) -> Result<String> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    refuse_outside(text)?;
    let mut edits = Vec::new();
    let mut around: Vec<bool> = Vec::new(); // for each open bracket: is it a module's?
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Open => around.push(index >= 2 && walk.spelling(index - 2) == "mod"),
            Kind::Close => {
                around.pop();
            }
            _ => {}
        }
        if walk.spelling(index) == "mod" && walk.spelling(index + 2) == ";" {
            bail!("{}: a module in a file of its own", place(text, token.range.start));
        }
        if walk.spelling(index) == "extern" && walk.spelling(index + 1) == "crate" {
            bail!("{}: extern crate; a `use` says the same", place(text, token.range.start));
        }
        let Some(name) = walk.root_at(index) else { continue };
        let Some(other) = all.iter().find(|other| other.name == name) else { continue };
        let range = walk.with_colons(index);
        // At the root, the plain name leads to the module; if the module had to be renamed, the
        // plain name is the solution's own.
        let is_absolute = range.start < token.range.start;
        if is_absolute || around.contains(&true) {
            edits.push((range, format!("crate::{}", other.module)));
        }
    }
    Ok(edited(text, edits))
}

/// Redirects paths to std to a module of that name.
pub fn to_local_std(text: &str) -> Result<String> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    let roots = (0..tokens.len()).filter(|&index| {
        let is_ours =
            index > 1 && walk.spelling(index - 2) == ":" && walk.spelling(index - 1) == ":";
        walk.root_at(index) == Some("std") && (!is_ours || walk.is_absolute(index))
    });
    let edits = roots.map(|index| (walk.with_colons(index), "crate::std".to_string()));
    Ok(edited(text, edits.collect()))
}

/// Returns the names with which the paths of a text begin, each with the byte of its first use.
pub fn first_uses(text: &str) -> Result<BTreeMap<String, usize>> {
    let tokens = tokens(text)?;
    let walk = Walk { text, tokens: &tokens };
    let mut uses = BTreeMap::new();
    for (index, token) in tokens.iter().enumerate() {
        if let Some(name) = walk.root_at(index) {
            uses.entry(name.to_string()).or_insert(token.range.start);
        }
    }
    Ok(uses)
}

struct Walk<'a> {
    text: &'a str,
    tokens: &'a [Token],
}

impl<'a> Walk<'a> {
    fn spelling(&self, index: usize) -> &'a str {
        spelling(self.text, self.tokens, index)
    }

    fn is_colons(&self, index: usize) -> bool {
        self.spelling(index) == ":"
            && self.spelling(index + 1) == ":"
            && self.tokens[index].range.end == self.tokens[index + 1].range.start
    }

    fn pairs(&self) -> impl Iterator<Item = (&'a str, &'a str)> + '_ {
        (0..self.tokens.len()).map(|index| (self.spelling(index), self.spelling(index + 1)))
    }

    /// Returns the name at `index` if it begins a path of several names, or is the only one of a
    /// `use`.
    fn root_at(&self, index: usize) -> Option<&'a str> {
        if self.tokens[index].kind != Kind::Ident {
            return None;
        }
        let is_use = index > 0 && self.spelling(index - 1) == "use";
        let ends_a_use = is_use && [";", "as"].contains(&self.spelling(index + 1));
        if !self.is_colons(index + 1) && !ends_a_use {
            return None;
        }
        let is_first = match index {
            0 | 1 => true,
            _ if self.is_colons(index - 2) => self.is_absolute(index),
            _ => self.spelling(index - 1) != "." && self.spelling(index - 1) != "\'",
        };
        (is_first && !self.is_in_a_list_below(index)).then(|| self.spelling(index))
    }

    /// Returns whether the `::` before a name begins the path.
    fn is_absolute(&self, index: usize) -> bool {
        if index < 3 {
            return index == 2;
        }
        let before = &self.tokens[index - 3];
        let spelled_before = self.spelling(index - 3);
        let keywords = ["use", "return", "in", "as", "mut", "dyn", "impl", "for", "where", "else"];
        match before.kind {
            Kind::Ident => keywords.contains(&spelled_before),
            Kind::Close => false,
            // Behind an arrow, but not behind the generics of a path.
            Kind::Punct if spelled_before == ">" => index > 3 && self.spelling(index - 4) == "-",
            Kind::Punct => spelled_before != "$",
            _ => true,
        }
    }

    /// Returns whether the name stands in `use path::{…}`, where it is not the first of its path.
    fn is_in_a_list_below(&self, index: usize) -> bool {
        let mut depth = 0;
        for at in (0..index).rev() {
            match self.tokens[at].kind {
                Kind::Close => depth += 1,
                Kind::Open if depth > 0 => depth -= 1,
                Kind::Open => {
                    let is_list = self.spelling(at) == "{" && at >= 2 && self.is_colons(at - 2);
                    return is_list;
                }
                _ if depth == 0 && self.spelling(at) == ";" => return false,
                _ => {}
            }
        }
        false
    }

    /// Returns the range of the name with the `::` before it, if there is one.
    fn with_colons(&self, index: usize) -> Range<usize> {
        let range = self.tokens[index].range.clone();
        match index >= 2 && self.is_colons(index - 2) {
            true => self.tokens[index - 2].range.start..range.end,
            false => range,
        }
    }

    /// Returns whether a path, which begins at these bytes, begins at the root of a crate of
    /// edition 2015.
    fn begins_at_root(&self, index: usize, begins: &Range<usize>) -> bool {
        let is_absolute = begins.start < self.tokens[index].range.start;
        let before = if is_absolute { index.wrapping_sub(3) } else { index.wrapping_sub(1) };
        let name = self.spelling(index);
        let is_import = self.spelling(before) == "use";
        // A macro's own name leads to the macro just above.
        let is_macro = || self.pairs().any(|(a, b)| a == "!" && b == name);
        (is_import || is_absolute)
            && !["self", "super", "std", "core"].contains(&name)
            && (self.is_colons(index + 1) || !is_macro())
    }

    /// Returns the declaration of a crate that begins with the token at `index`, its attributes
    /// and visibility apart.
    fn extern_crate(&self, index: usize) -> Option<ExternCrate<'a>> {
        if self.spelling(index) != "extern" || self.spelling(index + 1) != "crate" {
            return None;
        }
        let end = (index..self.tokens.len()).find(|&at| self.spelling(at) == ";")?;
        let start = self.with_attributes(index);
        let is_before = |word: &str| (start..index).any(|at| self.spelling(at) == word);
        Some(ExternCrate {
            range: self.tokens[start].range.start..self.tokens[end].range.end,
            name: self.spelling(index + 2),
            alias: (self.spelling(index + 3) == "as").then(|| self.spelling(index + 4)),
            is_public: is_before("pub"),
            uses_macros: is_before("macro_use"),
        })
    }

    /// Returns the index of the first token of the attributes and the visibility before `index`.
    fn with_attributes(&self, index: usize) -> usize {
        let mut start = match index > 0 && self.spelling(index - 1) == "pub" {
            true => index - 1,
            false => index,
        };
        while start > 0 && self.spelling(start - 1) == "]" {
            let open = (0..start).rev().find(|&at| self.spelling(at) == "#");
            match open.filter(|&at| self.spelling(at + 1) == "[") {
                Some(open) => start = open,
                None => break,
            }
        }
        start
    }

    fn outside(&self) -> impl Iterator<Item = (usize, &'a str)> + '_ {
        self.tokens.iter().enumerate().filter_map(|(index, token)| {
            let name = self.spelling(index);
            let is_call = token.kind == Kind::Ident && self.spelling(index + 1) == "!";
            (is_call && OUTSIDE.contains(&name)).then_some((token.range.start, name))
        })
    }
}
