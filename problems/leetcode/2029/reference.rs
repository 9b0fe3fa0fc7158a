//! LeetCode 2029 by its rules: removes every stone, in every position.
//!
//! The middle tier has up to 80 stones. The search is the same, but keeps only how many stones are
//! left of each remainder.

use reference::{join, json_list, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 99_999)..=g.pick(8, 100_000));
    let mut values = g.many(count, 1..=g.pick(6, 10_000));
    if g.one_in(2) {
        // Few of one remainder.
        let kept = g.within(0..=2);
        for value in &mut values {
            if *value % 3 == kept && !g.one_in(4) {
                *value += 1;
            }
        }
    }
    values.iter_mut().for_each(|value| *value = (*value).min(10_000));
    format!("{}\n", json_list(&values))
}

fn generate_middle(g: &mut Generator) -> String {
    let zeros = g.within(0..=3);
    let ones = g.within(0..=35);
    // The remainders 1 and 2 are often nearly as many.
    let twos = (ones + g.within(0..=10)).saturating_sub(5);
    let twos = if g.one_in(2) { twos } else { g.within(0..=35) };
    let mut values = Vec::new();
    for (remainder, count) in [zeros, ones, twos].into_iter().enumerate() {
        values.extend((0..count).map(|_| 3 * g.within(1..=3332) + remainder as u64));
    }
    values.push(3 * g.within(1..=3333));
    values.swap(0, zeros as usize);
    format!("{}\n", json_list(&values))
}

fn answer_by_counts(input: &mut Input) -> String {
    let stones = input.list(1..=100_000, 1..=10_000u64);
    input.end();
    let mut counts = [0u64; 3];
    stones.iter().for_each(|stone| counts[(stone % 3) as usize] += 1);
    // The sum of the stones that are gone, modulo 3, is known from those that are left.
    let sum = |[_, ones, twos]: &[u64; 3]| (ones + 2 * twos) % 3;
    let whole = sum(&counts);
    let mut search = Search::normal().over(|(left, alice): &([u64; 3], bool)| {
        match (*left != counts && sum(left) == whole, left == &[0; 3]) {
            (true, _) => Some(Standing::Won),
            (_, true) => Some(Standing::of_mover(!alice)),
            _ => None,
        }
    });
    let options = |(left, alice): &([u64; 3], bool)| {
        let remove = |remainder: usize| {
            let mut rest = *left;
            rest[remainder] -= 1;
            (rest, !alice)
        };
        (0..3).filter(|&remainder| left[remainder] > 0).map(remove).collect()
    };
    format!("{}\n", search.mover_wins(&(counts, true), &options))
}

fn answer(input: &mut Input) -> String {
    let stones = input.list(1..=100_000, 1..=10_000u64);
    input.end();
    // A position is the stones that are left, the sum of the others, and whether it is Alice's turn.
    let mut search = Search::normal()
        .over(|(stones, removed, is_alices_turn): &Position| match (removed, stones.len()) {
            (1.., _) if removed % 3 == 0 => Some(Standing::Won),
            (_, 0) if *is_alices_turn => Some(Standing::Lost),
            (_, 0) => Some(Standing::Won),
            _ => None,
        })
        .written(|(stones, removed, _)| format!("{} | {removed}", join(stones)))
        .turn(|position| if position.2 { "Alice" } else { "Bob" });
    format!("{}\n", search.mover_wins(&(stones, 0, true), &options))
}

type Position = (Vec<u64>, u64, bool);

fn options((stones, removed, is_alices_turn): &Position) -> Vec<Position> {
    let remove = |place: usize| {
        let rest = [&stones[..place], &stones[place + 1..]].concat();
        (rest, removed + stones[place], !is_alices_turn)
    };
    (0..stones.len()).map(remove).collect()
}
