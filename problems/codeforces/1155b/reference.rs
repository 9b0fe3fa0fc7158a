//! Codeforces 1155B by its rules: every digit.
//!
//! The middle tier has 17 digits, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = 2 * g.within(g.pick(6, 40_000)..=g.pick(7, 49_999)) + 1;
    written(g, n)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 17)
}

/// Returns a string with about as many eights among the first digits as decide.
fn written(g: &mut Generator, n: u64) -> String {
    let eights = (n - 11) / 2 + g.within(0..=1);
    let mut first: Vec<char> =
        (0..n - 10).map(|place| if place < eights { '8' } else { '3' }).collect();
    g.shuffle(&mut first);
    let rest: String = (0..10).map(|_| if g.one_in(2) { '8' } else { '0' }).collect();
    format!("{n}\n{}{rest}\n", first.into_iter().collect::<String>())
}

/// The digits, and whether Vasya is to move.
type Position = (String, bool);

fn answer(input: &mut Input) -> String {
    let n = input.number(13..=99_999usize);
    let digits = input.token().expect("a string");
    input.end();
    assert!(n % 2 == 1 && digits.len() == n, "not as long, or even");
    assert!(digits.bytes().all(|digit| digit.is_ascii_digit()), "no digit");
    assert!(n <= 19, "too large for a reference");
    let options = |(digits, vasya): &Position| -> Vec<Position> {
        let erase =
            |place: usize| (format!("{}{}", &digits[..place], &digits[place + 1..]), !vasya);
        let mut after: Vec<Position> = (0..digits.len()).map(erase).collect();
        after.dedup();
        after
    };
    let mut search = Search::normal()
        .over(|(digits, vasya): &Position| {
            (digits.len() == 11).then(|| Standing::of_mover(digits.starts_with('8') == *vasya))
        })
        .written(|(digits, _): &Position| digits.clone())
        .turn(|&(_, vasya): &Position| if vasya { "Vasya" } else { "Petya" });
    let vasya_wins = search.mover_wins(&(digits.to_string(), true), &options);
    String::from(if vasya_wins { "YES\n" } else { "NO\n" })
}
