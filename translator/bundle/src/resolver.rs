//! The modules of a text, and what each name in one of them may stand for.
//!
//! Names are looked up as rustc does it, but ignoring privacy and the order of shadowing, so that
//! too many items are found rather than too few.

use crate::imported_names::{imported_names, ImportedName};
use crate::pieces::{Piece, Sort};
use std::collections::{BTreeSet, HashMap};

/// The number of the module around all others.
pub const ROOT: usize = 0;

/// The name for everything that a module re-exports from other crates, whose names may be anything.
pub const OTHERS: &str = "*";

/// The modules of a text, numbered from the root.
pub struct Resolver<'a> {
    pieces: &'a [Piece],
    modules: Vec<Module>,
    /// The number of each piece that is a module.
    numbers: HashMap<usize, usize>,
}

struct Module {
    parent: usize,
    /// The pieces that a name stands for, with the imports that lead to them.
    names: HashMap<String, BTreeSet<usize>>,
}

/// What a path leads to.
#[derive(Default)]
pub struct Resolved {
    /// The modules.
    pub modules: BTreeSet<usize>,
    /// The pieces, the imports on the way included.
    pub pieces: BTreeSet<usize>,
}

/// An import of one name, or of all names of a module.
struct Import {
    piece: usize,
    module: usize,
    name: String,
    path: Vec<String>,
}

impl<'a> Resolver<'a> {
    /// Reads the modules of a text. `names_from_call` returns the names that a macro call may
    /// define.
    pub fn new(
        text: &str,
        pieces: &'a [Piece],
        names_from_call: &dyn Fn(&Piece) -> Vec<String>,
    ) -> Resolver<'a> {
        let root = Module { parent: ROOT, names: HashMap::new() };
        let mut resolver = Resolver { pieces, modules: vec![root], numbers: HashMap::new() };
        let mut imports = Vec::new();
        for (index, piece) in pieces.iter().enumerate() {
            if piece.parent.is_some_and(|outer| pieces[outer].sort != Sort::Module) {
                continue; // a method
            }
            let module = resolver.module_around(index);
            if piece.sort == Sort::Module {
                resolver.numbers.insert(index, resolver.modules.len());
                resolver.modules.push(Module { parent: module, names: HashMap::new() });
            }
            let names = match piece.sort {
                Sort::Import => {
                    let names = imported_names(&text[piece.range.clone()]).into_iter();
                    imports.extend(names.map(|ImportedName { name, path, .. }| Import {
                        piece: index,
                        module,
                        name,
                        path,
                    }));
                    vec![]
                }
                Sort::Call => names_from_call(piece),
                _ => piece.names.clone(),
            };
            for name in names {
                resolver.modules[module].names.entry(name).or_default().insert(index);
            }
        }
        while resolver.import(&imports) {}
        resolver
    }

    /// Adds to each module what its imports lead to by now, and returns whether that was more than
    /// before.
    fn import(&mut self, imports: &[Import]) -> bool {
        let mut grew = false;
        for Import { piece, module, name, path } in imports {
            let Resolved { modules, mut pieces } = self.resolve(*module, path);
            if name != "*" {
                pieces.insert(*piece);
                grew |= self.add(*module, name, &pieces);
                continue;
            }
            if modules.is_empty() && pieces.is_empty() && self.pieces[*piece].is_export {
                grew |= self.add(*module, OTHERS, &BTreeSet::from([*piece]));
            }
            let is_way = |index: &usize| matches!(self.pieces[*index].sort, Sort::Import);
            let mut way: BTreeSet<usize> = pieces.iter().copied().filter(is_way).collect();
            way.insert(*piece);
            for from in modules.into_iter().filter(|from| from != module) {
                for (name, pieces) in self.modules[from].names.clone() {
                    grew |= self.add(*module, &name, &(&pieces | &way));
                }
            }
            for index in pieces {
                // The variants of an enumeration.
                if self.pieces[index].sort == Sort::Type {
                    way.insert(index);
                    for name in &self.pieces[index].uses {
                        grew |= self.add(*module, name, &way);
                    }
                }
            }
        }
        grew
    }

    fn add(&mut self, module: usize, name: &str, pieces: &BTreeSet<usize>) -> bool {
        let known = self.modules[module].names.entry(name.to_string()).or_default();
        let before = known.len();
        known.extend(pieces);
        known.len() > before
    }

    /// Returns the module around a piece.
    pub fn module_around(&self, mut index: usize) -> usize {
        while let Some(outer) = self.pieces[index].parent {
            if let Some(&number) = self.numbers.get(&outer) {
                return number;
            }
            index = outer;
        }
        ROOT
    }

    /// Returns what a name stands for in a module.
    pub fn lookup(&self, module: usize, name: &str) -> Option<&BTreeSet<usize>> {
        self.modules[module].names.get(name)
    }

    /// Returns all that the names of a module stand for.
    pub fn meanings(&self, module: usize) -> impl Iterator<Item = &BTreeSet<usize>> {
        self.modules[module].names.values()
    }

    /// Returns what a path in a module leads to: nothing if the target is in no module of the text.
    pub fn resolve(&self, module: usize, path: &[String]) -> Resolved {
        let mut resolved = Resolved { modules: BTreeSet::from([module]), ..Resolved::default() };
        for (place, name) in path.iter().enumerate() {
            match name.as_str() {
                "crate" => resolved.modules = BTreeSet::from([ROOT]),
                "self" => {}
                "super" => {
                    let parent = |&module: &usize| self.modules[module].parent;
                    resolved.modules = resolved.modules.iter().map(parent).collect();
                }
                _ => resolved = self.step(resolved, name, place == 0),
            }
        }
        resolved
    }

    fn step(&self, from: Resolved, name: &str, is_first: bool) -> Resolved {
        let mut pieces: BTreeSet<usize> = from
            .modules
            .iter()
            .filter_map(|&module| self.lookup(module, name))
            .flatten()
            .copied()
            .collect();
        if pieces.is_empty() && is_first {
            // The name of a crate.
            pieces.extend(self.lookup(ROOT, name).into_iter().flatten());
        }
        let modules = pieces.iter().filter_map(|index| self.numbers.get(index).copied()).collect();
        let is_on_the_way = |index: &usize| self.pieces[*index].sort != Sort::Module;
        pieces.extend(from.pieces.into_iter().filter(is_on_the_way));
        Resolved { modules, pieces }
    }

    /// Returns the modules in which a text in `module` that mentions these names may look up a
    /// name: its own, the root, and those to which the names lead.
    pub fn in_sight(&self, module: usize, names: &BTreeSet<String>) -> BTreeSet<usize> {
        let mut next = vec![module, ROOT];
        if names.contains("super") {
            let mut outer = module;
            while outer != ROOT {
                outer = self.modules[outer].parent;
                next.push(outer);
            }
        }
        let mut seen = BTreeSet::new();
        while let Some(module) = next.pop() {
            if !seen.insert(module) {
                continue;
            }
            let found = names.iter().filter_map(|name| self.lookup(module, name)).flatten();
            next.extend(found.filter_map(|index| self.numbers.get(index)));
        }
        seen
    }
}
