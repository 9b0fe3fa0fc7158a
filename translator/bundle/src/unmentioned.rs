//! The items that the text mentions, however indirectly; all others can be removed at once.

use crate::imported_names::{imported_names, remove_names, ImportedName};
use crate::macros::Macros;
use crate::pieces::{find_pieces, module_path, Piece, Sort};
use crate::resolver::{Resolver, OTHERS, ROOT};
use crate::text::edit;
use crate::tokens::find_names;
use anyhow::Result;
use std::collections::{BTreeSet, HashMap};

/// Returns the library without the items that are not mentioned by anything that stays. The
/// modules with the paths in `needed` stay even if nothing inside them does.
pub fn remove_unmentioned(
    solution: &str,
    library: &str,
    needed: &BTreeSet<Vec<String>>,
) -> Result<String> {
    remove(solution, library, needed, false)
}

/// Returns the library without the modules in which nothing is mentioned by anything that stays.
pub fn remove_unmentioned_modules(
    solution: &str,
    library: &str,
    needed: &BTreeSet<Vec<String>>,
) -> Result<String> {
    remove(solution, library, needed, true)
}

/// Removes what is not mentioned; if modules are kept `whole`, whatever is in the same module as
/// something that stays also stays.
fn remove(
    solution: &str,
    library: &str,
    needed: &BTreeSet<Vec<String>>,
    whole: bool,
) -> Result<String> {
    let pieces = find_pieces(library)?;
    let macros = Macros::new(library, &pieces);
    let resolver = Resolver::new(library, &pieces, &|call| macros.names_from_call(call));
    let mut marker = Marker::new(library, &pieces, &resolver, &macros);
    marker.look_up(ROOT, &find_names(solution)?, solution);
    for index in 0..pieces.len() {
        let is_module = pieces[index].sort == Sort::Module;
        marker.kept[index] |= is_module && needed.contains(&module_path(&pieces, index));
    }
    while marker.mark_more() || whole && marker.keep_modules() {}
    let mut edits = Vec::new();
    for (index, piece) in pieces.iter().enumerate() {
        let text = &library[piece.range.clone()];
        match (marker.kept[index], piece.sort) {
            (false, _) => edits.push((piece.range.clone(), String::new())),
            (true, Sort::Import) => {
                let module = resolver.module_around(index);
                let names = imported_names(text).into_iter();
                let unused = names.filter(|name| !whole && !marker.needs(module, name));
                let unused: Vec<usize> = unused.map(|name| name.place).collect();
                if !unused.is_empty() {
                    edits.push((piece.range.clone(), remove_names(text, &unused)));
                }
            }
            _ => {}
        }
    }
    Ok(edit(library, edits))
}

struct Marker<'a> {
    library: &'a str,
    pieces: &'a [Piece],
    resolver: &'a Resolver<'a>,
    macros: &'a Macros<'a>,
    /// The traits that the names of each module stand for, with the imports that lead to them.
    traits: HashMap<usize, Vec<(usize, &'a BTreeSet<usize>)>>,
    /// For each `impl`, the types and traits that each name in its head may stand for.
    heads: Vec<Vec<Vec<usize>>>,
    /// The names in the text that stays, not counting imports.
    used: BTreeSet<String>,
    /// The names that the library defines.
    own: BTreeSet<&'a String>,
    /// The pieces outside of `impl`s and traits that a name in the text that stays may stand for.
    sought: Vec<bool>,
    kept: Vec<bool>,
}

