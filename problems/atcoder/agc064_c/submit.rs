// AtCoder AGC 064 C https://atcoder.jp/contests/agc064/tasks/agc064_c · made by `cargo judge bundle agc064_c --write` from 19cebd81d43261e7
//! AtCoder AGC 064 C — Erase and Divide Game
//! <https://atcoder.jp/contests/agc064/tasks/agc064_c> · 2 s · 1024 MiB · difficulty 8
//!
//! Rules: the integers of N intervals are on a board. A move deletes all even or all odd integers
//! and halves those that are left, rounding down. Whoever empties the board wins; Takahashi moves
//! first. The input is the number of cases; each case is `N` and the intervals in ascending order,
//! each given by its first and last integer. Print the winner of each case, `Takahashi` or `Aoki`.
//! Bounds: at most 10^4 cases; 1 ≤ N ≤ 10^4, in each case and in all cases together; the integers
//! are from 0 to 10^18.
//! Kind: impartial
//! Model: exhaustive search, residues modulo powers of 2.
//! Why: after d moves the board holds (x - s) / 2^d for each original integer x congruent to s
//! modulo 2^d, where the bits of s record the choices made. So a position is given by a number d
//! and a residue s modulo 2^d. It is empty, lost or won for the player to move. For each d, the
//! residues fall into only a few ranges, and all positions in a range are in the same state: empty,
//! lost or won.
//!
//! 1. Let all integers be below 2^D. For d = D the board holds 0 if s is one of the original
//!    integers, and nothing otherwise. With 0 on the board, the player to move deletes the even
//!    numbers and wins; so positions after more than D moves need not be considered.
//! 2. From the position (d, s), a move leads to (d + 1, s) or (d + 1, s + 2^d). The position is
//!    empty if both of these positions are empty. Otherwise it is won if one of them is empty or
//!    lost, and lost if both are won.
//! 3. For d = D the residues from 0 to 2^D - 1 fall into at most 2N + 1 ranges of equal states, as
//!    a new range begins only at the first integer of an interval or just after its last one. When
//!    we go from d + 1 to d, each residue from 2^d up is combined with the residue that is smaller
//!    by 2^d. So for each d, a new range can begin only at 0 or at one of the same 2N integers
//!    modulo 2^d, and there are at most 2N + 1 ranges.
//!
//! Cost: O(N · D) per case, where D ≤ 60, and O(N log N) to sort.
//!
//! 规则：黑板上写着 N 个区间中的所有整数。每次操作擦去所有偶数或所有奇数，再把剩下的数都除以
//! 2，向下取整。把黑板擦空的人胜，Takahashi 先手。输入数据组数，每组为 `N` 和从小到大的各区间，
//! 每个给出首末两个整数；输出每组的获胜者 `Takahashi` 或 `Aoki`。
//! 范围：至多 10^4 组；1 ≤ N ≤ 10^4，各组总和也是；各整数从 0 到 10^18。
//! 模型：搜索全部局面，局面是模 2 的幂的余数。
//! 思路：d 步之后，黑板上是 (x - s) / 2^d，其中 x 取遍原来的数中模 2^d 余 s 的那些，s 的各二进制位
//! 就是所作的选择。所以局面由 d 和模 2^d 的余数 s 给出。它或者为空，或者对轮到走的一方必败或必胜；
//! 对每个 d，余数 s 只分成不多的几段，每一段中的局面状态相同。
//!
//! 1. 设所有整数都小于 2^D。d = D 时，若 s 是原来的整数之一，黑板上就是一个 0，否则为空。黑板上
//!    只有 0 时，轮到走的一方擦去偶数即胜，所以不必再往下推。
//! 2. 从 d 和 s，一步走到 d + 1 和 s，或者 d + 1 和 s + 2^d。若两者都为空，这个局面也为空。否
//!    则，若其中有一个为空或必败，这个局面必胜；若两者都必胜，这个局面必败。
//! 3. d = D 时，余数 0 到 2^D - 1 至多分成 2N + 1 段状态相同的区间，因为只有在某个区间的首个整
//!    数处，或者紧接其末个整数之后，才开始新的一段。从 d + 1 到 d，是把 2^d 及以上的余数叠到以
//!    下的余数上。所以对每个 d，新的一段只在 0 处，或者在同样这 2N 个整数模 2^d 之处开始，至多
//!    有 2N + 1 段。
//!
//! 复杂度：每组 O(N · D)，其中 D ≤ 60，另需 O(N log N) 排序。

