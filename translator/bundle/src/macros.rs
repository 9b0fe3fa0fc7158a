//! The macros that a library defines, and what their calls may make.

use crate::imported_names::imported_names;
use crate::pieces::{Piece, Sort};
use crate::tokens::{tokenize, Kind};
use std::collections::{BTreeSet, HashMap};

/// The keywords before the name of a new item.
const NEW: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "mod", "const", "static"];

/// The macros of a text.
pub struct Macros<'a> {
    /// The definitions under each name, including names that an import gives.
    definitions: HashMap<String, Vec<&'a Piece>>,
    /// What the definition at each byte says about new items.
    made: HashMap<usize, Made>,
}

/// The items that a macro makes, as far as its text tells.
#[derive(Default)]
struct Made {
    /// The names that the macro itself gives to some of them.
    names: Vec<String>,
    /// Whether others get their names from its calls.
    named_by_calls: bool,
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
        let made = of_sort(Sort::Macro).map(|definition| {
            (definition.range.start, Made::new(&library[definition.range.clone()]))
        });
        Macros { made: made.collect(), definitions }
    }

    /// Returns the definitions of the macros of this name.
    pub fn definitions(&self, name: &str) -> impl Iterator<Item = &'a Piece> + '_ {
        self.definitions.get(name).into_iter().flatten().copied()
    }

    /// Returns names together with those in the macros among them, and so on: what a call makes is
    /// looked up in the place of the call.
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

    /// Returns the names that a call may define, as far as its arguments and the macro tell,
    /// together with those of the macros that it calls.
    pub fn names_from_call(&self, call: &Piece) -> Vec<String> {
        let is_known = call.of.iter().any(|name| self.definitions(name).next().is_some());
        let called = self.expand(&call.of.iter().cloned().collect());
        let definitions = called.iter().flat_map(|name| self.definitions(name));
        let made: Vec<&Made> =
            definitions.filter_map(|definition| self.made.get(&definition.range.start)).collect();
        let is_new = |name: &&String| !call.of.contains(name);
        let from_call = match !is_known || made.iter().any(|made| made.named_by_calls) {
            true => call.names.iter().filter(is_new).cloned().collect(),
            false => vec![],
        };
        let own = made.iter().flat_map(|made| made.names.iter().cloned());
        from_call.into_iter().chain(own).collect()
    }
}

impl Made {
    /// Reads the definition of a macro.
    fn new(text: &str) -> Made {
        let mut made = Made::default();
        let tokens = tokenize(text).unwrap_or_default();
        for pair in tokens.windows(2) {
            let [keyword, name] = [0, 1].map(|index| &text[pair[index].range.clone()]);
            if !NEW.contains(&keyword) {
                continue;
            }
            match pair[1].kind {
                Kind::Ident => made.names.push(name.to_string()),
                _ => made.named_by_calls |= name == "$",
            }
        }
        made
    }
}
