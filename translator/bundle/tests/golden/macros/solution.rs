//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::{largest, Named};

fn main() {
    let named = toys::made::Second;
    println!("{} {} {}", largest!(1, 7, 3), toys::square!(5), named.name());
}
