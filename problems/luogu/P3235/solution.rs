//! Luogu P3235 — Even splitting (江南乐)
//! <https://www.luogu.com.cn/problem/P3235> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 3576
//! Rules: heaps of stones and a number F; a move splits a heap of F stones or more into two or more
//! heaps, as evenly as possible, and whoever cannot move loses. The input is `T F`, then T games,
//! each given as n and its n heaps. For each game print 1 if the first player wins, else 0, all on
//! one line.
//! Bounds: T < 100; n < 100; F < 100,000; a heap has fewer than 100,000 stones; all are positive.
//! Kind: impartial
//! Model: take-and-break game, one rule for all games.
//! Why: splitting x stones into m heaps makes x mod m heaps of ⌊x/m⌋ + 1 stones and m - (x mod m)
//! heaps of ⌊x/m⌋ stones, and only the parities of these two numbers of heaps matter. So for almost
//! every m, splitting x stones into m heaps leaves the same nim sum as splitting x - 2 stones into
//! m heaps:
//!
//! 1. If ⌊(x - 2)/m⌋ = ⌊x/m⌋, then m leaves the same nim sum for both x - 2 and x, as their
//!    remainders modulo m have the same parity. If m divides x, then splitting x - 2 stones instead
//!    of x makes two of the m heaps one stone smaller, and in both cases these two heaps cancel
//!    out. So the nim sum can change only if m divides x - 1.
//! 2. Hence, separately for even x and for odd x, count for each nim sum how many numbers m leave
//!    it; a step from x - 2 to x changes these counts only for the divisors m of x - 1. The value
//!    of x is the least number that no m leaves.
//! 3. A number m above x would leave single stones, like m = x; their nim sum is 0, because a
//!    single stone cannot be split. So at first, every m is counted under the nim sum 0.
//!
//! Cost: O(x log x) for heaps up to x, as values stay small (none above 18 was seen), then O(n) per
//! game.
//!
//! 规则：有若干堆石子和一个数 F；每次操作把一堆不少于 F 枚的石子尽量平均地分成两堆或更多堆，无
//! 法操作者输。输入 T 和 F，然后是 T 局游戏，每局先给出堆数 n，再给出各堆的石子数。每局先手胜输
//! 出 1，否则输出 0，都在一行上。
//! 范围：T < 100；n < 100；F < 100,000；每堆石子数小于 100,000；都是正数。
//! 模型：取石子并分堆的游戏，各局规则相同。
//! 思路：把 x 枚石子分成 m 堆，有 x mod m 堆是 ⌊x/m⌋ + 1 枚，m - (x mod m) 堆是 ⌊x/m⌋ 枚，只与
//! 这两个堆数的奇偶性有关。所以从 x - 2 到 x，几乎所有的 m 留下的异或和都不变：
//!
//! 1. 若 x - 2 与 x 位于 m 的相同的两个倍数之间，则 x mod m 的奇偶性不变，m 对两者留下的异或和
//!    相同。若 m 整除 x，则 x - 2 只是使 m 堆中的两堆各少一枚，这两堆相互抵消。所以只有 m 整
//!    除 x - 1 时才可能改变。
//! 2. 所以对偶数的 x 和奇数的 x 分别统计，留下每种异或和的 m 各有多少个；走到 x 时只需对那
//!    些 m 修改统计。x 的 SG 值就是没有 m 留下的最小的数。
//! 3. 大于 x 的 m 与 m = x 一样只留下单个的石子；它们的异或和是 0，因为单枚石子不能再分。一开始
//!    所有的 m 都属于这种情况。
//!
//! 复杂度：堆不超过 x 时 O(x log x)，因为 SG 值一直很小（没有见过超过 18 的），之后每局 O(n)。

use grundy::contest::edges::Rows;
use itertools::Itertools;
use proconio::input;

/// For heaps larger than this, the list of all divisors would need too much memory.
const LARGEST: usize = 2_000_000;

/// Returns the nim sum of `x` stones split into `m` heaps.
fn split(x: usize, m: usize, values: &[usize]) -> usize {
    let larger_heaps = x % m;
    let mut nim_sum = 0;
    if larger_heaps % 2 == 1 {
        nim_sum ^= values[x / m + 1];
    }
    if (m - larger_heaps) % 2 == 1 {
        nim_sum ^= values[x / m];
    }
    nim_sum
}

/// Returns the values of heaps up to `largest`, where heaps below `least` cannot be split.
fn values(largest: usize, least: usize) -> Vec<usize> {
    let multiples = |m: usize| (m..=largest).step_by(m).map(move |multiple| (multiple, m));
    let divisors = Rows::new(largest + 1, (2..=largest).flat_map(multiples));
    let mut values = vec![0; largest + 1];
    // By the parity of x: how many numbers m leave each nim sum.
    let mut counts = [Vec::new(), Vec::new()];
    for counts in &mut counts {
        counts.resize((largest + 1).next_power_of_two(), 0);
        counts[0] = largest;
    }
    for x in 2..=largest {
        let counts = &mut counts[x % 2];
        for &m in divisors.row(x as u32 - 1) {
            counts[split(x - 2, m as usize, &values)] -= 1;
            counts[split(x, m as usize, &values)] += 1;
        }
        if x >= least {
            values[x] = counts.iter().take_while(|&&count| count > 0).count();
        }
    }
    values
}

fn main() {
    input! { t: usize, f: usize }
    let mut games: Vec<Vec<usize>> = Vec::new();
    for _ in 0..t {
        input! { n: usize, heaps: [usize; n] }
        games.push(heaps);
    }
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "a heap of {largest} stones, more than {LARGEST}");
    let values = values(largest, f);
    let first_wins = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &x| sum ^ values[x]) != 0;
    println!("{}", games.iter().map(|heaps| u8::from(first_wins(heaps))).join(" "));
}
