//! HackerRank the-prime-game — Manasa and Prime game
//! <https://www.hackerrank.com/challenges/the-prime-game> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: a move takes 2, 3, 5, 7, 11 or 13 chocolates from one of the buckets; whoever cannot
//! move loses. Manasa moves first. The input has t cases: `n`, then n buckets. Print the winner,
//! `Manasa` or `Sandy`.
//! Bounds: 1 ≤ t ≤ 10; 1 ≤ n ≤ 10^4; a bucket has 1 to 10^18 chocolates.
//! Kind: impartial
//! Rule: {2, 3, 5, 7, 11, 13}
//! Model: subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.
//! Why: the values of heaps of 0, 1, 2, … chocolates are 0, 0, 1, 1, 2, 2, 3, 3, 4 and then the
//! same again, with period 9: each value is determined by the 13 values before it, and a run of 13
//! values repeats, as the values of the first 22 heaps show. The nim sum of the values of all
//! buckets decides the game.
//! Cost: O(1) a bucket.
//!
//! 规则：每次操作从一个桶里取 2、3、5、7、11 或 13 块巧克力；无法操作者输，Manasa 先手。输入共
//! t 组数据，每组先给出 `n`，再给出 n 个桶。输出获胜者 `Manasa` 或 `Sandy`。
//! 范围：1 ≤ t ≤ 10；1 ≤ n ≤ 10^4；每桶有 1 到 10^18 块巧克力。
//! 模型：减法游戏：{2, 3, 5, 7, 11, 13}，局面是各堆的和。
//! 思路：从 0 起各堆的值为 0, 0, 1, 1, 2, 2, 3, 3, 4，然后以 9 为周期重复：一个值由它前面的 13 个
//! 值决定，而前 22 堆的值表明，连续 13 个值重复出现。所有值的异或和决定胜负。
//! 复杂度：每桶 O(1)。

use grundy::table::Table;
use proconio::input;

/// `cargo explore table '{2, 3, 5, 7, 11, 13}'` finds and proves this period.
const PERIOD: u64 = 9;
static SG: Table<u8, 9> = Table::subtraction(&[2, 3, 5, 7]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, buckets: [u64; n] }
        let nim_sum = buckets.iter().fold(0, |sum, bucket| sum ^ SG[(bucket % PERIOD) as usize]);
        winners += if nim_sum != 0 { "Manasa\n" } else { "Sandy\n" };
    }
    print!("{winners}");
}
