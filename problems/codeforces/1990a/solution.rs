//! Codeforces 1990A — Submission Bait
//! <https://codeforces.com/problemset/problem/1990/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: there are n positive numbers. A move takes away one of them that is at least as large as
//! every number taken before; whoever cannot move loses. The input is the number of cases; each
//! case is `n` and the numbers. For each case, print `YES` if the first player, Alice, wins,
//! otherwise `NO`.
//! Bounds: at most 10^3 cases; 2 ≤ n ≤ 50; the numbers are from 1 to n.
//! Kind: impartial
//! Model: pairing strategy, take the same number again.
//! Why: if every number occurs an even number of times, Bob answers each move by taking an equal
//! number, which is always allowed. Otherwise Alice takes the largest number that occurs an odd
//! number of times: from then on only this number and larger ones may be taken, all of these occur
//! an even number of times, and she answers in the same way.
//! Cost: O(n log n) per case.
//!
//! 规则：有 n 个正数。每次操作取走一个，它不能小于已经取走的任何一个；无法操作者输。先给出数据
//! 组数，每组给出 `n` 和各数；每组先手 Alice 胜则输出 `YES`，否则输出 `NO`。
//! 范围：至多 10^3 组；2 ≤ n ≤ 50；各数从 1 到 n。
//! 模型：配对策略，再取一个相同的数。
//! 思路：若每个数都出现偶数次，Bob 总是取与对手相同的数，这总是允许的。否则 Alice 取出现奇数次
//! 的数中最大的：从此只能取它和更大的数，它们都还有偶数个，她用同样的办法应答。
//! 复杂度：每组 O(n log n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, mut numbers: [u64; n] }
        assert!(!numbers.contains(&0), "a number 0, not a positive one");
        numbers.sort_unstable();
        let mut equal_numbers = numbers.chunk_by(|a, b| a == b);
        let some_count_is_odd = equal_numbers.any(|equal| equal.len() % 2 == 1);
        verdicts += if some_count_is_odd { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
