//! LightOJ 1315 by its rules: every move of every piece, on whole boards.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
        let most = if n == 1 { g.pick(14, 499) } else { g.pick(6, 499) };
        input += &format!("{n}\n");
        for _ in 0..n {
            input += &format!("{} {}\n", g.within(0..=most), g.within(0..=most));
        }
    }
    input
}

type Knights = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let mut knights = Knights::new();
        for _ in 0..input.number(1..=1000) {
            knights.push((input.number(0..=499), input.number(0..=499)));
        }
        knights.sort_unstable();
        let alice_wins = search.mover_wins(&knights, &options);
        output += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

/// The order of the pieces does not matter.
fn options(knights: &Knights) -> Vec<Knights> {
    let mut options = Vec::new();
    for place in 0..knights.len() {
        let (x, y) = knights[place];
        // Two to the left and one up, in the directions of the board's picture, and so on.
        for (left, up) in [(2, 1), (1, 2), (3, 1), (1, 3), (2, -1), (-1, 2)] {
            let moved = x.checked_add_signed(-left).zip(y.checked_add_signed(-up));
            if let Some(cell) = moved {
                let mut option = knights.clone();
                option[place] = cell;
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
