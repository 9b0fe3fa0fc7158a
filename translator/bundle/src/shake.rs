//! The reduction of a library to what a solution needs.
//!
//! Three steps, each leaving less: what no kept name mentions goes; then what rustc itself
//! calls dead or unused goes, again and again until it is silent; then each `impl` of a
//! trait goes without which the program still compiles.

use crate::compile::{Compiler, Complaint, Fault};
use crate::critic::modules_on_imports;
use crate::imports::{leaves, pruned};
use crate::inquiry::Inquiry;
use crate::macros::Macros;
use crate::mention::mentioned;
use crate::optional;
use crate::pieces::{around, path, pieces, Piece, Sort};
use crate::scopes::Scopes;
use crate::tokens::{edited, idents, tokens, without, Kind};
use anyhow::{bail, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::ItemTrait;

const ROUNDS: usize = 40;

/// The part of a library that a solution needs.
pub struct Shaken {
    /// The part.
    pub library: String,
    /// The larger and smaller parts about which rustc was asked on the way, in this order.
    pub asked: Vec<String>,
}

/// Returns the part of `library` that `solution` needs, as far as `compiler` can tell. If it is
/// probably found by way of the parts in `expected`, that takes less time.
pub fn shaken(
    solution: &str,
    library: &str,
    compiler: &Compiler,
    expected: Vec<String>,
) -> Result<Shaken> {
    let modules = modules_on_imports(solution)?;
    let mut library = mentioned(solution, library, &modules)?;
    let inquiry = Inquiry::new(solution, compiler, expected)?;
    let (names, imported) = (idents(solution)?, BTreeSet::new());
    let mut shaker = Shaker { inquiry: &inquiry, names, modules, imported };
    optional::remove(&mut library, &inquiry, false)?;
    shaker.silence(&mut library)?;
    if optional::remove(&mut library, &inquiry, true)? {
        shaker.silence(&mut library)?;
    }
    Ok(Shaken { library, asked: inquiry.asked() })
}

/// What rustc's complaints are answered with.
struct Shaker<'a> {
    /// What rustc says of the library below the solution.
    inquiry: &'a Inquiry<'a>,
    /// The names in the solution.
    names: BTreeSet<String>,
    /// The modules that the solution's imports need.
    modules: BTreeSet<Vec<String>>,
    /// The items that the solution imports but does not use: they stay, for the import's sake.
    imported: BTreeSet<String>,
}

