//! The modules and macros that a text declares, found by its tokens alone: most files of a crate
//! are looked at only to learn which other files there are.

use crate::pieces::with_comments;
use crate::tokens::{spelling, tokens, Kind, Token};
use anyhow::Result;
use std::ops::Range;

/// What a text declares, in order.
pub struct Declared {
    /// The modules.
    pub modules: Vec<DeclaredModule>,
    /// The names of the macros.
    pub macros: Vec<String>,
}

/// A module that a text declares.
pub struct DeclaredModule {
    /// Its path from the text's own module: the modules around it, and its name.
    pub path: Vec<String>,
    /// Whether only the module around it and that one's modules see it.
    pub is_private: bool,
    /// For one in a file of its own, the bytes of the declaration, comments above it included.
    pub range: Option<Range<usize>>,
    /// The file that an attribute `#[path = "…"]` names.
    pub file: Option<String>,
}

/// Returns what a text declares outside of functions and macro calls.
pub fn declared(text: &str) -> Result<Declared> {
    let tokens = tokens(text)?;
    let reader = Reader { text, tokens: &tokens };
    let mut declared = Declared { modules: vec![], macros: vec![] };
    // The module that each open bracket opens, or `None` if it opens something else.
    let mut around: Vec<Option<String>> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let spelled = |ahead: usize| reader.spelling(index + ahead);
        match token.kind {
            Kind::Open => {
                let is_module = index >= 2 && reader.spelling(index - 2) == "mod";
                around.push(is_module.then(|| reader.spelling(index - 1).to_string()));
            }
            Kind::Close => {
                around.pop();
            }
            Kind::Ident if around.iter().all(Option::is_some) => match spelled(0) {
                "mod" if [";", "{"].contains(&spelled(2)) => {
                    let inside = around.iter().flatten().cloned();
                    let path = inside.chain([spelled(1).to_string()]).collect();
                    let head = reader.head(index);
                    let end = tokens[index + 2].range.end;
                    let range = with_comments(text, tokens[head.start].range.start..end);
                    declared.modules.push(DeclaredModule {
                        path,
                        is_private: head.is_private,
                        range: (spelled(2) == ";").then_some(range),
                        file: head.file,
                    });
                }
                "macro_rules" if spelled(1) == "!" => {
                    declared.macros.push(spelled(2).to_string());
                }
                _ => {}
            },
            _ => {}
        }
    }
    Ok(declared)
}

/// What stands before a keyword that declares something.
struct Head {
    /// The index of its first token.
    start: usize,
    is_private: bool,
    file: Option<String>,
}

struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
}

impl<'a> Reader<'a> {
    fn spelling(&self, index: usize) -> &'a str {
        spelling(self.text, self.tokens, index)
    }

    /// Reads backwards the visibility and the attributes before the keyword at `index`.
    fn head(&self, index: usize) -> Head {
        let mut head = Head { start: index, is_private: true, file: None };
        let before = index.wrapping_sub(1);
        let visibility = match self.spelling(before) {
            ")" => self.opening(before).wrapping_sub(1),
            _ => before,
        };
        if self.spelling(visibility) == "pub" {
            head = Head { start: visibility, is_private: false, file: None };
        }
        while head.start > 0 {
            let before = head.start - 1;
            match self.tokens[before].kind {
                Kind::Doc if !self.spelling(before)[2..].starts_with('!') => head.start = before,
                Kind::Close if self.spelling(before) == "]" => {
                    let open = self.opening(before);
                    if open == 0 || self.spelling(open - 1) != "#" {
                        break;
                    }
                    if self.spelling(open + 1) == "path" && self.spelling(open + 2) == "=" {
                        head.file = Some(self.spelling(open + 3).trim_matches('"').to_string());
                    }
                    head.start = open - 1;
                }
                _ => break,
            }
        }
        head
    }

    /// Returns the index of the bracket that the one at `close` closes.
    fn opening(&self, close: usize) -> usize {
        let mut depth = 0;
        for at in (0..=close).rev() {
            match self.tokens[at].kind {
                Kind::Close => depth += 1,
                Kind::Open => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        0
    }
}
