//! CodeChef INTERVAL by its rules: every interval.
//!
//! The middle tier has up to 60 numbers and a table of the results of each interval.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    if g.pick(false, true) {
        return largest(g);
    }
    let cases = g.within(1..=3);
    written(g, cases, 8, 3, 9)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 3, 60, 12, 1_000_000_000)
}

fn written(g: &mut Generator, cases: u64, most: u64, turns: u64, largest: u64) -> String {
    let cases_text = (0..cases).map(|_| {
        let n = g.within(1..=most);
        let mut lengths = vec![g.within(n.div_ceil(2)..=n)];
        while lengths.len() as u64 != turns && lengths[lengths.len() - 1] > 2 && !g.one_in(9) {
            let longest = lengths[lengths.len() - 1] - 2;
            lengths.push(g.within(longest.saturating_sub(4).max(1)..=longest));
        }
        let top = g.within(1..=largest);
        let numbers = g.many(n, 1..=top);
        format!("{n} {}\n{}\n{}\n", lengths.len(), join(&numbers), join(&lengths))
    });
    format!("{cases}\n{}", cases_text.collect::<String>())
}

fn largest(g: &mut Generator) -> String {
    let (n, turns) = (300_000, 200);
    let [first, step] = [g.within(400..=200_000), g.within(2..=900)];
    let step = step.min((first - 1) / (turns - 1));
    let lengths: Vec<u64> = (0..turns).map(|turn| first - step * turn).collect();
    let numbers = g.many(n, 1..=1_000_000_000);
    format!("1\n{n} {turns}\n{}\n{}\n", join(&numbers), join(&lengths))
}

/// The last interval, from its first place up to the place behind it; how many turns are over; and
/// the score.
type Position = ([usize; 2], usize, i64);

fn answer(input: &mut Input) -> String {
    scores(input, |numbers, lengths| {
        assert!(numbers.len() <= 8 && lengths.len() <= 3, "too large for a reference");
        let options = |&([from, to], turn, score): &Position| -> Vec<Position> {
            let Some(&length) = lengths.get(turn) else { return vec![] };
            let inside = if turn == 0 { from..to + 1 } else { from + 1..to };
            let begins = inside.clone().filter(|begin| inside.contains(&(begin + length)));
            let sign = if turn % 2 == 0 { 1 } else { -1 };
            let choose = |begin: usize| {
                let sum: i64 = numbers[begin..begin + length].iter().sum();
                ([begin, begin + length], turn + 1, score + sign * sum)
            };
            begins.map(choose).collect()
        };
        let start = ([0, numbers.len()], 0, 0);
        let result = best(&start, &options);
        let mut search = Search::normal()
            .over(|&(_, turn, score): &Position| {
                (turn == lengths.len())
                    .then(|| Standing::of_mover((score >= result) == (turn % 2 == 0)))
            })
            .written(|&([from, to], turn, score): &Position| match turn {
                0 => join(numbers),
                _ => format!("{} ({score:+})", join(&numbers[from..to])),
            })
            .turn(|&(_, turn, _): &Position| if turn % 2 == 0 { "Chef" } else { "Chefu" });
        search.show(&start, &options);
        result
    })
}

fn best(position: &Position, options: &impl Fn(&Position) -> Vec<Position>) -> i64 {
    let results = options(position).into_iter().map(|next| best(&next, options));
    let best = if position.1 % 2 == 0 { results.max() } else { results.min() };
    best.unwrap_or(position.2)
}

fn answer_by_table(input: &mut Input) -> String {
    scores(input, |numbers, lengths| {
        assert!(numbers.len() <= 60, "too large for a table");
        let n = numbers.len();
        // What Chef gets from each turn on, for each place at which its interval begins.
        let mut known: HashMap<(usize, usize), i64> = HashMap::new();
        for (turn, &length) in lengths.iter().enumerate().rev() {
            for begin in 0..=n - length {
                let inside = (begin + 1..begin + length).filter(|next| {
                    lengths.get(turn + 1).is_some_and(|shorter| next + shorter < begin + length)
                });
                let results = inside.map(|next| known[&(turn + 1, next)]);
                let best = if turn % 2 == 0 { results.min() } else { results.max() };
                let sign = if turn % 2 == 0 { 1 } else { -1 };
                let sum: i64 = numbers[begin..begin + length].iter().sum();
                known.insert((turn, begin), sign * sum + best.unwrap_or(0));
            }
        }
        (0..=n - lengths[0]).map(|begin| known[&(0, begin)]).max().expect("an interval")
    })
}

fn scores(input: &mut Input, mut score: impl FnMut(&[i64], &[usize]) -> i64) -> String {
    let mut output = String::new();
    let mut total = 0;
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=300_000usize);
        let turns = input.number(1..=200);
        total += n;
        let numbers: Vec<i64> = input.numbers(n, 1..=1_000_000_000);
        let lengths: Vec<usize> = input.numbers(turns, 1..=n);
        assert!(lengths.windows(2).all(|pair| pair[1] + 2 <= pair[0]), "not strictly inside");
        output += &format!("{}\n", score(&numbers, &lengths));
    }
    input.end();
    assert!(total <= 300_000, "{total} numbers");
    output
}
