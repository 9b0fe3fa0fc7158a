//! LeetCode 810 by its rules: erases every number, on every board.

use reference::{listed, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 999)..=g.pick(7, 1000));
    let most = g.pick(3, (1 << 16) - 1);
    format!("{}\n", listed(&g.many(count, 0..=most)))
}

fn answer(input: &mut Input) -> String {
    let numbers = input.list(1..=1000, 0..=(1u64 << 16) - 1);
    input.end();
    format!("{}\n", mover_wins(&numbers))
}

fn mover_wins(numbers: &[u64]) -> bool {
    let is_zero = |numbers: &[u64]| numbers.iter().fold(0, |sum, number| sum ^ number) == 0;
    if is_zero(numbers) {
        return true;
    }
    (0..numbers.len()).any(|erased| {
        let rest = [&numbers[..erased], &numbers[erased + 1..]].concat();
        !is_zero(&rest) && !mover_wins(&rest)
    })
}
