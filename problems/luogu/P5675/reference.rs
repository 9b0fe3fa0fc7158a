//! Luogu P5675 by its rules: every choice of heaps and of the first one, and play.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(5, 200));
    let heaps = g.many(n, g.pick(0, 1)..=g.pick(4, 200));
    format!("{n}\n{}\n", spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200);
    let heaps = input.numbers(n, 0..=200u64);
    input.end();
    assert!(n < 12, "{n} heaps are too many for brute force");
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let mut lost = 0;
    for chosen in 1..1u32 << n {
        let chosen: Vec<u64> =
            (0..n).filter(|&heap| chosen >> heap & 1 == 1).map(|heap| heaps[heap]).collect();
        for first in 0..chosen.len() {
            let alice = (0..chosen[first]).any(|left| {
                let mut after = chosen.clone();
                after[first] = left;
                after.sort_unstable();
                !search.mover_wins(&after, &options)
            });
            lost += u64::from(!alice);
        }
    }
    format!("{}\n", lost % 1_000_000_007)
}
