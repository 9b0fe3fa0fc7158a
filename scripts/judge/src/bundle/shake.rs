//! Cutting a library down to what a solution reaches.
//!
//! Three steps, each leaving less: what no kept name mentions goes; then what rustc itself
//! calls dead or unused goes, again and again until it is silent; then every `impl` of a
//! trait goes without which the program still compiles in silence.

use super::compile::{Compiler, Complaint};
use super::source::{idents, pieces, without, Piece};
use anyhow::{bail, Result};
use std::collections::BTreeSet;

const ROUNDS: usize = 40;

/// The part of `library` that `solution` needs, when `compiler` is the judge of it.
pub fn shaken(solution: &str, library: &str, compiler: &Compiler) -> Result<String> {
    let mut library = mentioned(solution, library)?;
    silence(solution, &mut library, compiler)?;
    loop {
        let impls = pieces(&library)?.into_iter().filter(|piece| piece.is_trait_impl);
        let smaller = impls.map(|piece| without(&library, [piece.range])).find_map(|smaller| {
            let mut smaller = smaller;
            silence(solution, &mut smaller, compiler).is_ok().then_some(smaller)
        });
        match smaller {
            Some(smaller) => library = smaller,
            None => return Ok(library),
        }
    }
}

/// Cuts all whose names nothing kept mentions.
fn mentioned(solution: &str, library: &str) -> Result<String> {
    let pieces = pieces(library)?;
    let mut used: BTreeSet<String> = idents(solution)?;
    let mut kept = vec![false; pieces.len()];
    loop {
        let mut changed = false;
        for index in 0..pieces.len() {
            if !kept[index] && is_mentioned(&pieces, index, &used, &kept) {
                kept[index] = true;
                changed = true;
                used.extend(pieces[index].uses.iter().cloned());
                // What is kept needs the modules and the `impl` around it.
                let mut around = pieces[index].parent;
                while let Some(outer) = around {
                    kept[outer] = true;
                    used.extend(pieces[outer].uses.iter().cloned());
                    around = pieces[outer].parent;
                }
            }
        }
        if !changed {
            break;
        }
    }
    let cut = pieces.iter().zip(&kept).filter(|(_, kept)| !**kept);
    Ok(without(library, cut.map(|(piece, _)| piece.range.clone())))
}

fn is_mentioned(pieces: &[Piece], index: usize, used: &BTreeSet<String>, kept: &[bool]) -> bool {
    let piece = &pieces[index];
    if piece.is_trait_impl {
        let defines = |piece: &Piece, name: &String| !piece.is_import && piece.names.contains(name);
        let is_local = |name: &String| pieces.iter().any(|piece| defines(piece, name));
        return piece.of.iter().all(|name| used.contains(name) || !is_local(name));
    }
    if piece.is_container {
        return false; // kept with a piece inside it
    }
    if piece.is_import && piece.parent.is_some_and(|outer| kept[outer]) {
        return true; // a trait is imported for its methods; rustc tells if none is used
    }
    let of_kept_type = piece
        .parent
        .is_none_or(|outer| kept[outer] || pieces[outer].of.iter().all(|name| used.contains(name)));
    of_kept_type && piece.names.iter().any(|name| name == "*" || used.contains(name))
}

/// Cuts what rustc complains of until it is silent.
fn silence(solution: &str, library: &mut String, compiler: &Compiler) -> Result<()> {
    for _ in 0..ROUNDS {
        let complaints = compiler.check(solution, library)?;
        if complaints.is_empty() {
            return Ok(());
        }
        let pieces = pieces(library)?;
        let mut cut = Vec::new();
        let mut allow = Vec::new();
        for complaint in &complaints {
            match complaint {
                Complaint::Error(message) => bail!("the bundle does not compile: {message}"),
                Complaint::UnusedImport(place) => {
                    // One name of a list, or the whole line.
                    cut.push(import_around(library, *place, &pieces));
                }
                Complaint::Dead(place) => {
                    let at = |piece: &&Piece| piece.range.contains(place);
                    let smallest = pieces.iter().filter(at).min_by_key(|piece| piece.range.len());
                    match smallest {
                        Some(piece) => cut.push(piece.range.clone()),
                        None => bail!("rustc calls dead what is no item: byte {place}"),
                    }
                }
                // A field or a variant holds its place for others.
                Complaint::DeadPart(place) => allow.push(*place),
            }
        }
        *library = if cut.is_empty() {
            allowed(library, &pieces, &allow)
        } else {
            tidy(&without(library, cut))?
        };
    }
    bail!("rustc is not silent after {ROUNDS} rounds")
}

