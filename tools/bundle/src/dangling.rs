//! Imports of everything in a module that has been cut.
//!
//! rustc calls them errors and then looks no further, so that it would have to be asked about
//! larger texts, and more of them.

use crate::imports::{leaves, pruned};
use crate::pieces::{pieces, Piece, Sort};
use crate::tokens::{edited, spelling, tokens};
use anyhow::Result;
use std::collections::BTreeSet;

/// Returns `library`, which is left of `whole`, without the imports `…::*` of modules that were in
/// `whole` and are gone.
pub fn without_dangling(whole: &str, library: &str) -> Result<String> {
    let (all, left) = (pieces(whole)?, pieces(library)?);
    let is_module = |piece: &&Piece| piece.sort == Sort::Module;
    let modules = all.iter().filter(is_module).flat_map(|piece| &piece.names);
    let names: BTreeSet<&String> = left.iter().flat_map(|piece| &piece.names).collect();
    let gone: BTreeSet<&String> = modules.filter(|name| !names.contains(name)).collect();
    let mut edits = Vec::new();
    for import in left.iter().filter(|piece| piece.sort == Sort::Import) {
        let text = &library[import.range.clone()];
        let leaves = leaves(text).into_iter();
        let dangling = leaves.filter(|leaf| {
            leaf.name == "*" && leaf.path.last().is_some_and(|module| gone.contains(module))
        });
        let dangling: Vec<usize> = dangling.map(|leaf| leaf.place).collect();
        if !dangling.is_empty() && begins_in_its_crate(text)? {
            let below = &text[text.trim_end().len()..];
            let rest = pruned(text, &dangling).map_or(String::new(), |rest| rest + below);
            edits.push((import.range.clone(), rest));
        }
    }
    Ok(edited(library, edits))
}

/// Returns whether the path of an import cannot lead to another crate.
fn begins_in_its_crate(import: &str) -> Result<bool> {
    let tokens = tokens(import)?;
    let first = (0..tokens.len()).find(|&index| spelling(import, &tokens, index) == "use");
    let root = first.map_or("", |index| spelling(import, &tokens, index + 1));
    Ok(["crate", "self", "super"].contains(&root))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_imports_of_modules_that_are_gone_are_cut() -> Result<()> {
        let whole = "mod gone {} mod fmt {} mod kept {}\n";
        let library = "mod kept {}\n\
                       pub use self::gone::*;\n\
                       use crate::{gone::*, kept::*};\n\
                       use super::kept::*;\n\
                       use std::fmt::*;\n\
                       use self::unknown::*;\n";
        let left = "mod kept {}\n\
                    use crate::kept::*;\n\
                    use super::kept::*;\n\
                    use std::fmt::*;\n\
                    use self::unknown::*;\n";
        assert_eq!(without_dangling(whole, library)?, left);
        Ok(())
    }
}
