//! The macros that a library defines, and what their calls may make.

use crate::imported_names::imported_names;
use crate::pieces::{Piece, Sort};
use std::collections::{BTreeSet, HashMap};

/// The keywords before the name of a new item.
const NEW: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "mod", "const", "static"];

/// The macros of a text.
pub struct Macros<'a> {
    library: &'a str,
    /// The definitions under each name, those that an import gives included.
    definitions: HashMap<String, Vec<&'a Piece>>,
}

impl<'a> Macros<'a> {
    /// Finds the macros among the pieces of a library.
    pub fn new(library: &'a str, pieces: &'a [Piece]) -> Macros<'a> {
        let of_sort = |sort| pieces.iter().filter(move |piece| piece.sort == sort);
        let mut definitions: HashMap<String, Vec<&Piece>> = HashMap::new();
        for piece in of_sort(Sort::Macro) {
            for name in &piece.names {
                definitions.entry(name.clone()).or_default().push(piece);
            }
        }
        for import in of_sort(Sort::Import) {
            for import in imported_names(&library[import.range.clone()]) {
                let renamed = import.item().filter(|item| *item != import.name);
                if let Some(renamed) = renamed.and_then(|item| definitions.get(item)) {
                    let renamed = renamed.clone();
                    definitions.entry(import.name).or_default().extend(renamed);
                }
            }
        }
        Macros { library, definitions }
    }

    /// Returns the definitions of the macros of this name.
    pub fn definitions(&self, name: &str) -> impl Iterator<Item = &'a Piece> + '_ {
        self.definitions.get(name).into_iter().flatten().copied()
    }

    /// Returns names together with those in the macros among them, and so on: what a call makes
    /// is looked up where the call stands.
    pub fn expand(&self, names: &BTreeSet<String>) -> BTreeSet<String> {
        let mut expanded = names.clone();
        let mut next: Vec<&str> = names.iter().map(String::as_str).collect();
        while let Some(name) = next.pop() {
            for used in self.definitions(name).flat_map(|definition| &definition.uses) {
                if expanded.insert(used.clone()) {
                    next.push(used);
                }
            }
        }
        expanded
    }

    /// Returns the names that a call may define, as far as the macro and its arguments tell.
    pub fn names_from_call(&self, call: &Piece) -> Vec<String> {
        let mut definitions = call.of.iter().flat_map(|name| self.definitions(name)).peekable();
        let is_unknown = definitions.peek().is_none();
        let makes_items = definitions.any(|definition| {
            let text = &self.library[definition.range.clone()];
            NEW.iter().any(|keyword| text.contains(&format!("{keyword} $")))
        });
        let is_new = |name: &&String| !call.of.contains(name);
        match is_unknown || makes_items {
            true => call.names.iter().filter(is_new).cloned().collect(),
            false => vec![],
        }
    }
}
