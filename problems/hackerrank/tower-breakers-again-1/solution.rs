//! HackerRank tower-breakers-again-1 — Tower Breakers, Again!
//! <https://www.hackerrank.com/challenges/tower-breakers-again-1> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move breaks one of N towers, of height X, into Y > 1 towers of height Z, where Y Z = X;
//! whoever cannot move loses. The input has T cases: `N`, then the heights. Print the winner,
//! 1 (first) or 2.
//! Bounds: 1 ≤ T ≤ 200; 1 ≤ N ≤ 100; the heights are from 1 to 10^5.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into equal parts.
//! Why: an even number of equal towers is worth 0, and an odd number is worth as much as one of
//! them. So an odd height has the value p, where p is the number of its prime factors, counted with
//! multiplicity: for each number below p, some odd Y leads to a height Z with that number of prime
//! factors. An even height is worth 1 + p, where p is the number of its odd prime factors: an even
//! Y leads to the value 0, and an odd Y leads to an even Z with fewer odd prime factors, that is,
//! to the values 1 to p.
//! Cost: O(√h) a tower.
//!
//! 规则：每次操作把 N 座塔中高为 X 的一座拆成 Y > 1 座高为 Z 的塔，Y Z = X；无法操作者输。输入
//! 共 T 组数据，每组先给出 `N`，再给出各塔高度。输出获胜者，1（先手）或 2。
//! 范围：1 ≤ T ≤ 200；1 ≤ N ≤ 100；高度从 1 到 10^5。
//! 模型：取石子并分堆的游戏，分成相等的部分。
//! 思路：偶数座相等的塔值为 0，奇数座则与一座相同。所以奇数高度的值是它的质因数个数 p（重复的
//! 都计入）：用奇数 Y，可以到达质因数个数为任意更小值的 Z。偶数高度的值是 1 + p，p 是奇质因
//! 数的个数：用偶数 Y 到达 0；用奇数 Y 到达奇质因数更少的偶数 Z，即值 1 到 p。
//! 复杂度：每座塔 O(√h)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heights: [u64; n] }
        let outcome = nim::outcome(heights.into_iter().map(grundy_value));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn grundy_value(height: u64) -> u64 {
    assert!(height > 0, "a tower of height 0");
    // All factors 2 count as one.
    prime_powers(height).map(|(prime, exponent)| if prime == 2 { 1 } else { exponent.into() }).sum()
}
