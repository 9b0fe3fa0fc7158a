//! Codeforces 2043F by its rules: deletes every set of piles, and tries every move.
//!
//! The middle tier has up to 60 piles, or tens of thousands of equal ones, so that the counts
//! pass the modulus. It counts the sets that stay by their size and nim sum, for larger and
//! larger sizes.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sizes).run();
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
    format!("{n} {q}\n{}\n{lines}", join(&piles))
}

const MODULUS: u64 = 998_244_353;

fn generate_middle(g: &mut Generator) -> String {
    if g.one_in(10) {
        let n = g.within(44_000..=50_000) as usize;
        let pile = g.within(1..=50);
        return format!("{n} 1\n{}\n1 {n}\n", join(&vec![pile; n]));
    }
    let n = g.within(1..=60);
    let different = [vec![1, 2, 4, 8, 16, 32, 31, 47], (1..=50).collect()];
    let different = &different[g.within(0..=1) as usize];
    let shift = g.within(0..=49);
    let mut piles: Vec<u64> =
        (shift..shift + n).map(|at| different[at as usize % different.len()]).collect();
    for _ in 0..g.within(0..=n) {
        let place = g.within(0..=n - 1) as usize;
        piles[place] = if g.one_in(20) { 0 } else { g.within(1..=50) };
    }
    let queries = (0..20).map(|_| {
        let l = g.within(1..=n);
        let longest = if g.one_in(2) { n } else { n.min(l + 8) };
        format!("{l} {}\n", g.within(l..=longest))
    });
    format!("{n} 20\n{}\n{}", join(&piles), queries.collect::<String>())
}

fn answer_by_sizes(input: &mut Input) -> String {
    let Case { piles, queries } = read(input);
    let mut output = String::new();
    for (l, r) in queries {
        let fewest = (1..=7).find_map(|most| {
            // The sets by their size and nim sum.
            let mut ways = vec![[0u128; 64]; most + 1];
            ways[0][0] = 1;
            for &pile in &piles[l - 1..r] {
                for size in (1..=most).rev() {
                    for sum in 0..64 {
                        ways[size][sum] += ways[size - 1][sum ^ pile as usize];
                    }
                }
            }
            (ways[most][0] > 0).then_some((most, ways[most][0]))
        });
        output += &match fewest {
            Some((size, ways)) => {
                format!("{} {}\n", r + 1 - l - size, ways % u128::from(MODULUS))
            }
            None => "-1\n".to_string(),
        };
    }
    output
}

struct Case {
    piles: Vec<u64>,
    queries: Vec<(usize, usize)>,
}

fn read(input: &mut Input) -> Case {
    let (n, q) = (input.number(1..=100_000usize), input.number(1..=100_000usize));
    let piles = input.numbers(n, 0..=50u64);
    let mut queries = Vec::new();
    for _ in 0..q {
        let l = input.number(1..=n);
        queries.push((l, input.number(l..=n)));
    }
    input.end();
    Case { piles, queries }
}

fn answer(input: &mut Input) -> String {
    let Case { piles, queries } = read(input);
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut output = String::new();
    for (l, r) in queries {
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
            Some(most) => format!("{most} {}\n", ways[most] % MODULUS),
            None => "-1\n".to_string(),
        };
    }
    output
}
