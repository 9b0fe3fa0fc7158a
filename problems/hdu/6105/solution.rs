//! HDU 6105 — Gameia
//! <https://acm.hdu.edu.cn/showproblem.php?pid=6105> · 1 s? · 32 MiB? · hard
//!
//! Rules: Alice, who begins, paints an unpainted vertex of a tree white; Bob paints one black
//! and with it all its neighbours, white ones too. Bob may cut up to K edges, whenever he
//! likes. Once all is painted, Alice wins if something is white. T cases `N K`, then the
//! parents of 2 to N; print the winner, `Alice` or `Bob`.
//! Model: pairing strategy, a matching of the tree.
//! Why: Bob wins exactly if the tree has a perfect matching (a tree has one at most) and he can
//! cut all other edges, N/2 - 1 of them. Alice wins otherwise, by moves at the deepest leaves that
//! Bob has to answer there. A white vertex can only turn black while an unpainted neighbour is
//! left; so a white vertex without one has won for Alice.
//!
//! 1. With a perfect matching and K ≥ N/2 - 1, Bob cuts the N - 1 - N/2 edges that are not in it.
//!    Then he answers each vertex that Alice paints with its partner, which turns it black.
//! 2. Let Alice be to move, and let the unpainted vertices, with the uncut edges between them, have
//!    no perfect matching. Then she wins. If one of them has no neighbour among them, she paints
//!    it. Otherwise one of their trees has no perfect matching, and two vertices or more: she
//!    paints the parent of one of its deepest leaves. Now the leaf has no unpainted neighbour, and
//!    she wins by painting it next, so Bob has to paint it. That takes leaf and parent away. What
//!    is left has no perfect matching, because those two could be added to it, and no cut makes
//!    one. It is never empty, since no vertices at all have the empty matching, so in the end Alice
//!    finds a vertex without a neighbour.
//! 3. Let Alice be to move, and let the unpainted vertices have a perfect matching, but more edges
//!    that are not in it than Bob has cuts left. Then she wins, too. One of the trees has more
//!    than two vertices. The partner of its deepest leaf is the parent; the parent has no other
//!    child, which would be a leaf without a partner, and so has a parent itself. Alice paints the
//!    leaf. If Bob paints neither the leaf's parent nor a neighbour of it, Alice paints that parent
//!    next; if he turns it black from a neighbour, it is painted, too: in both cases the leaf stays
//!    white. So Bob has to paint the parent, still joined to the leaf. If the edge from there to
//!    its own parent is not cut, that vertex turns black too, and an odd number of vertices is
//!    left, which has no perfect matching: step 2. If Bob cuts it, he has one cut less for one
//!    edge less, and other cuts gain him no more, or destroy the matching: step 3 again, or
//!    step 2.
//! 4. With N odd there is no perfect matching, so the tests below are all that is needed. To find
//!    the matching, go from the leaves to the root: a vertex that no child has taken can only be
//!    matched with its parent.
//!
//! Cost: O(N) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::iter::once;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, cuts: usize }
        assert!(n > 0, "a tree of 0 vertices");
        input! { parents: [Usize1; n - 1] }
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let bob_wins = tree.has_perfect_matching() && cuts >= n / 2 - 1;
        winners += if bob_wins { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}
