//! Codeforces 277C — Game
//! <https://codeforces.com/problemset/problem/277/C> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a sheet of n × m squares has k straight cuts along its inner grid lines. A move cuts
//! along a segment of one such line; at least part of the segment must still be uncut. Whoever
//! cannot move loses. The input is `n m k`, then the ends `xb yb xe ye` of the cuts; print `SECOND`
//! if the first player loses, else `FIRST` and a cut with which he can win.
//! Bounds: 1 ≤ n, m ≤ 10^9; 0 ≤ k ≤ 10^5; 0 ≤ xb, xe ≤ n; 0 ≤ yb, ye ≤ m.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, with each grid line as a heap of its uncut length.
//! Why: a cut lowers the uncut length of its own line and changes no other line. A cut can lower
//! this length to any smaller length: it can start at the line's lower end and run through the old
//! cuts until enough has been newly cut. So Bouton's theorem decides. The lines without a cut may
//! be far too many to list, but those of one direction are equal heaps: the parity of their number
//! gives their nim sum, and any one of them can serve as the line to cut.
//! Cost: O(k log k) time, O(k) memory.
//!
//! 规则：一张 n × m 的方格纸上，沿内部格线已有 k 条直的切口。每次操作沿一条内部格线切一段，其中
//! 至少有一部分尚未切过；无法操作者输。输入为 `n m k` 和各切口的端点 `xb yb xe ye`；先手输则输
//! 出 `SECOND`，否则输出 `FIRST` 和一个能赢的切口。
//! 范围：1 ≤ n, m ≤ 10^9；0 ≤ k ≤ 10^5；0 ≤ xb, xe ≤ n；0 ≤ yb, ye ≤ m。
//! 模型：Nim 游戏，每条格线是一堆，大小为它未切的长度。
//! 思路：切一条线不影响其他线，并且总是减少这条线未切的长度，而且可以减到任何更小的值：从线的下端
//! 开始切，让切口越过旧切口不断加长，直到新切的长度正好。所以由 Bouton 定理判定。没有切口的线可能
//! 多得无法逐条列出，但同一方向的这种线是相等的堆：由条数的奇偶即得它们的异或和，要切时取其中一条
//! 作代表即可。
//! 复杂度：时间 O(k log k)，空间 O(k)。

use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// The lines x = 1, 2, … or the lines y = 1, 2, …
#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Upright,
    Level,
}

/// A cut along a stretch of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    from: u64,
    to: u64,
}

struct Line {
    direction: Direction,
    /// The x of a vertical line, or the y of a horizontal one.
    at: u64,
    length: u64,
    /// The cuts in order from the lower end; no two of them overlap.
    cuts: Vec<Cut>,
}

/// All inner lines of one direction.
struct Lines {
    direction: Direction,
    count: u64,
    length: u64,
    /// The cuts on each line that has any.
    cuts: BTreeMap<u64, Vec<Cut>>,
}

fn main() {
    let [upright, level] = read();
    let sum = upright.nim_sum() ^ level.nim_sum();
    let mut lines = upright.candidates();
    lines.extend(level.candidates());
    let winning_line = lines.iter().find(|line| line.uncut() ^ sum < line.uncut());
    match winning_line {
        None => println!("SECOND"),
        Some(line) => {
            let end = line.end_of_cut(line.uncut() - (line.uncut() ^ sum));
            let at = line.at;
            match line.direction {
                Direction::Upright => println!("FIRST\n{at} 0 {at} {end}"),
                Direction::Level => println!("FIRST\n0 {at} {end} {at}"),
            }
        }
    }
}

/// Reads the sheet and its cuts.
fn read() -> [Lines; 2] {
    input! { n: u64, m: u64, k: usize }
    let mut upright = Lines::new(Direction::Upright, n, m);
    let mut level = Lines::new(Direction::Level, m, n);
    for _ in 0..k {
        input! { xb: u64, yb: u64, xe: u64, ye: u64 }
        assert!(
            (xb == xe) != (yb == ye) && xb.max(xe) <= n && yb.max(ye) <= m,
            "no cut along a grid line of the sheet: {xb} {yb} {xe} {ye}"
        );
        if xb == xe {
            upright.add(xb, Cut { from: yb.min(ye), to: yb.max(ye) });
        } else {
            level.add(yb, Cut { from: xb.min(xe), to: xb.max(xe) });
        }
    }
    [upright, level]
}

impl Lines {
    /// Returns the inner lines of one direction, for a sheet that measures `across` at right angles
    /// to them and `along` parallel to them.
    fn new(direction: Direction, across: u64, along: u64) -> Lines {
        let count = across.saturating_sub(1);
        Lines { direction, count, length: along, cuts: BTreeMap::new() }
    }

    /// Adds a cut on the line `at`. On the edge of the sheet there is nothing to cut.
    fn add(&mut self, at: u64, cut: Cut) {
        if (1..=self.count).contains(&at) {
            self.cuts.entry(at).or_default().push(cut);
        }
    }

    /// Returns the lines with cuts, and also one line without cuts if there is such a line.
    fn candidates(&self) -> Vec<Line> {
        let Lines { direction, length, .. } = *self;
        let mut lines = vec![];
        for (&at, cuts) in &self.cuts {
            lines.push(Line { direction, at, length, cuts: without_overlaps(cuts) });
        }
        let untouched = (1..=self.count).find(|at| !self.cuts.contains_key(at));
        lines.extend(untouched.map(|at| Line { direction, at, length, cuts: vec![] }));
        lines
    }

    /// Returns the nim sum of the uncut lengths of all lines.
    fn nim_sum(&self) -> u64 {
        let touched = self.cuts.values().map(|cuts| self.length - length(&without_overlaps(cuts)));
        let untouched = self.count - self.cuts.len() as u64;
        nim_sum(touched) ^ if untouched % 2 == 1 { self.length } else { 0 }
    }
}

impl Line {
    /// Returns the uncut length, which is the size of the heap.
    fn uncut(&self) -> u64 {
        self.length - length(&self.cuts)
    }

    /// Returns where a cut that starts at the line's lower end must end so that it newly cuts a
    /// length of `new`.
    fn end_of_cut(&self, new: u64) -> u64 {
        let mut end = new;
        for cut in &self.cuts {
            if cut.from < end {
                end += cut.to - cut.from;
            }
        }
        end
    }
}

/// Returns the given cuts in order, each reduced to the part that the cuts before it do not cover.
fn without_overlaps(cuts: &[Cut]) -> Vec<Cut> {
    let mut cuts = cuts.to_vec();
    cuts.sort_unstable();
    let mut done = 0;
    for cut in &mut cuts {
        cut.from = cut.from.max(done);
        cut.to = cut.to.max(done);
        done = cut.to;
    }
    cuts
}

/// Returns the total length of the given cuts, no two of which overlap.
fn length(cuts: &[Cut]) -> u64 {
    cuts.iter().map(|cut| cut.to - cut.from).sum()
}
