//! Project Euler 488 by its rules: every take that leaves different heaps is tried.
//!
//! The middle tier has heaps of up to 110, where a position is lost if no lost one shares two heaps
//! with it and has a smaller third; and heaps of up to 2500, for which the sum is above the
//! modulus. There the nim sum of the heaps, each with one stone more, decides, but every two heaps
//! are tried.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

const MODULUS: u64 = 1_000_000_000;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_pairs).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 59)..=g.pick(20, 1_000_000_000_000_000_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", if g.one_in(2) { g.within(20..=110) } else { g.within(1800..=2500) })
}

fn answer_by_pairs(input: &mut Input) -> String {
    let end = input.number(1..=3000usize);
    input.end();
    let mut sum = 0;
    if end > 150 {
        for a in 1..end {
            for b in a + 1..end {
                let c = ((a + 1) ^ (b + 1)) - 1;
                sum += if c > b && c < end { a + b + c } else { 0 };
            }
        }
    } else {
        let mut is_lost_with = vec![vec![false; end]; end];
        // One heap may be empty, too, but those are not counted.
        for c in 2..end {
            for b in 1..c {
                for a in 0..b {
                    if ![(a, b), (a, c), (b, c)].iter().any(|&(x, y)| is_lost_with[x][y]) {
                        is_lost_with[a][b] = true;
                        is_lost_with[a][c] = true;
                        is_lost_with[b][c] = true;
                        sum += if a > 0 { a + b + c } else { 0 };
                    }
                }
            }
        }
    }
    format!("{}\n", sum as u64 % MODULUS)
}

fn answer(input: &mut Input) -> String {
    let end = input.number(1..=1_000_000_000_000_000_000u64);
    input.end();
    let mut search = Search::normal();
    let mut sum = 0;
    for a in 1..end {
        for b in a + 1..end {
            let lost = (b + 1..end)
                .filter(|&c| !search.mover_wins(&vec![a, b, c], &|heaps| options(heaps)));
            sum += lost.map(|c| a + b + c).sum::<u64>();
        }
    }
    format!("{}\n", sum % MODULUS)
}

fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = take_from_one_heap(heaps, |_| true);
    options.retain(|heaps| heaps[0] < heaps[1] && heaps[1] < heaps[2]);
    options
}
