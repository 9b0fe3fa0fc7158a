//! LeetCode 2029 by its rules: removes every stone, in every position.

use reference::{listed, spaced, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
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
    format!("{}\n", listed(&values))
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
        .written(|(stones, removed, _)| format!("{} | {removed}", spaced(stones)))
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
