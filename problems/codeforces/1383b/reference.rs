//! Codeforces 1383B by its rules: every number of the array.
//!
//! The middle tier has up to 40 numbers of four kinds. A table of both scores is kept by how many
//! are left of each kind.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::cmp::Ordering;
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        let (cases, n) = if g.one_in(3) { (10_000, 10) } else { (1, 100_000) };
        return written(g, cases, n, 1_000_000_000);
    }
    let cases = g.within(1..=4);
    let most = g.within(1..=7);
    written(g, cases, most, 7)
}

fn written(g: &mut Generator, cases: u64, most: u64, largest: u64) -> String {
    let arrays = (0..cases).map(|_| {
        let n = g.within(most.div_ceil(2)..=most);
        let largest = if g.one_in(2) { largest } else { 2 };
        format!("{n}\n{}\n", join(&g.many(n, 0..=largest)))
    });
    format!("{cases}\n{}", arrays.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let arrays = (0..5).map(|_| {
        let largest = if g.one_in(2) { 3 } else { 1_000_000_000 };
        let kinds = g.many(4, 0..=largest);
        let kind = g.within(1..=4);
        let n = g.within(8..=40);
        let numbers: Vec<u64> = (0..n).map(|_| kinds[g.within(0..=kind - 1) as usize]).collect();
        format!("{n}\n{}\n", join(&numbers))
    });
    format!("5\n{}", arrays.collect::<String>())
}

/// The numbers that are left, the score of the player to move and of the other one, and whether
/// Koa is to move.
type Position = (Vec<u64>, u64, u64, bool);

fn answer(input: &mut Input) -> String {
    let options = |(numbers, own, other, koa): &Position| -> Vec<Position> {
        let take = |place: usize| {
            let mut left = numbers.clone();
            let number = left.remove(place);
            (left, *other, own ^ number, !koa)
        };
        (0..numbers.len()).map(take).collect()
    };
    let mut search = Search::normal()
        .over(|(numbers, own, other, _): &Position| match numbers.is_empty() {
            true if own == other => Some(Standing::Drawn),
            true => Some(Standing::of_mover(own > other)),
            false => None,
        })
        .written(|(numbers, own, other, koa): &Position| {
            let [koas, friends] = if *koa { [own, other] } else { [other, own] };
            format!("{} ({koas}:{friends})", join(numbers))
        })
        .turn(|&(.., koa): &Position| if koa { "Koa" } else { "friend" });
    results(input, |mut numbers| {
        assert!(numbers.len() <= 8, "too large for a reference");
        numbers.sort_unstable();
        match search.standing(&(numbers, 0, 0, true), &options) {
            Standing::Won => Ordering::Greater,
            Standing::Lost => Ordering::Less,
            Standing::Drawn => Ordering::Equal,
        }
    })
}

fn answer_by_counts(input: &mut Input) -> String {
    results(input, |numbers| {
        let mut kinds = numbers.clone();
        kinds.sort_unstable();
        kinds.dedup();
        assert!(kinds.len() <= 4, "too many kinds of numbers for a table");
        let count = |kind: &u64| numbers.iter().filter(|&number| number == kind).count();
        best(kinds.iter().map(count).collect(), [0, 0], &kinds, &mut HashMap::new())
    })
}

/// What is known: by how many numbers of each kind are left and by both scores, the best result.
type Known = HashMap<(Vec<usize>, [u64; 2]), Ordering>;

/// Returns how the final score of the player to move, who has the first of both scores, can
/// compare with the other one.
fn best(left: Vec<usize>, scores: [u64; 2], kinds: &[u64], known: &mut Known) -> Ordering {
    let key = (left, scores);
    if let Some(&result) = known.get(&key) {
        return result;
    }
    let (left, [own, other]) = (&key.0, scores);
    let mut results = Vec::new();
    for place in (0..left.len()).filter(|&place| left[place] > 0) {
        let mut next = left.clone();
        next[place] -= 1;
        results.push(best(next, [other, own ^ kinds[place]], kinds, known).reverse());
    }
    let result = results.into_iter().max().unwrap_or(own.cmp(&other));
    known.insert(key, result);
    result
}

fn results(input: &mut Input, mut result: impl FnMut(Vec<u64>) -> Ordering) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=100_000usize);
        sum += n;
        output += match result(input.numbers(n, 0..=1_000_000_000)) {
            Ordering::Greater => "WIN\n",
            Ordering::Less => "LOSE\n",
            Ordering::Equal => "DRAW\n",
        };
    }
    assert!(sum <= 100_000, "{sum} numbers");
    input.end();
    output
}
