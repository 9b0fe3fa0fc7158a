//! Toy 1 — Golden
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: none.
//! Model: toy, a bundle.
//! Why: it holds the traps that other bundlers fall into.
//! Cost: little.

use toys::{
    maps::{
        self,
        ordered,
    },
    Renamed as Other,
};

fn main() {
    let other = Other::default();
    println!("{:?} {:?} {}", maps::hashed().get(&1), ordered(), other.0 + toys::all());
}
