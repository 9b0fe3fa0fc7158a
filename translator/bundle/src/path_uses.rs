//! The paths of a text, those inside macros too.

use crate::tokens::{spelling, tokens, Kind, Token};
use anyhow::Result;

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
}

/// The keywords that may stand before the `::` of a path without being a part of it.
const BEFORE_PATHS: [&str; 11] =
    ["use", "return", "in", "as", "mut", "dyn", "impl", "for", "where", "else", "match"];

/// Returns the paths of several names, the names of single imports, and the macros that are called.
pub fn path_uses(text: &str) -> Result<Vec<PathUse>> {
    let tokens = tokens(text)?;
    let mut reader = Reader { text, tokens: &tokens, found: vec![], around: vec![] };
    let mut index = 0;
    while index < tokens.len() {
        index = reader.step(index);
    }
    Ok(reader.found)
}

struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
    found: Vec<PathUse>,
    /// The module that each open bracket opens, if it opens one.
    around: Vec<Option<String>>,
}

impl<'a> Reader<'a> {
    fn spelling(&self, index: usize) -> &'a str {
        spelling(self.text, self.tokens, index)
    }

    fn are_colons(&self, index: usize) -> bool {
        self.spelling(index) == ":" && self.spelling(index + 1) == ":"
    }

    /// Reads what begins at a token, and returns the index of the token after it.
    fn step(&mut self, index: usize) -> usize {
        match self.tokens[index].kind {
            Kind::Open => {
                let is_module = index >= 2 && self.spelling(index - 2) == "mod";
                self.around.push(is_module.then(|| self.spelling(index - 1).to_string()));
            }
            Kind::Close => {
                self.around.pop();
            }
            Kind::Ident if !BEFORE_PATHS.contains(&self.spelling(index)) => {
                let is_absolute = index > 2 && self.are_colons(index - 2);
                let before = if is_absolute { index - 3 } else { index.wrapping_sub(1) };
                let is_import = self.spelling(before) == "use";
                if is_import || self.are_colons(index + 1) {
                    return self.tree(index, &[], is_import);
                }
                if self.spelling(index + 1) == "!" {
                    self.find(vec![self.spelling(index).to_string()], index + 1, false);
                }
            }
            _ => {}
        }
        index + 1
    }

    /// Notes a path that ends before the token `end`.
    fn find(&mut self, path: Vec<String>, end: usize, is_import: bool) {
        let inside = self.around.iter().flatten().cloned().collect();
        let is_call = self.spelling(end) == "!";
        let import = match self.spelling(end) {
            _ if !is_import => None,
            "as" => Some(self.spelling(end + 1).to_string()),
            _ => path.last().cloned(),
        };
        self.found.push(PathUse { path, inside, is_call, import });
    }

    /// Reads a path, or a tree of them, below `above`, and returns the index of the token after it.
    fn tree(&mut self, mut index: usize, above: &[String], is_import: bool) -> usize {
        let mut path = above.to_vec();
        loop {
            match self.tokens.get(index).map(|token| token.kind) {
                Some(Kind::Ident) => path.push(self.spelling(index).to_string()),
                Some(Kind::Open) if self.spelling(index) == "{" => {
                    return self.group(index + 1, &path, is_import);
                }
                Some(Kind::Punct) if self.spelling(index) == "*" => {
                    path.push("*".to_string());
                    self.find(path, index + 1, is_import);
                    return index + 1;
                }
                // `path::<Type>`: what stands between is read by itself.
                _ => {
                    self.find(path, index, is_import);
                    return index;
                }
            }
            index += 1;
            if !self.are_colons(index) {
                self.find(path, index, is_import);
                return index;
            }
            index += 2;
        }
    }

    /// Reads the trees up to the closing bracket, and returns the index of the token after it.
    fn group(&mut self, mut index: usize, above: &[String], is_import: bool) -> usize {
        while index < self.tokens.len() && self.tokens[index].kind != Kind::Close {
            match self.spelling(index) {
                "," => index += 1,
                // Another name for what was read just now.
                "as" => index += 2,
                "self" => {
                    index += 1;
                    self.find(above.to_vec(), index, is_import);
                }
                _ => index = self.tree(index, above, is_import).max(index + 1),
            }
        }
        index + 1
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
        path_uses(text).unwrap().into_iter().map(name).collect()
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        let cases: [(&str, &[&str]); 8] = [
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
        ];
        for (text, found) in cases {
            assert_eq!(paths(text), found, "{text}");
        }
    }
}
