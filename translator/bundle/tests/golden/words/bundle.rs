// Toy 1 http://x · made by `cargo judge bundle toy_1 --for codeforces`
//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::text::{braces, raw, 词};

fn main() {
    // A comment with a { brace, a "quote and 中文。
    println!("{} {} {}", braces('{'), raw(), 词("é"));
}

mod toys {
    pub mod text {
        /* A block comment /* in which another is nested */ with { and ". */

        /// Braces in strings and characters: `"{"` and '}'.
        pub fn braces(c: char) -> String {
            // A remark: } } }
            format!("{{{}}} {} {}", c, "}{", '}') // at the end of a line
        }

        // A raw string over several lines, whose text must not move.
        pub fn raw() -> &'static str {
            r##"one "#
  two } \
three"##
        }

        /// Ünïcödé names and words: 词。
        pub fn 词(word: &str) -> String {
            format!("{}\u{301}“{}”", word, '\'')
        }
    }
}
