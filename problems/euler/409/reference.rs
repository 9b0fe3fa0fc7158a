//! Project Euler 409 by its rules: every choice of heaps is played.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000_000)..=g.pick(3, 10_000_000)))
}

fn answer(input: &mut Input) -> String {
    let heaps = input.number(1..=10_000_000usize);
    input.end();
    let mut search = Search::normal();
    let won = won_positions(&mut search, heaps, &mut vec![]);
    format!("{}\n", won % 1_000_000_007)
}

/// Returns how many ways of adding heaps to `chosen`, up to the number `heaps`, are won.
fn won_positions(search: &mut Search<Vec<u64>>, heaps: usize, chosen: &mut Vec<u64>) -> u64 {
    if chosen.len() == heaps {
        let mut sorted = chosen.clone();
        sorted.sort_unstable();
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        return u64::from(search.mover_wins(&sorted, &options));
    }
    let mut won = 0;
    for stones in 1..1 << heaps {
        if !chosen.contains(&stones) {
            chosen.push(stones);
            won += won_positions(search, heaps, chosen);
            chosen.pop();
        }
    }
    won
}
