//! Codeforces 2107B by its rules: tries an apple from every box.
//!
//! The middle tier has fuller boxes, or more of them, searched in the same way.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(4, 2));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50_000)..=g.pick(4, 50_000));
        let k = g.within(1..=g.pick(4, 1_000_000_000));
        let most = g.within(g.pick(1, 1_000_000_000)..=g.pick(7, 1_000_000_000));
        input += &format!("{n} {k}\n{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    const SIZES: [(u64, u64); 6] = [(2, 50), (3, 14), (4, 8), (6, 4), (20, 2), (100, 1)];
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let (n, most) = SIZES[g.within(0..=5) as usize];
        let boxes = g.many(n, 1..=most);
        // The limit is close to what it is compared with.
        let widest = boxes.iter().max().unwrap_or(&0) - boxes.iter().min().unwrap_or(&0);
        let close = (widest + g.within(0..=2)).saturating_sub(1).max(1);
        let k = if g.one_in(3) { g.within(1..=most) } else { close };
        input += &format!("{n} {k}\n{}\n", join(&boxes));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(1..=100_000usize);
        let k = input.number(1..=1_000_000_000u64);
        let mut boxes = input.numbers(n, 1..=1_000_000_000u64);
        boxes.sort_unstable();
        // A move that loses at once is left out, as if it were none; the boxes stay sorted.
        let options = |boxes: &Vec<u64>| -> Vec<Vec<u64>> {
            let after = take_from_one_heap(boxes, |take| take == 1);
            after.into_iter().filter(|boxes| boxes[n - 1] - boxes[0] <= k).collect()
        };
        let first = Search::normal().mover_wins(&boxes, &options);
        output += if first { "Tom\n" } else { "Jerry\n" };
    }
    input.end();
    output
}
