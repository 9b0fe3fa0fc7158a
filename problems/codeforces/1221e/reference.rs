//! Codeforces 1221E by its rules: every place in the string.
//!
//! The middle tier has strings of up to 40. There a position is the sorted lengths of the runs in
//! which Bob can move.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_runs).run();
}

fn generate(g: &mut Generator) -> String {
    let (cases, n, longest) = match g.pick(false, true) {
        false => (g.within(1..=3), 12, 6),
        true => match g.within(0..=3) {
            0 => (300_000, 1, 300_000),
            1 => (3000, 100, 20),
            2 => (1, 300_000, 300_000),
            _ => (1, 300_000, 3000),
        },
    };
    written(g, cases, n, longest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 5, 36, 12)
}

fn written(g: &mut Generator, cases: u64, most: u64, longest: u64) -> String {
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let a = g.within(longest.div_ceil(3).max(2)..=longest);
        // Most often a < 2b, so that a run can be good for just one move.
        let b = if g.one_in(4) { g.within(1..=a - 1) } else { g.within(a / 2..=a - 1).max(1) };
        let n = g.within(most.div_ceil(2)..=most) as usize;
        let any_runs = g.one_in(2);
        let mut string = String::new();
        while string.len() < n {
            let run = match g.within(0..=5) {
                _ if any_runs => g.within(0..=2 * b + 1),
                _ if string.is_empty() => g.within(2 * b..=a + 4 * b),
                0 | 1 => g.within(0..=b - 1),
                _ if a < 2 * b => g.within(a..=2 * b - 1),
                _ => 0,
            };
            string += &".".repeat(run as usize);
            string.push('X');
        }
        string.truncate(n);
        text += &format!("{a} {b}\n{string}\n");
    }
    text
}

fn answer(input: &mut Input) -> String {
    verdicts(input, |a, b, string| {
        assert!(string.len() <= 16, "too large for a reference");
        let options = |(string, alice): &(String, bool)| -> Vec<(String, bool)> {
            let length = if *alice { a } else { b };
            let free = ".".repeat(length);
            let places = (0..=string.len().saturating_sub(length)).filter(|&place| {
                string.get(place..place + length).is_some_and(|part| part == free)
            });
            let turned = "X".repeat(length);
            let after = |place: usize| {
                format!("{}{turned}{}", &string[..place], &string[place + length..])
            };
            places.map(|place| (after(place), !alice)).collect()
        };
        let mut search = Search::normal()
            .written(|(string, _): &(String, bool)| string.clone())
            .turn(|&(_, alice): &(String, bool)| if alice { "Alice" } else { "Bob" });
        search.mover_wins(&(string.to_string(), true), &options)
    })
}

fn answer_by_runs(input: &mut Input) -> String {
    verdicts(input, |a, b, string| {
        assert!(string.len() <= 40, "too large for a table");
        let runs = string.split('X').map(str::len);
        let mut runs: Vec<usize> = runs.filter(|&run| run >= b).collect();
        runs.sort_unstable();
        let options = |(runs, alice): &Runs| -> Vec<Runs> {
            let length = if *alice { a } else { b };
            let mut options = Vec::new();
            for (place, &run) in runs.iter().enumerate().filter(|&(_, &run)| run >= length) {
                for before in 0..=(run - length) / 2 {
                    let mut after = runs.clone();
                    after.remove(place);
                    let parts = [before, run - length - before];
                    after.extend(parts.into_iter().filter(|&part| part >= b));
                    after.sort_unstable();
                    options.push((after, !alice));
                }
            }
            options
        };
        Search::normal().mover_wins(&(runs, true), &options)
    })
}

/// The lengths of the runs of at least b, and whether Alice is to move.
type Runs = (Vec<usize>, bool);

fn verdicts(input: &mut Input, alice_wins: impl Fn(usize, usize, &str) -> bool) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=300_000) {
        let a = input.number(2..=300_000);
        let b = input.number(1..=a - 1);
        let string = input.token().expect("a string");
        assert!(string.bytes().all(|c| b".X".contains(&c)), "neither . nor X");
        sum += string.len();
        output += if alice_wins(a, b, string) { "YES\n" } else { "NO\n" };
    }
    assert!(sum <= 300_000, "{sum} signs");
    input.end();
    output
}
