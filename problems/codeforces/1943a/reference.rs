//! Codeforces 1943A by its rules: every number that is left.
//!
//! The middle tier has up to ten numbers. Copies of a number are counted there, and a position is
//! remembered.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let (cases, n) = if g.one_in(2) { (20_000, 10) } else { (1, 200_000) };
        return written(g, cases, n, n);
    }
    let cases = g.within(1..=4);
    written(g, cases, 1, 6)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 7, 10)
}

/// Returns cases in which most numbers occur twice or three times, beginning with 0.
fn written(g: &mut Generator, cases: u64, least: u64, most: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(least..=most);
        let copies = g.within(1..=3);
        let mut numbers: Vec<u64> = (0..n).map(|place| place / copies).collect();
        for _ in 0..g.within(0..=2) {
            let place = g.within(0..=n - 1) as usize;
            numbers[place] = g.within(0..=n - 1);
        }
        g.shuffle(&mut numbers);
        format!("{n}\n{}\n", join(&numbers))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

/// The numbers that are left and those that Alice has taken, both in order, and whether she is to
/// move.
type Position = (Vec<usize>, Vec<usize>, bool);

fn options((left, taken, is_alice): &Position) -> Vec<Position> {
    let choose = |place: usize| {
        let (mut left, mut taken) = (left.clone(), taken.clone());
        let number = left.remove(place);
        if *is_alice {
            taken.push(number);
            taken.sort_unstable();
        }
        (left, taken, !is_alice)
    };
    (0..left.len()).map(choose).collect()
}

fn mex(taken: &[usize]) -> usize {
    (0..).find(|number| !taken.contains(number)).expect("one is missing")
}

/// Returns the score that the best play leads to.
fn best_score(position: &Position) -> usize {
    let scores = options(position).into_iter().map(|next| best_score(&next));
    let best = if position.2 { scores.max() } else { scores.min() };
    best.unwrap_or_else(|| mex(&position.1))
}

fn answer(input: &mut Input) -> String {
    scores(input, |mut numbers| {
        assert!(numbers.len() <= 8, "too large for a reference");
        numbers.sort_unstable();
        let start = (numbers, Vec::new(), true);
        let best = best_score(&start);
        let mut search = Search::normal()
            .over(|(left, taken, is_alice): &Position| {
                left.is_empty().then(|| Standing::of_mover((mex(taken) >= best) == *is_alice))
            })
            .written(|(left, taken, _): &Position| {
                let [left, taken] = [left, taken].map(|numbers| match numbers.is_empty() {
                    true => "∅".to_string(),
                    false => join(numbers),
                });
                format!("{left} | {taken}")
            })
            .turn(|&(.., is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
        search.show(&start, &options);
        best
    })
}

/// How many copies of each number are left, and whether Alice has it.
type Counts = Vec<(u8, bool)>;

fn answer_by_counts(input: &mut Input) -> String {
    scores(input, |numbers| {
        assert!(numbers.len() <= 16, "too large for a table");
        let mut counts = vec![(0, false); numbers.len()];
        numbers.iter().for_each(|&number| counts[number].0 += 1);
        best_of_counts(&mut counts, true, &mut HashMap::new())
    })
}

fn best_of_counts(
    counts: &mut Counts,
    is_alice: bool,
    known: &mut HashMap<(Counts, bool), usize>,
) -> usize {
    if let Some(&best) = known.get(&(counts.clone(), is_alice)) {
        return best;
    }
    let mut scores = Vec::new();
    for number in 0..counts.len() {
        let before = counts[number];
        if before.0 > 0 {
            counts[number] = (before.0 - 1, before.1 || is_alice);
            scores.push(best_of_counts(counts, !is_alice, known));
            counts[number] = before;
        }
    }
    let best = if is_alice { scores.into_iter().max() } else { scores.into_iter().min() };
    // All numbers are gone: what is missing first, or else as many as there were.
    let missing = || counts.iter().position(|count| !count.1).unwrap_or(counts.len());
    let best = best.unwrap_or_else(missing);
    known.insert((counts.clone(), is_alice), best);
    best
}

fn scores(input: &mut Input, mut score: impl FnMut(Vec<usize>) -> usize) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=20_000) {
        let n = input.number(1..=200_000usize);
        sum += n;
        assert!(sum <= 200_000, "{sum} numbers");
        let numbers = input.numbers(n, 0..=n - 1);
        output += &format!("{}\n", score(numbers));
    }
    input.end();
    output
}
