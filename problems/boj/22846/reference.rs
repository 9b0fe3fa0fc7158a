//! BOJ 22846 by its rules: every divisor is added, as long as the number does not pass K.
//!
//! The middle tier has limits of up to 3000, and values by the definition, from K down.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 99_990)..=g.pick(40, 100_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(41..=3000))
}

fn read(input: &mut Input) -> u64 {
    let most = input.number(1..=100_000);
    input.end();
    most
}

/// Returns the numbers after each move that does not lose at once.
fn moves(number: u64, most: u64) -> Vec<u64> {
    let divisors = (1..=number).filter(|divisor| number % divisor == 0);
    divisors.map(|divisor| number + divisor).filter(|&after| after <= most).collect()
}

fn answer(input: &mut Input) -> String {
    let most = read(input);
    winner(Search::normal().mover_wins(&1, &|&number| moves(number, most)))
}

fn answer_by_values(input: &mut Input) -> String {
    let most = read(input);
    let options = |&number: &u64| -> Vec<Vec<u64>> {
        moves(number, most).into_iter().map(|after| vec![after]).collect()
    };
    let mut values = GrundyValues::new();
    // Large numbers first, so that no recursion is deep.
    for number in (1..=most).rev() {
        values.value(&number, &options);
    }
    winner(values.value(&1, &options) > 0)
}

fn winner(kali_wins: bool) -> String {
    if kali_wins { "Kali\n" } else { "Ringo\n" }.to_string()
}
