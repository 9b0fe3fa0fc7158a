// AtCoder ARC 145 B https://atcoder.jp/contests/arc145/tasks/arc145_b · made by `cargo judge bundle arc145_b --write` from 13bcd8e8b067df5a
//! AtCoder ARC 145 B — AB Game
//! <https://atcoder.jp/contests/arc145/tasks/arc145_b> · 2 s · 1024 MiB · difficulty 2
//!
//! Rules: in game n there are n stones. Alice, who moves first, removes a positive multiple of A
//! stones, and Bob removes a positive multiple of B; whoever cannot move loses. The input is
//! `N A B`; print how many of the games 1 to N Alice wins.
//! Bounds: 1 ≤ N, A, B ≤ 10^18.
//! Kind: count
//! Picture: picture.rs
//! Model: partizan subtraction game, one heap.
//! Why: with fewer than A stones Alice loses at once. Otherwise she can leave n mod A or any larger
//! number below n with the same remainder mod A, and wins if she leaves fewer than B stones. If A ≤
//! B, she wins by leaving n mod A. If A > B, she has no other way to win: if Bob finds B stones or
//! more, he leaves their remainder mod B, which is less than A. And if she leaves fewer than B
//! stones, their number is also less than A, so it must be n mod A. In each run of A consecutive
//! numbers n that begins with a multiple of A, the remainder n mod A is less than B for the first B
//! numbers.
//! Cost: O(1).
//!
//! 规则：第 n 局有一堆 n 枚石子。先手 Alice 每次取走 A 的正整数倍枚，Bob 每次取走 B 的正整数倍
//! 枚，无法操作者输。输入 `N A B`；输出第 1 到第 N 局中 Alice 获胜的局数。
//! 范围：1 ≤ N, A, B ≤ 10^18。
//! 模型：不公平减法游戏，一堆石子。
//! 思路：少于 A 枚时 Alice 立即败。否则她可以留下 n mod A，或者任何一个小于 n 而余数相同的更大
//! 的数；只要留下的少于 B 枚，她就胜。若 A ≤ B，留下 n mod A 即可。若 A > B，没有别的取胜办法：
//! Bob 若面对 B 枚或更多，就留下除以 B 的余数，它小于 A。而留下的若少于 B 枚，也就少于 A 枚，只
//! 能是 n mod A。从 A 的倍数起，每连续 A 个数中的前 B 个，余数 n mod A 小于 B。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64, a: u64, b: u64 }
    assert!(a > 0 && b > 0, "the only multiple of 0 is none");
    let per_run = a.min(b);
    let runs = n / a;
    let won = match runs {
        0 => 0,
        _ => (runs - 1) * per_run + per_run.min(n % a + 1),
    };
    println!("{won}");
}


