//! Luogu P5675 by its rules: every choice of heaps and of the first one, and play.
//!
//! The middle tier has up to 60 heaps, where the counts exceed the modulus; for each first heap the
//! choices of others are counted by nim sum, exactly, and every first move is tried.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sums).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200)..=g.pick(5, 200));
    let heaps = g.many(n, g.pick(0, 1)..=g.pick(4, 200));
    format!("{n}\n{}\n", join(&heaps))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=60);
    let most = [4, 31, 200][g.within(0..=2) as usize];
    let heaps = g.many(n, 0..=most);
    format!("{n}\n{}\n", join(&heaps))
}

fn answer_by_sums(input: &mut Input) -> String {
    let heaps = read(input);
    let mut lost = 0u128;
    for (first, &heap) in heaps.iter().enumerate() {
        let mut ways = vec![0u128; 256];
        ways[0] = 1;
        for &other in heaps[..first].iter().chain(&heaps[first + 1..]) {
            ways = (0..256).map(|sum| ways[sum] + ways[sum ^ other as usize]).collect();
        }
        let wins = |sum: u64| (0..heap).any(|left| sum ^ left == 0);
        lost += (0..256).filter(|&sum| !wins(sum)).map(|sum| ways[sum as usize]).sum::<u128>();
    }
    format!("{}\n", lost % 1_000_000_007)
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(1..=200);
    let heaps = input.numbers(n, 0..=200u64);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let heaps = read(input);
    let n = heaps.len();
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
