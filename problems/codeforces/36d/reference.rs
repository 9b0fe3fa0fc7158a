//! Codeforces 36D by its rules: every move of the piece is tried.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let boards = g.within(g.pick(1, 20)..=g.pick(6, 20));
    let jump = g.within(1..=g.pick(6, 1_000_000_000));
    let sides: String = (0..boards)
        .map(|_| {
            let range = 1..=g.pick(30, 1_000_000_000);
            format!("{} {}\n", g.within(range.clone()), g.within(range))
        })
        .collect();
    format!("{boards} {jump}\n{sides}")
}

fn answer(input: &mut Input) -> String {
    let boards = input.number(1..=20);
    let jump = input.number(1..=1_000_000_000u64);
    let options = |&[down, right]: &[u64; 2]| -> Vec<[u64; 2]> {
        let steps = [[1, 0], [0, 1], [jump, jump]];
        let fitting = steps.iter().filter(|step| step[0] <= down && step[1] <= right);
        fitting.map(|step| [down - step[0], right - step[1]]).collect()
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..boards {
        let n = input.number(1..=1_000_000_000u64);
        let m = input.number(1..=1_000_000_000u64);
        output += if search.mover_wins(&[n - 1, m - 1], &options) { "+\n" } else { "-\n" };
    }
    input.end();
    output
}
