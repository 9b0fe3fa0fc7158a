//! Codeforces 2043F by its rules: deletes every set of piles, and tries every move.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(6, 100_000));
    let (lowest, highest) = (g.within(0..=1), g.within(g.pick(1, 50)..=g.pick(7, 50)));
    let mut piles = g.many(n, lowest..=highest);
    let different = g.pick(vec![1, 2, 4, 8, 15], (1..=50).collect());
    if g.one_in(g.pick(9, 2)) {
        let shift = g.within(0..=49) as usize;
        piles = (0..n as usize).map(|at| different[(at + shift) % different.len()]).collect();
    }
    let n = piles.len() as u64;
    let q = g.within(g.pick(1, 100_000)..=g.pick(5, 100_000));
    let mut lines = String::new();
    for _ in 0..q {
        let l = g.within(1..=n);
        let longest = if g.one_in(2) { n } else { n.min(l + g.pick(4, 49)) };
        let r = g.within(g.pick(l, longest)..=longest);
        lines += &format!("{l} {r}\n");
    }
    format!("{n} {q}\n{}\n{lines}", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let (n, q) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
    let piles = input.numbers(n, 0..=50u64);
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut output = String::new();
    for _ in 0..q {
        let l = input.number(1..=n);
        let r = input.number(l..=n);
        let all = &piles[l - 1..r];
        // In how many ways the second player wins, by the number of deleted piles.
        let mut ways = vec![0u64; all.len()];
        for deleted in 0..(1u32 << all.len()) - 1 {
            let stays = |at: &usize| deleted >> at & 1 == 0;
            let mut heaps: Vec<u64> = (0..all.len()).filter(stays).map(|at| all[at]).collect();
            heaps.sort_unstable();
            if !search.mover_wins(&heaps, &options) {
                ways[deleted.count_ones() as usize] += 1;
            }
        }
        output += &match ways.iter().rposition(|&ways| ways > 0) {
            Some(most) => format!("{most} {}\n", ways[most] % 998_244_353),
            None => "-1\n".to_string(),
        };
    }
    input.end();
    output
}
