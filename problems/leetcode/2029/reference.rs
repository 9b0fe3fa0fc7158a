//! LeetCode 2029 by its rules: removes every stone, in every position.

use reference::{listed, Generator, Input, Reference};

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
    format!("{}\n", alice_wins(&stones, 0, true))
}

fn alice_wins(stones: &[u64], removed: u64, is_alices_turn: bool) -> bool {
    if stones.is_empty() {
        return false;
    }
    let mut moves = (0..stones.len()).map(|index| {
        let sum = removed + stones[index];
        if sum % 3 == 0 {
            return !is_alices_turn;
        }
        let rest = [&stones[..index], &stones[index + 1..]].concat();
        alice_wins(&rest, sum, !is_alices_turn)
    });
    match is_alices_turn {
        true => moves.any(|wins| wins),
        false => moves.all(|wins| wins),
    }
}
