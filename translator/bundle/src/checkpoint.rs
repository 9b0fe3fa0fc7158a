//! The last text without an error, to which a reduction returns where it cannot go on.

use crate::compile::{Complaint, Fault};
use crate::optional::names_in;
use crate::pieces::{find_piece_at, find_pieces, required_at, Piece, Sort};
use crate::text::edit;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// The line above an item that stays although it is dead.
pub const ALLOWANCE: &str = "#[allow(dead_code)]\n";

/// The line above a macro that stays though nothing calls it.
const MACRO_ALLOWANCE: &str = "#[allow(unused_macros)]\n";

/// What stays although rustc calls it dead.
#[derive(Default)]
pub struct Kept {
    /// The texts of the macros and of their calls that make dead items along with used ones.
    calls: BTreeSet<String>,
    /// The names of the other items that are excused, for a message.
    pub excused: Vec<String>,
}

/// A library without errors, and what is wrong with what was made from it.
pub struct Checkpoint {
    library: String,
    dead: Vec<Dead>,
    /// The first bytes of the items that traits require and nothing uses. They stay, and so does
    /// whatever their implementations use, which rustc also calls dead.
    required: BTreeSet<usize>,
    /// Whether an error came up in an `impl` of a trait.
    is_in_impl: bool,
    /// The names in the errors that came next: in the summaries of errors that no cut can mend, in
    /// all summaries, and in the messages. The first of these sets that names something dead tells
    /// what to keep.
    names: [BTreeSet<String>; 3],
}

/// A piece that rustc calls dead and that may be cut in answer.
struct Dead {
    piece: Piece,
    /// Whether only what it makes is dead: a macro or a call of one.
    is_maker: bool,
    /// Whether other code may use it under its name: the `impl`s of a trait that provides it, or
    /// what a macro makes.
    is_shared: bool,
}

impl Kept {
    /// Returns whether there are no calls among them.
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty()
    }

    /// Returns the complaints, except those about what kept macros and calls make.
    pub fn without(&self, library: &str, complaints: Vec<Complaint>) -> Result<Vec<Complaint>> {
        if self.is_empty() {
            return Ok(complaints);
        }
        let pieces = find_pieces(library)?;
        let matters = |complaint: &Complaint| {
            complaint.code != "dead_code" || !self.makes(library, &pieces, complaint)
        };
        Ok(complaints.into_iter().filter(matters).collect())
    }

    /// Returns whether an error is one that no cut can mend: it is in the solution, or in a call
    /// that stays.
    pub fn is_past_cutting(&self, library: &str, error: &Complaint) -> Result<bool> {
        if !error.is_error() || error.places.is_empty() {
            return Ok(error.is_error());
        }
        Ok(!self.is_empty() && self.makes(library, &find_pieces(library)?, error))
    }

    /// Returns whether a complaint is about what kept macros and calls make.
    fn makes(&self, library: &str, pieces: &[Piece], complaint: &Complaint) -> bool {
        let is_kept = |place: &usize| {
            let piece = find_piece_at(pieces, *place);
            piece.is_some_and(|piece| self.calls.contains(&library[piece.range.clone()]))
        };
        !complaint.places.is_empty() && complaint.places.iter().all(is_kept)
    }
}

impl Checkpoint {
    /// Returns a checkpoint at a library about which rustc has these complaints and no others.
    pub fn new(library: &str, complaints: &[Complaint]) -> Result<Checkpoint> {
        let pieces = find_pieces(library)?;
        let makers = pieces.iter().filter(|piece| piece.is_maker());
        let made: BTreeSet<&String> = makers.flat_map(|piece| &piece.uses).collect();
        let (mut dead, mut required) = (BTreeMap::new(), BTreeSet::new());
        for complaint in complaints.iter().filter(|complaint| complaint.fault == Fault::Dead) {
            for &place in &complaint.places {
                let Some(piece) = find_piece_at(&pieces, place) else { continue };
                if let Some(item) = required_at(library, piece, place) {
                    required.insert(item);
                    continue;
                }
                let is_maker = complaint.code == "dead_code" && piece.is_maker();
                let is_provided =
                    piece.parent.is_some_and(|outer| pieces[outer].sort == Sort::Type);
                let is_shared = is_provided || piece.names.iter().any(|it| made.contains(it));
                dead.insert(piece.range.start, Dead { piece: piece.clone(), is_maker, is_shared });
            }
        }
        Ok(Checkpoint {
            library: library.to_string(),
            dead: dead.into_values().collect(),
            required,
            is_in_impl: false,
            names: Default::default(),
        })
    }

    /// Notes the errors of what was made from the library, and which of them no cut can mend.
    pub fn note_errors(
        &mut self,
        library: &str,
        complaints: &[Complaint],
        past_cutting: &[&Complaint],
    ) -> Result<()> {
        let pieces = find_pieces(library)?;
        let [of_these, of_all, in_messages] = &mut self.names;
        let names = |text| names_in(text).map(String::from).collect::<Vec<_>>();
        of_these.extend(past_cutting.iter().flat_map(|error| names(&error.summary)));
        for error in complaints.iter().filter(|complaint| complaint.is_error()) {
            of_all.extend(names(&error.summary));
            in_messages.extend(names(&error.message));
            let at = error.places.iter().filter_map(|&place| find_piece_at(&pieces, place));
            self.is_in_impl |= at.map(|piece| piece.sort).any(|sort| sort == Sort::TraitImpl);
        }
        Ok(())
    }

    /// Returns whether anything was dead, so that it is possible to go on from here.
    pub fn has_dead(&self) -> bool {
        !self.dead.is_empty() || self.is_in_impl && !self.required.is_empty()
    }

    /// Returns the library in which the dead pieces that the errors name stay, or all dead pieces
    /// if none is named.
    pub fn keep_culprits(self, kept: &mut Kept) -> String {
        if self.is_in_impl && !self.required.is_empty() {
            // After that, what the errors name may count as used.
            let items = self.required.iter().map(|&item| (item..item, ALLOWANCE.to_string()));
            return edit(&self.library, items.collect());
        }
        let named = |names: &BTreeSet<String>| -> Vec<&Dead> {
            let is_named = |dead: &&Dead| dead.piece.names.iter().any(|name| names.contains(name));
            self.dead.iter().filter(is_named).collect()
        };
        let attempts = self.names.iter().map(named).chain([self.dead.iter().collect()]);
        let culprits = attempts.into_iter().find(|culprits| !culprits.is_empty());
        let mut edits = Vec::new();
        for Dead { piece, is_maker, is_shared } in culprits.into_iter().flatten() {
            if *is_maker {
                kept.calls.insert(self.library[piece.range.clone()].to_string());
                continue;
            }
            if !is_shared {
                kept.excused.extend(piece.names.first().cloned());
            }
            let line = if piece.sort == Sort::Macro { MACRO_ALLOWANCE } else { ALLOWANCE };
            edits.push((piece.range.start..piece.range.start, line.to_string()));
        }
        edit(&self.library, edits)
    }
}
