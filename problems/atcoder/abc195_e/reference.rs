//! AtCoder ABC 195 E by its rules: both digits in every round, and the whole number at the end.
//!
//! The middle tier has a few hundred rounds. It goes forwards from the first one and remembers the
//! remainders modulo 70, which say more than those modulo 7.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate, answer_by_remainders).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(9, 200_000));
    let digits: String = (0..n).map(|_| char::from(b'0' + g.within(0..=9) as u8)).collect();
    // Takahashi needs the last rounds to have a chance.
    let his = g.within(0..=n);
    let player = |place| if place >= n - his.min(3) || g.one_in(2) { 'T' } else { 'A' };
    let players: String = (0..n).map(player).collect();
    format!("{n}\n{digits}\n{players}\n")
}

fn answer_by_remainders(input: &mut Input) -> String {
    let (digits, players) = read(input);
    let mut known = HashMap::new();
    let takahashi = takahashi_wins_from(0, &digits, players, &mut known);
    if takahashi { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

/// Returns what [`takahashi_wins`] does, given the remainder of the number modulo 70, and remembers
/// it with the number of rounds to come.
fn takahashi_wins_from(
    remainder: u64,
    digits: &[u64],
    players: &[u8],
    known: &mut HashMap<(u64, usize), bool>,
) -> bool {
    let Some(&digit) = digits.first() else {
        return remainder % 7 == 0;
    };
    if let Some(&wins) = known.get(&(remainder, digits.len())) {
        return wins;
    }
    let mut after = |digit| {
        takahashi_wins_from((10 * remainder + digit) % 70, &digits[1..], &players[1..], known)
    };
    let both = [after(0), after(digit)];
    let wins = both.contains(&true) && (players[0] == b'T' || !both.contains(&false));
    known.insert((remainder, digits.len()), wins);
    wins
}

fn answer(input: &mut Input) -> String {
    let (digits, players) = read(input);
    let takahashi = takahashi_wins(0, &digits, players);
    if takahashi { "Takahashi\n" } else { "Aoki\n" }.to_string()
}

/// Reads the digits and the players.
fn read<'a>(input: &mut Input<'a>) -> (Vec<u64>, &'a [u8]) {
    let n = input.number(1..=200_000);
    let digits: Vec<u64> = word(input, n).iter().map(|letter| u64::from(letter - b'0')).collect();
    assert!(digits.iter().all(|&digit| digit < 10), "a letter among the digits");
    let players = word(input, n);
    input.end();
    (digits, players)
}

fn word<'a>(input: &mut Input<'a>, length: usize) -> &'a [u8] {
    let word = input.token().expect("a word").as_bytes();
    assert!(word.len() == length, "a word of another length");
    word
}

fn takahashi_wins(number: u64, digits: &[u64], players: &[u8]) -> bool {
    let Some(&digit) = digits.first() else {
        return number % 7 == 0;
    };
    let wins = |digit| takahashi_wins(10 * number + digit, &digits[1..], &players[1..]);
    match players[0] {
        b'T' => wins(0) || wins(digit),
        b'A' => wins(0) && wins(digit),
        _ => panic!("neither player"),
    }
}
