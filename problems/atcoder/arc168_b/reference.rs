//! AtCoder ARC 168 B by its rules: the game played with every limit that makes a difference.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(4, 250_000), 1..=g.pick(7, 1_000_000_000));
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let full = heaps.len() as u64 == g.pick(5, 250_000);
    if g.one_in(2) && (1..=1_000_000_000).contains(&sum) && !full {
        heaps.push(sum);
    }
    format!("{}\n{}\n", heaps.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=250_000);
    let mut heaps = input.numbers(n, 1..=1_000_000_000);
    input.end();
    heaps.sort_unstable();
    let wins = |k: u64| {
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |take| take <= k);
        Search::normal().mover_wins(&heaps, &options)
    };
    // The largest heap as the limit is no limit at all, and neither is a larger one.
    let largest = heaps[n - 1];
    match (1..=largest).rev().find(|&k| wins(k)) {
        Some(k) if k == largest => "-1\n".to_string(),
        best => format!("{}\n", best.unwrap_or(0)),
    }
}
