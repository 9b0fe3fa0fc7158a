//! What a text declares and which paths it uses, including those inside macros, found in one walk
//! over its tokens: most files of a crate are read only to learn where they lead.

use crate::text::with_comments;
use crate::tokens::{find_closing, tokenize, Kind, Token};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What a walk over a text finds, all in order.
#[derive(Default)]
pub struct Outline {
    /// The modules that are declared outside of functions and macros.
    pub modules: Vec<DeclaredModule>,
    /// The names of the macros that are defined outside of functions and macros.
    pub macros: Vec<String>,
    /// The `extern crate` declarations.
    pub extern_crates: Vec<ExternCrate>,
    /// The first names of paths with several names, and the names of single imports.
    pub roots: Vec<Root>,
    /// The paths that begin there, and the names of macros that are called without a path.
    pub paths: Vec<PathUse>,
}

/// A module that a text declares.
pub struct DeclaredModule {
    /// Its path from the text's own module: the modules around it, then its name.
    pub path: Vec<String>,
    /// Whether only the module around it and the modules in that module see it.
    pub is_private: bool,
    /// The byte of the keyword.
    pub place: usize,
    /// For a module in a file of its own, the bytes of the declaration, comments above it included.
    pub range: Option<Range<usize>>,
    /// The file that an attribute `#[path = "…"]` names.
    pub file: Option<String>,
}

/// A declaration `extern crate name as alias;`.
pub struct ExternCrate {
    /// The byte of the first keyword.
    pub place: usize,
    /// The bytes of the declaration, its attributes and visibility included.
    pub range: Range<usize>,
    /// The crate's name.
    pub name: String,
    /// The name that is given to the crate.
    pub alias: Option<String>,
    /// Whether it has a visibility.
    pub is_public: bool,
    /// Whether it brings the crate's macros into scope.
    pub uses_macros: bool,
}

/// The first name of a path, or of a tree of imports.
pub struct Root {
    /// The name.
    pub name: String,
    /// The bytes of the name.
    pub range: Range<usize>,
    /// The first byte of the path, which may begin with `::`.
    pub start: usize,
    /// The modules of the text around it.
    pub inside: Vec<String>,
    /// Whether it belongs to an import.
    pub is_import: bool,
    /// Whether it is the only name of its path.
    pub is_alone: bool,
}

/// A path in a text, with the modules around it.
#[derive(Debug, PartialEq)]
pub struct PathUse {
    /// The names of the path; `*` for all names of a module.
    pub path: Vec<String>,
    /// The modules of the text around it.
    pub inside: Vec<String>,
    /// Whether it is a macro's name, which may be in scope without a path.
    pub is_call: bool,
    /// For an import, the name that it introduces; `*` for all names of a module.
    pub import: Option<String>,
    /// The first byte of its last name.
    pub place: usize,
}

/// The keywords that may stand before a path, which may begin with `::`, or before a `!`.
const BEFORE_PATHS: [&str; 14] = [
    "use", "return", "in", "as", "mut", "dyn", "impl", "for", "where", "else", "match", "if",
    "while", "break",
];

impl Outline {
    /// Walks over a text.
    pub fn new(text: &str) -> Result<Outline> {
        let tokens = join_colons(text, tokenize(text)?);
        let words = tokens.iter().map(|token| &text[token.range.clone()]).collect();
        let (around, outline) = (vec![], Outline::default());
        let mut reader = OutlineReader { text, tokens, words, at: 0, item: 0, around, outline };
        while reader.at < reader.words.len() {
            reader.step();
        }
        Ok(reader.outline)
    }

    /// Returns the names with which the paths of the text begin, each with the byte of its first
    /// use.
    pub fn first_uses(&self) -> BTreeMap<&str, usize> {
        // Of several entries for a name, a map keeps the last.
        self.roots.iter().rev().map(|root| (root.name.as_str(), root.range.start)).collect()
    }

    /// Returns whether the first name of a path in the module `inside` is that of a module that is
    /// declared there, or of something that is imported from elsewhere in the text.
    pub fn knows(&self, name: &str, inside: &[String]) -> bool {
        self.finds(name, inside, &mut BTreeSet::new())
    }

