//! AtCoder ARC 192 B by its rules: every counter that can be lowered.
//!
//! The middle tier has up to 24 counters of up to 60, of one to three different sizes. A position
//! is how many counters of each size have no mark, and what is left in all that have one; who wins
//! is found by all moves, with memory, and parity is not used.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sizes).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let largest = g.pick(if n > 4 { 3 } else { 5 }, 1_000_000_000);
    let counters = g.many(n, 1..=largest);
    format!("{n}\n{}\n", join(&counters))
}

fn generate_middle(g: &mut Generator) -> String {
    let sizes = g.within(1..=3);
    let n = g.within(1..=[24, 16, 9][sizes as usize - 1]);
    let n = if g.one_in(2) { g.within(1..=5) } else { n };
    let sizes = g.many(sizes, 1..=if n < 6 { 60 } else { 30 });
    let counters: Vec<u64> =
        (0..n).map(|_| sizes[g.within(0..=sizes.len() as u64 - 1) as usize]).collect();
    format!("{n}\n{}\n", join(&counters))
}

/// How many counters without a mark there are of each size, and what is left in all others.
type Sizes = (Vec<u64>, u64);

fn answer_by_sizes(input: &mut Input) -> String {
    let counters = read(input);
    let mut sizes = counters.clone();
    sizes.sort_unstable();
    sizes.dedup();
    let of_size = |size: &u64| counters.iter().filter(|&counter| counter == size).count() as u64;
    let start = (sizes.iter().map(of_size).collect(), 0);
    let options = |(unmarked, left): &Sizes| {
        if unmarked.iter().all(|&counters| counters == 0) {
            return Vec::new();
        }
        let mut after: Vec<Sizes> =
            left.checked_sub(1).map(|left| (unmarked.clone(), left)).into_iter().collect();
        for place in (0..sizes.len()).filter(|&place| unmarked[place] > 0) {
            let mut unmarked = unmarked.clone();
            unmarked[place] -= 1;
            after.push((unmarked, left + sizes[place] - 1));
        }
        after
    };
    let fennec = Search::normal().mover_wins(&start, &options);
    if fennec { "Fennec\n" } else { "Snuke\n" }.to_string()
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=200_000);
    let counters = input.numbers(n, 1..=1_000_000_000);
    input.end();
    counters
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Counter {
    left: u64,
    is_marked: bool,
}

fn answer(input: &mut Input) -> String {
    let unmarked = |left| Counter { left, is_marked: false };
    let mut counters: Vec<Counter> = read(input).into_iter().map(unmarked).collect();
    counters.sort_unstable();
    let fennec = Search::normal()
        .written(|counters: &Vec<Counter>| {
            let counter = |Counter { left, is_marked }: &Counter| {
                format!("{left}{}", if *is_marked { "✓" } else { "" })
            };
            counters.iter().map(counter).collect::<Vec<_>>().join(" ")
        })
        .mover_wins(&counters, &|counters| options(counters));
    if fennec { "Fennec\n" } else { "Snuke\n" }.to_string()
}

/// The order of the counters does not matter. Once all are marked, the game is over.
fn options(counters: &[Counter]) -> Vec<Vec<Counter>> {
    if counters.iter().all(|counter| counter.is_marked) {
        return Vec::new();
    }
    let lower = |index: usize| {
        let mut after = counters.to_vec();
        after[index] = Counter { left: counters[index].left - 1, is_marked: true };
        after.sort_unstable();
        after
    };
    (0..counters.len()).filter(|&index| counters[index].left > 0).map(lower).collect()
}
