//! Codeforces 1738C by its rules: takes the numbers themselves and adds them up.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 100)..=g.pick(3, 100));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(7, 100));
        let largest = g.pick(3, 1_000_000_000);
        let numbers: Vec<String> = (0..n)
            .map(|_| (g.within(0..=2 * largest) as i64 - largest as i64).to_string())
            .collect();
        input += &format!("{n}\n{}\n", numbers.join(" "));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        let mut numbers = input.numbers(n, -1_000_000_000..=1_000_000_000i64);
        numbers.sort_unstable();
        let mut search = Search::normal()
            .over(|(numbers, her_sum, she_moves): &Position| {
                let she_wins = her_sum % 2 == 0;
                let standing = Standing::of_mover(she_wins == *she_moves);
                numbers.is_empty().then_some(standing)
            })
            .written(|(numbers, her_sum, _)| {
                let left: Vec<String> = numbers.iter().map(i64::to_string).collect();
                format!("{} | {her_sum}", left.join(" "))
            })
            .turn(|position| if position.2 { "Alice" } else { "Bob" });
        let alice = search.mover_wins(&(numbers, 0, true), &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}

/// The numbers that are left, Alice's sum, and whether she is to move.
type Position = (Vec<i64>, i64, bool);

fn options((numbers, her_sum, she_moves): &Position) -> Vec<Position> {
    let take = |place: usize| {
        let rest = [&numbers[..place], &numbers[place + 1..]].concat();
        (rest, her_sum + if *she_moves { numbers[place] } else { 0 }, !she_moves)
    };
    (0..numbers.len()).map(take).collect()
}
