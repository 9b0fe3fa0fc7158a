//! BZOJ 1982 by its rules: every heap, every number of pebbles removed, every way to shift
//! the others.
//!
//! The middle tier has one or two heaps of up to 40 pebbles, or a larger number of smaller ones,
//! often in equal pairs; the same search answers.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(4, 1) {
        let heaps = g.heaps(g.pick(4, 100_000), 1..=g.pick(3, 1_000_000_000));
        let heaps = if g.one_in(4) { g.heaps(3, 1..=g.pick(5, 100)) } else { heaps };
        input += &format!("{} {}\n", heaps.len(), join(&heaps));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for (n, most) in [(1, 1000), (2, 40), (2, 40), (2, 20), (3, 6), (4, 4), (5, 2)] {
        let mut heaps = g.many(n, 1..=most);
        if n > 1 && g.one_in(2) {
            heaps.truncate(n as usize / 2);
            heaps.extend_from_within(..);
        }
        input += &format!("{} {}\n", heaps.len(), join(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=100_000) {
        let mut heaps = input.numbers(n, 1..=u64::MAX);
        heaps.sort_unstable();
        let first = search.mover_wins(&heaps, &|heaps: &Vec<u64>| moves(heaps));
        output += if first { "first player\n" } else { "second player\n" };
    }
    output
}

fn moves(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..heaps.len() {
        for left in 0..heaps[place] {
            // All ways to share out `left` pebbles: some stay, the rest go to the others.
            let mut shared = vec![(left, vec![])];
            for other in (0..heaps.len()).filter(|&other| other != place) {
                let with = |(left, next): &(u64, Vec<u64>)| {
                    let give =
                        |more: u64| (left - more, [&next[..], &[heaps[other] + more]].concat());
                    (0..=*left).map(give).collect::<Vec<_>>()
                };
                shared = shared.iter().flat_map(with).collect();
            }
            for (left, mut next) in shared {
                next.push(left);
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
