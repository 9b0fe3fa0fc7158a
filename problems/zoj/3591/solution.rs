//! ZOJ 3591 — Nim
//! <https://vjudge.net/problem/ZOJ-3591> · 3 s? · 64 MiB? · difficulty 2
//!
//! Rules: from N piles of stones in a row, Alice chooses one or more consecutive piles and plays
//! Nim with them against Tom; she moves first. The input has T cases `N S W`, which generate the
//! piles: g is S at first. For each pile, g becomes W if it is 0, and the size of the pile is g.
//! Then g is halved, rounded down, and if g was odd before, W is added to the result without
//! carries (⊕). Print how many of her choices win.
//! Bounds: T ≤ 100; 1 ≤ N ≤ 10^5; 1 ≤ S, W ≤ 10^9.
//! Kind: count
//! Sample: none
//! Model: Nim, on subarrays counted by their nim sum.
//! Why: by Bouton's theorem Alice wins unless the nim sum of the chosen piles is 0. Let p(i) be the
//! nim sum of the first i piles, for i from 0 to N. The nim sum of the piles from i + 1 to j is
//! p(i) ⊕ p(j), which is 0 exactly when p(i) = p(j). So of all N (N + 1) / 2 pairs (i, j), those
//! with p(i) = p(j) are left out: c (c - 1) / 2 pairs for a value that occurs c times. Sorting
//! brings equal values together.
//! Cost: O(N log N) per case.
//! Judge: no copy of the whole sample could be read. The rules, the bounds and the code that
//! generates the piles are those of the statement, and two independent programs agree on the
//! format.
//!
//! 规则：N 堆石子排成一行，Alice 从中选出连续的若干堆（至少一堆），与 Tom 玩 Nim 游戏，她先手。共 T 组数据，每组
//! `N S W` 按下面的方法生成各堆：起初 g = S；每次若 g 为 0，就把 g 改为 W，下一堆即为 g；然后 g 除以 2（向下取整），
//! 若原来是奇数，再与 W 异或。输出有多少种选法使她获胜。
//! 范围：T ≤ 100；1 ≤ N ≤ 10^5；1 ≤ S, W ≤ 10^9。
//! 模型：Nim 游戏，按异或和计连续的各堆。
//! 思路：由 Bouton 定理，所选各堆的异或和不为 0 时 Alice 胜。设 p(i) 为前 i 堆的异或和，i 从 0 到 N。第 i + 1 堆到
//! 第 j 堆的异或和是 p(i) ⊕ p(j)，当且仅当 p(i) = p(j) 时为 0。所以从全部 N (N + 1) / 2 对中去掉相等的：出现 c 次的
//! 值去掉 c (c - 1) / 2 对。排序后相等的值就在一起。
//! 复杂度：每组 O(N log N)。
//! 评测：未能读到完整的样例。规则、范围和生成各堆的代码取自题面，两个各自写成的程序在格式上一致。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut output = String::new();
    for _ in 0..cases {
        input! { n: u64, s: u64, w: u64 }
        let mut sums = vec![0];
        let (mut sum, mut g) = (0, s);
        for _ in 0..n {
            if g == 0 {
                g = w;
            }
            sum ^= g;
            sums.push(sum);
            g = if g % 2 == 0 { g / 2 } else { (g / 2) ^ w };
        }
        sums.sort_unstable();
        let pairs = |count: u64| count * count.saturating_sub(1) / 2;
        let lost = sums.into_iter().dedup_with_count().map(|(count, _)| pairs(count as u64));
        output += &format!("{}\n", pairs(n + 1) - lost.sum::<u64>());
    }
    print!("{output}");
}
