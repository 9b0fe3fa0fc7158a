//! AtCoder AGC 045 A by its rules: both choices in every round.

use reference::{spaced, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 200)..=g.pick(7, 200));
        let largest = if g.one_in(2) { 7 } else { g.pick(15, 1_000_000_000_000_000_000) };
        let numbers = g.many(n, 1..=largest);
        // The player of the last rounds should be 0, or 1 wins at once.
        let his = g.within(0..=n.min(g.pick(3, 70)));
        let player = |place| if place >= n - his || g.one_in(2) { '0' } else { '1' };
        let players: String = (0..n).map(player).collect();
        input += &format!("{n}\n{}\n{players}\n", spaced(&numbers));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=200);
        let numbers = input.numbers(n, 1..=1_000_000_000_000_000_000);
        let players = input.token().expect("the players").as_bytes();
        assert!(players.len() == n, "not a player for each round");
        output += if ends_with_zero(0, &numbers, players) { "0\n" } else { "1\n" };
    }
    input.end();
    output
}

fn ends_with_zero(x: u64, numbers: &[u64], players: &[u8]) -> bool {
    let Some(&number) = numbers.first() else {
        return x == 0;
    };
    let replaced = ends_with_zero(x ^ number, &numbers[1..], &players[1..]);
    let left = ends_with_zero(x, &numbers[1..], &players[1..]);
    match players[0] {
        b'0' => replaced || left,
        b'1' => replaced && left,
        _ => panic!("neither player"),
    }
}
