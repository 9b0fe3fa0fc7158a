//! CodeChef DIVGAME by its rules: the step of 1 and every division.
//!
//! The middle tier has all numbers from 2 to 10,001: a table says for each whether a move leaves a
//! lost one.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(3) { g.pick(400, 100_000_000) } else { g.pick(40, 100_000_000) };
        // One of six numbers in a row may be a prime above 3, for which the test takes longest.
        let number = match g.one_in(2) {
            true => g.within(2..=most),
            false => g.within(1..=(most - 1) / 6) * 6 + 1,
        };
        input += &format!("{number}\n");
    }
    input
}

fn generate_middle(_: &mut Generator) -> String {
    let all = (2..=10_001).map(|number| format!("{number}\n"));
    ["10000\n".to_string()].into_iter().chain(all).collect()
}

fn answer_by_table(input: &mut Input) -> String {
    const MOST: usize = 10_001;
    // Whether a division leads from a number to a lost one.
    let mut divides = vec![false; MOST + 1];
    let mut is_lost = vec![false, true];
    for number in 2..=MOST {
        is_lost.push(!is_lost[number - 1] && !divides[number]);
        if is_lost[number] {
            (2 * number..=MOST).step_by(number).for_each(|multiple| divides[multiple] = true);
        }
    }
    winners(input, |number| !is_lost[number as usize])
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |n| {
        assert!(n <= 5000, "too large for brute force");
        search.mover_wins(&n, &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u64) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(2..=100_000_000u64);
        output += if is_won(n) { "Mike\n" } else { "Tom\n" };
    }
    input.end();
    output
}

fn moves(&number: &u64) -> Vec<u64> {
    let divisors = (2..number).filter(|divisor| number % divisor == 0);
    let quotients = divisors.map(|divisor| number / divisor);
    let step = (number > 1).then(|| number - 1);
    quotients.chain(step).collect()
}
