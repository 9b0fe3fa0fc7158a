//! AtCoder ARC 174 F — Final Stage
//! <https://atcoder.jp/contests/arc174/tasks/arc174_f> · 4 s · 1024 MiB · difficulty 9
//!
//! Rules: Alice and Bob take turns removing stones from a pile, Alice first, N times in all. In
//! turn i at least L_i and at most R_i stones are removed; a player who cannot do so loses, and
//! after N turns the game is a draw. The input is `N`, N lines `L R`, the number of questions, and
//! for each question the size of the pile; print for each question the winner, `Alice` or `Bob`, or
//! `Draw`.
//! Bounds: 1 ≤ N ≤ 3 · 10^5; 1 ≤ L ≤ R ≤ 10^9; at most 3 · 10^5 questions.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-away game, the numbers that may be taken depend on the turn.
//! Why: before each turn, the sizes are cut into intervals that are alternately lost and won for
//! the player to move, and all sizes from some point on are drawn. Going one turn back shifts the
//! ends of the intervals by L or by R, and intervals that have become empty vanish. The turns are
//! numbered from 0.
//!
//! 1. After the last turn all sizes are drawn: the only cut is at 0, and draws begin there. Suppose
//!    that after turn t the cuts are 0 = c_0 < c_1 < … < c_k, with the sizes from c_0 to c_1 - 1
//!    lost for the next player, those from c_1 to c_2 - 1 won, and so on alternately, and those
//!    from c_k on drawn.
//! 2. In turn t a size is won if a move leads to a lost size, that is, if it is one of the sizes
//!    from a + L_t to b - 1 + R_t for some lost interval from a to b - 1. So for these intervals
//!    the lower cut moves by L_t and the upper one by R_t. The sizes between two neighbouring
//!    shifted intervals, or below the first one, are lost; the first lost interval begins at a new
//!    cut 0 and is not empty, as L_t > 0. A won interval from b to a - 1 has become the lost
//!    interval from b + R_t to a + L_t - 1, which may be empty; if it is empty, both of its cuts
//!    vanish.
//! 3. A size s that is not won is drawn if s - L_t ≥ c_k, because then taking L_t leads to a draw.
//!    If the interval below c_k was lost, then all sizes up to c_k - 1 + R_t are won or lost, and
//!    all others are drawn: the last cut, where draws begin, moves by R_t. If it was won and began
//!    at b, then the sizes from b + R_t on are not won, and those from c_k + L_t on are drawn: the
//!    last cut moves by L_t. If the interval from b + R_t to c_k + L_t - 1 is empty, draws begin at
//!    b + R_t. Then the last cut vanishes, and the cut at b takes its place. If there is no
//!    interval, draws begin at L_t; so in this case, too, the last cut moves by L_t.
//! 4. So the cut that is made in turn i moves by L in turn i - 1, by R in turn i - 2, by L in turn
//!    i - 3, and so on. Its place before turn t is a difference of two entries of a table of
//!    alternating sums; there is one such table for the even i and one for the odd i.
//! 5. The indices of neighbouring cuts are alternately even and odd. This remains true, because the
//!    cuts that vanish are two neighbours or, by step 3, only the last cut. In turn t only
//!    intervals whose lower cut i has the same parity as t become shorter. Each length is a
//!    constant minus a number that is the same for all of them, so a priority queue yields the
//!    shortest first.
//!
//! Cost: O(N log N) for the turns, and O(log N) for each question.
//!
//! 规则：Alice 与 Bob 轮流从一堆石子中取，Alice 先手，总共取 N 次。第 i 次至少取 L_i 枚、至多取
//! R_i 枚；做不到的人输，N 次都取完则平局。输入 `N`、N 行 `L R`、询问数和各询问，每个询问是一堆
//! 的大小；对每个询问输出获胜者 `Alice` 或 `Bob`，或者 `Draw`。
//! 范围：1 ≤ N ≤ 3 · 10^5；1 ≤ L ≤ R ≤ 10^9；至多 3 · 10^5 个询问。
//! 模型：取物游戏，每次可取的枚数随轮次而定。
//! 思路：在每一次之前，堆的大小被分成若干区间，对轮到走的一方必败与必胜交替出现，而从某一处起全
//! 是平局。往前推一次，区间的端点平移 L 或 R，变空的区间就消失。各次从 0 编号。
//!
//! 1. 最后一次之后，所有大小都是平局：只有 0 处一个分界点，平局从那里开始。设第 t 次之后，分界
//!    点为 0 = c_0 < c_1 < … < c_k，大小 c_0 到 c_1 - 1 对下一个走的人必败，c_1 到 c_2 - 1 必
//!    胜，如此交替，从 c_k 起是平局。
//! 2. 第 t 次时，一个大小若有一步走到必败的大小就必胜，即对某个必败区间 a 到 b - 1，它
//!    在 a + L_t 与 b - 1 + R_t 之间。所以必败区间的下界移动 L_t，上界移动 R_t，就成了必胜区
//!    间。在两个这样的区间之间，或在第一个之下的，就是必败；第一个必败区间从新的分界点 0 开始，
//!    因为 L_t > 0，所以不空。原来 b 到 a - 1 的必胜区间，变成了 b + R_t 到 a + L_t - 1 的必败
//!    区间，它可能为空，这时它的两个分界点都消失。
//! 3. 不是必胜的大小 s，若 s - L_t ≥ c_k，取 L_t 枚就走到平局，所以是平局。若 c_k 之下的区间是
//!    必败的，那么到 c_k - 1 + R_t 为止都是必胜或必败，其余都是平局：平局的分界点移动 R_t。若它
//!    是必胜的，设它从 b 开始，那么从 b + R_t 起都不是必胜，从 c_k + L_t 起都是平局：平局的分界
//!    点移动 L_t；若中间的区间为空，平局就从 b + R_t 开始，这时最后一个分界点消失，由 b 的分界
//!    点取代。若没有任何区间，平局从 L_t 开始，也符合这条规则。
//! 4. 所以第 i 次产生的分界点，在第 i - 1 次移动 L，第 i - 2 次移动 R，第 i - 3 次又移动 L，依
//!    此类推。它在第 t 次之前的位置，是一张交错和的表中两项之差；偶数的 i 和奇数的 i 各用一张
//!    表。
//! 5. 相邻的分界点奇偶交替。消失的或者是相邻的两个，或者（见第 3 步）只是最后一个，所以始终如此。第
//!    t 次时，只有下界 i 与 t 同奇偶的区间会变短。这些区间的长度，都等于各自的一个常数减去一个公共
//!    的数，所以用堆就能找出最短的。
//!
//! 复杂度：各次共 O(N log N)，每个询问 O(log N)。

