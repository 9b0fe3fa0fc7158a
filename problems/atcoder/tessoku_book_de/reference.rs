//! AtCoder tessoku_book_de by its rules: every number of stones that is allowed is taken.
//!
//! The middle tier has heaps of up to 2000 stones, and values by the definition in place of wins.

use reference::{join, take_from_one_heap, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(25, 100_000));
    let k = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let most = n.min(g.pick(8, 500));
    let takes = g.many(k, 1..=most);
    format!("{n} {k}\n{}\n", join(&takes))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(100..=2000);
    let many = if g.one_in(4) { 100 } else { 6 };
    let k = g.within(1..=many);
    let most = g.within(2..=n);
    let takes = g.many(k, 1..=most);
    let n = if g.one_in(4) { takes[0] } else { n };
    let takes: Vec<u64> = takes.into_iter().filter(|&take| take <= n).collect();
    format!("{n} {}\n{}\n", takes.len(), join(&takes))
}

struct Heap {
    stones: u64,
    takes: Vec<u64>,
}

fn read(input: &mut Input) -> Heap {
    let stones = input.number(1..=100_000);
    let k = input.number(1..=100);
    let takes = input.numbers(k, 1..=stones);
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
