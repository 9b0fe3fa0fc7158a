//! AtCoder ARC 144 F by its rules: every number of stones that has the remainder.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let m = g.within(1..=g.pick(7, 1_000_000_000));
    let a = match g.within(0..=3) {
        0 => m - 1,
        1 => g.within(0..=1).min(m - 1),
        _ => g.within(0..=m - 1),
    };
    let n = g.pick(3, 300_000);
    let most = if g.one_in(4) { 24 } else { 14 };
    let mut piles = g.heaps(n, a.max(1)..=g.pick(most, 1_000_000_000_000_000_000));
    if most == 24 {
        piles.truncate(g.pick(2, 300_000));
    }
    format!("{} {m} {a}\n{}\n", piles.len(), spaced(&piles))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=300_000);
    let m: u64 = input.number(1..=1_000_000_000);
    let a = input.number(0..=m - 1);
    let mut piles = input.numbers(n, a.max(1)..=1_000_000_000_000_000_000);
    input.end();
    piles.sort_unstable();
    let mut search = Search::normal();
    let moves = |piles: &Vec<u64>| take_from_one_heap(piles, |take| take % m == a);
    let mut after = moves(&piles);
    after.retain(|option| !search.mover_wins(option, &moves));
    format!("{}\n", after.len() % 998_244_353)
}