    fn finds(&self, name: &str, inside: &[String], seen: &mut BTreeSet<Vec<String>>) -> bool {
        if !seen.insert(inside.to_vec()) {
            return false;
        }
        let is_declared = |module: &DeclaredModule| {
            module.path.split_last().is_some_and(|(last, above)| last == name && above == inside)
        };
        let mut is_imported = |path_use: &PathUse| {
            let (path, import) = (&path_use.path, path_use.import.as_deref());
            match import {
                Some("*") => self.finds(name, &absolute(&path[..path.len() - 1], inside), seen),
                import => import == Some(name) && path[0] != name,
            }
        };
        self.modules.iter().any(is_declared)
            || self.paths.iter().any(|one| one.inside == inside && is_imported(one))
    }
}

/// Returns, as a path from the text's root, where a path in the module `inside` leads.
fn absolute(path: &[String], inside: &[String]) -> Vec<String> {
    let mut module = inside.to_vec();
    for name in path {
        match name.as_str() {
            "crate" => module.clear(),
            "self" => {}
            "super" => drop(module.pop()),
            _ => module.push(name.clone()),
        }
    }
    module
}

impl Root {
    /// Returns whether the path begins with `::`.
    pub fn is_absolute(&self) -> bool {
        self.start < self.range.start
    }

    /// Returns the bytes of the name with the `::` before it, if there is one.
    pub fn with_colons(&self) -> Range<usize> {
        self.start..self.range.end
    }
}

/// Joins the two tokens of `::` into one.
fn join_colons(text: &str, tokens: Vec<Token>) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        match joined.last_mut() {
            Some(last)
                if last.range.end == token.range.start
                    && &text[last.range.clone()] == ":"
                    && &text[token.range.clone()] == ":" =>
            {
                last.range.end = token.range.end;
            }
            _ => joined.push(token),
        }
    }
    joined
}

struct OutlineReader<'a> {
    text: &'a str,
    /// The tokens; `::` counts as one.
    tokens: Vec<Token>,
    /// The texts of the tokens.
    words: Vec<&'a str>,
    /// The index of the token that is read next.
    at: usize,
    /// The index of the first token of the item at hand.
    item: usize,
    /// The module that each open bracket opens, if it opens one.
    around: Vec<Option<&'a str>>,
    outline: Outline,
}

impl<'a> OutlineReader<'a> {
    /// Reads what comes next.
    fn step(&mut self) {
        let is_outside = self.around.iter().all(Option::is_some);
        match self.words[self.at..] {
            ["mod", name, end @ ("{" | ";"), ..] => {
                if is_outside {
                    self.declare_module(name, end == ";");
                }
                if end == "{" {
                    self.around.push(Some(name));
                }
                self.at += 3;
                self.item = self.at;
                return;
            }
            ["extern", "crate", name, "as", alias, ";", ..] => {
                return self.declare_crate(name, Some(alias), 6);
            }
            ["extern", "crate", name, ";", ..] => return self.declare_crate(name, None, 4),
            ["macro_rules", "!", name, ..] if is_outside => {
                self.outline.macros.push(name.to_string());
            }
            // An attribute of the whole file is not part of an item.
            ["#", "!", "[", ..] => {
                self.item = find_closing(&self.tokens, self.at + 2).map_or(self.at, |end| end + 1);
            }
            _ => {}
        }
        match self.tokens[self.at].kind {
            Kind::Open => self.around.push(None),
            Kind::Close => {
                self.around.pop();
            }
            Kind::Ident => return self.name(),
            _ => {}
        }
        self.at += 1;
        let word = self.words[self.at - 1];
        if ["{", "}", ";"].contains(&word) || word.starts_with("//!") || word.starts_with("/*!") {
            self.item = self.at;
        }
    }

    /// Returns what precedes a keyword that declares something: attributes, a visibility.
    fn head(&self) -> &[&'a str] {
        &self.words[self.item..self.at]
    }

    fn declare_module(&mut self, name: &str, has_file: bool) {
        let inside = self.around.iter().flatten().copied();
        let path = inside.chain([name]).map(String::from).collect();
        let range = self.tokens[self.item].range.start..self.tokens[self.at + 2].range.end;
        let file = self.head().windows(5).find_map(|words| match words {
            ["[", "path", "=", file, "]"] => Some(file.trim_matches('"').to_string()),
            _ => None,
        });
        self.outline.modules.push(DeclaredModule {
            path,
            place: self.tokens[self.at].range.start,
            is_private: !self.head().contains(&"pub"),
            range: has_file.then(|| with_comments(self.text, range)),
            file,
        });
    }

