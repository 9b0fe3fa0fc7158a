//! HackerRank a-chessboard-game-1 by its rules: the four moves.
//!
//! The middle tier is the same search from all 225 cells.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(10, 225);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{} {}\n", g.within(1..=15), g.within(1..=15));
    }
    input
}

fn generate_middle(_: &mut Generator) -> String {
    let cells = (1..=15).flat_map(|x| (1..=15).map(move |y| format!("{x} {y}\n")));
    ["225\n".to_string()].into_iter().chain(cells).collect()
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=225) {
        let cell = (input.number(1..=15), input.number(1..=15));
        output += if search.mover_wins(&cell, &moves) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn moves(&(x, y): &(i32, i32)) -> Vec<(i32, i32)> {
    let after = [(x - 2, y + 1), (x - 2, y - 1), (x + 1, y - 2), (x - 1, y - 2)];
    let on_board = |&(x, y): &(i32, i32)| x >= 1 && y >= 1 && x <= 15 && y <= 15;
    after.into_iter().filter(on_board).collect()
}
