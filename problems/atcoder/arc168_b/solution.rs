//! AtCoder ARC 168 B — Arbitrary Nim
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: There are N heaps of stones, and a number k ≥ 1 is to be chosen for a game in which a
//! move removes 1 to k stones from one heap and whoever cannot move loses. The input is `N` and the
//! heaps; print the largest k for which the player who moves first wins, or 0 if there is none, or
//! -1 if there is no largest one.
//! Bounds: 1 ≤ N ≤ 250,000; a heap has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, the largest limit that wins.
//! Why: a heap whose size is a has the Grundy value a mod (k + 1), and two equal heaps cancel out
//! for every k. If the nim sum of the heaps is not 0, the first player wins for every k that is at
//! least the size of the largest heap. If it is 0, let m be the largest heap size that occurs an
//! odd number of times. For every k ≥ m the heaps that do not cancel out keep their values, so the
//! first player loses. But with k = m - 1 the value of a heap of size m becomes 0, and the other
//! heaps that do not cancel out keep their values, so the nim sum becomes m.
//! Cost: O(N log N).
//!
//! 规则：有 N 堆石子，要选一个 k ≥ 1，然后玩这样的游戏：每次操作从一堆中取走 1 到 k 枚，无法操
//! 作者输。输入 `N` 和各堆石子数；输出使先手获胜的最大的 k，没有则输出 0，可以任意大则输出 -1。
//! 范围：1 ≤ N ≤ 250,000；每堆有 1 到 10^9 枚石子。
//! 模型：巴什博弈，求能胜的最大上限。
//! 思路：a 枚的一堆的 SG 值是 a mod (k + 1)，不论 k 是几，两堆相等的都互相抵消。若各堆的异或和
//! 不为 0，只要 k 不小于所有的堆就胜。若为 0，设 m 为出现奇数次的最大的堆：k ≥ m 时，起作用的堆
//! 都不变，所以败；而 k = m - 1 时只有 m 变了，变成 0，异或和变为 m。
//! 复杂度：O(N log N)。

use grundy::nim;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, mut heaps: [u64; n] }
    if nim::outcome(&heaps).mover_wins() {
        println!("-1");
        return;
    }
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    let odd = heaps.iter().dedup_with_count().filter(|(count, _)| count % 2 == 1);
    println!("{}", odd.last().map_or(0, |(_, largest)| largest - 1));
}
