//! The items that the text mentions, however indirectly; all others can go at once.

use crate::imports::{leaves, pruned};
use crate::pieces::{path, pieces, Piece, Sort};
use crate::tokens::{edited, idents};
use anyhow::Result;
use std::collections::BTreeSet;

/// Returns the library without the items whose names are not mentioned by anything that stays.
/// The modules with the paths in `needed` stay even if nothing inside them does.
pub fn mentioned(solution: &str, library: &str, needed: &BTreeSet<Vec<String>>) -> Result<String> {
    let pieces = pieces(library)?;
    let local = |sort: Sort| pieces.iter().filter(move |piece| piece.sort == sort);
    let own = [Sort::Item, Sort::Type, Sort::Macro, Sort::Call];
    let own = own.into_iter().flat_map(local).flat_map(|piece| &piece.names).collect();
    let types = local(Sort::Type).flat_map(|piece| &piece.names).collect();
    let mut mention = Mention {
        pieces: &pieces,
        used: idents(solution)?,
        own,
        types,
        library,
        kept: vec![false; pieces.len()],
        aliases: Vec::new(),
    };
    for import in local(Sort::Import) {
        let leaves = leaves(&library[import.range.clone()]).into_iter();
        mention
            .aliases
            .extend(leaves.map(|leaf| (leaf.name, leaf.of)).filter(|(name, of)| name != of));
    }
    for index in 0..pieces.len() {
        let is_module = pieces[index].sort == Sort::Module;
        mention.kept[index] = is_module && needed.contains(&path(&pieces, index));
    }
    while mention.grows() {}
    let mut edits = Vec::new();
    for (piece, kept) in pieces.iter().zip(&mention.kept) {
        let text = &library[piece.range.clone()];
        match (kept, piece.sort) {
            (false, _) => edits.push((piece.range.clone(), String::new())),
            (true, Sort::Import) => {
                let unused = leaves(text).into_iter().filter(|leaf| !mention.needs(&leaf.name));
                let unused: Vec<usize> = unused.map(|leaf| leaf.place).collect();
                if !unused.is_empty() {
                    let below = &text[text.trim_end().len()..];
                    let left = pruned(text, &unused).map_or(String::new(), |left| left + below);
                    edits.push((piece.range.clone(), left));
                }
            }
            _ => {}
        }
    }
    Ok(edited(library, edits))
}

/// The keywords before the name of a new item.
const NEW: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "mod", "const", "static"];

struct Mention<'a> {
    pieces: &'a [Piece],
    /// The names in the text that stays, imports not counted.
    used: BTreeSet<String>,
    /// The names that the library defines.
    own: BTreeSet<&'a String>,
    /// The names of the library's types and traits.
    types: BTreeSet<&'a String>,
    library: &'a str,
    kept: Vec<bool>,
    /// The names of each `use of as name`.
    aliases: Vec<(String, String)>,
}

impl Mention<'_> {
    /// Keeps what is mentioned by now, and returns whether that was more than before.
    fn grows(&mut self) -> bool {
        let mut grew = false;
        for index in 0..self.pieces.len() {
            if self.kept[index] || !self.is_mentioned(index) {
                continue;
            }
            grew = true;
            self.keep(index);
            // What is kept needs the modules and the `impl` around it.
            let mut around = self.pieces[index].parent;
            while let Some(outer) = around {
                self.keep(outer);
                around = self.pieces[outer].parent;
            }
        }
        grew
    }

    fn keep(&mut self, index: usize) {
        self.kept[index] = true;
        let piece = &self.pieces[index];
        if piece.sort == Sort::Import {
            return; // a name that is imported is not used yet
        }
        self.used.extend(piece.uses.iter().cloned());
        for (name, of) in &self.aliases {
            if self.used.contains(name) {
                self.used.insert(of.clone());
            }
        }
    }

    fn is_mentioned(&self, index: usize) -> bool {
        let piece = &self.pieces[index];
        let is_known = |name: &String| self.used.contains(name) || !self.own.contains(name);
        match piece.sort {
            Sort::TraitImpl => {
                piece.head.iter().all(|name| !self.types.contains(name) || self.used.contains(name))
            }
            Sort::Module | Sort::Methods => false, // kept with a piece inside it
            Sort::Import => {
                piece.parent.is_none_or(|outer| self.kept[outer])
                    || piece.is_export && piece.names.iter().any(|name| self.used.contains(name))
            }
            Sort::Call => self.may_be_needed(piece),
            Sort::Item | Sort::Type | Sort::Macro => {
                let is_within_reach = piece.parent.is_none_or(|outer| {
                    let around = &self.pieces[outer];
                    match around.sort {
                        Sort::Methods => self.kept[outer] || around.of.iter().all(is_known),
                        Sort::Type => self.kept[outer], // the trait around a method's body
                        _ => true,
                    }
                });
                is_within_reach
                    && (piece.names.iter().any(|name| self.used.contains(name))
                        || piece.methods.iter().any(|name| self.used.contains(name))
                            && self.is_in_scope_where_it_stands(index))
            }
        }
    }

    /// Returns whether something stays in the module of a trait, where its methods may be called
    /// without its name, for a type of another crate: it is the trait's only purpose.
    fn is_in_scope_where_it_stands(&self, index: usize) -> bool {
        let name = &self.pieces[index].names[0];
        let is_for_other =
            |piece: &Piece| piece.of.get(1) == Some(name) && !self.types.contains(&piece.of[0]);
        self.pieces.iter().any(is_for_other)
            && self.pieces.iter().zip(&self.kept).any(|(piece, kept)| {
                *kept && piece.parent == self.pieces[index].parent && !piece.is_optional()
            })
    }

    /// Returns whether a macro call may define something for a type or trait that stays, or under a
    /// name that is used, as far as the macro and its arguments tell.
    fn may_be_needed(&self, call: &Piece) -> bool {
        let is_it = |piece: &&Piece| piece.sort == Sort::Macro && call.of.contains(&piece.names[0]);
        let Some(definition) = self.pieces.iter().find(is_it) else { return true };
        let text = &self.library[definition.range.clone()];
        let makes_items = NEW.iter().any(|keyword| text.contains(&format!("{keyword} $")));
        let is_used = |name: &&String| self.used.contains(*name);
        // A single letter is a parameter.
        let is_new = |name: &String| name.len() > 1 && !call.of.contains(name);
        let mut names = call.names.iter().chain(&definition.uses).filter(is_used);
        names.any(|name| self.types.contains(name))
            || makes_items && call.names.iter().filter(is_used).any(is_new)
    }

    /// Returns whether an imported name may be needed: it is mentioned, it is a trait whose
    /// methods may be used, or it is not one of ours, so that only rustc knows.
    fn needs(&self, name: &String) -> bool {
        name == "*" || self.used.contains(name) || !self.own.contains(name) || self.is_kept(name)
    }

    fn is_kept(&self, name: &String) -> bool {
        let mut types =
            self.pieces.iter().zip(&self.kept).filter(|(piece, _)| piece.sort == Sort::Type);
        types.any(|(piece, kept)| *kept && piece.names.contains(name))
    }
}
