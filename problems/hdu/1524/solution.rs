//! HDU 1524 — A Chess Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1524> · 1 s · 32 MiB · easy
//!
//! Also: POJ 2425
//! Rules: chessmen stand on the positions 0 to N - 1 of a graph without cycles, perhaps several on
//! one; a move takes one of them along an edge, and whoever cannot move loses. Cases up to the end
//! of the input: N; a line for each position, how many edges leave it and where to; then queries,
//! how many chessmen there are and where, up to a line 0. Print `WIN` for each query that the first
//! player wins, else `LOSE`.
//! Model: game on a graph, a sum of tokens.
//! Why: chessmen do not hinder each other, so the nim sum of their positions' Grundy values
//! decides. The value of a position is the mex of the values of those to which its edges lead.
//! Cost: O(vertices + edges) a case and O(chessmen) a query.

use grundy::graph::Dag;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        let dag = read_graph();
        while !is_stdin_empty() {
            input! { count: usize }
            if count == 0 {
                break;
            }
            input! { chessmen: [usize; count] }
            verdicts += if dag.sum(&chessmen) != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{verdicts}");
}

fn read_graph() -> Dag {
    input! { n: usize }
    let mut edges = Vec::new();
    for from in 0..n {
        input! { count: usize, heads: [usize; count] }
        edges.extend(heads.into_iter().map(|to| (from, to)));
    }
    Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"))
}