use proconio::input;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The cuts between intervals. Cut i is made at 0 in turn i, and cut N after the last turn.
struct Cuts {
    /// For each parity of a cut's index and each turn, how far the earlier turns move such a cut.
    shifts: [Vec<i64>; 2],
    previous: Vec<Option<usize>>,
    next: Vec<Option<usize>>,
    /// For each parity, the intervals whose lower cut has an index of this parity, by length; some
    /// may have vanished.
    intervals: [BinaryHeap<Reverse<Interval>>; 2],
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Interval {
    /// The length, apart from a term that depends only on the turn.
    length: i64,
    lower: usize,
    upper: usize,
}

fn main() {
    input! { n: usize, turns: [(i64, i64); n], q: usize, piles: [i64; q] }
    for &(least, most) in &turns {
        assert!(1 <= least && least <= most, "a turn that takes {least} to {most} stones");
    }
    let most = turns.iter().map(|&(_, most)| i128::from(most)).sum::<i128>();
    assert!(most <= i128::from(i64::MAX), "the turns may take 2^63 stones or more");
    let places = places_of_cuts(&turns);
    let mut verdicts = String::new();
    for pile in piles {
        assert!(pile >= 0, "a pile of {pile} stones");
        let cuts_below = places.partition_point(|&place| place <= pile);
        verdicts += if cuts_below == places.len() {
            "Draw\n"
        } else if cuts_below % 2 == 1 {
            "Bob\n"
        } else {
            "Alice\n"
        };
    }
    print!("{verdicts}");
}

/// Returns where the cuts are before the first turn, in ascending order.
fn places_of_cuts(turns: &[(i64, i64)]) -> Vec<i64> {
    let mut cuts = Cuts::after(turns);
    for turn in (0..turns.len()).rev() {
        cuts.link(turn, turn + 1);
        cuts.drop_empty_intervals(turn);
    }
    let remaining = std::iter::successors(Some(0), |&cut| cuts.next[cut]);
    remaining.map(|cut| cuts.shifts[cut % 2][cut]).collect()
}

impl Cuts {
    /// Creates the cuts after all turns: there is only one, at 0.
    fn after(turns: &[(i64, i64)]) -> Cuts {
        let n = turns.len();
        let shifts = [0, 1].map(|parity| {
            let mut sums = vec![0];
            for (turn, &(least, most)) in turns.iter().enumerate() {
                sums.push(sums[turn] + if turn % 2 == parity { most } else { least });
            }
            sums
        });
        let intervals = [BinaryHeap::new(), BinaryHeap::new()];
        Cuts { shifts, previous: vec![None; n + 1], next: vec![None; n + 1], intervals }
    }

    /// Makes the cuts `lower` and `upper` neighbours.
    fn link(&mut self, lower: usize, upper: usize) {
        self.next[lower] = Some(upper);
        self.previous[upper] = Some(lower);
        let length = self.shifts[upper % 2][upper] - self.shifts[lower % 2][lower];
        self.intervals[lower % 2].push(Reverse(Interval { length, lower, upper }));
    }

    /// Removes the intervals that `turn` has shortened until they are empty.
    fn drop_empty_intervals(&mut self, turn: usize) {
        let parity = turn % 2;
        let shift = self.shifts[1 - parity][turn] - self.shifts[parity][turn];
        while let Some(Interval { lower, upper, .. }) = self.pop_shortest(parity, shift) {
            if self.next[lower] != Some(upper) {
                continue;
            }
            self.next[lower] = None;
            // Without a cut above it, `upper` is where draws begin, and `lower` takes its place.
            if let Some(above) = self.next[upper].take() {
                let below = self.previous[lower].expect("the first interval is never short");
                self.link(below, above);
            }
        }
    }

    /// Takes the shortest interval out of a priority queue, if its length is at most `most`.
    fn pop_shortest(&mut self, parity: usize, most: i64) -> Option<Interval> {
        let Reverse(shortest) = self.intervals[parity].peek()?;
        if shortest.length > most {
            return None;
        }
        self.intervals[parity].pop().map(|Reverse(interval)| interval)
    }
}
