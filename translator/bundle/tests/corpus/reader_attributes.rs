//! Uses proconio's attributes on several structs and functions, with markers and other attributes.

use proconio::marker::{Chars, Usize1};
use proconio::{derive_readable, input, read_value};

/// An edge.
#[derive(Clone, Debug, PartialEq)]
#[proconio::derive_readable]
pub struct Edge {
    /// Where it begins.
    pub from: Usize1,
    to: Usize1,
    #[allow(dead_code)]
    cost: i64,
}

#[derive_readable]
#[derive(Debug)]
struct Word(Chars, u8);

mod inner {
    use proconio::fastout;

    #[fastout]
    pub fn sum(edges: &[super::Edge]) -> usize {
        print!("{} edges", edges.len());
        println!();
        edges.iter().map(|edge| edge.from + edge.to).sum()
    }
}

#[proconio::fastout]
fn main() {
    input! { n: usize, edges: [Edge; n], (word, _): (Word, String) }
    let pairs = read_value!([(Edge, [u64; 2])]);
    println!("{:?} {:?}", edges, word);
    println!("{:?}", pairs);
    println!("{}", edges.len() + word.0.len() + usize::from(word.1));
}

#[allow(dead_code)]
fn unused(edges: &[Edge]) -> usize {
    inner::sum(edges)
}
