//! LeetCode 810 by its rules: erases every number, on every board.
//!
//! The middle tier has up to 15 numbers of up to 16 bits, of four different ones; the same search
//! remembers what is left.

use reference::{json_list, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let count = g.within(g.pick(1, 999)..=g.pick(7, 1000));
    let most = g.pick(3, (1 << 16) - 1);
    format!("{}\n", json_list(&g.many(count, 0..=most)))
}

fn generate_middle(g: &mut Generator) -> String {
    let (x, y) = (g.within(0..=(1 << 16) - 1), g.within(1..=(1 << 16) - 1));
    let kinds = [x, y, x ^ y, g.within(0..=(1 << 16) - 1)];
    let count = g.within(7..=15);
    let kind = |_| kinds[g.within(0..=3) as usize];
    let mut numbers: Vec<u64> = (0..count).map(kind).collect();
    let last = numbers[1..].iter().fold(0, |sum, number| sum ^ number);
    if kinds.contains(&last) && g.one_in(2) {
        numbers[0] = last;
    }
    format!("{}\n", json_list(&numbers))
}

fn answer_by_counts(input: &mut Input) -> String {
    let mut numbers = input.list(1..=15, 0..=(1u64 << 16) - 1);
    input.end();
    numbers.sort_unstable();
    let is_zero = |numbers: &Vec<u64>| numbers.iter().fold(0, |sum, number| sum ^ number) == 0;
    let mut search = Search::normal().over(|numbers| is_zero(numbers).then_some(Standing::Won));
    let options = |numbers: &Vec<u64>| {
        let erase = |place: usize| [&numbers[..place], &numbers[place + 1..]].concat();
        (0..numbers.len()).map(erase).collect()
    };
    format!("{}\n", search.mover_wins(&numbers, &options))
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
