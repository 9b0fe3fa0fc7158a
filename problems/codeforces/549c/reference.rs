//! Codeforces 549C by its rules: burns every town.

use reference::{spaced, Generator, Input, Reference, Search, Standing};

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
    let mut search = Search::normal()
        .over(|(towns, stannis_moves): &Position| {
            let stannis_wins = towns.iter().sum::<u64>() % 2 == 1;
            let standing = Standing::of_mover(stannis_wins == *stannis_moves);
            (towns.len() == k).then_some(standing)
        })
        .written(|(towns, _)| spaced(towns))
        .turn(|(_, stannis_moves)| if *stannis_moves { "Stannis" } else { "Daenerys" });
    let stannis = search.mover_wins(&(towns, true), &burned);
    if stannis { "Stannis\n" } else { "Daenerys\n" }.to_string()
}

/// The towns that are left, and whether Stannis is to move.
type Position = (Vec<u64>, bool);

fn burned((towns, stannis_moves): &Position) -> Vec<Position> {
    let without = |burned: usize| [&towns[..burned], &towns[burned + 1..]].concat();
    (0..towns.len()).map(|burned| (without(burned), !stannis_moves)).collect()
}
