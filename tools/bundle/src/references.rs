//! The paths of a text, those inside macros too.

use crate::tokens::{tokens, Kind, Token};
use anyhow::Result;

/// A path, with the modules of the text around it.
#[derive(Debug, PartialEq)]
pub struct Reference {
    /// Its names; `*` for all of a module.
    pub path: Vec<String>,
    /// The modules around it.
    pub inside: Vec<String>,
    /// Whether it is a macro's name, which may be known without a path.
    pub is_call: bool,
}

/// The paths of several names, the names of single imports, and the macros that are called.
pub fn references(text: &str) -> Result<Vec<Reference>> {
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
    found: Vec<Reference>,
    /// For each open bracket the module that it opens, if it does.
    around: Vec<Option<String>>,
}

impl<'a> Reader<'a> {
    fn word(&self, index: usize) -> &'a str {
        self.tokens.get(index).map_or("", |token| &self.text[token.range.clone()])
    }

    fn are_colons(&self, index: usize) -> bool {
        self.word(index) == ":" && self.word(index + 1) == ":"
    }

    /// Reads what begins at a token; the token after it.
    fn step(&mut self, index: usize) -> usize {
        match self.tokens[index].kind {
            Kind::Open => {
                let is_module = index >= 2 && self.word(index - 2) == "mod";
                self.around.push(is_module.then(|| self.word(index - 1).to_string()));
            }
            Kind::Close => {
                self.around.pop();
            }
            Kind::Ident => {
                let is_import = index > 0 && self.word(index - 1) == "use";
                if is_import || self.are_colons(index + 1) {
                    return self.tree(index, &[]);
                }
                if self.word(index + 1) == "!" {
                    self.find(vec![self.word(index).to_string()], true);
                }
            }
            _ => {}
        }
        index + 1
    }

    fn find(&mut self, path: Vec<String>, is_call: bool) {
        let inside = self.around.iter().flatten().cloned().collect();
        self.found.push(Reference { path, inside, is_call });
    }

    /// Reads a path, or a tree of them, below `above`; the token after it.
    fn tree(&mut self, mut index: usize, above: &[String]) -> usize {
        let mut path = above.to_vec();
        loop {
            match self.tokens.get(index).map(|token| token.kind) {
                Some(Kind::Ident) => path.push(self.word(index).to_string()),
                Some(Kind::Open) if self.word(index) == "{" && !path.is_empty() => {
                    return self.group(index + 1, &path);
                }
                Some(Kind::Punct) if self.word(index) == "*" => {
                    path.push("*".to_string());
                    self.find(path, false);
                    return index + 1;
                }
                // `path::<Type>`: what stands between is read by itself.
                _ => {
                    self.find(path, false);
                    return index;
                }
            }
            index += 1;
            if !self.are_colons(index) {
                let is_call = self.word(index) == "!";
                self.find(path, is_call);
                return index;
            }
            index += 2;
        }
    }

    /// Reads the trees up to the closing bracket; the token after it.
    fn group(&mut self, mut index: usize, above: &[String]) -> usize {
        while index < self.tokens.len() && self.tokens[index].kind != Kind::Close {
            match self.word(index) {
                "," => index += 1,
                // Another name for what was read just now.
                "as" => index += 2,
                "self" => {
                    self.find(above.to_vec(), false);
                    index += 1;
                }
                _ => {
                    let next = self.tree(index, above);
                    index = next.max(index + 1);
                }
            }
        }
        index + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<String> {
        let name = |reference: Reference| {
            let call = if reference.is_call { "!" } else { "" };
            [reference.inside.join("/"), reference.path.join("::"), call.into()].concat()
        };
        references(text).unwrap().into_iter().map(name).collect()
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        let cases: [(&str, &[&str]); 7] = [
            ("use a::{b::{self, c as d}, e, f::*};", &["a::b", "a::b::c", "a::e", "a::f::*"]),
            ("fn f() -> a::B<c::D> { x.y(z) }", &["a::B", "c::D"]),
            ("fn f() { g::h::<a::B>(1); }", &["g::h", "a::B"]),
            ("mod m { mod n { use super::x; } fn f() { y::z() } }", &["mnsuper::x", "my::z"]),
            ("fn f() { print!(\"{}\", a::b); t!(c::d!(1)) }", &["print!", "a::b", "t!", "c::d!"]),
            ("use a; // b::c", &["a"]),
            ("macro_rules! m { () => { $crate::x::y!() } }", &["macro_rules!", "crate::x::y!"]),
        ];
        for (text, found) in cases {
            let found: Vec<String> = found.iter().map(|path| path.replace("mn", "m/n")).collect();
            assert_eq!(paths(text), found, "{text}");
        }
    }
}
