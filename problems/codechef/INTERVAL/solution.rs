//! CodeChef INTERVAL — Interval Game
//! <https://www.codechef.com/problems/INTERVAL> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: Chef and Chefu take turns on a sequence A, Chef first, M turns in all. In turn i the
//! player chooses an interval of A with B_i numbers; from the second turn on, it must lie strictly
//! inside the previous interval, sharing neither end with it. Chef adds the sum of this interval to
//! the score, and Chefu subtracts it from the score. Chef wants the score to be large, and Chefu
//! wants it to be small. The input has T cases: `N M`, then A and B. Print the score.
//! Bounds: 1 ≤ T ≤ 10,000; the sum of N is at most 300,000; 1 ≤ A_i ≤ 10^9; 1 ≤ M ≤ 200; 1 ≤ B_i
//! ≤ N; B_{i+1} + 2 ≤ B_i.
//! Kind: score
//! Model: interval game, the best of a window that slides.
//! Why: let g_i(l) be the amount by which the player who moves in turn i gets ahead from this turn
//! on by choosing the interval that begins at l. This amount is the sum of the numbers in this
//! interval minus the largest g_{i+1}(u) over the intervals strictly inside it, which begin at u =
//! l + 1, …, l + B_i - B_{i+1} - 1. As l grows by one, the window of these u slides by one place.
//! Cut g_{i+1} into blocks as long as a window: each window is a whole block, or consists of the
//! end of one block and the beginning of the next. The maxima of all these ends and beginnings are
//! found in two passes. The answer is the largest g_1(l).
//! Cost: O(N M).
//!
//! 规则：Chef 和 Chefu 在序列 A 上轮流走 M 步，Chef 先手。第 i 步选 A 中长为 B_i 的一个区间，从第二步起它必须严
//! 格在上一个区间内部，即两端都不同。Chef 选的区间之和加到得分上，Chefu 选的从得分中减去。Chef 希望得分尽量大，
//! Chefu 希望尽量小。共 T 组数据，每组为 `N M`，再是 A、B。输出得分。
//! 范围：1 ≤ T ≤ 10,000；N 的总和不超过 300,000；1 ≤ A_i ≤ 10^9；1 ≤ M ≤ 200；1 ≤ B_i ≤ N；B_{i+1} + 2 ≤ B_i。
//! 模型：区间游戏，滑动窗口中的最优值。
//! 思路：设第 i 步的一方选了从 l 开始的区间，从此步起比对方多得 g_i(l)：区间之和，减去严格在内部的各区间中最大
//! 的 g_{i+1}(u)，它们从 u = l + 1, …, l + B_i - B_{i+1} - 1 开始。l 从左到右时，这个窗口每次移动一格。把
//! g_{i+1} 切成与窗口等长的块，每个窗口就是一块的末尾加上下一块的开头，或者恰好是一块；扫两遍，就得到所有末尾和
//! 开头的最大值。答案是最大的 g_1(l)。
//! 复杂度：O(N M)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut scores = String::new();
    for _ in 0..cases {
        input! { n: usize, turns: usize, numbers: [i64; n], lengths: [usize; turns] }
        let longest = lengths.first().copied().unwrap_or(0);
        assert!((1..=n).contains(&longest), "no first interval, of length {longest}");
        assert!(lengths.iter().all(|&length| length > 0), "an empty interval");
        let mut sums = vec![0];
        sums.extend(numbers.iter().scan(0, |sum, number| {
            *sum += number;
            Some(*sum)
        }));
        let sum = |l: usize, length: usize| sums[l + length] - sums[l];
        let last = lengths[turns - 1];
        let mut leads: Vec<i64> = (0..=n - last).map(|l| sum(l, last)).collect();
        for pair in lengths.windows(2).rev() {
            let [longer, shorter] = [pair[0], pair[1]];
            assert!(shorter + 2 <= longer, "an interval of {shorter} inside one of {longer}");
            // The first and the last interval touch an end of the sequence.
            let others = largest_of_windows(&leads[1..leads.len() - 1], longer - shorter - 1);
            leads = others.enumerate().map(|(l, other)| sum(l, longer) - other).collect();
        }
        scores += &format!("{}\n", leads.iter().max().expect("an interval"));
    }
    print!("{scores}");
}

/// Returns the largest number in each run of `width` consecutive numbers.
fn largest_of_windows(numbers: &[i64], width: usize) -> impl Iterator<Item = i64> {
    let mut to_end = numbers.to_vec();
    let mut from_begin = numbers.to_vec();
    for block in to_end.chunks_mut(width) {
        for place in (1..block.len()).rev() {
            block[place - 1] = block[place - 1].max(block[place]);
        }
    }
    for block in from_begin.chunks_mut(width) {
        for place in 1..block.len() {
            block[place] = block[place].max(block[place - 1]);
        }
    }
    to_end.into_iter().zip(from_begin.into_iter().skip(width - 1)).map(|(a, b)| a.max(b))
}
