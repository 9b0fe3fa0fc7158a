//! Codeforces 305E — Playing with String
//! <https://codeforces.com/problemset/problem/305/E> · 2 s · 256 MiB · medium
//!
//! Rules: a string; a move takes a letter that has equal letters on both its sides in one
//! piece and cuts it out, so that the piece falls into what was before the letter, the
//! letter and what was after it. Whoever cannot move loses. Print `Second`, or `First` and
//! the place of the first letter, counted from 1, with which the first player can win.
//! Rule: 0.137
//! Model: splitting game, a run of letters with equal neighbours.
//! Why: call a letter good if it can be cut out. Cutting one ends that for it and for its
//! two neighbours, and changes nothing for others, so runs of good letters are a sum of
//! games: in a run of n, the letter at i leaves runs of i - 2 and n - i - 1 (0 if less).
//! By the theorem of Sprague and Grundy the move wins that makes the nim sum 0.
//! Cost: O(|s|²) time, O(|s|) memory.

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::input;

/// The runs that a run of good letters leaves without its letter at `cut`, from 0 on.
fn parts(run: usize, cut: usize) -> [usize; 2] {
    [cut.saturating_sub(1), (run - 1 - cut).saturating_sub(1)]
}

fn main() {
    input! { s: String }
    let s = s.as_bytes();
    assert!((1..=5000).contains(&s.len()), "{} letters, not 1 to 5000", s.len());
    assert!(s.iter().all(u8::is_ascii_lowercase), "not lower-case letters alone");
    let values = TableVec::<u64>::by(s.len(), |earlier| {
        let run = earlier.len();
        let value = |cut| nim_sum(parts(run, cut).map(|part| earlier[part]));
        // A cut and its mirror image are worth the same.
        mex((0..run - run / 2).map(value))
    });
    let mut runs = vec![];
    let mut start = 0;
    for end in 0..s.len() {
        let is_good = end > 0 && end + 1 < s.len() && s[end - 1] == s[end + 1];
        if !is_good {
            runs.push((start, end - start));
            start = end + 1;
        }
    }
    let sum = nim_sum(runs.iter().map(|&(_, run)| values[run]));
    let mut cuts = runs.iter().flat_map(|&(start, run)| (0..run).map(move |cut| (start, run, cut)));
    let wins = |&(_, run, cut): &(usize, usize, usize)| {
        nim_sum(parts(run, cut).map(|part| values[part])) ^ values[run] == sum
    };
    match cuts.find(wins) {
        Some((start, _, cut)) => println!("First\n{}", start + cut + 1),
        None => println!("Second"),
    }
}
