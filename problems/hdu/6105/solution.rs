//! HDU 6105 — Gameia
//! <https://acm.hdu.edu.cn/showproblem.php?pid=6105> · 1 s? · 32 MiB? · hard
//!
//! Rules: Alice, who begins, paints an unpainted vertex of a tree white; Bob paints one black
//! and with it all its neighbours, white ones too. Bob may cut up to K edges, whenever he
//! likes. Once all is painted, Alice wins if something is white. T cases `N K`, then the
//! parents of 2 to N; print the winner, `Alice` or `Bob`.
//! Model: pairing strategy, a matching of the tree.
//! Why: with a perfect matching and K ≥ N/2 - 1 Bob cuts all other edges and answers with the
//! partner. If the unpainted vertices have no perfect matching, Alice takes the parent of
//! a deepest leaf; Bob must take the leaf, which would stay white, and still there is none,
//! down to a vertex alone. With more than K edges off the matching, she takes a deepest leaf
//! whose parent, its partner, has a parent too. Bob must take the partner: either he cuts the
//! edge above, and still they are too many, or he paints one above and spoils the matching.
//! Cost: O(N) a case.

use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, far from 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize }
        assert!((1..=500).contains(&n), "{n} vertices, not 1 to 500");
        input! { parents: [Usize1; n - 1] }
        let mut matched = vec![false; n];
        // Leaves first, each with its parent if it has no partner yet.
        for (vertex, &parent) in (1..n).zip(&parents).rev() {
            assert!(parent < vertex, "vertex {} has the parent {}", vertex + 1, parent + 1);
            if !matched[vertex] && !matched[parent] {
                matched[vertex] = true;
                matched[parent] = true;
            }
        }
        let bob = !matched.contains(&false) && k + 1 >= n / 2;
        winners += if bob { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
