//! Project Euler 306 by its rules: every pair of squares is painted. A position is the lengths of
//! its white strips.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 60)..=g.pick(20, u64::MAX)))
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=u64::MAX);
    input.end();
    let mut search = Search::normal();
    let wins = (1..=largest).filter(|&n| {
        let strips = if n >= 2 { vec![n] } else { vec![] };
        search.mover_wins(&strips, &|heaps| options(heaps))
    });
    format!("{}\n", wins.count())
}

/// Returns the strips after each move. Strips of one square are left out, and the others sorted.
fn options(strips: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for strip in 0..strips.len() {
        for left in 0..=strips[strip] - 2 {
            let mut option = strips.to_vec();
            let whole = option.swap_remove(strip);
            option.extend([left, whole - 2 - left]);
            option.retain(|&squares| squares >= 2);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
