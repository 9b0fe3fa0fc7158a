//! CodinGame misere-nim by its rules: every first move is tried, and those after which the
//! opponent loses are listed.
//!
//! The middle tier has three heaps as large as the statement allows, often with a lost position
//! one move away; the same search answers.

use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (n, positions) = (g.within(g.pick(1, 3)..=3), g.within(g.pick(1, 5)..=5));
    let mut input = format!("{n} {positions}\n");
    for _ in 0..positions {
        let most = if g.one_in(3) { 2 } else { g.pick(6, 50) };
        input += &format!("{}\n", join(&g.many(n, 1..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("3 5\n");
    for _ in 0..5 {
        let mut heaps = g.many(3, 1..=31);
        let last = heaps[1] ^ heaps[2];
        if last > 0 && g.one_in(2) {
            heaps[0] = last + g.within(0..=10);
        }
        input += &format!("{}\n", join(&heaps));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=3);
    let positions = input.number(1..=5);
    let mut search = Search::misere();
    let mut output = String::new();
    for _ in 0..positions {
        let heaps = input.numbers(n, 1..=50);
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            for taken in 1..=heaps[heap] {
                let mut after = heaps.clone();
                after[heap] -= taken;
                after.sort_unstable();
                if !search.mover_wins(&after, &options) {
                    moves.push(format!("{}:{taken}", heap + 1));
                }
            }
        }
        output += &if moves.is_empty() { "CONCEDE".to_string() } else { moves.join(" ") };
        output += "\n";
    }
    input.end();
    output
}
