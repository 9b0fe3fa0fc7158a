//! Luogu P7413 by its rules: every multiple of the last number taken from every heap.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(5, 100_000), 1..=g.pick(7, 1_000_000));
    if g.one_in(4) {
        heaps.push(heaps[0]);
    }
    heaps.truncate(g.pick(5, 100_000));
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000);
    input.end();
    let mut search = Search::normal().written(|(last, heaps): &(u64, Vec<u64>)| match last {
        1 => spaced(heaps),
        _ => format!("{} | ×{last}", spaced(heaps)),
    });
    let total = |heaps: &[u64]| heaps.iter().sum::<u64>();
    // The number that was taken last, and the heaps.
    let options = |(last, heaps): &(u64, Vec<u64>)| {
        let after = take_from_one_heap(heaps, |take| take % *last == 0);
        after.into_iter().map(|after| (total(heaps) - total(&after), after)).collect()
    };
    let start = (1, heaps);
    search.show(&start, &options);
    let first_moves: Vec<(u64, Vec<u64>)> = options(&start);
    let winning = first_moves.iter().filter(|&after| !search.mover_wins(after, &options));
    format!("{}\n", winning.count())
}
