//! Codeforces 2087H by its rules: tries every move that passes no special number.
//!
//! The middle tier has heaps of up to 200 stones, each worth the mex of what the moves leave,
//! and special numbers of which many are equally far apart.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let q = g.within(g.pick(1, 300_000)..=g.pick(12, 300_000));
    let largest = g.pick(11, 300_000);
    let often = g.within(2..=5);
    let mut lines = String::new();
    for _ in 0..q {
        if g.one_in(often) {
            let gap = g.within(1..=3);
            lines += &format!("1 {}\n", g.within(1..=largest / gap) * gap);
        } else {
            let k = g.within(g.pick(1, 3)..=3);
            let heaps = g.many(k, 1..=largest);
            lines += &format!("2 {k} {}\n", join(&heaps));
        }
    }
    format!("{q}\n{lines}")
}

/// The largest heap of the middle tier.
const LARGEST: u64 = 200;

/// Returns questions of which the last heap often makes the nim sum 0.
fn generate_middle(g: &mut Generator) -> String {
    let (mut set, mut lines) = (Vec::new(), Vec::new());
    for _ in 0..30 {
        // A run of equal gaps is put in or taken out, or a single number.
        let gap = g.within(1..=9);
        let numbers = if g.one_in(2) { 1 } else { g.within(1..=6) };
        let first = g.within(1..=LARGEST - 54);
        for number in (0..numbers).map(|place| first + place * gap) {
            toggle(&mut set, number);
            lines.push(format!("1 {number}\n"));
        }
        let values = values(&set);
        for _ in 0..2 {
            let mut heaps = g.many(2, 1..=LARGEST);
            let sum = values[heaps[0] as usize] ^ values[heaps[1] as usize];
            let from = g.within(1..=LARGEST);
            let mut places = (from..=LARGEST).chain(1..from);
            heaps.extend(places.find(|&heap| values[heap as usize] == sum));
            if g.one_in(3) {
                heaps[0] = g.within(1..=LARGEST);
            }
            lines.push(format!("2 {} {}\n", heaps.len(), join(&heaps)));
        }
    }
    format!("{}\n{}", lines.len(), lines.concat())
}

/// Puts a number into the set, or takes it out if it is there.
fn toggle(set: &mut Vec<u64>, number: u64) {
    match set.iter().position(|&s| s == number) {
        Some(place) => drop(set.remove(place)),
        None => set.push(number),
    }
}

/// Returns the values of the heaps up to `LARGEST`.
fn values(set: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=LARGEST {
        let lowest = set.iter().copied().filter(|&s| s < heap).max().unwrap_or(0);
        values.push(mex(values[lowest as usize..].iter().copied()));
    }
    values
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    let mut set = Vec::new();
    let mut known = values(&set);
    for line in read(input) {
        match line {
            Line::Special(number) => {
                toggle(&mut set, number);
                known = values(&set);
            }
            Line::Question(heaps) => {
                let sum = heaps.iter().fold(0, |sum, &heap| sum ^ known[heap as usize]);
                output += if sum > 0 { "First\n" } else { "Second\n" };
            }
        }
    }
    output
}

enum Line {
    /// A number that is put into the set, or taken out.
    Special(u64),
    /// Heaps of which it is asked who wins.
    Question(Vec<u64>),
}

fn read(input: &mut Input) -> Vec<Line> {
    let mut lines = Vec::new();
    for _ in 0..input.number(1..=300_000) {
        if input.number(1..=2) == 1 {
            lines.push(Line::Special(input.number(1..=300_000)));
        } else {
            let k = input.number(1..=3);
            lines.push(Line::Question(input.numbers(k, 1..=300_000)));
        }
    }
    input.end();
    lines
}

fn answer(input: &mut Input) -> String {
    let (mut set, mut output): (Vec<u64>, _) = (Vec::new(), String::new());
    for line in read(input) {
        let mut heaps = match line {
            Line::Special(number) => {
                toggle(&mut set, number);
                continue;
            }
            Line::Question(heaps) => heaps,
        };
        heaps.sort_unstable();
        let options = |heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (place, &from) in heaps.iter().enumerate() {
                for to in (0..from).filter(|&to| !set.iter().any(|&s| to < s && s < from)) {
                    let mut option = heaps.clone();
                    option[place] = to;
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let first = Search::normal().mover_wins(&heaps, &options);
        output += if first { "First\n" } else { "Second\n" };
    }
    output
}
