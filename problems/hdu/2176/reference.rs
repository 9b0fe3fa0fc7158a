//! HDU 2176 by its rules: every first move is tried, and those after which the opponent
//! loses are listed.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(8, 2) {
        let heaps = g.heaps(g.pick(4, 200_000), 1..=g.pick(7, 2_147_483_647));
        input += &format!("{}\n{}\n", heaps.len(), spaced(&heaps));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let m = input.number(0..=200_000);
        if m == 0 {
            input.end();
            return output;
        }
        let heaps = input.numbers(m, 1..=u64::MAX);
        let options = |heaps: &Vec<u64>| take_from_one_heap(heaps, |_| true);
        let mut moves = String::new();
        for heap in 0..m {
            for leave in 0..heaps[heap] {
                let mut after = heaps.clone();
                after[heap] = leave;
                after.sort_unstable();
                if !search.mover_wins(&after, &options) {
                    moves += &format!("{} {leave}\n", heaps[heap]);
                }
            }
        }
        output += if moves.is_empty() { "No\n" } else { "Yes\n" };
        output += &moves;
    }
}
