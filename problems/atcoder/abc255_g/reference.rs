//! AtCoder ABC 255 G by its rules: every number of stones that no pair forbids.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(8, 1_000_000_000_000_000_000);
    let mut heaps = g.heaps(g.pick(3, 200_000), 1..=largest);
    let mut pairs = Vec::new();
    let tried = g.within(g.pick(1, 200_000)..=g.pick(16, 200_000));
    let dense = g.one_in(2);
    let span = g.pick(8, if dense { 1000 } else { largest });
    for _ in 0..tried {
        let x = g.within(1..=span);
        let y = match g.within(0..=2) {
            0 => x,
            1 => x.min(1 + g.within(0..=1)),
            _ => g.within(1..=x),
        };
        pairs.push((x, y));
    }
    pairs.sort_unstable();
    pairs.dedup();
    if g.one_in(2) {
        pairs.reverse();
        heaps.iter_mut().for_each(|heap| *heap = 1 + *heap % span);
    }
    let lines: String = pairs.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{} {}\n{}\n{lines}", heaps.len(), pairs.len(), spaced(&heaps))
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=200_000), input.number(1..=200_000));
    let mut heaps: Vec<u64> = input.numbers(n, 1..=1_000_000_000_000_000_000);
    let mut pairs = Vec::new();
    for _ in 0..m {
        let x = input.number(1..=1_000_000_000_000_000_000);
        let pair: (u64, u64) = (x, input.number(1..=x));
        assert!(!pairs.contains(&pair), "a pair comes twice");
        pairs.push(pair);
    }
    input.end();
    heaps.sort_unstable();
    let first = Search::normal().mover_wins(&heaps, &|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for take in (1..=heap).filter(|&take| !pairs.contains(&(heap, take))) {
                let mut after = heaps.clone();
                after[place] -= take;
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    if first { "Takahashi\n" } else { "Aoki\n" }.to_string()
}
