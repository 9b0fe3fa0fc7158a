//! BZOJ 4589 — Hard Nim
//! <https://hydro.ac/d/bzoj/p/4589> · 10 s? · 128 MiB? · difficulty 5
//!
//! Rules: Nim is played with n heaps, each of which has a prime number of stones, at most m. The
//! input consists of lines `n m` until the end of the file. For each line, print the number of
//! positions that the second player wins, modulo 1000000007; different orders of the heaps count
//! separately.
//! Bounds: at most 80 lines; 1 ≤ n ≤ 10^9; 2 ≤ m ≤ 50,000.
//! Kind: count
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: by Bouton's theorem, the second player wins exactly the positions with nim sum 0. Under the
//! Walsh–Hadamard transform, combining the counts of two groups of heaps becomes entrywise
//! multiplication. So write a 1 for each possible size of a heap and a 0 for every other number,
//! transform this table, raise each entry to the n-th power, and transform back: the result is the
//! number of positions of n heaps for each nim sum.
//! Cost: O(m log m + m log n) per line.
//!
//! 规则：双方用 n 堆石子玩 Nim 游戏，每堆的石子数是不超过 m 的质数。多组数据，每行两个整数
//! `n m`，到文件结束为止。对每行输出后手必胜的局面数，对 1000000007 取模，区分各堆的顺序。
//! 范围：至多 80 行；1 ≤ n ≤ 10^9；2 ≤ m ≤ 50,000。
//! 模型：Nim 游戏，按异或和计数。
//! 思路：由 Bouton 定理，就是数异或和为 0 的局面。在沃尔什–阿达马变换（FWT）之下，添上一堆就是
//! 逐位相乘：把一堆的大小的数组变换，各项取 n 次方，再变换回来，就得到 n 堆按异或和的计数。
//! 复杂度：每行 O(m log m + m log n)。

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

/// A limit of this program: a table for larger heaps would not fit into memory.
const MOST: usize = 1 << 22;

fn main() {
    let mut lines = Vec::new();
    while !is_stdin_empty() {
        input! { n: u64, m: usize }
        assert!(m < MOST, "heaps up to {m}, past this program's table");
        lines.push((n, m));
    }
    let largest = lines.iter().map(|&(_, m)| m).max().unwrap_or(0);
    let least = least_prime_factors(largest + 1);
    let mut counts = String::new();
    for (n, m) in lines {
        let mut ways = vec![0; (m + 1).next_power_of_two()];
        for size in (2..=m).filter(|&size| least[size] as usize == size) {
            ways[size] = 1;
        }
        counts += &format!("{}\n", ways_by_nim_sum(&ways, n, 1_000_000_007)[0]);
    }
    print!("{counts}");
}
