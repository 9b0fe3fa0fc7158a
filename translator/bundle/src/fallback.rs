//! What is kept of the crates if their reduction cannot go on: larger texts that depend less on the
//! reduction's assumptions about Rust. Each is tried only if the one before does not compile.

use crate::critic::modules_on_imports;
use crate::pieces::{find_pieces, Piece, Sort};
use crate::reduction::insert_below_comments;
use crate::unmentioned::{remove_unmentioned, remove_unmentioned_modules};
use anyhow::Result;

/// How much is kept of the crates.
#[derive(Clone, Copy)]
pub enum Fallback {
    /// Every item that is mentioned, dead or not.
    Items,
    /// Every module in which an item is mentioned.
    Modules,
    /// Everything.
    Crates,
}

impl Fallback {
    /// All fallbacks, the smallest text first.
    pub const ALL: [Fallback; 3] = [Fallback::Items, Fallback::Modules, Fallback::Crates];

    /// Returns what is kept of the crates below a solution, which has no warnings.
    pub fn library(self, solution: &str, crates: &str) -> Result<String> {
        let needed = modules_on_imports(solution)?;
        let library = match self {
            Fallback::Items => remove_unmentioned(solution, crates, &needed)?,
            Fallback::Modules => remove_unmentioned_modules(solution, crates, &needed)?,
            Fallback::Crates => crates.to_string(),
        };
        let pieces = find_pieces(&library)?;
        let is_crate = |piece: &&Piece| piece.parent.is_none() && piece.sort == Sort::Module;
        Ok(insert_below_comments(&library, pieces.iter().filter(is_crate), "#[allow(warnings)]\n"))
    }

    /// Returns the line that says so.
    pub fn note(self) -> &'static str {
        match self {
            Fallback::Items => "the crates could not be reduced further: dead code is kept",
            Fallback::Modules => "the crates could not be reduced further: modules are kept whole",
            Fallback::Crates => "the crates could not be reduced: they are kept whole",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::Compiler;

    const CRATES: &str = "// A notice.
mod lib {
    pub mod a {
        pub fn used() {}
        fn beside() {}
    }
    pub mod b {
        pub fn elsewhere() {}
    }
}
mod other {
    pub fn nowhere() {}
}
";

    #[test]
    fn each_keeps_more_than_the_one_before_and_has_no_warnings() -> Result<()> {
        let solution = "fn main() { lib::a::used(); }\n";
        let parts = ["used", "beside", "elsewhere", "nowhere"];
        let compiler = Compiler::present("2021")?;
        for (fallback, stay) in Fallback::ALL.into_iter().zip([1, 2, 4]) {
            let library = fallback.library(solution, CRATES)?;
            for (index, part) in parts.iter().enumerate() {
                assert_eq!(library.contains(part), index < stay, "{part} in {library}");
            }
            assert!(library.starts_with("// A notice.\n#[allow(warnings)]\nmod lib"), "{library}");
            assert!(compiler.complaints(solution, &library)?.is_empty(), "{library}");
        }
        Ok(())
    }
}