use proconio::input;

/// For integers up to this bound, all powers of 2 that are needed fit into 64 bits.
const LARGEST: u64 = (1 << 63) - 1;

#[derive(Clone, Copy, PartialEq)]
enum State {
    Empty,
    Lost,
    Won,
}

/// The residues from `first` up to the next range, and their common state.
struct Range {
    first: u64,
    state: State,
}

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { intervals: [(u64, u64)] }
        winners += match state_of_board(intervals) {
            State::Won => "Takahashi\n",
            State::Lost => "Aoki\n",
            State::Empty => panic!("there is no integer on the board"),
        };
    }
    print!("{winners}");
}

fn state_of_board(intervals: Vec<(u64, u64)>) -> State {
    let largest = intervals.iter().map(|&(_, last)| last).max().unwrap_or(0);
    assert!(largest <= LARGEST, "an integer above {LARGEST}");
    let mut ranges = last_ranges(intervals);
    for d in (0..u64::BITS - largest.leading_zeros()).rev() {
        ranges = ranges_before(&ranges, 1 << d);
    }
    ranges[0].state
}

/// Returns the ranges for d = D, where each of the original integers is its own residue.
fn last_ranges(mut intervals: Vec<(u64, u64)>) -> Vec<Range> {
    intervals.sort_unstable();
    let mut ranges = Vec::new();
    let mut end = 0;
    for (first, last) in intervals.into_iter().filter(|(first, last)| first <= last) {
        if first > end {
            push(&mut ranges, Range { first: end, state: State::Empty });
        }
        if last >= end {
            push(&mut ranges, Range { first: first.max(end), state: State::Won });
            end = last + 1;
        }
    }
    push(&mut ranges, Range { first: end, state: State::Empty });
    ranges
}

/// Adds a range, unless it has the same state as the last range.
fn push(ranges: &mut Vec<Range>, range: Range) {
    if ranges.last().map(|last| last.state) != Some(range.state) {
        ranges.push(range);
    }
}

/// Returns the ranges of the residues below `half`, given those of the residues below `2 * half`
/// after one more move.
fn ranges_before(ranges: &[Range], half: u64) -> Vec<Range> {
    let first_above = ranges.partition_point(|range| range.first < half);
    let first_upper = ranges.partition_point(|range| range.first <= half) - 1;
    let mut lower = ranges[..first_above].iter().peekable();
    let mut upper = ranges[first_upper..].iter().peekable();
    let mut before = Vec::new();
    let mut first = 0;
    let mut states = [State::Empty; 2];
    while first < half {
        if let Some(range) = lower.next_if(|range| range.first <= first) {
            states[0] = range.state;
        }
        if let Some(range) = upper.next_if(|range| range.first <= half + first) {
            states[1] = range.state;
        }
        push(&mut before, Range { first, state: state_before(states) });
        let next_lower = lower.peek().map_or(half, |range| range.first);
        let next_upper = upper.peek().map_or(half, |range| range.first - half);
        first = next_lower.min(next_upper);
    }
    before
}

/// Returns the state of a position, given the states of the two positions that can be reached from
/// it in one move.
fn state_before(options: [State; 2]) -> State {
    match options {
        [State::Empty, State::Empty] => State::Empty,
        [State::Won, State::Won] => State::Lost,
        _ => State::Won,
    }
}


