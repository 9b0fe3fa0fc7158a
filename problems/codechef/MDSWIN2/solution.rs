//! CodeChef MDSWIN2 — Winning Ways 2
//! <https://www.codechef.com/problems/MDSWIN2> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: a move erases one or more equal elements of a sequence; whoever faces an empty sequence
//! loses. The input has T cases: `N`, a sequence of N numbers, `Q`, and Q pairs `L R`. For each
//! pair, print the number of winning first moves, modulo 998244353, when the game is played with
//! the elements from the L-th to the R-th. Moves that erase elements in different places count as
//! different.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N, Q ≤ 10^5; the elements are from 1 to 10^9; 1 ≤ L ≤ R ≤ N.
//! Kind: impartial
//! Model: Nim, the heaps are the numbers of equal elements, moves counted.
//! Why: equal elements form a heap, from which a move takes one or more elements, so this is Nim.
//! If the nim sum is x, a winning move in a heap of c elements leaves c ⊕ x of them, where c ⊕ x
//! must be less than c (Bouton); the elements to keep can be chosen in C(c, c ⊕ x) ways. If x = 0,
//! then c ⊕ x = c, so no move wins.
//!
//! 1. Heaps of the same size have the same number of winning moves. The distinct heap sizes in a
//!    run of at most N elements add up to at most N, so there are at most about √(2N) of them.
//! 2. The runs are visited in Mo's order: sorted first by the block of about N/√Q places in which L
//!    lies, then by R. Every step of L or R to the next place changes one heap by one. L takes at
//!    most about N/√Q steps for each query, and R takes at most N steps for each of about √Q
//!    blocks.
//!
//! Cost: O((N + Q) √N + N √Q) per case, plus a sort.
//!
//! 规则：每次操作从序列中删去一个或多个相等的元素；面对空序列者负。输入共 T 组数据，每组给出
//! `N`，N 个数的序列，`Q`，以及 Q 对 `L R`。对每对求：用第 L 到第 R 个元素玩这个游戏，有多少种
//! 第一步能获胜，对 998244353 取模。删去的位置不同算不同的走法。
//! 范围：1 ≤ T ≤ 5；1 ≤ N, Q ≤ 10^5；各元素从 1 到 10^9；1 ≤ L ≤ R ≤ N。
//! 模型：Nim 游戏，每堆是相等元素的个数，统计必胜的走法。
//! 思路：相等的元素是一堆，每步从一堆取任意多个，这就是 Nim 游戏。设异或和为 x，大小为 c 的堆可
//! 以变成 c ⊕ x 而获胜，条件是它比 c 小；保留哪些元素有 C(c, c ⊕ x) 种选法（Bouton 定理）。若
//! x = 0，没有一堆会变小。
//!
//! 1. 同样大小的堆，走法数相同。至多 N 个元素的一段中，互不相同的堆大小之和至多为 N，所以不同的
//!    大小至多约 √(2N) 种。
//! 2. 用莫队的顺序处理各段：先按 L 所在的块（每块约 N/√Q 个位置）排，再按 R 排。某一端移动一个
//!    位置，只使一堆变化一。每个询问 L 至多移动约 N/√Q 步；每块 R 至多移动 N 步，共约 √Q 块。
//!
//! 复杂度：每组 O((N + Q) √N + N √Q)，另加一次排序。

use grundy::contest::modular::Factorials;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

const PRIME: u64 = 998_244_353;

/// A run of elements, from `start` up to but not including `end`.
#[derive(Clone, Copy)]
struct Run {
    start: usize,
    end: usize,
}

/// The Nim heaps that a run forms.
struct Heaps {
    /// The size of the heap of each value.
    sizes: Vec<u32>,
    nim_sum: usize,
    /// The number of heaps of each size.
    counts: Vec<u64>,
    /// Every size that some heap has, listed once; sizes that no heap has may be listed, too.
    listed: Vec<usize>,
    is_listed: Vec<bool>,
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, elements: [u64; n], queries: [(Usize1, usize)] }
        for &(start, end) in &queries {
            assert!(end <= n, "a run up to place {end} of {n}");
            assert!(start < end, "a run from place {} to {end}", start + 1);
        }
        let runs = queries.iter().map(|&(start, end)| Run { start, end }).collect_vec();
        answers += &format!(
            "{}\n",
            numbers_of_moves(&values_by_rank(&elements), &runs).iter().format("\n")
        );
    }
    print!("{answers}");
}

/// Returns, for each element, the number of distinct smaller values.
fn values_by_rank(elements: &[u64]) -> Vec<usize> {
    let values = elements.iter().copied().sorted_unstable().dedup().collect_vec();
    elements.iter().map(|element| values.binary_search(element).expect("it is there")).collect()
}

/// Returns the number of winning moves in each run.
fn numbers_of_moves(elements: &[usize], runs: &[Run]) -> Vec<u64> {
    let factorials = Factorials::new(elements.len(), PRIME);
    let block = elements.len() / (runs.len() as f64).sqrt().ceil().max(1.0) as usize + 1;
    let order = (0..runs.len()).sorted_unstable_by_key(|&query| {
        let Run { start, end } = runs[query];
        let block = start / block;
        // Every second block is visited backwards, so that `end` need not return.
        (block, if block & 1 == 0 { end } else { usize::MAX - end })
    });
    let mut heaps = Heaps::empty(elements.len());
    let mut current = Run { start: 0, end: 0 };
    let mut answers = vec![0; runs.len()];
    for query in order {
        let Run { start, end } = runs[query];
        // First the steps that make the run longer, so that its length is never negative.
        while current.start > start {
            current.start -= 1;
            heaps.add(elements[current.start]);
        }
        while current.end < end {
            heaps.add(elements[current.end]);
            current.end += 1;
        }
        while current.start < start {
            heaps.remove(elements[current.start]);
            current.start += 1;
        }
        while current.end > end {
            current.end -= 1;
            heaps.remove(elements[current.end]);
        }
        answers[query] = heaps.winning_moves(&factorials);
    }
    answers
}

impl Heaps {
    fn empty(elements: usize) -> Heaps {
        Heaps {
            sizes: vec![0; elements],
            nim_sum: 0,
            counts: vec![0; elements + 1],
            listed: vec![],
            is_listed: vec![false; elements + 1],
        }
    }

    fn add(&mut self, value: usize) {
        let size = self.sizes[value];
        self.change(value, size + 1);
    }

    fn remove(&mut self, value: usize) {
        let size = self.sizes[value];
        self.change(value, size - 1);
    }

    fn change(&mut self, value: usize, to: u32) {
        let old_size = std::mem::replace(&mut self.sizes[value], to) as usize;
        let new_size = to as usize;
        self.nim_sum ^= old_size ^ new_size;
        // No heap of size 0 is ever counted, as only this wraps to and from 0.
        if old_size > 0 {
            self.counts[old_size] -= 1;
        }
        if new_size > 0 {
            self.counts[new_size] += 1;
            if !std::mem::replace(&mut self.is_listed[new_size], true) {
                self.listed.push(new_size);
            }
        }
    }

    fn winning_moves(&mut self, factorials: &Factorials) -> u64 {
        let Heaps { nim_sum, counts, listed, is_listed, .. } = self;
        let mut moves = 0;
        listed.retain(|&size| {
            is_listed[size] = counts[size] > 0;
            let leave = size ^ *nim_sum;
            if leave < size {
                let ways = factorials.factorial(size) * factorials.inverse(leave) % PRIME
                    * factorials.inverse(size - leave)
                    % PRIME;
                moves += counts[size] * ways;
            }
            is_listed[size]
        });
        moves % PRIME
    }
}
