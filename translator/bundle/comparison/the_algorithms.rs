//! Queries a segment tree and finds a word in a text: TheAlgorithms/Rust at 2c53ddf.
//!
//! `the_algorithms_rust = { path = "…" }`, edition 2021. Prints `Ok(Some(1)) [0, 2]`.

use the_algorithms_rust::data_structures::SegmentTree;
use the_algorithms_rust::string::knuth_morris_pratt;

fn main() {
    let tree = SegmentTree::from_vec(&[3, 1, 2], std::cmp::min);
    println!("{:?} {:?}", tree.query(1..3), knuth_morris_pratt("abab", "ab"));
}
