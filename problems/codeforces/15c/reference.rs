//! Codeforces 15C by its rules: each dumper is a heap, and every number of stones is tried.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 100_000)..=g.pick(3, 100_000));
    let mut input = format!("{n}\n");
    let mut last = (1, 1);
    for _ in 0..n {
        // Now and then a quarry occurs twice, so that both cancel out.
        if !g.one_in(3) {
            let largest = 10_000_000_000_000_000;
            let x = g.within(g.pick(1, largest - 1000)..=g.pick(6, largest));
            last = (x, g.within(g.pick(1, largest - 1000)..=g.pick(2, largest)));
        }
        input += &format!("{} {}\n", last.0, last.1);
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut heaps = Vec::new();
    for _ in 0..input.number(1..=100_000) {
        let x = input.number(1..=10_000_000_000_000_000u64);
        let m = input.number(1..=10_000_000_000_000_000u64);
        heaps.extend(x..x + m);
    }
    input.end();
    heaps.sort_unstable();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let first = Search::normal().mover_wins(&heaps, &options);
    if first { "tolik\n" } else { "bolik\n" }.to_string()
}
