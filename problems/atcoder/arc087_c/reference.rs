//! AtCoder ARC 087 E by its rules: every string is added, sets of strings being bit masks.
//!
//! The middle tier has strings of up to 200 digits. A full tree of free strings is worth the mex of
//! what adding one of them leaves, the full trees beside its path.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search, Size};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let (length, strings) = match g.size() {
        Size::Tiny => {
            // With 4 digits and few strings, the game is too long for a search.
            let length = if g.one_in(10) { 4 } else { g.within(1..=3) };
            let mut strings = Vec::new();
            grow(g, length, String::new(), &mut strings);
            (length, strings)
        }
        Size::Largest => {
            let most = 1_000_000_000_000_000_000;
            let length = if g.one_in(2) { most } else { most - g.within(0..=1_000_000) };
            let strings = match g.within(0..=2) {
                0 => vec![(0..100_000).map(|_| g.within(0..=1).to_string()).collect()],
                1 => (0..440).map(|ones| "1".repeat(ones) + "0").collect(),
                _ => {
                    let first = g.within(0..=500) as usize;
                    (first..first + 7692).map(|number| format!("{number:013b}")).collect()
                }
            };
            (length, strings)
        }
    };
    format!("{} {length}\n{}\n", strings.len(), strings.join("\n"))
}

/// Adds strings that begin with `path`, at least one.
fn grow(g: &mut Generator, length: u64, path: String, strings: &mut Vec<String>) {
    let level = path.len() as u64;
    if level == length || (level > length.saturating_sub(3) && g.one_in(3)) {
        strings.push(path);
        return;
    }
    let both = level + 2 < length || g.one_in(2);
    let only = g.within(0..=1);
    for digit in (0..=1).filter(|&digit| both || digit == only) {
        grow(g, length, format!("{path}{digit}"), strings);
    }
}

/// Returns strings that are a lost position if some are found soon, and
/// otherwise not; often they are beside the way to one long string.
fn generate_middle(g: &mut Generator) -> String {
    let length =
        if g.one_in(2) { g.within(5..=200) } else { 8 * g.within(1..=25) + g.within(0..=1) };
    let is_lost = g.one_in(2);
    let values = values_of_trees(length as usize);
    let mut strings = Vec::new();
    for _ in 0..60 {
        strings.clear();
        let depth = g.within(1..=length.min(6));
        grow(g, depth, String::new(), &mut strings);
        if g.one_in(2) {
            strings = beside_one_way(g, length);
        }
        if (nim_sum(&strings, length as usize, &values) == 0) == is_lost {
            break;
        }
    }
    format!("{} {length}\n{}\n", strings.len(), strings.join("\n"))
}

/// Returns one string, and others beside its way at all levels but a few.
fn beside_one_way(g: &mut Generator, length: u64) -> Vec<String> {
    let digits = g.within(2..=length.min(60)) as usize;
    let way: Vec<u64> = g.many(digits as u64, 0..=1);
    let count = g.within(2..=5);
    let free = g.many(count, 0..=digits as u64 - 1);
    let written = |digits: &[u64]| digits.iter().map(u64::to_string).collect::<String>();
    let mut strings = vec![written(&way)];
    for level in (0..digits).filter(|&level| !free.contains(&(level as u64))) {
        strings.push(written(&way[..level]) + &(1 - way[level]).to_string());
    }
    strings
}

/// Returns the values of the full trees of up to `most` levels.
fn values_of_trees(most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![0];
    for levels in 1..=most {
        // The trees that are left if a string on the first level, the second one and so on is added.
        let left =
            values.iter().rev().scan(0, |sum, value| Some(std::mem::replace(sum, *sum ^ value)));
        values.push(mex(left.take(levels)));
    }
    values
}

/// Returns the nim sum of the full trees of strings that can be added.
fn nim_sum(strings: &[String], length: usize, values: &[u64]) -> u64 {
    let beginnings: BTreeSet<&str> =
        strings.iter().flat_map(|s| (0..=s.len()).map(move |end| &s[..end])).collect();
    let mut sum = 0;
    for string in &beginnings {
        let longer = [0, 1].map(|digit| format!("{string}{digit}"));
        let lacking = longer.iter().filter(|longer| !beginnings.contains(longer.as_str())).count();
        // If both are lacking, it is a given string.
        if lacking == 1 {
            sum ^= values[length - string.len()];
        }
    }
    sum
}

fn answer_by_values(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let length = input.number(1..=1000);
    let strings: Vec<String> =
        (0..n).map(|_| input.token().expect("fewer than n strings").to_string()).collect();
    input.end();
    let alice = nim_sum(&strings, length, &values_of_trees(length)) > 0;
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let length = input.number(1..=1_000_000_000_000_000_000u64);
    assert!(length <= 4, "too long for a reference");
    let all = 1..=length;
    let all: Vec<String> = all.flat_map(|l| (0..1u64 << l).map(move |s| digits(s, l))).collect();
    let conflicts: Vec<u32> = all
        .iter()
        .map(|one| {
            let clash = |other: &&String| other.starts_with(one) || one.starts_with(*other);
            let places = (0..all.len()).filter(|&place| clash(&&all[place]));
            places.map(|place| 1 << place).sum()
        })
        .collect();
    let free = |set: u32, place: usize| set & conflicts[place] == 0;
    let mut set = 0;
    for _ in 0..n {
        let word = input.token().expect("fewer than n strings");
        let place = all
            .iter()
            .position(|string| string == word)
            .expect("no string of 0 and 1 with up to L digits");
        assert!(free(set, place), "one string begins with another");
        set |= 1 << place;
    }
    input.end();
    let written = |&set: &u32| {
        let words = (0..all.len()).filter(|place| set >> place & 1 == 1);
        words.map(|place| all[place].as_str()).collect::<Vec<_>>().join(" ")
    };
    let alice = Search::normal().written(written).mover_wins(&set, &|&set: &u32| {
        let places = (0..all.len()).filter(|&place| free(set, place));
        places.map(|place| set | 1 << place).collect()
    });
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn digits(number: u64, length: u64) -> String {
    (0..length).rev().map(|at| if number >> at & 1 == 1 { '1' } else { '0' }).collect()
}
