//! Codeforces 1472D by its rules: every number of the array.
//!
//! The middle tier has up to 30 numbers of four kinds. The search is the same, but keeps only how
//! many are left of each kind.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 5));
    let arrays = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 30_000)..=g.pick(6, 40_000));
        format!("{n}\n{}\n", join(&g.many(n, 1..=g.pick(6, 1_000_000_000))))
    });
    format!("{cases}\n{}", arrays.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let arrays = (0..10).map(|_| {
        let kinds = g.many(4, 1..=12);
        let n = g.within(1..=30);
        let numbers: Vec<u64> = (0..n).map(|_| kinds[g.within(0..=3) as usize]).collect();
        format!("{n}\n{}\n", join(&numbers))
    });
    format!("10\n{}", arrays.collect::<String>())
}

/// The numbers that are left, the difference of the scores, and whether Alice is to move.
type Position = (Vec<i64>, i64, bool);

fn answer(input: &mut Input) -> String {
    let options = |(numbers, lead, alice): &Position| -> Vec<Position> {
        let remove = |place: usize| {
            let mut left = numbers.clone();
            let number = left.remove(place);
            (left, lead + points(number, *alice), !alice)
        };
        (0..numbers.len()).map(remove).collect()
    };
    let mut search = Search::normal()
        .over(|(numbers, lead, alice): &Position| match numbers.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover((*lead > 0) == *alice)),
            false => None,
        })
        .written(|(numbers, lead, _): &Position| format!("{} ({lead:+})", join(numbers)))
        .turn(|&(_, _, alice): &Position| if alice { "Alice" } else { "Bob" });
    outcomes(input, |mut numbers| {
        numbers.sort_unstable();
        match search.standing(&(numbers, 0, true), &options) {
            Standing::Won => 1,
            Standing::Lost => -1,
            Standing::Drawn => 0,
        }
    })
}

fn points(number: i64, is_alice: bool) -> i64 {
    match (is_alice, number % 2 == 0) {
        (true, true) => number,
        (false, false) => -number,
        _ => 0,
    }
}

fn answer_by_counts(input: &mut Input) -> String {
    outcomes(input, |numbers| {
        let mut kinds = numbers.clone();
        kinds.sort_unstable();
        kinds.dedup();
        assert!(kinds.len() <= 4, "too many kinds of numbers for a table");
        let count = |kind: &i64| numbers.iter().filter(|&number| number == kind).count();
        let counts = kinds.iter().map(count).collect();
        best_lead(counts, true, &kinds, &mut HashMap::new())
    })
}

/// Returns the difference of the scores of what is left.
fn best_lead(
    left: Vec<usize>,
    alice: bool,
    kinds: &[i64],
    known: &mut HashMap<Vec<usize>, i64>,
) -> i64 {
    if let Some(&lead) = known.get(&left) {
        return lead;
    }
    let mut leads = Vec::new();
    for place in (0..left.len()).filter(|&place| left[place] > 0) {
        let mut next = left.clone();
        next[place] -= 1;
        leads.push(points(kinds[place], alice) + best_lead(next, !alice, kinds, known));
    }
    let best = if alice { leads.into_iter().max() } else { leads.into_iter().min() };
    let best = best.unwrap_or(0);
    known.insert(left, best);
    best
}

fn outcomes(input: &mut Input, mut lead: impl FnMut(Vec<i64>) -> i64) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=200_000usize);
        sum += n;
        output += match lead(input.numbers(n, 1..=1_000_000_000)) {
            0 => "Tie\n",
            lead if lead > 0 => "Alice\n",
            _ => "Bob\n",
        };
    }
    assert!(sum <= 200_000, "{sum} numbers");
    input.end();
    output
}
