//! Luogu P7413 by its rules: every multiple of the last number taken from every heap.
//!
//! The middle tier has up to 30 heaps of up to 100 stones, and tries every first move. It takes for
//! granted that a position is lost if the quotients by the last number come in pairs.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_quotients).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(5, 100_000), 1..=g.pick(7, 1_000_000));
    if g.one_in(4) {
        heaps.push(heaps[0]);
    }
    heaps.truncate(g.pick(5, 100_000));
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

/// Returns heaps of which all but two or three come in pairs.
fn generate_middle(g: &mut Generator) -> String {
    let count = g.within(1..=13);
    let mut heaps = g.many(count, 1..=100);
    heaps.extend_from_within(..);
    let odd = g.within(0..=3);
    heaps.extend(g.many(odd, 1..=100));
    if g.one_in(2) {
        let next = heaps[heaps.len() - 1] + 1;
        heaps.push(next);
    }
    format!("{}\n{}\n", heaps.len(), join(&heaps))
}

fn answer_by_quotients(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000);
    input.end();
    let mut winning = 0;
    for place in 0..n {
        for take in 1..=heaps[place] {
            let mut quotients: Vec<u64> = heaps.iter().map(|heap| heap / take).collect();
            quotients[place] = (heaps[place] - take) / take;
            quotients.retain(|&quotient| quotient > 0);
            quotients.sort_unstable();
            winning +=
                u64::from(quotients.chunk_by(|a, b| a == b).all(|equal| equal.len() % 2 == 0));
        }
    }
    format!("{winning}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let heaps: Vec<u64> = input.numbers(n, 1..=1_000_000);
    input.end();
    let mut search = Search::normal().written(|(last, heaps): &(u64, Vec<u64>)| match last {
        1 => join(heaps),
        _ => format!("{} | ×{last}", join(heaps)),
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
