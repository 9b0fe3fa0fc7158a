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
