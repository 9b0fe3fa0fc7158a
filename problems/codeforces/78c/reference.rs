//! Codeforces 78C by its rules: tries every cut of every log into equal parts.
//!
//! The middle tier has logs of up to 10^5 with many divisors, each worth the mex of what the
//! cuts leave, as a sum of equal parts.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = 1_000_000_000;
    let n = g.within(g.pick(1, largest - 9)..=g.pick(3, largest));
    let m = g.within(g.pick(1, largest - 9)..=g.pick(if n == 1 { 16 } else { 7 }, largest));
    format!("{n} {m} {}\n", g.within(g.pick(1, m / 2)..=g.pick(5, m)))
}

/// Returns logs whose least length is close to a divisor.
fn generate_middle(g: &mut Generator) -> String {
    let (one, other) = (g.within(1..=300), g.within(1..=300));
    let m = one * other;
    let divisor = [one, other, m, 1][g.within(0..=3) as usize];
    let k = (divisor + g.within(0..=2)).saturating_sub(1).max(1);
    let k = if g.one_in(4) { g.within(1..=m) } else { k };
    format!("{} {m} {k}\n", if g.one_in(5) { g.within(1..=1000) } else { 2 * g.within(0..=50) + 1 })
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { n, m, k } = read(input);
    let options = |&log: &u64| {
        let small = (1..).take_while(|d| d * d <= log).filter(|d| log % d == 0);
        let lengths =
            small.flat_map(|d| [d, log / d]).filter(|&length| k <= length && length < log);
        // Equal parts cancel out in pairs.
        lengths.map(|length| vec![length; (log / length % 2) as usize]).collect()
    };
    let sum = GrundyValues::new().sum(&vec![m; n % 2], &options);
    if sum > 0 { "Timur\n" } else { "Marsel\n" }.to_string()
}

struct Case {
    n: usize,
    m: u64,
    k: u64,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=1_000_000_000);
    let m = input.number(1..=1_000_000_000);
    let k = input.number(1..=1_000_000_000);
    input.end();
    Case { n, m, k }
}

fn answer(input: &mut Input) -> String {
    let Case { n, m, k } = read(input);
    let options = |logs: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &log) in logs.iter().enumerate() {
            for parts in (2..=log).filter(|&parts| log % parts == 0 && log / parts >= k) {
                let mut option = logs.clone();
                option.remove(place);
                option.extend(vec![log / parts; parts as usize]);
                option.sort_unstable();
                options.push(option);
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    };
    let first = Search::normal().mover_wins(&vec![m; n], &options);
    if first { "Timur\n" } else { "Marsel\n" }.to_string()
}
