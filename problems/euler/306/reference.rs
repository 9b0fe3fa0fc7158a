//! Project Euler 306 by its rules: every pair of squares is painted. A position is the lengths of
//! its white strips.
//!
//! The middle tier has strips of up to 500 squares, well past twice the period, each of them worth
//! the mex of what its moves leave.

use grundy::mex::mex;
use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 1 << 60)..=g.pick(20, u64::MAX)))
}

fn generate_middle(g: &mut Generator) -> String {
    // About the preperiod and the ends of the first periods, or anywhere.
    let end = 53 + 34 * g.within(0..=4);
    format!("{}\n", if g.one_in(2) { g.within(end - 4..=end + 4) } else { g.within(21..=500) })
}

fn answer_by_values(input: &mut Input) -> String {
    let largest = input.number(1..=1000usize);
    input.end();
    let mut values: Vec<u64> = vec![0, 0];
    for squares in 2..=largest {
        let options = (0..=squares - 2).map(|left| values[left] ^ values[squares - 2 - left]);
        values.push(mex(options));
    }
    format!("{}\n", values[1..=largest].iter().filter(|&&value| value > 0).count())
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
