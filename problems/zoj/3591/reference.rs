//! ZOJ 3591 by its rules: every stretch of piles, played as Nim.
//!
//! The middle tier has up to 60 piles of any size: for each stretch, the binary columns of its
//! piles are counted.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_columns).run();
}

fn generate(g: &mut Generator) -> String {
    let (cases, largest) = (g.pick(3, 100), g.pick(7, 1_000_000_000));
    let least = g.pick(1, 90_000);
    written(g, cases, [least, g.pick(4, 100_000)], largest)
}

fn generate_middle(g: &mut Generator) -> String {
    let largest = if g.one_in(2) { 20 } else { 1_000_000_000 };
    written(g, 5, [5, 60], largest)
}

fn written(g: &mut Generator, cases: u64, [least, most]: [u64; 2], largest: u64) -> String {
    let lines = (0..cases).map(|_| {
        let n = g.within(least..=most);
        let [s, w] = [(); 2].map(|()| g.within(1..=largest));
        format!("{n} {s} {w}\n")
    });
    format!("{cases}\n{}", lines.collect::<String>())
}

/// Returns the piles of a case, as the statement's code makes them.
fn piles(n: usize, s: u64, w: u64) -> Vec<u64> {
    let mut piles = Vec::new();
    let mut g = s;
    for _ in 0..n {
        if g == 0 {
            g = w;
        }
        piles.push(g);
        g = match g % 2 {
            0 => g / 2,
            _ => (g / 2) ^ w,
        };
    }
    piles
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
    counts(input, 6, |stretch| {
        let mut heaps = stretch.to_vec();
        heaps.sort_unstable();
        search.mover_wins(&heaps, &options)
    })
}

fn answer_by_columns(input: &mut Input) -> String {
    let is_odd = |stretch: &[u64], bit: u32| {
        stretch.iter().filter(|&pile| pile >> bit & 1 == 1).count() % 2 == 1
    };
    counts(input, 100, |stretch| (0..32).any(|bit| is_odd(stretch, bit)))
}

fn counts(input: &mut Input, most: usize, mut is_won: impl FnMut(&[u64]) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=100_000usize);
        let [s, w] = [(); 2].map(|()| input.number(1..=1_000_000_000));
        assert!(n <= most, "too large for a reference");
        let piles = piles(n, s, w);
        let ends = (1..=n).flat_map(|end| (0..end).map(move |start| (start, end)));
        output += &format!("{}\n", ends.filter(|&(start, end)| is_won(&piles[start..end])).count());
    }
    input.end();
    output
}
