//! Project Euler 692 by its rules: the first takes are tried one by one, each against all replies.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 60)..=g.pick(60, u64::MAX)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=u64::MAX);
    input.end();
    let mut search = Search::normal();
    let mut fewest = |stones: u64| {
        let wins = |&take: &u64| {
            let left = Heap { stones: stones - take, most: 2 * take };
            !search.mover_wins(&left, &options)
        };
        (1..=stones).find(wins).expect("taking all stones wins")
    };
    format!("{}\n", (1..=largest).map(&mut fewest).sum::<u64>())
}

/// A heap, and how many stones the next move may take at most.
#[derive(Clone, Hash, PartialEq, Eq)]
struct Heap {
    stones: u64,
    most: u64,
}

fn options(heap: &Heap) -> Vec<Heap> {
    let takes = 1..=heap.most.min(heap.stones);
    takes.map(|take| Heap { stones: heap.stones - take, most: 2 * take }).collect()
}
