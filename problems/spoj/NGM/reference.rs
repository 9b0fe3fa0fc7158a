//! SPOJ NGM by its rules: every digit is subtracted.
//!
//! The middle tier has numbers of up to 20,000: who wins each smaller number is remembered.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(200, 1_999_999_999);
    format!("{}\n", g.within(1..=largest))
}

fn generate_middle(g: &mut Generator) -> String {
    // A multiple of 10 among them with the probability 1/2.
    let number = g.within(1..=2000) * 10;
    format!("{}\n", if g.one_in(2) { number } else { number - g.within(1..=9) })
}

fn read(input: &mut Input) -> u64 {
    let number = input.number(1..=1_999_999_999);
    input.end();
    number
}

/// Returns what is left after each move, with the digit that is subtracted.
fn moves(number: u64) -> Vec<(u64, u64)> {
    let digits = number.to_string().into_bytes().into_iter();
    let mut digits: Vec<u64> = digits.map(|digit| u64::from(digit - b'0')).collect();
    digits.sort_unstable();
    digits.dedup();
    digits.into_iter().filter(|&digit| digit > 0).map(|digit| (digit, number - digit)).collect()
}

fn answer(input: &mut Input) -> String {
    let number = read(input);
    let options = |&number: &u64| moves(number).into_iter().map(|(_, left)| left).collect();
    let mut search = Search::normal();
    if !search.mover_wins(&number, &options) {
        return "2\n".to_string();
    }
    written(moves(number).into_iter().filter(|(_, left)| !search.mover_wins(left, &options)))
}

fn answer_by_table(input: &mut Input) -> String {
    let number = read(input);
    let mut won = vec![false];
    for number in 1..=number {
        won.push(moves(number).iter().any(|&(_, left)| !won[left as usize]));
    }
    if !won[number as usize] {
        return "2\n".to_string();
    }
    written(moves(number).into_iter().filter(|&(_, left)| !won[left as usize]))
}

/// Returns the answer, with the winning digit; a position with several has not been found.
fn written(mut winning: impl Iterator<Item = (u64, u64)>) -> String {
    let (digit, _) = winning.next().expect("the position is won");
    assert!(winning.next().is_none(), "several digits win");
    format!("1\n{digit}\n")
}
