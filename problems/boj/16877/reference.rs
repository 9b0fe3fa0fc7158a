//! BOJ 16877 by its rules: every Fibonacci number is taken from every heap.
//!
//! The middle tier has up to six heaps of up to 4000 stones, with values by the definition.

use reference::{
    join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search,
};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let heaps = g.heaps(g.pick(4, 100_000), 1..=g.pick(9, 3_000_000));
    written(&heaps)
}

fn generate_middle(g: &mut Generator) -> String {
    let most = if g.one_in(2) { 60 } else { 4000 };
    let count = g.within(1..=6);
    let heaps = g.heaps(count, 1..=most);
    written(&heaps)
}

fn written(heaps: &[u64]) -> String {
    format!("{}\n{}\n", heaps.len(), join(heaps))
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=100_000);
    let mut heaps = input.numbers(n, 1..=3_000_000);
    input.end();
    heaps.sort_unstable();
    heaps
}

fn answer(input: &mut Input) -> String {
    let options = |heaps: &Vec<u64>| {
        take_from_one_heap(heaps, |take| fibonacci_numbers(take).contains(&take))
    };
    winner(Search::normal().mover_wins(&read(input), &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let options = |&heap: &u64| -> Vec<Vec<u64>> {
        fibonacci_numbers(heap).into_iter().map(|take| vec![heap - take]).collect()
    };
    let mut values = GrundyValues::new();
    let heaps = read(input);
    // Small heaps first, so that no recursion is deep.
    for heap in 0..=*heaps.last().expect("a heap") {
        values.value(&heap, &options);
    }
    winner(values.sum(&heaps, &options) > 0)
}

fn fibonacci_numbers(most: u64) -> Vec<u64> {
    let next = |&(smaller, larger): &(u64, u64)| Some((larger, smaller + larger));
    let pairs = std::iter::successors(Some((1, 2)), next);
    pairs.map(|(number, _)| number).take_while(|&number| number <= most).collect()
}

fn winner(koosaga_wins: bool) -> String {
    if koosaga_wins { "koosaga\n" } else { "cubelover\n" }.to_string()
}
