//! Luogu P7413 — Stone Game (USACO21FEB Stone Game G)
//! <https://www.luogu.com.cn/problem/P7413> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: USACO 2021 February Gold "Stone Game"
//! Rules: N heaps of stones; the first move takes any number of stones from one heap, and each
//! later move takes from one heap a positive multiple of the number last taken; whoever cannot move
//! loses. The input is `N`, then the heaps; print how many first moves win, where a move is a
//! choice of a heap and of a number of stones.
//! Bounds: 1 ≤ N ≤ 10^5; a heap has 1 to 10^6 stones.
//! Kind: impartial
//! Picture: `2 / 1 3`
//! Model: pairing strategy, heaps that are equal when divided.
//! Why: if the last move took s stones, all that matters about a heap a is ⌊a / s⌋. If each
//! positive quotient occurs an even number of times, the mover loses: the opponent takes the same
//! number of stones from another heap with the same quotient. If not, the mover takes v·s stones
//! from a heap with the largest quotient v that occurs an odd number of times: after division by
//! v·s, each positive quotient occurs an even number of times. So a first move of s stones, which
//! lowers one quotient q by 1, wins exactly when q and q - 1 are the only quotients, not counting
//! 0, that occur an odd number of times.
//! Cost: O(A log A), where A is the largest heap.
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走若干枚，枚数必须是上一步所取枚数的倍数，第一步任意；
//! 无法操作者输。只有一组数据，先给出堆数 N，再给出各堆的石子数；输出必胜的第一步（哪一堆、取几
//! 枚）有多少种。
//! 范围：1 ≤ N ≤ 10^5；每堆有 1 到 10^6 枚石子。
//! 模型：配对策略，整除后相等的堆配成对。
//! 思路：一旦取过 s 枚，a 枚的一堆就只有 ⌊a / s⌋ 起作用。如果每个正的商都出现偶数次，轮到的人必
//! 败：对手从商相同的堆取同样多。否则设 v 是出现奇数次的最大的商，轮到的人从商为 v 的一堆取 v·s
//! 枚：此后除以 v·s，所有正的商又都成对了。所以取 s 枚、使一个商 q 减 1 的第一步，当且仅当除 0
//! 之外出现奇数次的商恰好只有 q 和 q - 1 时必胜。
//! 复杂度：设 A 为最大的堆，O(A log A)。

use proconio::input;

/// For heaps larger than this, the table of all sizes would need too much memory.
const LARGEST: usize = 20_000_000;

/// How many heaps there are of each size.
struct Heaps {
    largest: usize,
    /// For each number from 0 to one more than the largest heap, how many heaps have fewer stones
    /// than this number.
    smaller: Vec<u64>,
}

impl Heaps {
    fn new(heaps: &[usize]) -> Heaps {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        assert!(largest <= LARGEST, "a heap of {largest} stones, more than {LARGEST}");
        let mut smaller = vec![0; largest + 2];
        for heap in heaps {
            smaller[heap + 1] += 1;
        }
        for size in 1..smaller.len() {
            smaller[size] += smaller[size - 1];
        }
        Heaps { largest, smaller }
    }

    /// Returns how many heaps have the quotient `q` when divided by `s`, where q·s is at most the
    /// largest heap.
    fn with_quotient(&self, q: usize, s: usize) -> u64 {
        let end = (q * s + s).min(self.largest + 1);
        self.smaller[end] - self.smaller[q * s]
    }

    /// Returns how many first moves of `s` stones win.
    fn winning_moves(&self, s: usize) -> u64 {
        let quotients = 1..=self.largest / s;
        let mut odd = quotients.filter(|&q| self.with_quotient(q, s) % 2 == 1);
        match (odd.next(), odd.next(), odd.next()) {
            (Some(1), None, None) => self.with_quotient(1, s),
            (Some(lower), Some(q), None) if q == lower + 1 => self.with_quotient(q, s),
            _ => 0,
        }
    }
}

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let heaps = Heaps::new(&heaps);
    let winning_moves: u64 = (1..=heaps.largest).map(|s| heaps.winning_moves(s)).sum();
    println!("{winning_moves}");
}
