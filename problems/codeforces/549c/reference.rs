//! Codeforces 549C by its rules: burns every town.
//!
//! The middle tier has up to 60 towns, of which a position keeps only how many are odd and how
//! many even.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parities).run();
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
    format!("{n} {k}\n{}\n", join(&towns))
}

/// Returns towns of which one kind is about as frequent as the moves of a player.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=60);
    let k = if g.one_in(8) { n } else { g.within(1..=n) };
    let few = ((n - k) / 2 + g.within(0..=4)).saturating_sub(2).min(n);
    let few = if g.one_in(4) { g.within(0..=n) } else { few };
    let odd = if g.one_in(2) { few } else { n - few };
    let towns: Vec<u64> =
        (0..n).map(|town| 2 * g.within(1..=500_000) - u64::from(town < odd)).collect();
    format!("{n} {k}\n{}\n", join(&towns))
}

fn answer_by_parities(input: &mut Input) -> String {
    let Case { k, towns } = read(input);
    // The odd and the even towns that are left, and whether Stannis is to move.
    let mut search = Search::normal().over(|&(odd, even, stannis_moves): &(usize, usize, bool)| {
        (odd + even == k).then_some(Standing::of_mover((odd % 2 == 1) == stannis_moves))
    });
    let options = |&(odd, even, stannis_moves): &(usize, usize, bool)| {
        let without_odd = odd.checked_sub(1).map(|odd| (odd, even, !stannis_moves));
        let without_even = even.checked_sub(1).map(|even| (odd, even, !stannis_moves));
        without_odd.into_iter().chain(without_even).collect()
    };
    let odd = towns.iter().filter(|&town| town % 2 == 1).count();
    let stannis = search.mover_wins(&(odd, towns.len() - odd, true), &options);
    if stannis { "Stannis\n" } else { "Daenerys\n" }.to_string()
}

struct Case {
    k: usize,
    towns: Vec<u64>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=200_000usize);
    let k = input.number(1..=n);
    let towns = input.numbers(n, 1..=1_000_000u64);
    input.end();
    Case { k, towns }
}

fn answer(input: &mut Input) -> String {
    let Case { k, towns } = read(input);
    let mut search = Search::normal()
        .over(|(towns, stannis_moves): &Position| {
            let stannis_wins = towns.iter().sum::<u64>() % 2 == 1;
            let standing = Standing::of_mover(stannis_wins == *stannis_moves);
            (towns.len() == k).then_some(standing)
        })
        .written(|(towns, _)| join(towns))
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
