//! Codeforces 2014H — Robin Hood Archery
//! <https://codeforces.com/problemset/problem/2014/H> · 3 s · 256 MiB · difficulty 5
//!
//! Rules: Robin Hood and the Sheriff take turns shooting a target, Robin Hood first, until no
//! target is left. Each target is worth some points and can be shot once. Each player wants more
//! points than the other. The input has t cases: `n q`, the points of n targets in a row, and q
//! ranges `l r`. Print for each range `YES` if the Sheriff does not lose when only the targets from
//! l to r are used, otherwise `NO`.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ a_i ≤ 10^6; 1 ≤ l ≤ r ≤ n; the sums of n and of q are at most
//! 2 · 10^5.
//! Kind: score
//! Picture: `1 / 4 1 / 1 2 1 2 / 1 4`
//! Model: pairing strategy, targets of equal worth.
//! Why: the Sheriff avoids a loss exactly when every number of points occurs an even number of
//! times in the range.
//!
//! 1. If so, he answers each shot by shooting another target with the same number of points, and
//!    the game is a tie.
//! 2. Otherwise Robin Hood always shoots the most valuable target that is left. This target is
//!    worth at least as much as the target that the Sheriff shoots next, so Robin Hood is never
//!    behind. If the game were a tie, each of Robin Hood's targets would be worth exactly as much
//!    as the target that the Sheriff shoots next, and Robin Hood would not make the last shot, as
//!    every target is worth something. So every number of points would occur an even number of
//!    times.
//! 3. The ranges are taken in an order in which both ends move little: the ranges are sorted by the
//!    block of about n / √q targets in which they begin, and then by their end. Each step adds or
//!    removes one target and updates how many numbers of points occur an odd number of times.
//!
//! Cost: O((n + q) log(n + q) + n √q).
//!
//! 规则：Robin Hood 和 Sheriff 轮流射靶，Robin Hood 先手；每个靶有一定的分数，只能射一次，射完为止，双方都希望自己的分数比
//! 对方多。共 t 组数据，每组为 `n q`、一排 n 个靶的分数和 q 个区间 `l r`。若只用第 l 到第 r 个靶时 Sheriff 不输，对这个区间输出
//! `YES`，否则输出 `NO`。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ a_i ≤ 10^6；1 ≤ l ≤ r ≤ n；n 的总和与 q 的总和都不超过 2 · 10^5。
//! 模型：配对策略，分数相同的靶。
//! 思路：Sheriff 不输，当且仅当区间中每种分数都出现偶数次。
//!
//! 1. 若是这样，对方射哪个靶，他就射另一个同分的，结果为平局。
//! 2. 否则 Robin Hood 总是射剩下的分数最大的靶。它的分数不小于 Sheriff 接着射的，所以他从不落后。若是平局，他每个靶的分数就恰好等于
//!    Sheriff 接着射的，而且最后一个不是他射的，因为每个靶都有分。于是每种分数都出现偶数次，矛盾。
//! 3. 区间按这样的次序处理，使两端移动得少：先按左端所在的块（每块约 n / √q 个靶），再按右端。每移一步改变一种分数的奇偶，同时记
//!    住有几种是奇数。
//!
//! 复杂度：O((n + q) log(n + q) + n √q)。

use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, q: usize, points: [u64; n], ranges: [(Usize1, usize); q] }
        if let Some((from, to)) = ranges.iter().find(|(from, to)| from >= to || *to > n) {
            panic!("no range of the {n} targets: {} {to}", from + 1);
        }
        let kinds: Vec<u64> = points.iter().copied().sorted_unstable().dedup().collect();
        let kind = |worth| kinds.binary_search(worth).expect("each is among them");
        let row = points.iter().map(kind).collect();
        let mut window = Window { row, from: 0, to: 0, is_odd: vec![false; kinds.len()], odd: 0 };
        let block = n / (q.isqrt() + 1) + 1;
        let mut is_tie = vec![false; q];
        for place in
            (0..q).sorted_unstable_by_key(|&place| (ranges[place].0 / block, ranges[place].1))
        {
            window.move_to(ranges[place]);
            is_tie[place] = window.odd == 0;
        }
        verdicts.extend(is_tie.iter().map(|&is_tie| if is_tie { "YES\n" } else { "NO\n" }));
    }
    print!("{verdicts}");
}

/// A run of consecutive targets, with the numbers of points that occur an odd number of times in
/// it.
struct Window {
    row: Vec<usize>,
    from: usize,
    to: usize,
    is_odd: Vec<bool>,
    odd: usize,
}

impl Window {
    fn move_to(&mut self, (from, to): (usize, usize)) {
        while self.from > from {
            self.from -= 1;
            self.toggle(self.from);
        }
        while self.to < to {
            self.toggle(self.to);
            self.to += 1;
        }
        while self.from < from {
            self.toggle(self.from);
            self.from += 1;
        }
        while self.to > to {
            self.to -= 1;
            self.toggle(self.to);
        }
    }

    fn toggle(&mut self, target: usize) {
        let is_odd = &mut self.is_odd[self.row[target]];
        *is_odd = !*is_odd;
        if *is_odd {
            self.odd += 1;
        } else {
            self.odd -= 1;
        }
    }
}
