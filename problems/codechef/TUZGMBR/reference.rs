//! CodeChef TUZGMBR by its rules: every move of the chip on the board.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let [rows, columns] = [(); 2].map(|()| g.within(1..=g.pick(20, 1_000_000)));
        input += &format!("{rows} {columns}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (rows, columns) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
        assert!(rows.max(columns) <= 200, "too large for brute force");
        let moves = |&(row, column): &(u32, u32)| {
            let up = (1..=3).map(|steps| (row + steps, column));
            let right = (1..=2).map(|steps| (row, column + steps));
            let cells = up.chain(right);
            cells.filter(|&(row, column)| row <= rows && column <= columns).collect()
        };
        let tuzik_wins = Search::normal().mover_wins(&(1, 1), &moves);
        output += if tuzik_wins { "Tuzik\n" } else { "Vanya\n" };
    }
    input.end();
    output
}
