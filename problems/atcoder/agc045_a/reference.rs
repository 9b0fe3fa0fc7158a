//! AtCoder AGC 045 A by its rules: both choices in every round.
//!
//! The middle tier has up to 200 rounds with numbers that eight others of up to 60 digits make. It
//! goes backwards from the last round, with the set of all numbers from which player 0 wins.

use reference::{join, Generator, Input, Reference};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
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
        input += &format!("{n}\n{}\n{players}\n", join(&numbers));
    }
    input
}

/// Returns cases in which player 1 gets numbers that later ones of player 0 make, all but one of
/// them or all.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for _ in 0..5 {
        let n = g.within(10..=200);
        let count = g.within(2..=8);
        let base = g.many(count, 1..=(1 << 59) - 1);
        let mixed = |g: &mut Generator, numbers: &[u64]| -> u64 {
            let chosen: Vec<u64> = numbers.iter().copied().filter(|_| g.one_in(2)).collect();
            chosen.into_iter().fold(0, |sum, number| sum ^ number)
        };
        let odd_one = if g.one_in(2) { g.within(0..=n - 1) } else { n };
        let (mut rounds, mut zeros) = (Vec::new(), Vec::new());
        for round in 0..n {
            let number = match round {
                _ if round == odd_one => mixed(g, &base),
                _ if !zeros.is_empty() && g.one_in(2) => mixed(g, &zeros),
                _ => 0,
            };
            if number > 0 {
                rounds.push((number, '1'));
            } else {
                // At first only the small ones.
                let number = mixed(g, &base[..base.len() - usize::from(round < n / 2)]);
                let number = if number == 0 { base[0] } else { number };
                zeros.push(number);
                rounds.push((number, '0'));
            }
        }
        let numbers: Vec<u64> = rounds.iter().rev().map(|&(number, _)| number).collect();
        let players: String = rounds.iter().rev().map(|&(_, player)| player).collect();
        input += &format!("{n}\n{}\n{players}\n", join(&numbers));
    }
    input
}

fn answer_by_sets(input: &mut Input) -> String {
    let mut output = String::new();
    for (numbers, players) in read(input) {
        let mut good = BTreeSet::from([0]);
        for (number, player) in numbers.into_iter().zip(players).rev() {
            let replaced: BTreeSet<u64> = good.iter().map(|x| x ^ number).collect();
            good = match player {
                b'0' => &good | &replaced,
                b'1' => &good & &replaced,
                _ => panic!("neither player"),
            };
        }
        output += if good.contains(&0) { "0\n" } else { "1\n" };
    }
    output
}

/// Reads the numbers and the players of each case.
fn read<'a>(input: &mut Input<'a>) -> Vec<(Vec<u64>, &'a [u8])> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=200);
        let numbers = input.numbers(n, 1..=1_000_000_000_000_000_000);
        let players = input.token().expect("the players").as_bytes();
        assert!(players.len() == n, "not a player for each round");
        cases.push((numbers, players));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for (numbers, players) in read(input) {
        output += if ends_with_zero(0, &numbers, players) { "0\n" } else { "1\n" };
    }
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
