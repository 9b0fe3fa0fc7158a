//! Codeforces 36D by its rules: every move of the piece is tried.
//!
//! The middle tier has boards of up to 200 by 200 cells, decided cell by cell.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
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

/// The longest side of the middle tier.
const SIDE: u64 = 200;

fn generate_middle(g: &mut Generator) -> String {
    let longest = [3, 12, 60][g.within(0..=2) as usize];
    let jump = g.within(1..=longest);
    let side = |g: &mut Generator| {
        let near = (jump + 1) * g.within(0..=SIDE / (jump + 1));
        let near = (near + g.within(0..=3)).saturating_sub(1);
        if g.one_in(2) {
            g.within(1..=SIDE)
        } else {
            near.clamp(1, SIDE)
        }
    };
    let sides: String = (0..20).map(|_| format!("{} {}\n", side(g), side(g))).collect();
    format!("20 {jump}\n{sides}")
}

fn answer_by_table(input: &mut Input) -> String {
    let Case { jump, sides } = read(input);
    let jump = jump as usize;
    // By the cells that are left downwards and to the right.
    let mut wins = vec![vec![false; SIDE as usize]; SIDE as usize];
    for down in 0..SIDE as usize {
        for right in 0..SIDE as usize {
            wins[down][right] = down > 0 && !wins[down - 1][right]
                || right > 0 && !wins[down][right - 1]
                || down.min(right) >= jump && !wins[down - jump][right - jump];
        }
    }
    let outcome =
        |[n, m]: [u64; 2]| if wins[n as usize - 1][m as usize - 1] { "+\n" } else { "-\n" };
    sides.into_iter().map(outcome).collect()
}

struct Case {
    jump: u64,
    sides: Vec<[u64; 2]>,
}

fn read(input: &mut Input) -> Case {
    let boards = input.number(1..=20);
    let jump = input.number(1..=1_000_000_000u64);
    let sides = (0..boards).map(|_| [(); 2].map(|()| input.number(1..=1_000_000_000))).collect();
    input.end();
    Case { jump, sides }
}

fn answer(input: &mut Input) -> String {
    let Case { jump, sides } = read(input);
    let options = |&[down, right]: &[u64; 2]| -> Vec<[u64; 2]> {
        let steps = [[1, 0], [0, 1], [jump, jump]];
        let fitting = steps.iter().filter(|step| step[0] <= down && step[1] <= right);
        fitting.map(|step| [down - step[0], right - step[1]]).collect()
    };
    let mut search = Search::normal();
    let mut output = String::new();
    for [n, m] in sides {
        output += if search.mover_wins(&[n - 1, m - 1], &options) { "+\n" } else { "-\n" };
    }
    output
}
