//! Finds a flow and the sum of a range: EbTech/rust-algorithms at 2073670.
//!
//! `contest-algorithms = { path = "…" }`, edition 2024. Prints `3 12`.

use contest_algorithms::graph::flow::FlowGraph;
use contest_algorithms::range_query::specs::AssignSum;
use contest_algorithms::range_query::StaticArq;

fn main() {
    let mut graph = FlowGraph::new(3, 4);
    graph.add_edge(0, 1, 4, 0, 0);
    graph.add_edge(1, 2, 3, 0, 0);
    let mut arq = StaticArq::<AssignSum>::new(&[1; 8]);
    arq.update(0, 3, &2);
    println!("{} {}", graph.dinic(0, 2).0, arq.query(0, 7));
}
