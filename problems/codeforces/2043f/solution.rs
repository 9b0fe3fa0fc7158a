//! Codeforces 2043F — Nim
//! <https://codeforces.com/problemset/problem/2043/F> · 6 s · 512 MiB · difficulty 7
//!
//! Rules: there are n piles in a row. Before a game of Nim on the piles l, …, r, the second player
//! may delete any number of these piles, or none, but not all. The input is `n q`, the piles, then
//! q lines `l r`; print for each line the largest number of piles that he can delete so that the
//! first player loses, and the number of ways to do so, modulo 998244353; or -1 if there is no way.
//! Bounds: 1 ≤ n, q ≤ 10^5; a pile has 0 to 50 stones; 1 ≤ l ≤ r ≤ n.
//! Kind: count
//! Model: Nim, the fewest heaps with nim sum 0.
//! Why: by Bouton's theorem, the piles that are not deleted have to form a nonempty set with nim
//! sum 0 that is as small as possible. An empty pile by itself is such a set; if no pile is empty,
//! any two equal piles are such a set. Otherwise all piles differ, so there are few of them, and a
//! table gives for each nim sum the size and the number of the smallest sets with this nim sum.
//!
//! 1. No smaller nonempty subset of such a set has nim sum 0, so removing any one of its piles
//!    leaves a linearly independent set. As pile sizes have at most 6 binary digits, the set has at
//!    most 7 piles.
//! 2. There are at most 63 different piles that are not empty, and so at most C(63, 7) < 998244353
//!    such sets. The modulus only matters where equal piles are counted.
//!
//! Cost: O(64 n) once, and O(64 · 64) per query.
//!
//! 规则：n 堆石子排成一行。在第 l, …, r 堆上进行 Nim 游戏之前，后手可以删去其中若干堆，也可以不删，但不能全删。
//! 只有一组数据，依次给出 `n q`、各堆的石子数和 q 行 `l r`；每行输出使先手负时他至多能删几堆，
//! 以及有多少种删法，对 998244353 取模；做不到则输出 -1。
//! 范围：1 ≤ n, q ≤ 10^5；每堆有 0 到 50 枚；1 ≤ l ≤ r ≤ n。
//! 模型：Nim 游戏，异或和为 0 的最少堆数。
//! 思路：由 Bouton 定理，要留下一个最小的异或和为 0 的非空集合。若有空堆，它自己就是；否则若有
//! 两堆相等，它们就是。其余情形各堆互不相同，所以堆数很少，用表记录每个异或和的最小集合有多大、
//! 有多少个。
//!
//! 1. 这样的集合的更小的部分异或和都不为 0，所以去掉其中一堆，它就线性无关。各堆只有 6 个二进制
//!    位，所以它至多有 7 堆。
//! 2. 非空而互不相同的堆至多 63 堆，所以这样的集合至多 C(63, 7) < 998244353 个。只有对相等的堆
//!    计数时才用得到模数。
//!
//! 复杂度：O(64 n)，每个询问 O(64 · 64)。

use proconio::input;

/// The number of possible pile sizes, and also of possible nim sums: both range from 0 to 63.
const SIZES: usize = 64;

fn main() {
    input! { n: usize, q: usize, piles: [usize; n], queries: [(usize, usize); q] }
    let counts = counts_up_to(&piles);
    let mut answers = String::new();
    for (l, r) in queries {
        assert!(1 <= l && l <= r && r <= n, "the piles {l} to {r} of {n}");
        let mut count = [0; SIZES];
        for (pile, count) in count.iter_mut().enumerate() {
            *count = u64::from(counts[r][pile] - counts[l - 1][pile]);
        }
        answers += &match fewest(&count) {
            Some(sets) => format!("{} {}\n", r + 1 - l - sets.size, sets.ways % 998_244_353),
            None => "-1\n".to_string(),
        };
    }
    print!("{answers}");
}

/// Returns, for each place, how often each pile size occurs before it.
fn counts_up_to(piles: &[usize]) -> Vec<[u32; SIZES]> {
    let mut counts = vec![[0; SIZES]];
    let mut count = [0; SIZES];
    for &pile in piles {
        assert!(pile < SIZES, "a pile of {pile}, more than 63");
        count[pile] += 1;
        counts.push(count);
    }
    counts
}

/// The smallest sets of piles with some nim sum.
#[derive(Clone, Copy)]
struct Sets {
    size: usize,
    ways: u64,
}

/// Returns the smallest nonempty sets with nim sum 0, if there are any; `count` tells how often
/// each pile size occurs.
fn fewest(count: &[u64; SIZES]) -> Option<Sets> {
    if count[0] > 0 {
        return Some(Sets { size: 1, ways: count[0] });
    }
    let pairs = count.iter().map(|&count| count * count.saturating_sub(1) / 2).sum();
    if pairs > 0 {
        return Some(Sets { size: 2, ways: pairs });
    }
    fewest_of_different((1..SIZES).filter(|&pile| count[pile] > 0))
}

/// Returns the smallest sets with nim sum 0, given piles that all differ and are not empty.
fn fewest_of_different(piles: impl Iterator<Item = usize>) -> Option<Sets> {
    let mut smallest: [Option<Sets>; SIZES] = [None; SIZES];
    for pile in piles {
        let mut before = smallest;
        before[0] = Some(Sets { size: 0, ways: 1 }); // the empty set
        for (sum, sets) in smallest.iter_mut().enumerate() {
            let Some(without_pile) = before[sum ^ pile] else { continue };
            let with_pile = Sets { size: without_pile.size + 1, ..without_pile };
            *sets = match *sets {
                Some(sets) if sets.size < with_pile.size => Some(sets),
                Some(sets) if sets.size == with_pile.size => {
                    Some(Sets { ways: sets.ways + with_pile.ways, ..sets })
                }
                _ => Some(with_pile),
            };
        }
    }
    smallest[0]
}
