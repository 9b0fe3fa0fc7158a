//! POJ 1740 — A New Stone Game
//! <http://poj.org/problem?id=1740> · 1 s? · 64 MiB? · difficulty 5
//!
//! Rules: n piles of stones; a move removes at least one stone from a pile, and may then shift
//! any number of the pile's other stones to other piles that still have stones. Whoever cannot
//! move loses. Alice moves first. Each case is `n`, then n piles, and 0 ends the input; print 1 if
//! Alice wins, else 0.
//! Bounds: 1 ≤ n ≤ 10; a pile has at most 100 stones.
//! Kind: impartial
//! Model: symmetry, piles that come in equal pairs.
//! Why: a position is lost exactly when its piles fall into pairs of equal piles.
//!
//! 1. If the piles do not fall into such pairs, let a₁ ≥ a₂ ≥ … be the sorted piles. The mover
//!    plays on the first pile: some of its stones are added to the 3rd pile to make it equal to the
//!    2nd, to the 5th pile to make it equal to the 4th, and so on. If the number of piles is even,
//!    the first pile keeps as many stones as the last pile has, and otherwise none. Now all are in
//!    pairs. The number of stones to remove is then (a₁ - a₂) + (a₃ - a₄) + …, a sum that ends with
//!    the last pile itself if the number of piles is odd; it is positive because the piles were not
//!    in pairs.
//! 2. If the piles fall into pairs, no move leads to another position of this kind. For each i, at
//!    most one of the 2i largest piles becomes smaller, so the 1st, 3rd, … sizes in sorted order do
//!    not become smaller. If the piles were in pairs again, there would be at least as many stones
//!    as before, but the move has removed at least one.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有 n 堆石子；每次操作先从一堆去掉至少一枚，再把这堆剩下的石子任意移几枚到其他还有石子
//! 的堆上（也可以不移）。无法操作者输，Alice 先手。多组数据，每组先给出堆数 n，再给出各堆的石子
//! 数，以 0 结束；Alice 胜输出 1，否则输出 0。
//! 范围：1 ≤ n ≤ 10；每堆至多有 100 枚石子。
//! 模型：对称策略，各堆能两两配成相等的对。
//! 思路：当且仅当各堆能两两相等地配成对时必败。
//!
//! 1. 若不能，把各堆排序成 a₁ ≥ a₂ ≥ …。先手操作第一堆：用它的一些石子把第 3 堆补到与第 2 堆相
//!    等，第 5 堆补到与第 4 堆相等，依此类推；若堆数为偶数，它自己留下与最后一堆同样多，否则不
//!    留。这样全都成对。要去掉的枚数是 (a₁ - a₂) + (a₃ - a₄) + …，堆数为奇数时末项就是最后一堆
//!    自己；因为原来不成对，它是正数。
//! 2. 若能，没有一步能走到同样成对的局面。最大的 2i 堆中至多一堆变小，所以排序后的第 1、3、……
//!    堆都不会变小。若又成对，石子总数就不会少于原来，但这一步至少去掉了一枚。
//!
//! 复杂度：每组 O(n log n)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        let in_pairs = piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        answers += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
