//! CodeChef ONEPILE — One Pile
//! <https://www.codechef.com/problems/ONEPILE> · 3 s · 1536 MiB? · difficulty 7
//!
//! Rules: there are N piles of stones, none of them empty. A move takes one stone from a pile. When
//! only one pile has stones left, the game is over, and whoever made the last move wins. The input
//! has T cases, each with the number N and bounds B(1), …, B(N). Print the number of arrays A
//! with 1 ≤ A(i) ≤ B(i) for which the first player wins, modulo 998244353.
//! Bounds: 1 ≤ T ≤ 100; 2 ≤ N ≤ 500; 1 ≤ B(i) ≤ 10^9; the sum of N is at most 500.
//! Kind: count
//! Model: parity, reversed when many piles have one stone.
//! Why: let D be the sum of a - 2 over the sizes a of all piles but the largest, and S the total
//! number of stones. A position with two piles or more is lost if D ≥ 0 and S is even, or if D ≤ -2
//! and S is odd, and won otherwise.
//!
//! 1. A move changes the parity of S. If it takes away a pile of one stone, D grows by 1. If it
//!    takes a stone from the largest pile and no other pile is as large, D stays the same; if it
//!    takes a stone from any other pile of two or more stones, D falls by 1.
//! 2. With two piles, one of which has one stone, D = -1, and taking that stone wins. In any other
//!    position, at least two piles are left after a move.
//! 3. Let D ≥ 0 with S even, or D ≤ -2 with S odd. A move leads to an odd S with D ≥ -1, or to an
//!    even S with D ≤ -1, and no such position is a lost one.
//! 4. Let D ≥ 0 and S be odd. If there is a single largest pile, the player takes a stone from it.
//!    If two or more piles share the largest size and D > 0, the player takes a stone from one of
//!    them. If D = 0, these piles have at least three stones each, as otherwise all piles would
//!    have two stones and S would be even; so there are piles of one stone, and the player takes
//!    one of these. In each case the move leaves D ≥ 0 with S even.
//! 5. Let D ≤ -2 and S be even. If some pile other than the largest has two stones or more, the
//!    player takes a stone from it, which makes D smaller. Otherwise D = -(N - 1). If the largest
//!    pile has two stones or more, the player takes a stone from it, and D stays the same. If all
//!    piles have one stone, S = N is even, so N ≥ 4, and taking one stone leaves D = -(N - 2) ≤ -2.
//! 6. Let D = -1 with three piles or more. The piles other than the largest include a pile of one
//!    stone and a pile of more than one, as otherwise D would be at least 0 or at most -2. If S is
//!    odd, the player takes away the pile of one stone, which leaves D = 0 with S even. If S is
//!    even, the player takes a stone from the other of these two piles, which leaves D = -2 with S
//!    odd.
//! 7. So the won arrays are those with S odd and D ≥ -1, and those with S even and D ≤ -1. In each
//!    pile other than the largest, count the stones beyond the first one; let T be the total of
//!    these counts. If D ≤ -1, then T ≤ N - 2, so each of these piles has fewer than N stones. If
//!    the largest pile has N stones or more, a DP over the piles chooses which pile is the largest,
//!    and counts the arrays for each T and each parity of the largest pile's size. Otherwise the
//!    largest pile has some size from 1 to N - 1, and the arrays without a pile above this size are
//!    counted by the total number of stones beyond the first stone of each pile.
//!
//! Cost: O(N^3) time and O(N) memory.
//!
//! 规则：有 N 堆石子，每堆都不空。每次操作从一堆中取走一枚。只剩一堆还有石子时游戏结束，走最后一步的人获胜。共 T 组数
//! 据，每组给出 N 和上界 B(1), …, B(N)。在满足 1 ≤ A(i) ≤ B(i) 的数组 A 中，先手必胜的有多少个？输出对 998244353
//! 取模的结果。
//! 范围：1 ≤ T ≤ 100；2 ≤ N ≤ 500；1 ≤ B(i) ≤ 10^9；N 的总和不超过 500。
//! 模型：奇偶性，一枚一堆的石子很多时胜负颠倒。
//! 思路：设 D 为除最大的一堆外各堆的 a - 2 之和，S 为石子总数。至少有两堆时，若 D ≥ 0 且 S 为偶数，或 D ≤ -2 且
//! S 为奇数，则必败，否则必胜。
//!
//! 1. 每次操作改变 S 的奇偶性。取走只有一枚的一堆，D 加 1；从唯一的最大堆取一枚，D 不变；从其余不少于两枚的堆取一
//!    枚，D 减 1。
//! 2. 若只有两堆，其中一堆只有一枚，则 D = -1，取走这一枚就赢。除此之外，操作后至少还有两堆。
//! 3. 设 D ≥ 0 且 S 为偶数，或 D ≤ -2 且 S 为奇数。操作后 S 为奇数且 D ≥ -1，或 S 为偶数且 D ≤ -1，都不是必败态。
//! 4. 设 D ≥ 0 且 S 为奇数。若最大堆唯一，就从中取一枚。若有两堆同为最大且 D > 0，就从其中一堆取一枚。若 D = 0，则这
//!    两堆都不少于三枚，否则每堆都是两枚，S 为偶数；所以必有只有一枚的堆，取走它。这些操作之后都有 D ≥ 0 且 S 为偶
//!    数。
//! 5. 设 D ≤ -2 且 S 为偶数。若除最大堆外还有不少于两枚的堆，从中取一枚，D 变小。否则 D = -(N - 1)。若最大堆不少于
//!    两枚，从中取一枚，D 不变。若每堆都是一枚，则 S = N 为偶数，N ≥ 4，取走一枚后 D = -(N - 2) ≤ -2。
//! 6. 设 D = -1 且至少有三堆。除最大堆外必有一枚的堆，但不全是，所以也有更大的堆。若 S 为奇数，取走一枚的堆，剩下
//!    D = 0 且 S 为偶数；若 S 为偶数，从更大的堆取一枚，剩下 D = -2 且 S 为奇数。
//! 7. 所以先手必胜的数组是：S 为奇数的，减去其中 D ≤ -2 的，再加上 S 为偶数且 D ≤ -1 的。后两种数组中，其余各堆除第
//!    一枚外共有 T 枚，T ≤ N - 2，所以它们都小于 N。若最大堆不小于 N，用 DP 逐堆枚举谁是最大堆，按 T 和奇偶性计数。
//!    否则最大堆为 1, …, N - 1 之一，对每个大小，数出没有更大堆的数组，按除第一枚外的石子数分类。
//!
//! 复杂度：时间 O(N^3)，空间 O(N)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Count = ModInt<998_244_353>;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { piles: usize, bounds: [u64; piles] }
        assert!(piles >= 2, "with fewer than two piles, the game is over before it begins");
        answers += &format!("{}\n", count_wins(&bounds));
    }
    print!("{answers}");
}

