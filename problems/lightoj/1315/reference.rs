//! LightOJ 1315 by its rules: every move of every piece, on whole boards.
//!
//! The middle tier has knights on the first 90 rows and columns, each of them worth the mex of what
//! its moves lead to.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("60\n");
    for _ in 0..60 {
        let count = g.within(1..=6);
        let knights = g.heaps(count, 0..=90 * 90 - 1);
        input += &format!("{}\n", knights.len());
        knights.iter().for_each(|knight| input += &format!("{} {}\n", knight / 90, knight % 90));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&knight: &(u64, u64)| moves_of_one(knight).map(|cell| vec![cell]).collect();
    winners(input, |knights| values.sum(&knights, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    winners(input, |mut knights| {
        knights.sort_unstable();
        search.mover_wins(&knights, &options)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(Knights) -> bool) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=200) {
        let mut knights = Knights::new();
        for _ in 0..input.number(1..=1000) {
            knights.push((input.number(0..=499), input.number(0..=499)));
        }
        output += &format!("Case {case}: {}\n", if is_won(knights) { "Alice" } else { "Bob" });
    }
    input.end();
    output
}

/// The order of the pieces does not matter.
fn options(knights: &Knights) -> Vec<Knights> {
    let mut options = Vec::new();
    for place in 0..knights.len() {
        for cell in moves_of_one(knights[place]) {
            let mut option = knights.clone();
            option[place] = cell;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn moves_of_one((x, y): (u64, u64)) -> impl Iterator<Item = (u64, u64)> {
    // Two to the left and one up, in the directions of the board's picture, and so on.
    let steps: [(i64, i64); 6] = [(2, 1), (1, 2), (3, 1), (1, 3), (2, -1), (-1, 2)];
    steps
        .into_iter()
        .filter_map(move |(left, up)| x.checked_add_signed(-left).zip(y.checked_add_signed(-up)))
}
