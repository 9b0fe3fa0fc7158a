//! HDU 3094 — A tree game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094> · 1 s? · 32 MiB? · easy
//!
//! Rules: a tree on N vertices, the root is 1. A move removes an edge and all that is then
//! no longer connected to the root; whoever cannot move loses, Alice first. Cases after
//! their number: N, then N - 1 edges `I J`. Print the winner, `Alice` or `Bob`.
//! Model: Green Hackenbush, a tree.
//! Why: by the colon principle the branches at a vertex can be exchanged for one stalk as
//! long as the nim sum of theirs; so a tree is worth the nim sum, over the children of its
//! root, of one more than the tree on the child.
//! Cost: O(N α(N)) a case.

use grundy::hackenbush::graph_value;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "{n} vertices, not 1 to 100000");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let value = graph_value(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        assert_no_cycle(n, &edges);
        winners += if value != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn assert_no_cycle(n: usize, edges: &[(usize, usize)]) {
    let mut leaders: Vec<usize> = (0..n).collect();
    for &(a, b) in edges {
        let [a_leads, b_leads] = [a, b].map(|mut vertex| {
            while leaders[vertex] != vertex {
                leaders[vertex] = leaders[leaders[vertex]];
                vertex = leaders[vertex];
            }
            vertex
        });
        assert!(a_leads != b_leads, "the edge {} {} closes a cycle", a + 1, b + 1);
        leaders[a_leads] = b_leads;
    }
}
