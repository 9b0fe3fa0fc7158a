//! The reduction of a library to what a solution needs.
//!
//! Three steps, each leaving less: first, everything that no kept name mentions is removed; then
//! what rustc itself calls dead or unused, again and again until rustc is silent; then each `impl`
//! of a trait without which the program still compiles.
//!
//! Dead items cannot always be removed: the same macro call may make others, or others may name
//! them in ways that rustc does not count. If an answer leads to errors that nothing mends, the
//! reduction returns to the last text without errors, and keeps what the errors are about.

use crate::checkpoint::{Checkpoint, Kept, ALLOWANCE};
use crate::compile::{Compiler, Complaint, Fault};
use crate::critic::modules_on_imports;
use crate::imported_names::{imported_names, remove_names};
use crate::inquiry::Inquiry;
use crate::macros::Macros;
use crate::optional;
use crate::pieces::{
    find_piece_at, find_pieces, module_path, range_inside, required_at, Piece, Sort,
};
use crate::resolver::Resolver;
use crate::text::{cut, edit, with_comments};
use crate::tokens::{find_names, tokenize, Kind};
use crate::unmentioned::remove_unmentioned;
use anyhow::{anyhow, bail, ensure, Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::{ItemImpl, ItemTrait};

const ROUNDS: usize = 40;

/// How many times a reduction may return to an earlier text.
const RETURNS: usize = 40;

/// The errors of a function, a type, and a constant in an `impl` of a trait that does not have it.
const NOT_OF_THE_TRAIT: [&str; 3] = ["E0407", "E0437", "E0438"];

/// The line above an item that stays although it is dead, if what it uses is to stay, too.
const EXCUSE: &str = "#[allow(dead_code, unused_macros)]\n";

/// The part of a library that a solution needs.
pub struct Reduction {
    /// The part.
    pub library: String,
    /// What stays although it is dead, because nothing works without it.
    pub excused: Vec<String>,
    /// The larger and smaller parts about which rustc was asked on the way, in order.
    pub asked: Vec<String>,
}

/// Returns the part of `library` that `solution` needs, as far as `compiler` can tell. This takes
/// less time if the search goes through the parts in `expected`.
pub fn reduce(
    solution: &str,
    library: &str,
    compiler: &Compiler,
    expected: Vec<String>,
) -> Result<Reduction> {
    let modules = modules_on_imports(solution)?;
    let mut library = remove_unmentioned(solution, library, &modules)?;
    let inquiry = Inquiry::new(solution, compiler, expected)?;
    let names = find_names(solution)?;
    let (imported, kept) = (BTreeSet::new(), Kept::default());
    let mut reducer = Reducer { inquiry: &inquiry, names, modules, imported, kept };
    optional::remove(&mut library, &inquiry, false)?;
    reducer.silence(&mut library)?;
    if optional::remove(&mut library, &inquiry, true)? {
        reducer.silence(&mut library)?;
    }
    let library = reducer.allow_kept(library)?;
    let excused = reducer.kept.excused;
    Ok(Reduction { library, excused, asked: inquiry.into_questions() })
}

/// The state from which rustc's complaints are answered.
struct Reducer<'a> {
    /// What rustc says about the library below the solution.
    inquiry: &'a Inquiry<'a>,
    /// The names in the solution.
    names: BTreeSet<String>,
    /// The modules that the solution's imports need.
    modules: BTreeSet<Vec<String>>,
    /// The items that the solution imports but does not use: they stay for the sake of the import.
    imported: BTreeSet<String>,
    /// What stays although rustc calls it dead, because the text did not compile without it.
    kept: Kept,
}

