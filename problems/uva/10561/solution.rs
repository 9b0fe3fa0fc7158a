//! UVa 10561 — Treblecross
//! <https://vjudge.net/problem/UVA-10561> · 3 s? · 128 MiB? · medium
//!
//! Rules: a strip of cells, some of them with crosses, but not three in a row. A move puts a cross
//! into an empty cell, and whoever makes three crosses in a row wins. The input is the number of
//! cases; each case is the strip, with `.` for an empty cell and `X` for a cross. Print `WINNING`
//! or `LOSING` for the player to move, and on the next line all winning moves, from the left, the
//! first cell being 1; the line is empty if there is none.
//! Rule: 0.007
//! Model: take-and-break game, Treblecross, octal game 0.007.
//! Why: call an empty cell safe if no cross is within two cells of it.
//!
//! 1. If some cell completes three crosses, it wins at once, and nothing else wins: that cell
//!    stays open to the opponent.
//! 2. If there is none, a cross on a cell that is not safe loses. With its neighbour it stands as
//!    XX, or as X.X, and the cell that completes three is empty, by step 1; an XX has such a cell
//!    on at least one side, as the strip has three cells or more.
//! 3. So only safe cells are played, until none is left, and whoever then has to move loses. A
//!    cross on a safe cell leaves no cell that completes three, and the safe cells within two of
//!    it are safe no longer.
//! 4. Thus each run of n safe cells is a game by itself: a cross with k of them to its left leaves
//!    runs of k - 2 and n - k - 3 cells, or none where that is negative. A safe cell wins exactly
//!    if the nim sum of the values of the runs that it leaves is 0.
//!
//! Cost: O(n²) a case of n cells.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::{input, marker::Bytes};

const LONGEST: usize = 10_000;

fn main() {
    input! { cases: usize, strips: [Bytes; cases] }
    for strip in &strips {
        check(strip);
    }
    let longest = strips.iter().map(Vec::len).max().unwrap_or(0);
    let sg = values_of_runs(longest);
    let mut answers = String::new();
    for strip in &strips {
        let cells = winning_cells(strip, &sg);
        let numbers: Vec<String> = cells.iter().map(|cell| (cell + 1).to_string()).collect();
        let verdict = if cells.is_empty() { "LOSING" } else { "WINNING" };
        answers += &format!("{verdict}\n{}\n", numbers.join(" "));
    }
    print!("{answers}");
}

fn check(strip: &[u8]) {
    let length = strip.len();
    assert!(length >= 3, "{length} cells, on which nobody makes three crosses in a row");
    assert!(length <= LONGEST, "{length} cells, more than {LONGEST}");
    assert!(strip.iter().all(|cell| b".X".contains(cell)), "a cell that is neither . nor X");
    assert!(strip.windows(3).all(|cells| cells != b"XXX"), "three crosses in a row");
}

/// Returns the Grundy values of the runs of safe cells up to this length.
fn values_of_runs(longest: usize) -> TableVec<u64> {
    TableVec::by(longest + 1, |smaller: &[u64]| {
        let n = smaller.len();
        let run = |cells: usize| smaller[cells.saturating_sub(2)];
        mex((0..n).map(|left| run(left) ^ run(n - left - 1)))
    })
}

/// Returns the cells, counted from 0, on which a cross wins, given the values of runs.
fn winning_cells(strip: &[u8], sg: &TableVec<u64>) -> Vec<usize> {
    let empty = || (0..strip.len()).filter(|&cell| strip[cell] == b'.');
    let completing: Vec<usize> = empty().filter(|&cell| completes_three(strip, cell)).collect();
    if !completing.is_empty() {
        return completing;
    }
    let leaves_zero = |&cell: &usize| {
        let mut after = strip.to_vec();
        after[cell] = b'X';
        nim_sum(safe_runs(&after).map(|n| sg[n])) == 0
    };
    empty().filter(|&cell| is_safe(strip, cell)).filter(leaves_zero).collect()
}

fn completes_three(strip: &[u8], cell: usize) -> bool {
    let is_cross = |place: usize| strip.get(place) == Some(&b'X');
    let crosses_before = (1..=cell).take_while(|back| is_cross(cell - back)).count();
    let crosses_after = (cell + 1..).take_while(|&place| is_cross(place)).count();
    crosses_before + crosses_after >= 2
}

fn is_safe(strip: &[u8], cell: usize) -> bool {
    let near = cell.saturating_sub(2)..strip.len().min(cell + 3);
    !strip[near].contains(&b'X')
}

/// Returns the lengths of the runs of safe cells.
fn safe_runs(strip: &[u8]) -> impl Iterator<Item = usize> {
    let safe: Vec<bool> = (0..strip.len()).map(|cell| is_safe(strip, cell)).collect();
    let lengths: Vec<usize> = safe.split(|&is_safe| !is_safe).map(<[bool]>::len).collect();
    lengths.into_iter()
}
