//! Codeforces 1738C by its rules: takes the numbers themselves and adds them up.
//!
//! The middle tier has up to 100 numbers, of which a position keeps only how many are odd and
//! how many even, and the parity of Alice's sum.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_parities).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("40\n");
    for _ in 0..40 {
        let n = g.within(8..=100);
        let largest = if g.one_in(2) { 3 } else { 1_000_000_000 };
        let numbers: Vec<String> = (0..n)
            .map(|_| (g.within(0..=2 * largest) as i64 - largest as i64).to_string())
            .collect();
        input += &format!("{n}\n{}\n", numbers.join(" "));
    }
    input
}

/// How many odd numbers and even ones are left, whether Alice's sum is odd, and whether she is to
/// move.
type Parities = (usize, usize, bool, bool);

fn answer_by_parities(input: &mut Input) -> String {
    let mut search = Search::normal().over(|&(odd, even, sum_is_odd, she_moves): &Parities| {
        (odd + even == 0).then_some(Standing::of_mover(sum_is_odd != she_moves))
    });
    let options = |&(odd, even, sum_is_odd, she_moves): &Parities| {
        let mut options = Vec::new();
        if odd > 0 {
            options.push((odd - 1, even, sum_is_odd != she_moves, !she_moves));
        }
        if even > 0 {
            options.push((odd, even - 1, sum_is_odd, !she_moves));
        }
        options
    };
    let mut output = String::new();
    for numbers in read(input) {
        let odd = numbers.iter().filter(|number| number.abs() % 2 == 1).count();
        let start = (odd, numbers.len() - odd, false, true);
        output += if search.mover_wins(&start, &options) { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<i64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100);
        cases.push(input.numbers(n, -1_000_000_000..=1_000_000_000i64));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for mut numbers in read(input) {
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
