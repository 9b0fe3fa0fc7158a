//! Codeforces 87C — Interesting Game
//! <https://codeforces.com/problemset/problem/87/C> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: there is one pile of n stones. A move splits any pile into k ≥ 2 piles whose sizes are
//! consecutive numbers, and whoever cannot move loses. Print the least k for which splitting the
//! pile into k piles is a winning first move, or `-1` if the first player loses.
//! Bounds: 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: take-and-break game, a pile becomes a run of consecutive piles.
//! Why: a sum of games is worth the nim sum of its parts (Sprague and Grundy). So a split of a pile
//! into piles of a, a + 1, …, a + k - 1 stones is worth the nim sum of the values of these piles.
//! This is also the nim sum of two of the running nim sums of the values of piles of 0, 1, 2, …
//! stones. A pile's value is the mex over its splits, and a first move wins if its split is
//! worth 0. Together the piles have k a + k (k - 1)/2 stones, so for each k there is at most one a.
//! Cost: O(n √n) time, O(n) memory.
//!
//! 规则：有一堆 n 枚石子。每次操作把任意一堆分成 k ≥ 2 堆，各堆大小是连续的整数；无法操作者输。
//! 输出能赢的第一步中最小的 k，先手必败则输出 `-1`。
//! 范围：1 ≤ n ≤ 10^5。
//! 模型：取石子并分堆的游戏，一堆分成大小连续的若干堆。
//! 思路：游戏的和的值是各部分的异或和（Sprague–Grundy 定理），所以分成 a, a + 1, …, a + k - 1
//! 的值是它们的值的异或和，即两个前缀异或和相异或。一堆的值是它的各种分法的 mex；第一步分成的值
//! 为 0 就赢。各堆共有 a k + k (k - 1)/2 枚石子，所以每个 k 至多对应一个 a。
//! 复杂度：时间 O(n √n)，空间 O(n)。

use grundy::mex::MexSet;
use proconio::input;

/// A pile this large takes the program several seconds.
const LARGEST_PILE: usize = 500_000;

/// A split into `piles` piles, of sizes `smallest`, `smallest` + 1, and so on.
#[derive(Clone, Copy)]
struct Split {
    piles: usize,
    smallest: usize,
}

/// Returns every split of `pile`, in ascending order of the number of piles.
fn splits(pile: usize) -> impl Iterator<Item = Split> {
    let stairs = (2..).map(|piles| (piles, piles * (piles - 1) / 2));
    let that_fit = stairs.take_while(move |&(piles, above)| piles + above <= pile);
    let that_divide = that_fit.filter(move |&(piles, above)| pile % piles == above % piles);
    that_divide.map(move |(piles, above)| Split { piles, smallest: (pile - above) / piles })
}

/// Returns the value of `split`, where `running[i]` is the nim sum of the values of piles of 0, …,
/// i stones.
fn value(split: Split, running: &[u64]) -> u64 {
    let Split { piles, smallest } = split;
    running[smallest + piles - 1] ^ running[smallest - 1]
}

fn main() {
    input! { n: usize }
    assert!(n <= LARGEST_PILE, "a pile of {n} stones: the program takes up to {LARGEST_PILE}");
    let mut running = vec![0];
    let mut options = MexSet::new();
    for pile in 1..n {
        options.clear();
        splits(pile).for_each(|split| options.insert(value(split, &running)));
        running.push(running[pile - 1] ^ options.mex());
    }
    match splits(n).find(|&split| value(split, &running) == 0) {
        Some(split) => println!("{}", split.piles),
        None => println!("-1"),
    }
}