fn count_wins(bounds: &[u64]) -> Count {
    let piles = bounds.len();
    let mut wins = count_sums(bounds)[1];
    let mut correct = |extra: usize, largest: usize, arrays: Count| {
        // The sum is that of `extra`, `piles - 1` and `largest`.
        let is_sum_odd = (extra ^ piles ^ largest) & 1 == 0;
        if !is_sum_odd {
            wins += arrays;
        } else if extra + 3 <= piles {
            wins -= arrays;
        }
    };
    for (largest, ways) in with_largest_from_piles_on(bounds).iter().enumerate() {
        for (extra, &arrays) in ways.iter().enumerate() {
            correct(extra, largest, arrays);
        }
    }
    let mut smaller = vec![Count::new(0); 2 * piles];
    for largest in 1..piles {
        let ways = with_no_pile_above(largest, bounds);
        for extra in 0..piles - 1 {
            let total = extra + largest - 1;
            correct(extra, largest, ways[total] - smaller[total]);
        }
        smaller[..ways.len()].copy_from_slice(&ways);
    }
    wins
}

/// Returns the number of arrays with an even sum and the number of arrays with an odd sum.
fn count_sums(bounds: &[u64]) -> [Count; 2] {
    bounds.iter().fold([Count::new(1), Count::new(0)], |[even, odd], &bound| {
        let [evens, odds] = [bound / 2, bound - bound / 2].map(Count::new);
        [even * evens + odd * odds, even * odds + odd * evens]
    })
}

/// Returns the numbers of arrays whose largest pile has at least as many stones as there are piles,
/// by the parity of that pile and by the total number of stones beyond the first stone of each
/// other pile, for totals up to the number of piles minus 2.
fn with_largest_from_piles_on(bounds: &[u64]) -> [Vec<Count>; 2] {
    let piles = bounds.len();
    let below = piles as u64 - 1;
    let mut with = [(); 2].map(|()| vec![Count::new(0); piles - 1]);
    let mut without = with[0].clone();
    without[0] = Count::new(1);
    for &bound in bounds {
        let small = bound.min(below);
        let evens = bound / 2 - small / 2;
        let larger = [evens, bound - small - evens].map(Count::new);
        for (with, sizes) in with.iter_mut().zip(larger) {
            *with = with_one_more(with, small as usize);
            with.iter_mut().zip(&without).for_each(|(ways, &others)| *ways += others * sizes);
        }
        without = with_one_more(&without, small as usize);
    }
    with
}

/// Returns the numbers of arrays without a pile larger than `largest`, by the total number of
/// stones beyond the first stone of each pile; the totals go as far as [`count_wins`] needs them,
/// for `largest` and for the next size.
fn with_no_pile_above(largest: usize, bounds: &[u64]) -> Vec<Count> {
    let mut ways = vec![Count::new(0); bounds.len() + largest - 1];
    ways[0] = Count::new(1);
    for &bound in bounds {
        ways = with_one_more(&ways, bound.min(largest as u64) as usize);
    }
    ways
}

/// Returns the number of ways to make each sum after one more number from 0 to `numbers` - 1 is
/// added.
fn with_one_more(ways: &[Count], numbers: usize) -> Vec<Count> {
    let mut window = Count::new(0);
    let sums = ways.iter().enumerate().map(|(sum, &more)| {
        window += more;
        if let Some(left) = sum.checked_sub(numbers) {
            window -= ways[left];
        }
        window
    });
    sums.collect()
}
