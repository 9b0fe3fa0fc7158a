//! Codeforces 2004E by its rules: tries every coprime number.
//!
//! The middle tier has piles of up to 1500 stones, each worth the mex of what the moves leave.
//! Numbers that have a divisor in common with the pile are marked.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=3);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = g.pick(3, 100_000);
        let n = g.within(g.pick(1, most)..=most);
        let largest = g.pick(if n == 3 { 6 } else { 30 / n }, 10_000_000);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=largest)));
    }
    input
}

/// The largest pile whose value is found.
const LARGEST: usize = 1500;

/// Returns piles of which the last one often makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let values = values();
    let mut input = String::from("30\n");
    for _ in 0..30 {
        let n = g.within(1..=4);
        // Odd piles have the larger values.
        let mut piles = g.many(n, 1..=LARGEST as u64);
        piles.iter_mut().for_each(|pile| *pile -= (*pile + 1) % 2 * g.within(0..=1));
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        let from = g.within(1..=LARGEST as u64);
        let mut places = (from..=LARGEST as u64).chain(1..from);
        if !g.one_in(3) {
            piles.extend(places.find(|&pile| values[pile as usize] == sum));
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = values();
    let mut output = String::new();
    for piles in read(input) {
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        output += if sum > 0 { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn values() -> Vec<u64> {
    let mut values = vec![0];
    for pile in 1..=LARGEST {
        let mut is_coprime = vec![true; pile + 1];
        for divisor in (2..=pile).filter(|divisor| pile % divisor == 0) {
            (0..=pile).step_by(divisor).for_each(|multiple| is_coprime[multiple] = false);
        }
        let takes = (1..=pile).filter(|&take| is_coprime[take]);
        values.push(mex(takes.map(|take| values[pile - take])));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let (mut cases, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=300_000);
        all += n;
        assert!(all <= 300_000, "{all} piles");
        cases.push(input.numbers(n, 1..=10_000_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for mut piles in read(input) {
        piles.sort_unstable();
        let options = |piles: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &pile) in piles.iter().enumerate() {
                let rest = [&piles[..place], &piles[place + 1..]].concat();
                for left in take_from_one_heap(&[pile], |take| are_coprime(pile, take)) {
                    let mut option = [&rest[..], &left].concat();
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        output += if search.mover_wins(&piles, &options) { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn are_coprime(x: u64, y: u64) -> bool {
    (2..=x.min(y)).all(|d| x % d != 0 || y % d != 0)
}