    fn declare_crate(&mut self, name: &str, alias: Option<&str>, words: usize) {
        let end = self.at + words;
        self.outline.extern_crates.push(ExternCrate {
            place: self.tokens[self.at].range.start,
            range: self.tokens[self.item].range.start..self.tokens[end - 1].range.end,
            name: name.to_string(),
            alias: alias.map(String::from),
            is_public: self.head().contains(&"pub"),
            uses_macros: self.head().contains(&"macro_use"),
        });
        (self.at, self.item) = (end, end);
    }

    /// Reads a name, and the path or the macro call that it may begin.
    fn name(&mut self) {
        let at = self.at;
        let word_before = |distance: usize| at.checked_sub(distance).map_or("", |i| self.words[i]);
        let is_after_colons = word_before(1) == "::";
        let before = word_before(if is_after_colons { 2 } else { 1 });
        let begins_path = match self.words[at] {
            word if BEFORE_PATHS.contains(&word) => false,
            _ if is_after_colons => self.can_begin_path(at - 1),
            // `$crate` begins a path, and another name there is a macro's parameter.
            word => before != "." && before != "'" && (before != "$" || word == "crate"),
        };
        let is_import = before == "use";
        match self.words[at + 1..] {
            _ if !begins_path => self.at += 1,
            ["::", ..] => self.path(is_import, false),
            _ if is_import => self.path(is_import, true),
            _ => {
                self.at += 1;
                if self.is_call() {
                    self.find(vec![self.words[at].to_string()], false);
                }
            }
        }
    }

    /// Returns whether the `::` at an index may be the first token of a path.
    fn can_begin_path(&self, index: usize) -> bool {
        match (self.tokens[..index].last(), &self.words[..index]) {
            // After an arrow, but not after the generics of a path.
            (_, [.., "-" | "=", ">"]) => true,
            (_, [.., ">" | "$"]) => false,
            (_, [.., word]) if BEFORE_PATHS.contains(word) => true,
            (Some(token), _) => !matches!(token.kind, Kind::Ident | Kind::Close),
            (None, _) => true,
        }
    }

    fn path(&mut self, is_import: bool, is_alone: bool) {
        let range = self.tokens[self.at].range.clone();
        let colons = self.at.checked_sub(1).filter(|&before| self.words[before] == "::");
        self.outline.roots.push(Root {
            name: self.words[self.at].to_string(),
            start: colons.map_or(range.start, |before| self.tokens[before].range.start),
            range,
            inside: self.around.iter().flatten().map(ToString::to_string).collect(),
            is_import,
            is_alone,
        });
        self.tree(&[], is_import);
    }

    /// Reads a path, or a tree of them, below `above`.
    fn tree(&mut self, above: &[String], is_import: bool) {
        let mut path = above.to_vec();
        while let Some(&word) = self.words.get(self.at) {
            match word {
                "{" => return self.group(&path, is_import),
                "*" => {}
                _ if self.tokens[self.at].kind == Kind::Ident => {}
                // `path::<Type>`: what is between the angle brackets is read separately.
                _ => break,
            }
            path.push(word.to_string());
            self.at += 1;
            if word == "*" || self.words.get(self.at) != Some(&"::") {
                break;
            }
            self.at += 1;
        }
        self.find(path, is_import);
    }

    /// Reads the trees from an opening bracket up to the closing one.
    fn group(&mut self, above: &[String], is_import: bool) {
        self.at += 1;
        while self.at < self.words.len() && self.tokens[self.at].kind != Kind::Close {
            let start = self.at;
            match self.words[start] {
                "," => self.at += 1,
                // This is another name for what was just read.
                "as" => self.at += 2,
                "self" => {
                    self.at += 1;
                    self.find(above.to_vec(), is_import);
                }
                _ => {
                    self.tree(above, is_import);
                    self.at = self.at.max(start + 1);
                }
            }
        }
        self.at += 1;
    }

