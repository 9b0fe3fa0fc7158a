//! Project Euler 310 by its rules: every move from every position is tried.
//!
//! The middle tier has heaps of up to 700, each of them worth the mex of what the squares leave.
//! For every two of them, the larger heaps that make the nim sum 0 are counted; no order is divided
//! out.

use grundy::mex::mex;
use reference::{ordered_heaps, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_pairs).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(0, 100_000)..=g.pick(16, 100_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(17..=700))
}

fn answer_by_pairs(input: &mut Input) -> String {
    let largest = input.number(0..=1000usize);
    input.end();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=largest {
        let squares = (1..).map(|n| n * n).take_while(|&square| square <= heap);
        values.push(mex(squares.map(|square| values[heap - square])));
    }
    // How many heaps from b on have each value.
    let mut from_here = vec![0u64; 64];
    let mut lost = 0;
    for b in (0..=largest).rev() {
        from_here[values[b] as usize] += 1;
        lost += (0..=b).map(|a| from_here[(values[a] ^ values[b]) as usize]).sum::<u64>();
    }
    format!("{lost}\n")
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(0..=100_000u64);
    input.end();
    let mut search = Search::normal();
    let is_square = |take: u64| take.isqrt().pow(2) == take;
    let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, is_square);
    let sizes: Vec<u64> = (0..=largest).collect();
    let positions = ordered_heaps(3, &sizes).into_iter().filter(|heaps| heaps.is_sorted());
    let lost = positions.filter(|heaps| !search.mover_wins(heaps, &options));
    format!("{}\n", lost.count())
}
