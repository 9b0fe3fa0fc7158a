//! yukicoder 7 — Prime Number Game (プライムナンバーゲーム)
//! <https://yukicoder.me/problems/no/7> · 5 s? · 512 MiB? · difficulty 2
//!
//! Rules: a move subtracts a prime from the number that the player was given, which is N at first;
//! if 0 or 1 is left, the player loses, and otherwise the opponent is given the number that is
//! left. The input is `N`, at least 2; print `Win` if the first player wins, else `Lose`.
//! Bounds: 2 ≤ N ≤ 10,000.
//! Kind: impartial
//! Model: subtraction game {2, 3, 5, 7, …}, on N - 2 stones.
//! Why: a move that leaves 0 or 1 loses at once, so a player who has no other move has lost. The
//! other moves subtract a prime from N and leave 2 or more: they take a prime number of stones from
//! a heap of N - 2, and whoever cannot take any loses. A heap is won exactly when taking some prime
//! number of stones leaves a lost heap.
//! Cost: O(N² / log N) at most. As lost heaps are rare, only a few primes need to be tried for most
//! heaps.
//!
//! 规则：每次操作从给到手的数 N 中减去一个质数；若剩下 0 或 1，自己就负，否则把剩下的数交给对
//! 手。输入 `N`，至少是 2；先手胜输出 `Win`，否则输出 `Lose`。
//! 范围：2 ≤ N ≤ 10,000。
//! 模型：减法游戏：{2, 3, 5, 7, …}，N - 2 枚石子。
//! 思路：剩下 0 或 1 的一步立即输，所以没有别的走法的人已经输了。其他的走法从 N 减去一个质数，
//! 剩下至少 2：这就是从一堆 N - 2 枚石子中取质数枚，无法操作者输。当且仅当取走某个质数剩下必败
//! 态时，一堆是必胜态。
//! 复杂度：至多 O(N² / log N)。必败的堆很少，所以大多数堆只需试几个质数。

use grundy::contest::primes::is_prime;
use proconio::input;

/// With a larger number than this, computing the table of outcomes would take too long.
const LARGEST: usize = 100_000;

fn main() {
    input! { n: usize }
    assert!(n >= 2, "{n}, less than every prime");
    assert!(n <= LARGEST, "{n}, more than {LARGEST}");
    let primes: Vec<usize> = (2..=n).filter(|&number| is_prime(number as u64)).collect();
    let mut is_won: Vec<bool> = Vec::new();
    for stones in 0..=n - 2 {
        let mut takes = primes.iter().take_while(|&&prime| prime <= stones);
        is_won.push(takes.any(|prime| !is_won[stones - prime]));
    }
    println!("{}", if is_won[n - 2] { "Win" } else { "Lose" });
}