impl Shaker<'_> {
    /// Cuts what rustc complains of until it is silent.
    fn silence(&mut self, library: &mut String) -> Result<()> {
        for round in 0..ROUNDS {
            let next = || match round {
                0 => Ok(None),
                // If rustc is silent now, this comes next.
                _ => optional::without_any(library).map(Some),
            };
            let complaints = self.inquiry.complaints(library, next)?;
            let unused = complaints.iter().filter(|one| one.fault == Fault::UnusedImport);
            let unused = unused.flat_map(|complaint| &complaint.in_solution);
            self.imported.extend(unused.filter_map(|&at| self.inquiry.imported_at(at)));
            let is_about_library = |complaint: &Complaint| {
                complaint.message.starts_with("error") || !complaint.places.is_empty()
            };
            let complaints = complaints.into_iter().filter(is_about_library);
            let (style, complaints): (Vec<_>, Vec<_>) =
                complaints.partition(|complaint| complaint.fault == Fault::Style);
            if complaints.is_empty() {
                *library = excused(library, &style)?;
                return Ok(());
            }
            *library = self.answered(library, &complaints)?;
        }
        bail!("rustc still complains after {ROUNDS} rounds")
    }

    /// Returns the library without the items of which rustc complains.
    fn answered(&self, library: &str, complaints: &[Complaint]) -> Result<String> {
        let pieces = pieces(library)?;
        let macros = Macros::new(library, &pieces);
        let expanded = self.expanded(library, &pieces, complaints)?;
        // What the solution's macro calls implement is unused all the same.
        let is_expanded = |piece: &Piece| piece.names.iter().any(|name| expanded.contains(name));
        let mut cut = Vec::new();
        let mut parts = BTreeSet::new();
        let mut excuses = BTreeSet::new();
        let mut imports: BTreeMap<usize, (Range<usize>, Vec<usize>)> = BTreeMap::new();
        for complaint in complaints {
            if complaint.places.is_empty() {
                bail!("it does not compile:\n{}", complaint.message);
            }
            for &place in &complaint.places {
                let Some(piece) = around(&pieces, place) else {
                    bail!(
                        "rustc complains about something that is not an item:\n{}",
                        complaint.message
                    );
                };
                let range = piece.range.clone();
                match complaint.fault {
                    Fault::UnusedImport if piece.sort == Sort::Import => {
                        imports.entry(range.start).or_insert((range, vec![])).1.push(place);
                    }
                    Fault::UnusedRule => cut.push(rule(library, range, place)?),
                    // Its implementations have it, too, and some are made by macros.
                    Fault::Dead if required_at(library, piece, place).is_some() => {
                        parts.extend(required_at(library, piece, place));
                    }
                    // With a trait all its methods would stay: first they go.
                    Fault::Dead
                        if is_trait(library, piece)
                            && (self.is_imported(piece) || is_expanded(piece)) =>
                    {
                        parts.insert(range.start);
                    }
                    Fault::Dead if self.is_imported(piece) => {
                        excuses.insert(range.start);
                    }
                    Fault::Error | Fault::Dead | Fault::UnusedImport => cut.push(range),
                    Fault::Style => {}
                    // A field or a variant holds its place for others.
                    Fault::DeadPart => {
                        parts.insert(range.start);
                    }
                }
            }
        }
        if !excuses.is_empty() {
            // What only these use is used from now on.
            let excuse = "#[allow(dead_code, unused_macros)]\n".to_string();
            let excuses = excuses.into_iter().map(|at| (at..at, excuse.clone()));
            return Ok(edited(library, excuses.collect()));
        }
        if !cut.is_empty() {
            let scopes = Scopes::new(library, &pieces, &|call| macros.defined_by(call));
            for (range, place) in imports_of(library, &pieces, &scopes, &cut) {
                imports.entry(range.start).or_insert((range, vec![])).1.push(place);
            }
        }
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        for (range, places) in imports.into_values() {
            let inside: Vec<usize> = places.iter().map(|place| place - range.start).collect();
            let import = &library[range.clone()];
            let below = &import[import.trim_end().len()..];
            let left = pruned(import, &inside).map_or(String::new(), |left| left + below);
            edits.push((range, left));
        }
        edits.extend(cut.into_iter().map(|range| (range, String::new())));
        if edits.is_empty() {
            edits.extend(parts.into_iter().map(|at| (at..at, "#[allow(dead_code)]\n".to_string())));
        }
        tidy(&edited(library, edits), &self.modules)
    }

    /// Returns the names in the solution and in the macros that it calls, without the rules that
    /// rustc calls unused.
    fn expanded(
        &self,
        library: &str,
        pieces: &[Piece],
        complaints: &[Complaint],
    ) -> Result<BTreeSet<String>> {
        let mut rules = Vec::new();
        for complaint in complaints.iter().filter(|one| one.fault == Fault::UnusedRule) {
            for &place in &complaint.places {
                if let Some(definition) = around(pieces, place) {
                    rules.push(rule(library, definition.range.clone(), place)?);
                }
            }
        }
        let library = without(library, rules);
        let left = self::pieces(&library)?;
        Ok(Macros::new(&library, &left).expanded(&self.names))
    }

    /// Returns whether a piece stays because the solution imports it, though nothing uses it.
    fn is_imported(&self, piece: &Piece) -> bool {
        piece.names.iter().any(|name| self.imported.contains(name))
    }
}

/// Allows each crate the lints of style that it breaks: an older one does not know the newest.
pub fn excused(library: &str, style: &[Complaint]) -> Result<String> {
    let pieces = pieces(library)?;
    let mut lints: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for complaint in style {
        for place in &complaint.places {
            let is_around = |piece: &&Piece| piece.parent.is_none() && piece.range.contains(place);
            if let Some(module) = pieces.iter().find(is_around) {
                // Its notice stands above it.
                let start = library[module.range.clone()].find("mod ").unwrap_or(0);
                lints.entry(module.range.start + start).or_default().insert(&complaint.code);
            }
        }
    }
    let allow = |lints: BTreeSet<&str>| {
        let lints: Vec<&str> = lints.into_iter().collect();
        format!("#[allow(unknown_lints, {})]\n", lints.join(", "))
    };
    Ok(edited(library, lints.into_iter().map(|(at, lints)| (at..at, allow(lints))).collect()))
}

/// Returns the imports that lead to nothing but pieces that are cut, each with the byte of the name
/// in question. rustc would call them errors, and then look no further.
fn imports_of(
    library: &str,
    pieces: &[Piece],
    scopes: &Scopes,
    cut: &[Range<usize>],
) -> Vec<(Range<usize>, usize)> {
    let is_cut = |index: usize| {
        let range = &pieces[index].range;
        cut.iter().any(|cut| cut.start <= range.start && range.end <= cut.end)
    };
    let mut found = Vec::new();
    for (index, import) in pieces.iter().enumerate() {
        if import.sort != Sort::Import || is_cut(index) {
            continue;
        }
        for leaf in leaves(&library[import.range.clone()]) {
            let target = scopes.target(scopes.around(index), &leaf.path).pieces;
            let mut items =
                target.into_iter().filter(|&item| pieces[item].sort != Sort::Import).peekable();
            if items.peek().is_some() && items.all(is_cut) {
                found.push((import.range.clone(), import.range.start + leaf.place));
            }
        }
    }
    found
}