/// `#[allow(dead_code)]` on the items in which these places lie.
fn allowed(library: &str, pieces: &[Piece], places: &[usize]) -> String {
    let mut starts = BTreeSet::new();
    for place in places {
        let item =
            pieces.iter().filter(|piece| piece.range.contains(place)).min_by_key(|p| p.range.len());
        starts.extend(item.map(|piece| piece.range.start));
    }
    let mut text = library.to_string();
    for start in starts.into_iter().rev() {
        text.insert_str(start, "#[allow(dead_code)]\n");
    }
    text
}

/// The bytes to cut for an unused import at `place`.
fn import_around(text: &str, place: usize, pieces: &[Piece]) -> std::ops::Range<usize> {
    let line =
        pieces.iter().filter(|piece| piece.range.contains(&place)).min_by_key(|p| p.range.len());
    let line = line.map_or(place..place, |piece| piece.range.clone());
    let inside = &text[line.clone()];
    if !inside.contains('{') || inside.matches(',').count() == 0 {
        return line;
    }
    let is_name = |c: char| c.is_alphanumeric() || "_:".contains(c);
    let end = place + text[place..].find(|c: char| !is_name(c)).unwrap_or(0);
    let after = &text[end..line.end];
    match after.strip_prefix(',') {
        Some(rest) => place..end + 1 + (rest.len() - rest.trim_start().len()),
        None => text[..place].trim_end().trim_end_matches(',').len()..end,
    }
}

/// Modules and `impl`s without anything in them go too.
fn tidy(library: &str) -> Result<String> {
    let mut library = library.to_string();
    loop {
        let pieces = pieces(&library)?;
        let is_empty = |index: usize| pieces.iter().all(|piece| piece.parent != Some(index));
        let empty = (0..pieces.len()).filter(|&i| pieces[i].is_container && is_empty(i));
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

    fn shake(solution: &str, library: &str) -> String {
        let compiler = Compiler::new("none", "2021", vec![]).unwrap();
        let library = shaken(&format!("{solution}\n"), library, &compiler).unwrap();
        library.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_not_reached_goes_and_comments_stay_with_the_rest() {
        let library = "mod lib {
            /// Kept {with a brace}.
            // And a remark.
            pub fn kept() -> &'static str { r#\"not } the \"end\"#  }
            /// Not kept.
            // Nor this remark.
            pub fn other() -> u8 { helper() }
            fn helper() -> u8 { 1 }
        }";
        let left = shake("fn main() { print!(\"{}\", lib::kept()); }", library);
        assert_eq!(
            left,
            "mod lib { /// Kept {with a brace}. // And a remark. pub fn kept() -> &'static str \
             { r#\"not } the \"end\"# } }"
        );
    }

    #[test]
    fn imports_over_several_lines_lose_the_names_that_are_unused() {
        let library = "mod lib {
            use std::collections::{
                BTreeMap,
                HashMap,
                HashSet,
            };
            pub fn a() -> BTreeMap<u8, u8> { BTreeMap::new() }
            pub fn b() -> HashMap<u8, u8> { HashMap::new() }
            pub fn c() -> HashSet<u8> { HashSet::new() }
        }";
        let left = shake("fn main() { print!(\"{:?} {:?}\", lib::a(), lib::c()); }", library);
        assert!(
            left.contains("BTreeMap") && left.contains("HashSet") && !left.contains("HashMap"),
            "{left}"
        );
        let left = shake("fn main() { print!(\"{:?}\", lib::b()); }", library);
        assert!(
            left.contains("HashMap") && !left.contains("BTreeMap") && !left.contains("HashSet"),
            "{left}"
        );
    }

    #[test]
    fn methods_traits_and_empty_modules() {
        let library = "mod lib {
            pub mod inner {
                pub struct Kept { pub used: u8, pub held: u8 }
                impl Kept {
                    pub fn new() -> Kept { Kept { used: 1, held: 2 } }
                    pub fn unused(&self) -> u8 { self.held }
                }
                impl std::fmt::Display for Kept {
                    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, \"x\") }
                }
                impl std::ops::Neg for Kept {
                    type Output = u8;
                    fn neg(self) -> u8 { self.used }
                }
            }
            pub mod empty { pub fn new() {} }
        }";
        let left = shake("fn main() { print!(\"{}\", -lib::inner::Kept::new()); }", library);
        assert!(left.contains("Neg") && left.contains("allow(dead_code)"), "{left}");
        for gone in ["Display", "unused", "empty"] {
            assert!(!left.contains(gone), "{gone} in {left}");
        }
    }

    #[test]
    fn a_solution_that_does_not_compile_is_refused() {
        let compiler = Compiler::new("none", "2021", vec![]).unwrap();
        let error =
            shaken("fn main() { lib::missing(); }\n", "mod lib { pub fn there() {} }", &compiler);
        assert!(error.unwrap_err().to_string().contains("does not compile"));
    }
}
