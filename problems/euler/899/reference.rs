//! Project Euler 899 by its rules: every way of taking stones from both heaps is tried.
//!
//! The middle tier has heaps of up to 160: a table says for every two of them whether a move leaves
//! a lost position.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 7u64.pow(16))..=g.pick(50, 7u64.pow(18))))
}

fn generate_middle(g: &mut Generator) -> String {
    // About a power of two, or anywhere.
    let power = [32, 64, 128][g.within(0..=2) as usize];
    format!("{}\n", if g.one_in(2) { g.within(power - 3..=power + 2) } else { g.within(20..=160) })
}

fn answer_by_table(input: &mut Input) -> String {
    let largest = input.number(1..=200usize);
    input.end();
    let mut is_lost = vec![vec![false; largest + 1]; largest + 1];
    let mut lost = 0;
    // What a move leaves has fewer stones in all.
    for all in 2..=2 * largest {
        for a in all.saturating_sub(largest).max(1)..=largest.min(all - 1) {
            let b = all - a;
            // As many are left as the larger heap had, at least one in each heap, and no heap grows.
            let left = a.max(b);
            let mut firsts = (left - b).max(1)..=a.min(left - 1);
            let wins = firsts.any(|first| is_lost[first][left - first]);
            is_lost[a][b] = !wins;
            lost += u32::from(!wins);
        }
    }
    format!("{lost}\n")
}

fn answer(input: &mut Input) -> String {
    let largest = input.number(1..=7u64.pow(18));
    input.end();
    let mut search = Search::normal();
    let mut lost = 0;
    for a in 1..=largest {
        lost += (1..=largest).filter(|&b| !search.mover_wins(&[a, b], &options)).count();
    }
    format!("{lost}\n")
}

fn options(&[a, b]: &[u64; 2]) -> Vec<[u64; 2]> {
    let all = a.min(b);
    let takes = (0..=all).filter(|take| *take < a && all - take < b);
    takes.map(|take| [a - take, b - (all - take)]).collect()
}
