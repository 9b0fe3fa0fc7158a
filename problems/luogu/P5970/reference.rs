//! Luogu P5970 by its rules: every choice of heaps to discard, and play on what is left.
//!
//! The middle tier has up to 60 heaps of up to 60 stones, where the counts exceed the modulus; the
//! choices are counted by number and nim sum, exactly.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
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
    format!("{n} {d}\n{}\n", join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let d = g.within(1..=10);
    let n = if g.one_in(3) { d * g.within(1..=6) } else { g.within(1..=60) };
    let most = [2, 15, 60][g.within(0..=2) as usize];
    format!("{n} {d}\n{}\n", join(&g.many(n, 1..=most)))
}

fn answer_by_sums(input: &mut Input) -> String {
    let (d, heaps) = read(input);
    // How many choices of heaps to keep have so many of them and this nim sum.
    let mut ways = vec![[0u128; 64]; heaps.len() + 1];
    ways[0][0] = 1;
    for &heap in &heaps {
        for kept in (0..heaps.len()).rev() {
            let more = ways[kept];
            (0..64).for_each(|sum| ways[kept + 1][sum ^ heap as usize] += more[sum]);
        }
    }
    let kept = (1..=heaps.len()).filter(|kept| (heaps.len() - kept) % d == 0);
    format!("{}\n", kept.map(|kept| ways[kept][0]).sum::<u128>() % 1_000_000_007)
}

/// Reads d and the heaps.
fn read(input: &mut Input) -> (usize, Vec<u64>) {
    let n = input.number(1..=500_000);
    let d = input.number(1..=10);
    let heaps = input.numbers(n, 1..=1_000_000);
    input.end();
    assert!(heaps.iter().sum::<u64>() <= 10_000_000, "too many stones");
    (d, heaps)
}

fn answer(input: &mut Input) -> String {
    let (d, heaps) = read(input);
    let n = heaps.len();
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
