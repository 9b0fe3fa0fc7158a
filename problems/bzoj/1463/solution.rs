//! BZOJ 1463 — Got Root?
//! <https://hydro.ac/d/bzoj/p/1463> · 1 s? · 128 MiB? · medium
//!
//! Also: IPSC 2003 "Got Root?"
//! Rules: a connected drawing of N vertices and M edges, some parallel or loops perhaps;
//! vertex 1 is the ground. A move deletes an edge and all that is then not connected to the
//! ground; whoever cannot move loses, Alice first. Cases after their number: `N M`, then M
//! edges. Print the winner, `Alice` or `Bob`.
//! Model: Green Hackenbush, drawings with cycles.
//! Why: by the fusion principle the vertices of a cycle may be made one, its edges loops
//! worth 1 each; by the colon principle an edge is worth one more than what it carries.
//! Cost: O(N + M) a case.

use grundy::hackenbush::graph_value;
use proconio::{input, marker::Usize1};

const MOST: usize = 2_000_000; // the statement is silent

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=MOST).contains(&n), "{n} vertices, not 1 to {MOST}");
        assert!(m <= MOST, "{m} edges, more than {MOST}");
        input! { edges: [(Usize1, Usize1); m] }
        let value = graph_value(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        winners += if value != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
