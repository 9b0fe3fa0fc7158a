//! CodeChef BUDDYNIM — Buddy NIM
//! <https://www.codechef.com/problems/BUDDYNIM> · 0.5 s · 1536 MiB? · difficulty 5
//!
//! Rules: heaps lie on two tables; Alice sits at one, and Bob at the other. In each round Charlie
//! may let the two players change places; then Alice takes some stones from a heap on her table,
//! and Bob takes some from a heap on his, as in Nim. Whoever cannot move loses; Charlie helps
//! Alice. The input has T cases: `N M`, the heaps on Alice's table, and the heaps on Bob's table.
//! Print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N, M ≤ 100; 0 ≤ A_i, B_i ≤ 10^9.
//! Kind: partizan
//! Model: symmetry, two tables that are equal or not.
//! Why: Bob wins exactly when the two tables have the same non-empty heaps.
//!
//! 1. If they do, it does not matter where Alice sits. Bob repeats each of her moves on the other
//!    table, so she always finds the same heaps on both tables, and in the end she finds both
//!    tables empty.
//! 2. Otherwise Charlie can choose a table for Alice, and Alice can choose a move, such that no
//!    move of Bob's on the other table makes the two tables the same. If one table has more stones,
//!    she takes one stone there: after that, Bob's table has no more stones than hers, and after
//!    his move it has fewer.
//! 3. If both have the same number of stones, she plays on a table that has no more heaps than the
//!    other, and takes a whole heap of p stones. To make the tables the same, Bob would have to
//!    remove p stones from a heap. If these p stones were a whole heap, the two tables would have
//!    been the same before; if they were only part of a heap, his table would have had one heap
//!    fewer than hers.
//! 4. So she never finds the tables the same, and always has a stone to take.
//!
//! Cost: O((N + M) log(N + M)) per case.
//!
//! 规则：两张桌子上各有若干堆石子，Alice 和 Bob 各坐一桌。每一轮，先由 Charlie 决定两人是否换桌，再由 Alice 从自己
//! 桌上的一堆中取走若干枚，再由 Bob 从自己桌上的一堆中取走若干枚，同 Nim 游戏。无法取者输；Charlie 帮助 Alice。共
//! T 组数据，每组为 `N M`、Alice 桌上各堆和 Bob 桌上各堆。输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ T ≤ 100；1 ≤ N, M ≤ 100；0 ≤ A_i, B_i ≤ 10^9。
//! 模型：对称策略，两桌相同或不同。
//! 思路：当且仅当两桌的各堆相同（空堆不计）时 Bob 胜。
//!
//! 1. 若相同，Alice 坐哪一桌都一样。Bob 在另一桌照样走她的一步，两桌又相同，直到 Alice 面对两张空桌。
//! 2. 若不同，Charlie 让她在适当的一桌走，使 Bob 在另一桌走一步不能让两桌相同。若一桌的石子较多，她在那里取 1 枚：
//!    此后 Bob 桌上的石子不比她多，他走一步后就更少。
//! 3. 若两桌石子数相等，她在堆数不多于另一桌的一桌上取走整整一堆，共 p 枚。要使两桌相同，Bob 必须从一堆中取走 p
//!    枚。若这是整堆，则两桌原来就相同；若不是，则他那一桌原来比她少一堆。
//! 4. 所以她面对的两桌总不相同，总有一桌还有石子可取。
//!
//! 复杂度：每组 O((N + M) log(N + M))。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, of_alice: [u64; n], of_bob: [u64; m] }
        winners += if sorted(of_alice) == sorted(of_bob) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}

/// Returns the heaps that are not empty, in ascending order.
fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}
