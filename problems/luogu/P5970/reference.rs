//! Luogu P5970 by its rules: every choice of heaps to discard, and play on what is left.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let d = g.within(g.pick(1, 10)..=g.pick(4, 10));
    // The largest inputs have few large heaps or as many heaps as there may be.
    let (n, most) = match g.within(1..=2) {
        1 => (g.pick(4, 10), g.pick(5, 1_000_000)),
        _ => (g.pick(6, 500_000), g.pick(3, 38)),
    };
    let n = g.within(g.pick(1, n)..=n);
    let heaps = g.many(n, 1..=most);
    format!("{n} {d}\n{}\n", spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=500_000);
    let d = input.number(1..=10);
    let heaps = input.numbers(n, 1..=1_000_000);
    input.end();
    assert!(heaps.iter().sum::<u64>() <= 10_000_000, "too many stones");
    assert!(n < 15, "{n} heaps are too many for brute force");
    let mut search = Search::normal();
    let mut ways = 0;
    for left in 1..1u32 << n {
        if (n - left.count_ones() as usize) % d == 0 {
            let chosen = (0..n).filter(|&heap| left >> heap & 1 == 1);
            let mut chosen: Vec<u64> = chosen.map(|heap| heaps[heap]).collect();
            chosen.sort_unstable();
            let options = |heaps: &Vec<u64>| {
                let mut after = take_from_one_heap(heaps, |_| true);
                after.iter_mut().for_each(|heaps| heaps.retain(|&heap| heap > 0));
                after
            };
            ways += u64::from(!search.mover_wins(&chosen, &options));
        }
    }
    format!("{}\n", ways % 1_000_000_007)
}