impl Reducer<'_> {
    /// Cuts what rustc complains about until it is silent, except about what is kept.
    fn silence(&mut self, library: &mut String) -> Result<()> {
        let mut checkpoint: Option<Checkpoint> = None;
        let (mut round, mut returns) = (0, 0);
        loop {
            let next = || match round {
                0 => Ok(None),
                // If rustc is silent now, this comes next.
                _ => optional::remove_all(library).map(Some),
            };
            let complaints = self.inquiry.complaints(library, next)?;
            let unused = complaints.iter().filter(|one| one.fault == Fault::UnusedImport);
            let unused = unused.flat_map(|complaint| &complaint.in_solution);
            self.imported.extend(unused.filter_map(|&at| self.inquiry.imported_at(at)));
            let is_about_library =
                |complaint: &Complaint| complaint.is_error() || !complaint.places.is_empty();
            let complaints = complaints.into_iter().filter(is_about_library);
            let (style, complaints): (Vec<_>, Vec<_>) =
                complaints.partition(|complaint| complaint.fault == Fault::Style);
            let complaints = self.kept.without(library, complaints)?;
            if complaints.is_empty() {
                *library = allow_style(library, &style)?;
                return Ok(());
            }
            let mut past_cutting = Vec::new();
            for complaint in &complaints {
                if self.kept.is_past_cutting(library, complaint)? {
                    past_cutting.push(complaint);
                }
            }
            if !complaints.iter().any(Complaint::is_error) {
                checkpoint = Some(Checkpoint::new(library, &complaints)?);
            } else if let Some(checkpoint) = &mut checkpoint {
                checkpoint.note_errors(library, &complaints, &past_cutting)?;
            }
            round += 1;
            let answer = match past_cutting.first() {
                _ if round == ROUNDS => Err(anyhow!("rustc still complains after {ROUNDS} rounds")),
                Some(error) => Err(anyhow!("it does not compile:\n{}", error.message)),
                None => self.answer(library, &complaints),
            };
            *library = match (answer, checkpoint.take()) {
                (Ok(answer), before) => {
                    checkpoint = before;
                    answer
                }
                (Err(_), Some(checkpoint)) if checkpoint.has_dead() && returns < RETURNS => {
                    (round, returns) = (0, returns + 1);
                    checkpoint.keep_culprits(&mut self.kept)
                }
                (Err(error), _) => return Err(error),
            };
        }
    }

    /// Returns the library in which modules allow the lints about calls in them that are kept.
    fn allow_kept(&self, library: String) -> Result<String> {
        if self.kept.is_empty() {
            return Ok(library);
        }
        let complaints = self.inquiry.complaints(&library, || Ok(None))?;
        let pieces = find_pieces(&library)?;
        let modules = || pieces.iter().filter(|piece| piece.sort == Sort::Module);
        let dead = complaints.iter().filter(|complaint| complaint.fault == Fault::Dead);
        let calls = dead.flat_map(|complaint| &complaint.calls);
        let around = calls.filter_map(|call| {
            modules().filter(|piece| piece.range.contains(call)).min_by_key(|it| it.range.len())
        });
        Ok(insert_below_comments(&library, around, ALLOWANCE))
    }

    /// Returns the library without the items about which rustc complains.
    fn answer(&self, library: &str, complaints: &[Complaint]) -> Result<String> {
        let pieces = find_pieces(library)?;
        let members = members_of_no_trait(library, &pieces, complaints)?;
        if !members.is_empty() {
            // Other errors may be inside these items.
            return Ok(cut(library, members));
        }
        let expanded = self.expand_used_rules(library, &pieces, complaints)?;
        let mut answers = Answers::default();
        for complaint in complaints {
            let message = &complaint.message;
            ensure!(!complaint.places.is_empty(), "it does not compile:\n{message}");
            for &place in &complaint.places {
                let piece = find_piece_at(&pieces, place).with_context(|| {
                    format!("rustc complains about something that is not an item:\n{message}")
                })?;
                match complaint.fault {
                    Fault::UnusedImport if piece.sort == Sort::Import => {
                        answers.remove_name(&piece.range, place);
                    }
                    Fault::Error if optional::works_unnamed(piece) => bail!("{message}"),
                    Fault::Error | Fault::UnusedImport => answers.cut.push(piece.range.clone()),
                    Fault::UnusedRule => {
                        answers.cut.push(rule(library, piece.range.clone(), place)?);
                    }
                    Fault::Dead => self.answer_dead(library, piece, place, &expanded, &mut answers),
                    // A field or a variant is kept, because the others depend on its place.
                    Fault::DeadPart => _ = answers.allowed.insert(piece.range.start),
                    Fault::Style => {}
                }
            }
        }
        if !answers.excused.is_empty() {
            return Ok(insert_at(library, answers.excused, EXCUSE));
        }
        if !answers.cut.is_empty() {
            let macros = Macros::new(library, &pieces);
            let resolver = Resolver::new(library, &pieces, &|call| macros.names_from_call(call));
            for (import, place) in imports_of(library, &pieces, &resolver, &answers.cut) {
                answers.remove_name(&import, place);
            }
        }
        if answers.cut.is_empty() && answers.names.is_empty() {
            let library = insert_at(library, answers.allowed, ALLOWANCE);
            return remove_empty(&library, &self.modules);
        }
        let mut edits: Vec<(Range<usize>, String)> = Vec::new();
        for (start, (end, places)) in answers.names {
            let inside: Vec<usize> = places.iter().map(|place| place - start).collect();
            edits.push((start..end, remove_names(&library[start..end], &inside)));
        }
        edits.extend(answers.cut.into_iter().map(|range| (range, String::new())));
        remove_empty(&edit(library, edits), &self.modules)
    }

    /// Answers the complaint that an item is never used.
    fn answer_dead(
        &self,
        library: &str,
        piece: &Piece,
        place: usize,
        expanded: &BTreeSet<String>,
        answers: &mut Answers,
    ) {
        let is_among = |names: &BTreeSet<String>| piece.names.iter().any(|it| names.contains(it));
        // It stays because the solution imports it, although nothing uses it.
        let is_imported = is_among(&self.imported);
        if let Some(required) = required_at(library, piece, place) {
            // Its implementations also have it, and macros make some of them.
            answers.allowed.insert(required);
        } else if (is_imported || is_among(expanded)) && is_trait(library, piece) {
            // What the solution's macro calls implement counts as unused nonetheless. If a trait
            // stayed, so would all its methods, so these are removed first.
            answers.allowed.insert(piece.range.start);
        } else if is_imported {
            answers.excused.insert(piece.range.start);
        } else {
            answers.cut.push(piece.range.clone());
        }
    }

    /// Returns the names in the solution and in the macros that it calls, without the rules that
    /// rustc calls unused.
    fn expand_used_rules(
        &self,
        library: &str,
        pieces: &[Piece],
        complaints: &[Complaint],
    ) -> Result<BTreeSet<String>> {
        let mut rules = Vec::new();
        for complaint in complaints.iter().filter(|one| one.fault == Fault::UnusedRule) {
            for &place in &complaint.places {
                if let Some(definition) = find_piece_at(pieces, place) {
                    rules.push(rule(library, definition.range.clone(), place)?);
                }
            }
        }
        let library = cut(library, rules);
        let left = find_pieces(&library)?;
        Ok(Macros::new(&library, &left).expand(&self.names))
    }
}

