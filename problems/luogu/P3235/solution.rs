//! Luogu P3235 — Even splitting (江南乐)
//! <https://www.luogu.com.cn/problem/P3235> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 3576
//! Rules: heaps of stones and a number F; a move splits a heap of F stones or more into any
//! number m of heaps, two or more, as evenly as it goes, and whoever cannot move loses.
//! Input `T F`, then T games: n, then n heaps. Print for each 1 if the first player wins,
//! else 0, all on one line.
//! Model: take-and-break game, one rule for all games.
//! Why: of x stones in m heaps x mod m heaps have ⌊x/m⌋ + 1 stones and the others ⌊x/m⌋, and
//! only the parity of both counts matters. Where ⌊x/m⌋ is the same for several m, the
//! parities of m and m + 2 agree: so two m of each such block stand for all. An m above x
//! leaves the same as m = x, besides empty heaps.
//! Cost: O(x √x) for heaps up to x, then O(n) a game.

use grundy::divisors::quotient_blocks;
use grundy::mex::MexSet;
use grundy::table::TableVec;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { t: usize, f: usize }
    assert!(t <= 100, "{t} games, more than 100");
    assert!((1..=100_000).contains(&f), "F is {f}, not 1 to 100000");
    let mut games: Vec<Vec<usize>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= 100, "{n} heaps, more than 100");
        input! { heaps: [usize; n] }
        if let Some(heap) = heaps.iter().find(|&&heap| heap > 100_000) {
            panic!("a heap of {heap} stones, more than 100000");
        }
        games.push(heaps);
    }
    let largest = games.concat().into_iter().max().unwrap_or(0);
    let mut options = MexSet::new();
    let sg = TableVec::by(largest + 1, |smaller: &[u32]| {
        let x = smaller.len();
        let sum = |heaps: u64, size: u64| match heaps % 2 {
            0 => 0,
            _ => u64::from(smaller[size as usize]),
        };
        options.clear();
        for block in quotient_blocks(x as u64).skip(1).filter(|_| x >= f) {
            for m in block.first..=(block.first + 1).min(block.last) {
                let larger = x as u64 - m * block.quotient;
                options.insert(sum(larger, block.quotient + 1) ^ sum(m - larger, block.quotient));
            }
        }
        options.mex() as u32
    });
    let wins = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]) != 0;
    println!("{}", games.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
}