    /// Returns whether the name just read is that of a macro, and not the left side of `!=`.
    fn is_call(&self) -> bool {
        matches!(self.words[self.at..], ["!", ref next @ ..] if next.first() != Some(&"="))
    }

    /// Notes a path that ends here.
    fn find(&mut self, path: Vec<String>, is_import: bool) {
        let name = match self.words[self.at..] {
            ["as", alias, ..] => Some(alias.to_string()),
            _ => path.last().cloned(),
        };
        let (is_call, import) = (self.is_call(), name.filter(|_| is_import));
        let inside = self.around.iter().flatten().map(ToString::to_string).collect();
        let place = self.tokens[self.at - 1].range.start;
        self.outline.paths.push(PathUse { path, inside, is_call, import, place });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<String> {
        let name = |path_use: PathUse| {
            let call = if path_use.is_call { "!" } else { "" };
            let import = path_use.import.map_or(String::new(), |name| format!(" as {name}"));
            let inside = path_use.inside.iter().map(|module| format!("{module}/"));
            [inside.collect(), path_use.path.join("::"), call.into(), import].concat()
        };
        Outline::new(text).unwrap().paths.into_iter().map(name).collect()
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        let cases: [(&str, &[&str]); 10] = [
            ("use a::{b::{self, c as d}, e};", &["a::b as b", "a::b::c as d", "a::e as e"]),
            ("pub use ::a::b::*; use c as d;", &["a::b::* as *", "c as d"]),
            ("fn f() -> a::B<c::D> { x.y(z) }", &["a::B", "c::D"]),
            ("fn f() { g::h::<a::B>(1); }", &["g::h", "a::B"]),
            (
                "mod m { mod n { fn f(x: super::x::T) {} } fn f() { y::z() } }",
                &["m/n/super::x::T", "m/y::z"],
            ),
            ("fn f() { print!(\"{}\", a::b); t!(c::d!(1)) }", &["print!", "a::b", "t!", "c::d!"]),
            ("use a; // b::c", &["a as a"]),
            ("macro_rules! m { () => { $crate::x::y!() } }", &["macro_rules!", "crate::x::y!"]),
            ("fn f() { <T as a::B>::C::new(); x.sum::<u8>(); a != b }", &["a::B"]),
            ("fn f() { match x { 1 => ::a::b(), _ => $c::d() } }", &["a::b"]),
        ];
        for (text, found) in cases {
            assert_eq!(paths(text), found, "{text}");
        }
    }

    #[test]
    fn what_is_declared_has_its_attributes_and_its_comments() {
        let text = "//! Front.\n#![allow(x)]\nmod a;\n// Above.\n/// Of b.\n#[path = \"x.rs\"]\n\
                    pub(crate) mod b;\npub mod c { mod d; fn f() { mod e {} } }\n\
                    #[macro_use]\npub extern crate g as h;\nmacro_rules! m { () => { mod i; } }\n";
        let Outline { modules, macros, extern_crates, .. } = Outline::new(text).unwrap();
        let declared = |module: DeclaredModule| {
            let range = module.range.map(|range| text[range].to_string());
            (module.path.join("::"), module.is_private, range, module.file)
        };
        let modules: Vec<_> = modules.into_iter().map(declared).collect();
        let b = "// Above.\n/// Of b.\n#[path = \"x.rs\"]\npub(crate) mod b;\n";
        let module = |path: &str, is_private, range: Option<&str>, file: Option<&str>| {
            (path.to_string(), is_private, range.map(String::from), file.map(String::from))
        };
        assert_eq!(
            modules,
            [
                module("a", true, Some("mod a;\n"), None),
                module("b", false, Some(b), Some("x.rs")),
                module("c", false, None, None),
                module("c::d", true, Some("mod d;"), None),
            ]
        );
        assert_eq!(macros, ["m"]);
        let [ExternCrate { range, name, alias, is_public, uses_macros, .. }] = &extern_crates[..]
        else {
            panic!("one declaration")
        };
        assert_eq!(&text[range.clone()], "#[macro_use]\npub extern crate g as h;");
        assert_eq!((&**name, alias.as_deref()), ("g", Some("h")));
        assert!(is_public & uses_macros);
    }
}
