//! Codeforces 273E — Dima and Game
//! <https://codeforces.com/problemset/problem/273/E> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: there are n pairs (l, r) of whole numbers, where 1 <= l < r <= p. A move replaces a pair
//! whose difference d = r - l is more than 2 by a pair with the difference ⌊d / 3⌋ or d - ⌊d / 3⌋.
//! Whoever cannot move loses. The input is `n p`; print the number of sequences of n pairs for
//! which the first player wins, modulo 1,000,000,007.
//! Bounds: 1 ≤ n ≤ 1000; 1 ≤ p ≤ 10^9.
//! Kind: count
//! Model: game of divisors, a sum of pairs of which only the difference matters.
//! Why: by the theorem of Sprague and Grundy, the first player wins if the nim sum of the values
//! of the differences is not 0.
//!
//! 1. The value of d is 0 for d ≤ 2, and otherwise the mex of the values of ⌊d / 3⌋ and d - ⌊d /
//!    3⌋. As d has at most two options, no value is more than 2, and no nim sum more than 3.
//! 2. Neither option becomes smaller as d grows. So the values come in stretches: beyond a
//!    difference d, the value stays as it is until one of the options leaves its own stretch. The
//!    option ⌊d / 3⌋ passes the end e of a stretch when d reaches 3(e + 1). The option d - ⌊d /
//!    3⌋ = ⌈2d / 3⌉ passes e when 2d / 3 passes e, that is, when d reaches ⌊3e / 2⌋ + 1. There
//!    are 102 stretches up to 10^9.
//! 3. As p - d pairs have the difference d, summing over the stretches gives the number of pairs
//!    with each value, and from these numbers the number of sequences with each nim sum is computed
//!    by adding one pair at a time.
//!
//! Cost: O(n + log p).
//!
//! 规则：有 n 个整数对 (l, r)，1 <= l < r <= p。每次操作选一个差 d = r - l 大于 2 的对，换成差
//! 为 ⌊d / 3⌋ 或 d - ⌊d / 3⌋ 的对。无法操作者输。只有一组数据，给出 `n p`；输出由 n 个对组成的
//! 序列中先手必胜的个数，对 1,000,000,007 取模。
//! 范围：1 ≤ n ≤ 1000；1 ≤ p ≤ 10^9。
//! 模型：约数游戏，若干个对的和，每个对只有差起作用。
//! 思路：由 Sprague–Grundy 定理，各差的 SG 值的异或和不为 0 时先手赢。
//!
//! 1. d <= 2 时值为 0，否则值为 ⌊d / 3⌋ 与 d - ⌊d / 3⌋ 两者之值的 mex。因为 d 至多有两个后继，值
//!    不超过 2，异或和不超过 3。
//! 2. d 增大时，两个后继都不减小。所以值是一段一段的：从某个差 d 往后，值保持不变，直到某个后继走
//!    出自己所在的段。设 e 是一段的末尾：d 到 3(e + 1) 时 ⌊d / 3⌋ 越过 e；
//!    而 d - ⌊d / 3⌋ = ⌈2d / 3⌉，它在 2d / 3 越过 e 时越过，即 d 到 ⌊3e / 2⌋ + 1 时。10^9 以内共
//!    有 102 段。
//! 3. 差为 d 的对有 p - d 个。按段累加就得到每种值的对数，再逐对递推，得到每种异或和的序列数。
//!
//! 复杂度：O(n + log p)。

use grundy::mex::mex;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

/// The largest p for which the sums fit into 64 bits.
const LARGEST: u64 = 1 << 31;

fn main() {
    input! { n: usize, p: u64 }
    assert!(p <= LARGEST, "{p} is too large");
    let pairs = pairs_by_value(p);
    let mut sequences = [1, 0, 0, 0];
    for _ in 0..n {
        let mut longer = [0; 4];
        for (sum, &shorter) in sequences.iter().enumerate() {
            for (value, &pairs) in pairs.iter().enumerate() {
                longer[sum ^ value] = (longer[sum ^ value] + shorter * pairs) % MODULUS;
            }
        }
        sequences = longer;
    }
    println!("{}", sequences[1..].iter().sum::<u64>() % MODULUS);
}

/// A stretch of differences with the same value; `end` is the last difference of the stretch.
struct Stretch {
    end: u64,
    value: u64,
}

/// Returns, for each of the values 0, 1 and 2, how many pairs of numbers up to `p` have this value,
/// modulo `MODULUS`.
fn pairs_by_value(p: u64) -> [u64; 3] {
    let mut counts = [0; 3];
    let mut stretches: Vec<Stretch> = Vec::new();
    // The stretches of the two options.
    let (mut third, mut rest) = (0, 0);
    let mut start = 1;
    while start < p {
        let stretch = if start <= 2 {
            Stretch { end: 2, value: 0 }
        } else {
            let at = |stretches: &[Stretch], from: usize, difference| {
                let ahead = stretches[from..].iter().position(|part| difference <= part.end);
                from + ahead.expect("both options are smaller than the difference")
            };
            third = at(&stretches, third, start / 3);
            rest = at(&stretches, rest, start - start / 3);
            let (third, rest) = (&stretches[third], &stretches[rest]);
            let end = (3 * (third.end + 1)).min(3 * rest.end / 2 + 1) - 1;
            Stretch { end, value: mex([third.value, rest.value]) }
        };
        let end = stretch.end.min(p - 1);
        // p - start + … + p - end
        let pairs = (2 * p - start - end) * (end - start + 1) / 2;
        let count = &mut counts[stretch.value as usize];
        *count = (*count + pairs) % MODULUS;
        start = stretch.end + 1;
        match stretches.last_mut().filter(|last| last.value == stretch.value) {
            Some(last) => last.end = stretch.end,
            None => stretches.push(stretch),
        }
    }
    counts
}
