//! AtCoder ABC 195 E by its rules: both digits in every round, and the whole number at the end.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let digits: Vec<u64> = word(input, n).iter().map(|letter| u64::from(letter - b'0')).collect();
    assert!(digits.iter().all(|&digit| digit < 10), "a letter among the digits");
    let players = word(input, n);
    input.end();
    let takahashi = takahashi_wins(0, &digits, players);
    if takahashi { "Takahashi\n" } else { "Aoki\n" }.to_string()
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
