//! A solution for a judge that takes a function: `impl Solution` and what it uses.
//!
//! The judge's own frame declares `struct Solution`, reads the arguments and calls the function.
//! The frame of `solution.rs` does the same, so that the function can be tested as a program: the
//! frame is everything from `struct Solution;` on, and is not part of the bundle. Its `main` may
//! use the crate `arguments`, the only crate that a bundle never contains.
//!
//! The judge puts its own lines above what is submitted, so that `//!` there would be an error. So
//! the header becomes an ordinary comment, and a bundle is tested below the frame, not above it.

use crate::text::{unix, with_comments};
use anyhow::{ensure, Context, Result};
use syn::spanned::Spanned;
use syn::{ImplItem, ImplItemFn, Item, ItemImpl, Type, Visibility};

/// What begins each line of a header in `solution.rs`.
const HEADER: &str = "//!";

/// The type whose function the judge calls.
const TYPE: &str = "Solution";

/// A solution, cut in two.
pub struct Split {
    /// What is submitted.
    pub function: String,
    frame: String,
}

impl Split {
    /// Cuts a solution above `struct Solution;`.
    pub fn new(solution: &str) -> Result<Split> {
        let file = syn::parse_file(solution).context("the solution cannot be parsed")?;
        let is_header = file.attrs.iter().all(|attribute| attribute.path().is_ident("doc"));
        ensure!(
            is_header,
            "an attribute of the whole file, which the judge puts below other lines"
        );
        let is_type = |item: &Item| matches!(item, Item::Struct(item) if item.ident == TYPE);
        let at = file.items.iter().position(is_type);
        let at = at.context("`struct Solution;` is missing, below which nothing is submitted")?;
        let (above, below) = file.items.split_at(at);
        let is_main = |item: &Item| matches!(item, Item::Fn(item) if item.sig.ident == "main");
        ensure!(!above.iter().any(is_main), "`main` stands above `struct Solution;`");
        ensure!(below.iter().any(is_main), "there is no `main` below `struct Solution;`");
        let start = with_comments(solution, below[0].span().byte_range()).start;
        let (function, frame) = solution.split_at(start);
        let header = function.split_inclusive('\n').take_while(|line| line.starts_with(HEADER));
        let (header, rest) = function.split_at(header.map(str::len).sum());
        let header = header.replace(HEADER, "//");
        Ok(Split { function: header + rest, frame: frame.to_string() })
    }

    /// Returns a bundle of the function as a program, in the solution's frame. `arguments` is the
    /// text of the crate of that name.
    pub fn add_frame(&self, bundle: &str, arguments: &str) -> String {
        let arguments = format!("#[allow(dead_code)]\nmod arguments {{\n{}}}\n", unix(arguments));
        format!("{arguments}\n{}\n{bundle}", self.frame)
    }
}

/// Returns a frame that uses everything the judge may call, so that the compiler finds it used.
pub fn caller(function: &str) -> Result<String> {
    let file = syn::parse_file(function)?;
    let blocks = file.items.iter().filter_map(|item| match item {
        Item::Impl(block) if is_of_the_type(block) => Some(block),
        _ => None,
    });
    let functions = blocks.flat_map(|block| &block.items).filter_map(|item| match item {
        ImplItem::Fn(item @ ImplItemFn { vis: Visibility::Public(_), .. }) => Some(&item.sig.ident),
        _ => None,
    });
    let uses: String = functions.map(|name| format!("    let _ = {TYPE}::{name};\n")).collect();
    ensure!(!uses.is_empty(), "`impl Solution` with a public function is missing");
    Ok(format!("\nstruct {TYPE};\n\nfn main() {{\n{uses}}}\n"))
}

fn is_of_the_type(block: &ItemImpl) -> bool {
    block.trait_.is_none() && matches!(&*block.self_ty, Type::Path(ty) if ty.path.is_ident(TYPE))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOLUTION: &str = "//! A header.\n\nuse std::cmp::max;\n\nimpl Solution {\n    \
        pub fn larger(a: i32, b: i32) -> i32 {\n        max(a, b)\n    }\n\n    \
        fn own() {}\n}\n\n/// The frame.\nstruct Solution;\n\nfn main() {}\n";

    #[test]
    fn what_is_submitted_stands_above_the_type() {
        let split = Split::new(SOLUTION).unwrap();
        assert!(split.function.starts_with("// A header.\n\nuse"), "{}", split.function);
        assert!(split.function.ends_with("fn own() {}\n}\n\n"), "{}", split.function);
        assert_eq!(split.frame, "/// The frame.\nstruct Solution;\n\nfn main() {}\n");
        let program = split.add_frame(&split.function, "pub fn call() {}\n");
        let places = ["mod arguments {", "/// The frame.", "// A header.", "impl Solution"];
        let places = places.map(|text| program.find(text).unwrap());
        assert!(places.is_sorted(), "{program}");
        syn::parse_file(&program).unwrap();
    }

    #[test]
    fn a_caller_uses_what_is_public() {
        let caller = caller(&Split::new(SOLUTION).unwrap().function).unwrap();
        assert_eq!(caller, "\nstruct Solution;\n\nfn main() {\n    let _ = Solution::larger;\n}\n");
    }

    #[test]
    fn what_is_missing_is_named() {
        let cases = [
            ("struct Solution;", "struct Other;", "`struct Solution;` is missing"),
            ("fn main() {}", "", "no `main` below"),
            ("fn main() {}", "fn", "cannot be parsed"),
            ("//! A header.\n", "#![allow(dead_code)]\n", "an attribute of the whole file"),
        ];
        for (from, to, message) in cases {
            let error = Split::new(&SOLUTION.replace(from, to)).err().unwrap();
            assert!(format!("{error:#}").contains(message), "{error:#}");
        }
        let above = SOLUTION.replace("fn own() {}\n}\n", "fn own() {}\n}\n\nfn main() {}\n");
        assert!(Split::new(&above).is_err());
        assert!(caller("impl Solution {\n    fn own() {}\n}\n").is_err());
    }
}