fn is_trait(library: &str, piece: &Piece) -> bool {
    syn::parse_str::<ItemTrait>(&library[piece.range.clone()]).is_ok()
}

/// Returns the start of the item at a byte that a trait requires of its implementations.
fn required_at(library: &str, piece: &Piece, place: usize) -> Option<usize> {
    let start = piece.range.start;
    let definition = syn::parse_str::<ItemTrait>(&library[piece.range.clone()]).ok()?;
    let mut ranges = definition.items.iter().map(|item| item.span().byte_range());
    ranges.find(|range| range.contains(&(place - start))).map(|range| start + range.start)
}

/// Returns the range of the macro rule whose pattern begins at `place`, with its comments and its
/// semicolon.
fn rule(library: &str, definition: Range<usize>, place: usize) -> Result<Range<usize>> {
    let text = &library[definition.clone()];
    let place = place - definition.start;
    let mut depth = 0;
    let mut start = None;
    for token in tokens(text)? {
        match token.kind {
            Kind::Open => {
                depth += 1;
                if token.range.start == place && depth == 2 {
                    start = Some(above_comments(&text[..place]));
                }
            }
            Kind::Close => {
                depth -= 1;
                // The end of the macro: the rule was the last one.
                if let Some(start) = start.filter(|_| depth == 0) {
                    let end = text[..token.range.start].trim_end().len();
                    return Ok(definition.start + start..definition.start + end);
                }
            }
            Kind::Punct if depth == 1 && &text[token.range.clone()] == ";" => {
                if let Some(start) = start {
                    return Ok(definition.start + start..definition.start + token.range.end);
                }
            }
            _ => {}
        }
    }
    bail!("rustc complains about a rule that does not exist")
}

/// Returns the end of the last line that is neither blank nor a comment.
fn above_comments(text: &str) -> usize {
    let mut end = text.trim_end().len();
    while let Some(start) = text[..end].rfind('\n') {
        if !text[start..end].trim_start().starts_with("//") {
            break;
        }
        end = text[..start].trim_end().len();
    }
    end
}

/// Removes modules and `impl`s that have become empty, or are but for imports that nothing else
/// sees, except for the modules in `modules`.
fn tidy(library: &str, modules: &BTreeSet<Vec<String>>) -> Result<String> {
    let mut library = library.to_string();
    loop {
        let pieces = pieces(&library)?;
        let is_private = |piece: &Piece| piece.sort == Sort::Import && !piece.is_export;
        let is_empty = |index: usize| {
            pieces.iter().all(|piece| piece.parent != Some(index) || is_private(piece))
        };
        let is_needed = |index: usize| {
            pieces[index].sort == Sort::Module && modules.contains(&path(&pieces, index))
        };
        let goes = |&i: &usize| pieces[i].is_container() && is_empty(i) && !is_needed(i);
        let empty = (0..pieces.len()).filter(goes);
        let empty: Vec<_> = empty.map(|index| pieces[index].range.clone()).collect();
        if empty.is_empty() {
            return Ok(library);
        }
        library = without(&library, empty);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One thing keeps another for as long as it is there: a rule that nothing calls mentions a
    /// trait, which uses the only import of its module, and a name leads to a function.
    const LIBRARY: &str = "mod lib {
    pub mod source {
        use super::Input;
        pub trait Source {
            fn lend(self) -> Input;
        }
    }
    mod inner {
        pub fn dead() {}
    }
    pub(crate) use self::inner::dead;
    pub struct Input(pub u32);
    macro_rules! input {
        (from $source:expr) => { $crate::lib::source::Source::lend($source) };
        ($number:expr) => { $crate::lib::Input($number).0 };
    }
    pub(crate) use input;
}
";

    #[test]
    fn what_goes_takes_along_what_it_kept() -> Result<()> {
        let solution = "fn main() { let dead = 1; print!(\"{}\", lib::input!(dead)); }\n";
        let compiler = Compiler::present("2021")?;
        let Shaken { library, asked } = shaken(solution, LIBRARY, &compiler, vec![])?;
        let left = "mod lib {
    pub struct Input(pub u32);
    macro_rules! input {
        ($number:expr) => { $crate::lib::Input($number).0 };
    }
    pub(crate) use input;
}
";
        assert_eq!(library, left);
        assert_eq!(asked.len(), 2, "{asked:#?}");
        Ok(())
    }
}