/// What is to be done in answer to rustc's complaints.
#[derive(Default)]
struct Answers {
    /// What is removed.
    cut: Vec<Range<usize>>,
    /// The imports from which names are removed, by their first byte: the end, and the bytes of the
    /// names.
    names: BTreeMap<usize, (usize, Vec<usize>)>,
    /// The items that stay although they are dead. What only they use counts as used from now on,
    /// so this is done before anything else.
    excused: BTreeSet<usize>,
    /// The items that stay although something in them is dead, which rustc is told only when
    /// nothing else can be removed: until then, they may still be removed themselves.
    allowed: BTreeSet<usize>,
}

impl Answers {
    fn remove_name(&mut self, import: &Range<usize>, place: usize) {
        self.names.entry(import.start).or_insert((import.end, vec![])).1.push(place);
    }
}

/// Returns the library with a line above some items.
fn insert_at(library: &str, items: BTreeSet<usize>, line: &str) -> String {
    edit(library, items.into_iter().map(|at| (at..at, line.to_string())).collect())
}

/// Returns the library with a line above some modules, below their comments.
pub fn insert_below_comments<'p>(
    library: &str,
    modules: impl Iterator<Item = &'p Piece>,
    line: &str,
) -> String {
    insert_at(library, modules.map(|module| below_comments(library, module)).collect(), line)
}

