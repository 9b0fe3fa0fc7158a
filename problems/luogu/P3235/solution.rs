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
//! only the parity of both counts matters. So while x goes from one multiple of m to the next,
//! m leaves two nim sums in turn. It is counted how many m leave each, for even and for odd x
//! apart: only divisors of x or x - 1 leave something else of x than of x - 2.
//! Cost: O(x log x) for heaps up to x, as values stay small (18 at most was seen), then O(n)
//! a game.

use itertools::Itertools;
use proconio::input;
use std::mem::take;

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
    let (mut sg, mut counts) = (vec![0, 0], vec![vec![0; (largest + 1).next_power_of_two()]; 2]);
    // An m above x leaves single stones, whose sum is 0. Each m waits at its next multiple.
    counts.iter_mut().for_each(|counts| counts[0] = largest);
    let mut waiting: Vec<Vec<usize>> = (0..=largest).map(|m| vec![m]).collect();
    let mut before = vec![];
    for x in 2..=largest {
        let (counts, divisors) = (&mut counts[x % 2], take(&mut waiting[x]));
        let sum = |heaps: usize, size: usize| if heaps % 2 == 1 { sg[size] } else { 0 };
        let leaves = |x: usize, m: usize| sum(x % m, x / m + 1) ^ sum(m - x % m, x / m);
        for &m in before.iter().chain(&divisors) {
            counts[leaves(x, m)] += 1;
            counts[leaves(x - 2, m)] -= 1;
        }
        let mex = counts.iter().position(|&count| count == 0);
        sg.push(mex.filter(|_| x >= f).unwrap_or(0));
        for m in divisors.iter().filter(|&m| x + m <= largest) {
            waiting[x + m].push(*m);
        }
        before = divisors;
    }
    let wins = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]) != 0;
    println!("{}", games.iter().map(|heaps| u8::from(wins(heaps))).join(" "));
}
