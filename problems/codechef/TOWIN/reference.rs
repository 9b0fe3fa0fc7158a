//! CodeChef TOWIN by its rules: every number that is left.
//!
//! The middle tier has up to 40 numbers of three kinds. The search is the same, but keeps only how
//! many are left of each kind.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_counts).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 15));
    let arrays = (0..cases).map(|_| {
        let n = g.within(g.pick(1, 10_000)..=g.pick(6, 10_000));
        let mut numbers = g.many(n, 1..=g.pick(6, 1_000_000_000));
        differ(&mut numbers);
        format!("{n}\n{}\n", join(&numbers))
    });
    format!("{cases}\n{}", arrays.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let arrays = (0..10).map(|_| {
        let kinds = g.many(3, 1..=9);
        let n = g.within(1..=40);
        let mut numbers: Vec<u64> = (0..n).map(|_| kinds[g.within(0..=2) as usize]).collect();
        differ(&mut numbers);
        format!("{n}\n{}\n", join(&numbers))
    });
    format!("10\n{}", arrays.collect::<String>())
}

/// Makes two numbers that are all differ, because programs do not agree on those.
fn differ(numbers: &mut [u64]) {
    if let [first, second] = numbers {
        *first += u64::from(first == second);
    }
}

/// The numbers that are left, by how much the first player is ahead, and how many were taken.
type Position = (Vec<i64>, i64, usize);

fn first_takes(taken: usize) -> bool {
    taken == 0 || (taken > 2 && taken % 2 == 1)
}

fn answer(input: &mut Input) -> String {
    let options = |(numbers, lead, taken): &Position| -> Vec<Position> {
        let take = |place: usize| {
            let mut left = numbers.clone();
            let number = left.remove(place);
            let gain = if first_takes(*taken) { number } else { -number };
            (left, lead + gain, taken + 1)
        };
        (0..numbers.len()).map(take).collect()
    };
    let mut search = Search::normal()
        .over(|(numbers, lead, taken): &Position| match numbers.is_empty() {
            true if *lead == 0 => Some(Standing::Drawn),
            true => Some(Standing::of_mover((*lead > 0) == first_takes(*taken))),
            false => None,
        })
        .written(|(numbers, lead, _): &Position| format!("{} ({lead:+})", join(numbers)))
        .turn(|&(_, _, taken): &Position| if first_takes(taken) { "first" } else { "second" });
    outcomes(input, |numbers| {
        let start = (numbers, 0, 0);
        search.show(&start, &options);
        best_lead(&start, &options)
    })
}

/// Returns what the first player is ahead in the end.
fn best_lead(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> i64 {
    let leads = options(position).into_iter().map(|next| best_lead(&next, options));
    let best = if first_takes(position.2) { leads.max() } else { leads.min() };
    best.unwrap_or(position.1)
}

fn answer_by_counts(input: &mut Input) -> String {
    outcomes(input, |mut numbers| {
        numbers.sort_unstable();
        let mut kinds = numbers.clone();
        kinds.dedup();
        assert!(kinds.len() <= 3, "too many kinds of numbers for a table");
        let counts = [0, 1, 2].map(|place| match kinds.get(place) {
            Some(kind) => numbers.iter().filter(|&number| number == kind).count(),
            None => 0,
        });
        kinds.resize(3, 0);
        // The leads of the first player, for each number of each kind that is left.
        let mut leads = vec![0; counts.iter().map(|count| count + 1).product()];
        let steps = [1, counts[0] + 1, (counts[0] + 1) * (counts[1] + 1)];
        for index in 1..leads.len() {
            let left = [0, 1, 2].map(|kind| index / steps[kind] % (counts[kind] + 1));
            let first = first_takes(numbers.len() - left.iter().sum::<usize>());
            let kinds = (0..3).filter(|&kind| left[kind] > 0).map(|kind| {
                let gain = if first { kinds[kind] } else { -kinds[kind] };
                leads[index - steps[kind]] + gain
            });
            let best = if first { kinds.max() } else { kinds.min() };
            leads[index] = best.expect("a number");
        }
        leads[leads.len() - 1]
    })
}

fn outcomes(input: &mut Input, mut lead: impl FnMut(Vec<i64>) -> i64) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=15) {
        let n = input.number(1..=10_000);
        output += match lead(input.numbers(n, 1..=1_000_000_000)) {
            0 => "draw\n",
            lead if lead > 0 => "first\n",
            _ => "second\n",
        };
    }
    input.end();
    output
}