/// Allows what lints complain about: dead code at its item, everything else in its crate.
pub fn allow_lints(library: &str, lints: &[Complaint]) -> Result<String> {
    let pieces = find_pieces(library)?;
    let item_of = |lint: &Complaint, place: usize| {
        let piece = find_piece_at(&pieces, place).filter(|_| lint.code == "dead_code")?;
        (!piece.is_maker()).then_some(piece.range.start)
    };
    // No attributes but its own apply to what a macro makes in the program.
    let variable_of = |lint: &Complaint, place: usize| {
        find_piece_at(&pieces, place).filter(|piece| piece.sort == Sort::Macro)?;
        let before = library[..place].trim_end().strip_suffix("let")?;
        (lint.code == "unused_mut").then_some(before.len())
    };
    let (mut items, mut others) = (BTreeSet::new(), Vec::new());
    let mut variables = BTreeSet::new();
    for lint in lints {
        for &place in &lint.places {
            match (item_of(lint, place), variable_of(lint, place)) {
                (Some(item), _) => _ = items.insert(item),
                (None, Some(variable)) => _ = variables.insert(variable),
                (None, None) => others.push((place, lint.code.as_str())),
            }
        }
    }
    let mut lines = lines_above_crates(library, &pieces, others);
    lines.extend(items.into_iter().map(|item| (item..item, ALLOWANCE.to_string())));
    let allowed = "#[allow(unused_mut)]\n";
    lines.extend(variables.into_iter().map(|variable| (variable..variable, allowed.to_string())));
    Ok(edit(library, lines))
}

/// Allows in each crate the style lints that it violates: an older crate does not know the newest
/// lints.
pub fn allow_style(library: &str, style: &[Complaint]) -> Result<String> {
    let mut lints = Vec::new();
    for lint in style {
        lints.extend(lint.places.iter().map(|&place| (place, lint.code.as_str())));
    }
    Ok(edit(library, lines_above_crates(library, &find_pieces(library)?, lints)))
}

/// Returns the lines that allow lints in their crates; each lint comes with a place that violates
/// it.
fn lines_above_crates(
    library: &str,
    pieces: &[Piece],
    lints: Vec<(usize, &str)>,
) -> Vec<(Range<usize>, String)> {
    let mut by_crate: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for (place, lint) in lints {
        let is_around = |piece: &&Piece| piece.parent.is_none() && piece.range.contains(&place);
        if let Some(module) = pieces.iter().find(is_around) {
            by_crate.entry(below_comments(library, module)).or_default().insert(lint);
        }
    }
    let allow = |lints: BTreeSet<&str>| {
        let lints: Vec<&str> = lints.into_iter().collect();
        format!("#[allow(unknown_lints, {})]\n", lints.join(", "))
    };
    by_crate.into_iter().map(|(at, lints)| (at..at, allow(lints))).collect()
}

/// Returns the first byte of a module below the comments above it, such as a crate's notice.
fn below_comments(library: &str, module: &Piece) -> usize {
    let lines = library[module.range.clone()].split_inclusive('\n');
    let above = lines.take_while(|line| line.trim_start().starts_with("//"));
    module.range.start + above.map(str::len).sum::<usize>()
}