impl<'a> Marker<'a> {
    fn new(
        library: &'a str,
        pieces: &'a [Piece],
        resolver: &'a Resolver<'a>,
        macros: &'a Macros<'a>,
    ) -> Marker<'a> {
        let own = [Sort::Item, Sort::Type, Sort::Macro, Sort::Call];
        let own = pieces.iter().filter(|piece| own.contains(&piece.sort));
        let none = || vec![false; pieces.len()];
        let mut marker = Marker {
            library,
            pieces,
            resolver,
            macros,
            traits: HashMap::new(),
            heads: Vec::new(),
            used: BTreeSet::new(),
            own: own.flat_map(|piece| &piece.names).collect(),
            sought: none(),
            kept: none(),
        };
        let heads = pieces.iter().enumerate().map(|(index, piece)| match piece.sort {
            Sort::TraitImpl | Sort::Methods => marker.types(index, &piece.head),
            Sort::Call => {
                let definitions = piece.of.iter().flat_map(|name| macros.definitions(name));
                let uses = definitions.flat_map(|definition| &definition.uses);
                marker.types(index, &uses.chain(&piece.names).cloned().collect())
            }
            _ if piece.is_alias => marker.types(index, &piece.uses),
            _ => vec![],
        });
        marker.heads = heads.collect();
        marker
    }

    /// Returns the types and traits of the library that each of a piece's names may stand for,
    /// leaving out names of anything else.
    fn types(&self, index: usize, names: &BTreeSet<String>) -> Vec<Vec<usize>> {
        let in_sight = self.resolver.in_sight(self.resolver.module_around(index), names);
        let of = |name: &String| {
            let found = in_sight.iter().filter_map(|&module| self.resolver.lookup(module, name));
            let is_type = |&other: &usize| {
                other != index && matches!(self.pieces[other].sort, Sort::Type | Sort::Call)
            };
            let found: BTreeSet<usize> = found.flatten().copied().filter(is_type).collect();
            found.into_iter().collect::<Vec<usize>>()
        };
        names.iter().map(of).filter(|types| !types.is_empty()).collect()
    }

    /// Keeps everything that is mentioned by now, and returns whether that was more than before.
    fn mark_more(&mut self) -> bool {
        let mut grew = false;
        for index in 0..self.pieces.len() {
            if self.kept[index] || !self.is_mentioned(index) {
                continue;
            }
            grew = true;
            self.keep(index);
            // A piece that is kept needs the modules and the `impl` around it.
            let mut around = self.pieces[index].parent;
            while let Some(outer) = around.filter(|&outer| !self.kept[outer]) {
                self.keep(outer);
                around = self.pieces[outer].parent;
            }
        }
        grew
    }

    /// Keeps everything in the modules that stay, and returns whether that was more than before.
    fn keep_modules(&mut self) -> bool {
        let is_more = |&index: &usize| {
            let outer = self.pieces[index].parent;
            let stays = self.pieces[index].sort != Sort::Module
                && outer.is_some_and(|outer| self.kept[outer]);
            stays && !self.kept[index]
        };
        let more: Vec<usize> = (0..self.pieces.len()).filter(is_more).collect();
        more.iter().for_each(|&index| self.keep(index));
        !more.is_empty()
    }

    fn keep(&mut self, index: usize) {
        self.kept[index] = true;
        let piece = &self.pieces[index];
        // A name that is imported is not used yet.
        if piece.sort != Sort::Import {
            let text = &self.library[piece.range.clone()];
            self.look_up(self.resolver.module_around(index), &piece.uses, text);
        }
    }

    /// Notes everything for which the names in a text in a module may stand.
    fn look_up(&mut self, module: usize, names: &BTreeSet<String>, text: &str) {
        let names = self.macros.expand(names);
        let in_sight = self.resolver.in_sight(module, &names);
        for &module in &in_sight {
            let others = self.resolver.lookup(module, OTHERS);
            let named = names.iter().filter_map(|name| self.resolver.lookup(module, name));
            for pieces in named.chain(others) {
                pieces.iter().for_each(|&index| self.sought[index] = true);
            }
        }
        // Traits are in scope in the text's own module, and through `use …::*`.
        let imports_all = text.contains("use ") && text.contains('*');
        let scopes = if imports_all { in_sight } else { BTreeSet::from([module]) };
        for module in scopes {
            let (resolver, pieces) = (self.resolver, self.pieces);
            let traits = self.traits.entry(module).or_insert_with(|| {
                let named = resolver
                    .meanings(module)
                    .flat_map(|named| named.iter().map(move |&index| (index, named)));
                named.filter(|(index, _)| !pieces[*index].members.is_empty()).collect()
            });
            for (index, named) in traits {
                if pieces[*index].members.iter().any(|name| names.contains(name)) {
                    named.iter().for_each(|&index| self.sought[index] = true);
                }
            }
        }
        self.used.extend(names);
    }

    fn is_mentioned(&self, index: usize) -> bool {
        let piece = &self.pieces[index];
        let is_used = || piece.names.iter().any(|name| self.used.contains(name));
        match piece.sort {
            Sort::Module | Sort::Methods => false, // kept with a piece inside it
            Sort::Macro => is_used() || self.sought[index],
            Sort::TraitImpl => self.has_types(index, 0),
            Sort::Import => self.sought[index] || piece.parent.is_none_or(|outer| self.kept[outer]),
            Sort::Call => self.sought[index] || self.may_be_needed(index),
            Sort::Item | Sort::Type => match piece.parent {
                Some(outer) if self.pieces[outer].sort == Sort::Methods => {
                    (self.kept[outer] || self.has_types(outer, 0)) && is_used()
                }
                // This is the trait around a method's body.
                Some(outer) if self.pieces[outer].sort == Sort::Type => {
                    self.kept[outer] && is_used()
                }
                _ => self.sought[index],
            },
        }
    }

    /// Returns whether the types and traits in the head of an `impl` stay.
    fn has_types(&self, index: usize, depth: usize) -> bool {
        let stays = |&other: &usize| {
            self.kept[other]
                // An alias of something that stays is kept when it is needed.
                || depth < 4 && self.pieces[other].is_alias && self.has_types(other, depth + 1)
        };
        self.heads[index].iter().all(|types| types.iter().any(stays))
    }

    /// Returns whether a macro call may define something for a type or trait that stays.
    fn may_be_needed(&self, index: usize) -> bool {
        let call = &self.pieces[index];
        let is_known = call.of.iter().any(|name| self.macros.definitions(name).next().is_some());
        if !is_known {
            return call.parent.is_none_or(|outer| self.kept[outer]);
        }
        self.heads[index].iter().flatten().any(|&other| self.kept[other])
    }

    /// Returns whether an imported name may be needed: it leads to something that stays, or it is
    /// not one of ours, and only rustc can tell.
    fn needs(&self, module: usize, import: &ImportedName) -> bool {
        let target = self.resolver.resolve(module, &import.path);
        let own: Vec<usize> = target
            .pieces
            .into_iter()
            .filter(|&index| self.pieces[index].sort != Sort::Import)
            .collect();
        match own.is_empty() {
            true => {
                import.name == "*"
                    || self.used.contains(&import.name)
                    || !self.own.contains(&import.name)
            }
            false => own.iter().any(|&index| self.kept[index]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two modules with the same names, and ways that lead to the items of one of them.
    const LIBRARY: &str = "mod lib {
    pub(crate) use self::a::Node as Renamed;
    pub mod e {
        pub(crate) use super::b::*;
    }
    pub mod a {
        pub struct Node;
        impl Node {
            pub fn new() -> Node {
                helper();
                Node
            }
        }
        fn helper() { /* of a */ }
    }
    pub mod b {
        pub struct Node;
        impl Node {
            pub fn new() -> Node {
                helper();
                Node
            }
        }
        fn helper() { /* of b */ }
    }
    pub mod c {
        pub trait Twice { fn twice(self) -> u32; }
        impl Twice for u32 {
            fn twice(self) -> u32 { 2 * self }
        }
    }
    pub mod d {
        use super::c::Twice;
        pub fn four(n: u32) -> u32 { n.twice().twice() }
    }
    macro_rules! node {
        () => { $crate::lib::b::Node::new() };
    }
    pub(crate) use node;
}
";

    #[test]
    fn what_stays_is_what_the_names_stand_for_where_they_are_used() {
        let cases: [(&str, &[&str]); 6] = [
            ("fn main() { lib::a::Node::new(); }", &["of a"]),
            ("use lib::Renamed; fn main() { Renamed::new(); }", &["of a"]),
            ("use lib::e::Node; fn main() { Node::new(); }", &["of b"]),
            ("fn main() { lib::node!(); }", &["of b"]),
            ("fn main() { lib::d::four(1); }", &["trait Twice", "impl Twice for u32"]),
            ("fn main() { let (c, twice) = (1, 2); lib::a::Other; }", &[]),
        ];
        let parts = ["of a", "of b", "trait Twice", "impl Twice for u32"];
        for (solution, stays) in cases {
            let left = remove_unmentioned(solution, LIBRARY, &BTreeSet::new()).unwrap();
            for part in parts {
                assert_eq!(left.contains(part), stays.contains(&part), "{part} of {solution}");
            }
        }
    }
    #[test]
    fn imports_of_all_names_go_with_their_module() {
        let library = "mod gone { pub fn unused() {} }
mod fmt { pub fn unused() {} }
mod kept { pub fn used() {} }
pub use self::gone::*;
use crate::{gone::*, kept::*};
use std::fmt::*;
use self::unknown::*;
mod inner {
    use super::fmt::*;
    use super::kept::*;
    pub fn used() {}
}
";
        let left = "mod kept { pub fn used() {} }
use crate::kept::*;
use std::fmt::*;
use self::unknown::*;
mod inner {
    use super::kept::*;
    pub fn used() {}
}
";
        let solution = "fn main() { kept::used(); inner::used(); }";
        assert_eq!(remove_unmentioned(solution, library, &BTreeSet::new()).unwrap(), left);
    }
}
