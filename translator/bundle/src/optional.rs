//! The `impl`s of traits: rustc never calls an `impl` dead, so each must prove its use.
//!
//! All are taken out at once; rustc's errors then name the types and traits that are missing, their
//! `impl`s come back, and so on until the text compiles. Each of those that came back is then tried
//! alone. An `impl` whose absence might change what a call means, and not only whether it compiles,
//! is never tried: `Drop`, those of a type that dereferences to another, and those of a trait that
//! both a type and its reference have.

use crate::compile::Complaint;
use crate::inquiry::Inquiry;
use crate::pieces::{find_pieces, Piece, Sort};
use crate::text::cut;
use anyhow::Result;
use std::collections::BTreeSet;

/// Takes out what is not needed, and returns whether anything was taken out.
pub fn remove(library: &mut String, inquiry: &Inquiry, singly: bool) -> Result<bool> {
    let pieces = find_pieces(library)?;
    let tried: Vec<&Piece> = candidates(&pieces).collect();
    let mut fates = vec![Fate::Out; tried.len()];
    let text = |fates: &[Fate]| {
        let gone = tried.iter().zip(fates).filter(|(_, fate)| **fate == Fate::Out);
        cut(library, gone.map(|(piece, _)| piece.range.clone()))
    };
    while fates.contains(&Fate::Out) {
        // In most cases, all come back.
        let next = || Ok((!singly).then(|| library.clone()));
        let complaints = inquiry.complaints(&text(&fates), next)?;
        let missed = errors(&complaints);
        if missed.is_empty() {
            break;
        }
        bring_back(&tried, &mut fates, &missed);
    }
    for index in 0..tried.len() {
        if singly && fates[index] == Fate::Doubtful {
            fates[index] = Fate::Out;
            let part = text(&fates);
            let next = || {
                let next = (index + 1..tried.len()).find(|&i| fates[i] == Fate::Doubtful);
                Ok(next.map(|next| {
                    // In most cases, this one is needed.
                    let mut fates = fates.clone();
                    (fates[index], fates[next]) = (Fate::Needed, Fate::Out);
                    text(&fates)
                }))
            };
            if !errors(&inquiry.complaints(&part, next)?).is_empty() {
                fates[index] = Fate::Needed;
            }
        }
    }
    let left = text(&fates);
    *library = left;
    Ok(fates.contains(&Fate::Out))
}

/// Returns the library without all pieces that [`remove`] tries.
pub fn remove_all(library: &str) -> Result<String> {
    let pieces = find_pieces(library)?;
    let gone = candidates(&pieces).map(|piece| piece.range.clone());
    Ok(cut(library, gone))
}

fn candidates(pieces: &[Piece]) -> impl Iterator<Item = &Piece> {
    pieces.iter().filter(move |piece| piece.is_optional() && is_safe(piece, pieces))
}

/// What becomes of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Out,
    /// An error named it.
    Needed,
    /// It came back with others, for an error that one of them may have caused.
    Doubtful,
}

/// Returns the summary and the full text of each error.
fn errors(complaints: &[Complaint]) -> Vec<(&str, &str)> {
    let errors = complaints.iter().filter(|complaint| complaint.is_error());
    errors.map(|error| (error.summary.as_str(), error.message.as_str())).collect()
}

/// Returns the names in a text, and those in the quotes of a message.
pub fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|name| !name.is_empty())
}

/// Brings back what the errors name: a type and its trait, or else one of the two, or else
/// everything.
fn bring_back(tried: &[&Piece], fates: &mut [Fate], errors: &[(&str, &str)]) {
    let summary: BTreeSet<&str> = errors.iter().flat_map(|error| names_in(error.0)).collect();
    let messages: BTreeSet<&str> = errors.iter().flat_map(|error| names_in(error.1)).collect();
    let fits = |piece: &Piece, attempt: u8| {
        let is_impl = piece.sort != Sort::Call;
        match attempt {
            0 => is_impl && piece.of.iter().all(|name| summary.contains(name.as_str())),
            1 => is_impl && piece.of.iter().all(|name| messages.contains(name.as_str())),
            2 => piece.of.iter().chain(&piece.names).any(|name| messages.contains(name.as_str())),
            _ => true,
        }
    };
    for attempt in 0..4 {
        let back = if attempt == 0 { Fate::Needed } else { Fate::Doubtful };
        let named: Vec<usize> = (0..tried.len())
            .filter(|&index| fates[index] == Fate::Out && fits(tried[index], attempt))
            .collect();
        if !named.is_empty() {
            // If only one is named, it has proved its use: without it there was an error.
            let back = if named.len() == 1 { Fate::Needed } else { back };
            named.into_iter().for_each(|index| fates[index] = back);
            return;
        }
    }
}

fn is_safe(piece: &Piece, pieces: &[Piece]) -> bool {
    let [ty, of_trait] = &piece.of[..] else { return piece.sort == Sort::Call };
    let has = |name: &str| {
        pieces.iter().any(|other| matches!(&other.of[..], [t, n] if t == ty && n == name))
    };
    let twins = pieces.iter().filter(|other| other.of == piece.of).count();
    !works_unnamed(piece) && !has("Deref") && (twins == 1 || is_std_operator(of_trait))
}

/// Returns whether a piece is the `impl` of a trait that takes effect without being named, so that
/// the output may differ without it.
pub fn works_unnamed(piece: &Piece) -> bool {
    piece.of.get(1).is_some_and(|name| ["Drop", "Deref", "DerefMut"].contains(&name.as_str()))
}

/// Returns whether a trait has a type argument, so that one type may implement it several times.
fn is_std_operator(name: &str) -> bool {
    ["From", "TryFrom", "Index", "IndexMut", "PartialEq", "PartialOrd", "AsRef", "Borrow"]
        .contains(&name)
        || [
            "Add",
            "Sub",
            "Mul",
            "Div",
            "Rem",
            "BitXor",
            "BitAnd",
            "BitOr",
            "Sum",
            "Product",
            "Extend",
            "FromIterator",
        ]
        .contains(&name)
}
