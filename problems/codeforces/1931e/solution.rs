//! Codeforces 1931E — Anna and the Valentine's Day Gift
//! <https://codeforces.com/problemset/problem/1931/E> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: Anna and Sasha take turns, Anna first, changing a list of n numbers. Anna reverses the
//! digits of one of the numbers, and leading zeros are dropped. Sasha joins two of the numbers, in
//! any order, into one number. Play ends when only one number is left after a move of Anna's: Sasha
//! wins if this number is at least 10^m, and otherwise Anna wins. The input has t cases, each `n m`
//! and the numbers; print the winner of each case.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ n ≤ 2 · 10^5, and so is the sum of n; 0 ≤ m ≤ 2 · 10^6; 1 ≤ a_i ≤
//! 10^9.
//! Kind: score
//! Picture: `1 / 2 2 / 20 100`
//! Model: take-away game, the largest numbers of trailing zeros first.
//! Why: Sasha wins exactly when more than m digits are left, and only Anna can make digits vanish:
//! the zeros at the end of a number that she reverses.
//!
//! 1. Treat the zeros at the end of each number as a heap. Anna's move takes one whole heap, or
//!    none: the last digit of a reversed number is the digit that was its first, which is not zero.
//!    Sasha's move makes one of two numbers safe, as its zeros are then inside the joined number,
//!    and the heap of the other number stays. While at least two numbers are left, he can make any
//!    heap safe.
//! 2. So the players take turns removing a heap, Anna first, and each does best by removing the
//!    largest heap: a player who plans to remove a smaller heap first may as well remove the
//!    largest one first.
//!
//! Cost: O(n log n).
//!
//! 规则：Anna 和 Sasha 轮流改变一列 n 个数，Anna 先手。Anna 把其中一个数的各位数字反转，并去掉前导零。Sasha 把
//! 其中两个数按任意次序连接成一个数。Anna 走后只剩一个数时结束：它不小于 10^m 则 Sasha 胜，否则 Anna 胜。共 t
//! 组数据，每组为 `n m` 和各数；输出获胜者。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ n ≤ 2 · 10^5，n 的总和也是；0 ≤ m ≤ 2 · 10^6；1 ≤ a_i ≤ 10^9。
//! 模型：取物游戏，先取末尾零最多的。
//! 思路：最后剩下多于 m 位则 Sasha 胜，而只有 Anna 能使数位消失，即她所反转的数末尾的零。
//!
//! 1. 把末尾有零的每个数看作一堆，堆的大小是零的个数。Anna 的一步取走一整堆，或者什么也不取：反转后的数以原来的
//!    首位结尾，它不是零。Sasha 的一步使两个数中的一个安全，它的零从此在数的内部，另一堆保留。只要还有两个数，
//!    他可以选任意一堆。
//! 2. 所以双方轮流各取一堆，Anna 先手。双方每次取最大的一堆，就是各自的最优走法：谁若不取最大的而取较小的，把两
//!    堆交换一下也不会更差。
//!
//! 复杂度：O(n log n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, numbers: [u64; n] }
        assert!(!numbers.is_empty() && !numbers.contains(&0), "no number, or the number 0");
        let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
        let digits: usize = texts.iter().map(String::len).sum();
        let zeros = |text: &String| text.len() - text.trim_end_matches('0').len();
        let mut zeros: Vec<usize> = texts.iter().map(zeros).collect();
        zeros.sort_unstable();
        let dropped: usize = zeros.iter().rev().step_by(2).sum();
        winners += if digits - dropped > m { "Sasha\n" } else { "Anna\n" };
    }
    print!("{winners}");
}
