//! Queries a segment tree and finds a flow: kenkoooo/competitive-programming-rs at 6f34b2f.
//!
//! `competitive-programming-rs = { path = "…" }`, edition 2018. Prints `Some(5) 2`.

use competitive_programming_rs::data_structure::segment_tree::SegmentTree;
use competitive_programming_rs::graph::maximum_flow::dinitz::Dinitz;

fn main() {
    let mut tree = SegmentTree::new(4, |a: u32, b: u32| a.min(b));
    tree.update(1, 7);
    tree.update(2, 5);
    let mut flow = Dinitz::new(3);
    flow.add_edge(0, 1, 2);
    flow.add_edge(1, 2, 9);
    println!("{:?} {}", tree.query(0..3), flow.max_flow(0, 2));
}
