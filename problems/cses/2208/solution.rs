//! CSES 2208 — Another Game
//! <https://cses.fi/problemset/task/2208> · 1 s · 512 MiB · difficulty 2
//!
//! Rules: n heaps of coins; a move chooses one or more non-empty heaps, and removes one coin from
//! each of them. Whoever removes the last coin wins. The input is the number of cases t; each case
//! is `n`, then n heaps. Print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a heap has 1 to 10^9
//! coins.
//! Kind: impartial
//! Model: parity, all heaps even or not.
//! Why: if every heap has an even size, each move makes some heap odd. If some heaps are odd,
//! taking one coin from each of these makes all heaps even. So the positions in which all heaps are
//! even, including the end, are lost, and all others are won.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆硬币，每次操作选若干个非空的堆（至少一个），从其中每堆各取一枚。取走最后一枚的
//! 人赢。先给出数据组数 t，每组给出堆数 n 和各堆的枚数；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，n 的各组总和也是；每堆有 1 到 10^9 枚硬币。
//! 模型：奇偶性，看是否各堆都是偶数。
//! 思路：若各堆都是偶数，每一步都会使某堆变为奇数。若有奇数的堆，从它们中各取一枚，就使各堆都变为
//! 偶数。所以各堆都是偶数的局面（包括终局）是必败态，其余都是必胜态。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let are_even = heaps.iter().all(|heap| heap % 2 == 0);
        winners += if are_even { "second\n" } else { "first\n" };
    }
    print!("{winners}");
}
