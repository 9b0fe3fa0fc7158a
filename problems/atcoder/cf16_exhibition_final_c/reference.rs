//! AtCoder cf16_exhibition_final_c by its rules: every way to eat, every game played.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut heaps = g.heaps(g.pick(4, 100_000), 2..=g.pick(7, 1_000_000_000));
    if g.one_in(4) {
        heaps[0] = g.pick(8, 1 << 29);
    }
    let lines: Vec<String> = heaps.iter().map(|heap| format!("{heap}\n")).collect();
    format!("{}\n{}", heaps.len(), lines.concat())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=100_000);
    let heaps: Vec<u64> = input.numbers(n, 2..=1_000_000_000);
    input.end();
    assert!(n < 20, "too many heaps for a reference");
    let mut search = Search::normal();
    let mut best: Option<u32> = None;
    for eaten in 0..1u32 << n {
        let left = heaps.iter().enumerate().map(|(heap, size)| size - u64::from(eaten >> heap & 1));
        let mut left: Vec<u64> = left.collect();
        left.sort_unstable();
        let moves = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        if best.is_none_or(|best| eaten.count_ones() < best) && !search.mover_wins(&left, &moves) {
            best = Some(eaten.count_ones());
        }
    }
    best.map_or("-1\n".to_string(), |best| format!("{best}\n"))
}
