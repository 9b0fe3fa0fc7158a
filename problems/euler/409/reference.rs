//! Project Euler 409 by its rules: every choice of heaps is played.
//!
//! The middle tier goes up to 8 heaps: sets of different heaps are counted heap by heap, by their
//! nim sum, and each has as many orders as its heaps can be put in.

use reference::{ordered_heaps, take_from_one_heap, Generator, Input, Reference, Search};

const PRIME: u64 = 1_000_000_007;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000_000)..=g.pick(3, 10_000_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(1..=8))
}

fn answer_by_sets(input: &mut Input) -> String {
    let heaps = input.number(1..=10usize);
    input.end();
    let sizes = 1 << heaps;
    // By how many heaps are chosen, and their nim sum.
    let mut sets = vec![vec![0u64; sizes]; heaps + 1];
    sets[0][0] = 1;
    for size in 1..sizes {
        for chosen in (1..=heaps).rev() {
            for nim_sum in 0..sizes {
                sets[chosen][nim_sum] += sets[chosen - 1][nim_sum ^ size];
            }
        }
        sets.iter_mut().flatten().for_each(|sets| *sets %= PRIME);
    }
    let won = sets[heaps][1..].iter().sum::<u64>() % PRIME;
    format!("{}\n", (1..=heaps as u64).fold(won, |orders, heap| orders * heap % PRIME))
}

fn answer(input: &mut Input) -> String {
    let heaps = input.number(1..=10_000_000u64);
    input.end();
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let sizes: Vec<u64> = (1..1 << heaps).collect();
    let mut won = 0;
    for mut heaps in ordered_heaps(heaps, &sizes) {
        heaps.sort_unstable();
        let differ = heaps.windows(2).all(|pair| pair[0] < pair[1]);
        won += u64::from(differ && search.mover_wins(&heaps, &options));
    }
    format!("{}\n", won % PRIME)
}
