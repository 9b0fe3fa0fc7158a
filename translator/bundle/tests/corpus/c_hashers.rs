//! Hashes by the default hasher, whose numbers std promises to every program.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

#[derive(Hash)]
enum Kind {
    Plain,
    Named(String, u8),
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn main() {
    println!("{} {} {}", hash(1u64), hash(-1i32), hash("text"));
    println!("{} {} {}", hash(7usize), hash((1u8, 2u16, true)), hash('x'));
    println!("{} {}", hash(Kind::Plain), hash(Kind::Named("a".into(), 3)));
    println!("{} {}", hash(vec![1i64, 2, 3]), hash([0u8; 20]));
}
