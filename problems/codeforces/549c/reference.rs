//! Codeforces 549C by its rules: burns every town.

use reference::{spaced, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 199_999)..=g.pick(9, 200_000));
    let k = g.within(1..=n);
    let rarity = g.within(1..=5);
    let mut towns = g.many(n, 1..=g.pick(5, 500_000));
    for town in &mut towns {
        // Towns of one kind are rarer than those of the other.
        *town = 2 * *town - u64::from(g.one_in(rarity));
    }
    format!("{n} {k}\n{}\n", spaced(&towns))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000usize);
    let k = input.number(1..=n);
    let towns = input.numbers(n, 1..=1_000_000u64);
    input.end();
    if stannis_wins(&towns, k, true) { "Stannis\n" } else { "Daenerys\n" }.to_string()
}

/// Returns whether Stannis wins; it is his turn if `stannis_moves`.
fn stannis_wins(towns: &[u64], k: usize, stannis_moves: bool) -> bool {
    if towns.len() == k {
        return towns.iter().sum::<u64>() % 2 == 1;
    }
    let mut outcomes = (0..towns.len()).map(|burned| {
        let left = [&towns[..burned], &towns[burned + 1..]].concat();
        stannis_wins(&left, k, !stannis_moves)
    });
    if stannis_moves {
        outcomes.any(|wins| wins)
    } else {
        outcomes.all(|wins| wins)
    }
}
