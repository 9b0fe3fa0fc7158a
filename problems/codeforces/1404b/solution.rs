//! Codeforces 1404B — Tree Tag
//! <https://codeforces.com/problemset/problem/1404/B> · 1 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 1405D
//! Rules: Alice and Bob stand on vertices `a` and `b` of a tree. They take turns, Alice first,
//! jumping to a vertex at a distance of at most `da` for Alice and `db` for Bob, or staying put.
//! Alice wins if both are on the same vertex after at most 10^100 moves, and otherwise Bob wins.
//! The input has t cases, each `n a b da db` and the n - 1 edges; print the winner of each, `Alice`
//! or `Bob`.
//! Bounds: 1 ≤ t ≤ 10^4; 2 ≤ n ≤ 10^5, in each case and in all cases together; a ≠ b; 1 ≤ da, db ≤
//! n - 1.
//! Kind: pursuit
//! Picture: `1 / 3 1 3 1 1 / 1 2 / 2 3`
//! Model: game on a tree, its diameter.
//! Why: let D be the diameter. Alice wins exactly when the distance from a to b is at most da, or D
//! ≤ 2 da, or db ≤ 2 da.
//!
//! 1. If the distance is at most da, she jumps onto Bob.
//! 2. If D ≤ 2 da, she jumps to the middle of a longest path. From there, the distance to any
//!    vertex is at most half of D, rounded up, and so at most da. Wherever Bob then goes, she
//!    reaches him.
//! 3. Let db ≤ 2 da, and let Bob be more than da away from Alice. Alice goes one step towards him,
//!    to a vertex x that is still at least da away from him. Removing x splits the tree; call the
//!    part that contains Bob his branch. If he leaves this branch, he passes through x and so ends
//!    at most db - da ≤ da away from her: she reaches him. If he stays in it, she either reaches
//!    him or goes to the vertex of his branch that is next to x. His new branch then contains
//!    neither that vertex nor x, and is a part of the old branch. As the branches become smaller
//!    and smaller, she reaches him in the end.
//! 4. Suppose that none of the three conditions holds. Then Bob can always be more than da away
//!    when Alice is to move. She cannot jump onto him; let x be the vertex to which she jumps or on
//!    which she stays. The distances from x to the two ends of a longest path add up to at least
//!    D > 2 da, so one of these distances is more than da. If he is more than da away from x, he
//!    stays put. Otherwise let z be an end of the longest path such that z is more than da away
//!    from x: he jumps to the vertex at distance da + 1 from x on the path from x to z. This vertex
//!    is at most 2 da + 1 ≤ db steps away from him.
//!
//! Cost: O(n).
//!
//! 规则：Alice 和 Bob 站在树的顶点 `a` 和 `b` 上。双方轮流跳，Alice 先手，Alice 每次跳到距离至多为
//! `da` 的顶点，Bob 每次跳到距离至多为 `db` 的顶点，也可以不动。若在至多 10^100 步之后两人在同一个
//! 顶点，则 Alice 胜，否则 Bob 胜。共 t 组数据，每组为 `n a b da db` 和 n - 1 条边；输出获胜者
//! `Alice` 或 `Bob`。
//! 范围：1 ≤ t ≤ 10^4；2 ≤ n ≤ 10^5，各组总和也是；a ≠ b；1 ≤ da, db ≤ n - 1。
//! 模型：树上游戏，树的直径。
//! 思路：设直径为 D。Alice 必胜当且仅当 a 到 b 的距离不超过 da，或者 D ≤ 2 da，或者 db ≤ 2 da。
//!
//! 1. 若距离不超过 da，她直接跳到 Bob 处。
//! 2. 若 D ≤ 2 da，她跳到一条最长路的中点，各顶点与它的距离都不超过 D 的一半（向上取整），所以不超
//!    过 da。此后不论 Bob 在哪里，她都跳得到。
//! 3. 设 db ≤ 2 da，而 Bob 的距离大于 da。Alice 朝他走一步到顶点 x，这时与他的距离仍至少为 da。树去
//!    掉 x 后 Bob 所在的部分称为他的分支。他若离开分支，就要经过 x，所以落点离她至多 db - da ≤ da，
//!    她就跳得到。他若不离开，她或者跳得到他，或者走到他的分支中与 x 相邻的顶点。新的分支既没有这个
//!    顶点也没有 x，是原分支的一部分。分支越来越小，所以这会结束。
//! 4. 设三条都不成立。那么 Bob 总能使得轮到 Alice 时自己的距离大于 da。她跳不到他那里，而跳到某个
//!    x。最长路的两端与 x 的距离之和至少为 D > 2 da，所以有一端的距离大于 da。若他与 x 的距离不超过
//!    da，就跳到从 x 到这一端的路上与 x 距离为 da + 1 的顶点，这离他至多 2 da + 1 ≤ db。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! {
            n: usize, alice: Usize1, bob: Usize1, alices_jump: usize, bobs_jump: usize,
            edges: [(Usize1, Usize1); n.saturating_sub(1)],
        }
        let distances = |from| match RootedTree::from_edges(n, &edges, from) {
            Ok(tree) => tree.depths(),
            Err(error) => panic!("{error}"),
        };
        let from_alice = distances(alice);
        assert!(bob < n, "Bob is on vertex {} of {n}", bob + 1);
        let farthest = (0..n).max_by_key(|&vertex| from_alice[vertex]).unwrap_or(alice);
        let diameter = distances(farthest).into_iter().max().expect("a vertex");
        let twice = alices_jump.saturating_mul(2);
        // If Alice cannot leave her vertex, Bob need not leave his.
        let alice_wins =
            from_alice[bob] <= alices_jump || (alices_jump > 0 && twice >= diameter.min(bobs_jump));
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
