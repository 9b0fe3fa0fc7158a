//! CodinGame misere-nim by its rules: every first move is tried, and those are listed after which
//! the opponent loses.
//!
//! The middle tier has the same search on up to three heaps of up to 15 objects, often with the nim
//! sum 0 or 1.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 3)..=3);
    let k = g.within(g.pick(1, 5)..=5);
    let most = if g.one_in(4) { 1 } else { g.pick(5, 50) };
    let positions: Vec<Vec<u64>> = (0..k).map(|_| g.many(n, 1..=most)).collect();
    written(n, &positions)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=3);
    let mut position = || {
        let (a, b) = (g.within(1..=15), g.within(1..=15));
        let all = match g.within(0..=2) {
            0 => vec![a, b, (a ^ b).max(1)],
            1 => vec![a, a ^ 1, b].into_iter().map(|heap| heap.max(1)).collect(),
            _ => vec![a, b, g.within(1..=15)],
        };
        all[..n as usize].to_vec()
    };
    let positions: Vec<Vec<u64>> = (0..5).map(|_| position()).collect();
    written(n, &positions)
}

fn written(n: u64, positions: &[Vec<u64>]) -> String {
    let lines: String = positions.iter().map(|heaps| join(heaps) + "\n").collect();
    format!("{n} {}\n{lines}", positions.len())
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::misere();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    let (n, k) = (input.number(1..=3), input.number(1..=5));
    let mut output = String::new();
    for _ in 0..k {
        let heaps: Vec<u64> = input.numbers(n, 1..=50);
        search.show(&sorted(heaps.clone()), &options);
        let mut moves = Vec::new();
        for heap in 0..n {
            for take in 1..=heaps[heap] {
                let mut after = heaps.clone();
                after[heap] -= take;
                if !search.mover_wins(&sorted(after), &options) {
                    moves.push(format!("{}:{take}", heap + 1));
                }
            }
        }
        output += &if moves.is_empty() { "CONCEDE".to_string() } else { join(&moves) };
        output += "\n";
    }
    input.end();
    output
}

fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable();
    heaps
}
