//! Codeforces 2157I by its rules: uses every number but the one used last.
//!
//! The middle tier asks for all healths up to 1500. For each it finds the winning numbers one by
//! one, as far as two, which is all that matters to whoever must not use one.

use reference::{Generator, Input, Reference, Search};
use std::collections::BTreeMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_healths).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
    let mut input = format!("{cases}\n");
    for case in 0..cases {
        // Small odd numbers, all different, are the most work.
        let tiny = g.within(2..=18);
        let any = g.within(2..=1_000_000);
        let largest = if g.one_in(10) { any } else { 2 * case + 3 };
        let m = g.pick(tiny, largest);
        let n = g.within(g.pick(1, 700_000)..=g.pick(8 * m, 1_000_000));
        input += &format!("{n} {m}\n");
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    const HEALTHS: u64 = 1500;
    // Odd numbers are the difficult ones.
    let most = [2 * g.within(1..=15) + 1, g.within(2..=200)];
    let cases = most.iter().flat_map(|m| (1..=HEALTHS).map(move |n| format!("{n} {m}\n")));
    format!("{}\n{}", 2 * HEALTHS, cases.collect::<String>())
}

fn answer_by_healths(input: &mut Input) -> String {
    let cases = read(input);
    let mut wins_by_m: BTreeMap<usize, Vec<bool>> = BTreeMap::new();
    let largest = cases.iter().map(|case| case.n).max().unwrap_or(0);
    for &Case { m, .. } in &cases {
        wins_by_m.entry(m).or_insert_with(|| wins(largest, m));
    }
    let verdict = |case: &Case| if wins_by_m[&case.m][case.n] { "YES\n" } else { "NO\n" };
    cases.iter().map(verdict).collect()
}

/// Returns for each health whether the player wins who may use any number up to `m`.
fn wins(largest: usize, m: usize) -> Vec<bool> {
    // Two winning numbers of each health, if it has so many.
    let mut winning: Vec<Vec<usize>> = vec![vec![]];
    for health in 1..=largest {
        let wins = |&x: &usize| x >= health || winning[health - x].iter().all(|&y| y == x);
        winning.push((1..=m).filter(wins).take(2).collect());
    }
    winning.iter().map(|winning| !winning.is_empty()).collect()
}

struct Case {
    n: usize,
    m: usize,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10_000) {
        cases.push(Case { n: input.number(1..=1_000_000), m: input.number(2..=1_000_000) });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, m } in read(input) {
        let (n, m) = (n as i64, m as i64);
        // The health, and the number used last, or 0. Whoever finds no health left has lost, and
        // it does not matter any more how.
        let options = |&(health, last): &(i64, i64)| -> Vec<(i64, i64)> {
            if health == 0 {
                return Vec::new();
            }
            let after = |x| if x < health { (health - x, x) } else { (0, 0) };
            (1..=m).filter(|&x| x != last).map(after).collect()
        };
        let mut search = Search::normal().written(|&(health, last): &(i64, i64)| match last {
            0 => health.to_string(),
            _ => format!("{health} | ≠{last}"),
        });
        output += if search.mover_wins(&(n, 0), &options) { "YES\n" } else { "NO\n" };
    }
    output
}
