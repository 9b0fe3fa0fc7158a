//! AtCoder tessoku_book_af by its rules: A or B stones are taken from the heap.
//!
//! The middle tier has heaps of up to 2000 stones, and values by the definition in place of wins.

use reference::{take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(30, 100_000));
    let most = if g.one_in(2) { n } else { n.min(6) };
    written(g, n, most)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(100..=2000);
    let most = g.within(2..=n);
    written(g, n, most)
}

fn written(g: &mut Generator, n: u64, most: u64) -> String {
    format!("{n} {} {}\n", g.within(1..=most), g.within(1..=most))
}

struct Heap {
    stones: u64,
    takes: [u64; 2],
}

fn read(input: &mut Input) -> Heap {
    let stones = input.number(1..=100_000);
    let takes = [input.number(1..=stones), input.number(1..=stones)];
    input.end();
    Heap { stones, takes }
}

fn answer(input: &mut Input) -> String {
    let Heap { stones, takes } = read(input);
    let options = |heap: &Vec<u64>| take_from_one_heap(heap, |take| takes.contains(&take));
    verdict(Search::normal().mover_wins(&vec![stones], &options))
}

fn answer_by_values(input: &mut Input) -> String {
    let Heap { stones, takes } = read(input);
    let options = |&heap: &u64| -> Vec<Vec<u64>> {
        takes.iter().filter_map(|&take| heap.checked_sub(take)).map(|left| vec![left]).collect()
    };
    verdict(GrundyValues::new().value(&stones, &options) > 0)
}

fn verdict(first_wins: bool) -> String {
    if first_wins { "First\n" } else { "Second\n" }.to_string()
}
