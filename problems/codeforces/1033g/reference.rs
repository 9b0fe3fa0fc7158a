//! Codeforces 1033G by its rules: tries every move for every pair of numbers.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let highest = [40, 12, 7, 5][n.min(4) as usize - 1];
    let highest = g.within(2..=highest);
    let m = g.within(g.pick(1, 100_000)..=g.pick(highest.min(9), 100_000));
    let piles = g.many(n, 1..=g.pick(highest, 1_000_000_000_000_000_000));
    format!("{n} {m}\n{}\n", spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100);
    let m = input.number(1..=100_000);
    let mut piles = input.numbers(n, 1..=1_000_000_000_000_000_000u64);
    input.end();
    piles.sort_unstable();
    let mut counts = [[0; 2]; 2];
    for (a, b) in (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b))) {
        // A position is the piles, and the number that the player to move takes.
        let options = |(piles, take): &(Vec<u64>, u64)| {
            let mut options = Vec::new();
            for place in (0..n).filter(|&place| piles[place] >= *take) {
                let mut option = piles.clone();
                option[place] -= take;
                option.sort_unstable();
                options.push((option, a + b - take));
            }
            options
        };
        let mut search = Search::normal()
            .written(|(piles, _): &(Vec<u64>, u64)| spaced(piles))
            .turn(|(_, take)| format!("−{take}"));
        let alice = search.mover_wins(&(piles.clone(), a), &options);
        let bob = search.mover_wins(&(piles.clone(), b), &options);
        counts[usize::from(alice)][usize::from(bob)] += 1;
    }
    let [[second, bob], [alice, first]] = counts;
    format!("{alice} {bob} {first} {second}\n")
}
