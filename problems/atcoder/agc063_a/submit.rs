// AtCoder AGC 063 A https://atcoder.jp/contests/agc063/tasks/agc063_a · made by `cargo judge bundle agc063_a --write` from 542f46ab7f08860a
//! AtCoder AGC 063 A — Mex Game
//! <https://atcoder.jp/contests/agc063/tasks/agc063_a> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: Alice and Bob take turns, Alice first, putting a non-negative integer into a set that is
//! empty at first. Let x be the mex of the set after k turns: Alice wins if the letter S_x of a
//! given word is `A`, and Bob wins if it is `B`. The input is `N` and the word S_0 … S_N; print the
//! winner, `Alice` or `Bob`, for each k from 1 to N.
//! Bounds: 1 ≤ N ≤ 2 · 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: game on sets and strings, the mex of a set.
//! Why: of k turns Alice has ⌈k/2⌉ and Bob ⌊k/2⌋, and x is at most k. So only the k + 1 letters S_0
//! … S_k matter. If at most ⌈k/2⌉ of them are B, Alice puts the indices of all these B into the
//! set; then x is the index of an A, and she wins. Otherwise at least ⌈k/2⌉ + 1 are B, so at most
//! k - ⌈k/2⌉ = ⌊k/2⌋ are A, and Bob wins by putting the indices of all these A into the set.
//! Cost: O(N).
//!
//! 规则：有一个开始时为空的集合，Alice 与 Bob 轮流往里放一个非负整数，Alice 先手。k 步之后，设
//! x 为集合的 mex：若给定的串中 S_x 为 `A`，则 Alice 胜，为 `B` 则 Bob 胜。输入 `N` 和串
//! S_0 … S_N；对 1 到 N 的每个 k，输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ N ≤ 2 · 10^5。
//! 模型：集合与字符串上的游戏，看集合的 mex。
//! 思路：k 步中 Alice 走 ⌈k/2⌉ 步，Bob 走 ⌊k/2⌋ 步，而 x 至多为 k，所以只
//! 看 S_0 … S_k 这 k + 1 个字母。若其中 B 不超过 ⌈k/2⌉ 个，Alice 就把这些 B 的位置全部放进集
//! 合，于是 x 是某个 A 的位置，她胜。否则 B 至少有 ⌈k/2⌉ + 1 个，A 至多
//! 有 k - ⌈k/2⌉ = ⌊k/2⌋ 个，Bob 把这些 A 的位置全部放进集合，他胜。
//! 复杂度：O(N)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, letters: Bytes }
    assert!(letters.len() == n + 1, "{} letters, not {}", letters.len(), n + 1);
    let is_letter = |&letter: &u8| letter == b'A' || letter == b'B';
    assert!(letters.iter().all(is_letter), "a letter that is neither A nor B");
    let mut winners = String::new();
    let mut count_of_b = usize::from(letters[0] == b'B');
    for (k, &letter) in letters.iter().enumerate().skip(1) {
        count_of_b += usize::from(letter == b'B');
        winners += if count_of_b <= k.div_ceil(2) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}


