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
        // A position is the piles, and whether it is Alice's turn.
        let take = |is_alices: bool| if is_alices { a } else { b };
        let options = |&(ref piles, is_alices): &(Vec<u64>, bool)| {
            let mut options = Vec::new();
            for place in (0..n).filter(|&place| piles[place] >= take(is_alices)) {
                let mut option = piles.clone();
                option[place] -= take(is_alices);
                option.sort_unstable();
                options.push((option, !is_alices));
            }
            options
        };
        let mut search = Search::normal()
            .written(|(piles, is_alices): &(Vec<u64>, bool)| format!("{} −{}", spaced(piles), take(*is_alices)))
            .turn(|(_, is_alices)| if *is_alices { "Alice" } else { "Bob" });
        let alice = search.mover_wins(&(piles.clone(), true), &options);
        let bob = search.mover_wins(&(piles.clone(), false), &options);
        counts[usize::from(alice)][usize::from(bob)] += 1;
    }
    let [[second, bob], [alice, first]] = counts;
    format!("{alice} {bob} {first} {second}\n")
}