/// Returns the items in `impl`s of traits that no longer have these items.
///
/// # Errors
/// If such an item is not written in an `impl` of the library.
fn members_of_no_trait(
    library: &str,
    pieces: &[Piece],
    complaints: &[Complaint],
) -> Result<Vec<Range<usize>>> {
    let mut members = Vec::new();
    let is_one = |complaint: &&Complaint| NOT_OF_THE_TRAIT.contains(&complaint.code.as_str());
    for complaint in complaints.iter().filter(is_one) {
        ensure!(!complaint.places.is_empty(), "{}", complaint.message);
        for &place in &complaint.places {
            let member =
                find_piece_at(pieces, place).and_then(|piece| member_at(library, piece, place));
            members.push(member.with_context(|| complaint.message.clone())?);
        }
    }
    Ok(members)
}

/// Returns the range of the item at a byte in an `impl` of a trait, if it is written there.
fn member_at(library: &str, piece: &Piece, place: usize) -> Option<Range<usize>> {
    let block = syn::parse_str::<ItemImpl>(&library[piece.range.clone()]).ok()?;
    Some(with_comments(library, range_inside(piece, &block.items, place)?))
}

/// Returns the imports that lead only to pieces that are cut, each with the byte of the name in
/// question. rustc would report them as errors and then look no further.
fn imports_of(
    library: &str,
    pieces: &[Piece],
    resolver: &Resolver,
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
        for name in imported_names(&library[import.range.clone()]) {
            let target = resolver.resolve(resolver.module_around(index), &name.path).pieces;
            let mut items =
                target.into_iter().filter(|&item| pieces[item].sort != Sort::Import).peekable();
            if items.peek().is_some() && items.all(is_cut) {
                found.push((import.range.clone(), import.range.start + name.place));
            }
        }
    }
    found
}

fn is_trait(library: &str, piece: &Piece) -> bool {
    syn::parse_str::<ItemTrait>(&library[piece.range.clone()]).is_ok()
}

/// Returns the range of the macro rule whose pattern begins at `place`, with its comments and its
/// semicolon.
fn rule(library: &str, definition: Range<usize>, place: usize) -> Result<Range<usize>> {
    let text = &library[definition.clone()];
    let place = place - definition.start;
    let mut depth = 0;
    let mut start = None;
    for token in tokenize(text)? {
        match token.kind {
            Kind::Open => {
                depth += 1;
                if token.range.start == place && depth == 2 {
                    start = Some(above_comments(&text[..place]));
                }
            }
            Kind::Close => {
                depth -= 1;
                // This is the end of the macro, so the rule was the last one.
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

/// Removes modules and `impl`s that have become empty, or contain only imports that nothing else
/// sees, except for the modules in `modules`.
fn remove_empty(library: &str, modules: &BTreeSet<Vec<String>>) -> Result<String> {
    let mut library = library.to_string();
    loop {
        let pieces = find_pieces(&library)?;
        let is_private = |piece: &Piece| piece.sort == Sort::Import && !piece.is_export;
        let is_empty = |index: usize| {
            pieces.iter().all(|piece| piece.parent != Some(index) || is_private(piece))
        };
        let is_needed = |index: usize| {
            pieces[index].sort == Sort::Module && modules.contains(&module_path(&pieces, index))
        };
        let goes = |&i: &usize| pieces[i].is_container() && is_empty(i) && !is_needed(i);
        let empty = (0..pieces.len()).filter(goes);
        let empty: Vec<_> = empty.map(|index| pieces[index].range.clone()).collect();
        if empty.is_empty() {
            return Ok(library);
        }
        library = cut(&library, empty);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each thing keeps another as long as it is there: a rule that nothing calls mentions a trait,
    /// which uses the only import of its module, and a name leads to a function.
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
        let Reduction { library, asked, .. } = reduce(solution, LIBRARY, &compiler, vec![])?;
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
