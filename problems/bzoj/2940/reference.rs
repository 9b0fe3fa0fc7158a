//! BZOJ 2940 by its rules: every stripe on every free place of the whole board.

use reference::{grid, spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let stripes = g.many(3, 1..=g.pick(5, 3));
    let m = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let boards = g.many(m, g.pick(1, 900)..=g.pick(8, 1000));
    let boards: Vec<String> = boards.iter().map(|board| format!("{board}\n")).collect();
    format!("{}\n{m}\n{}", spaced(&stripes), boards.concat())
}

fn answer(input: &mut Input) -> String {
    let stripes = input.numbers(3, 1..=1000u32);
    let m = input.number(1..=1000);
    let mut output = String::new();
    for _ in 0..m {
        let board = input.number(1..=1000u32);
        assert!(board < 30, "a board of {board} is too long for brute force");
        // Bits are covered cells.
        let mut search =
            Search::normal().written(|&covered: &u32| grid(covered, 1, board, 'x', '.'));
        let options = |&covered: &u32| -> Vec<u32> {
            let fits = stripes.iter().filter(|&&stripe| stripe <= board);
            fits.flat_map(|&stripe| (0..=board - stripe).map(move |at| ((1 << stripe) - 1) << at))
                .filter(|stripe| stripe & covered == 0)
                .map(|stripe: u32| stripe | covered)
                .collect()
        };
        output += if search.mover_wins(&0, &options) { "1\n" } else { "2\n" };
    }
    input.end();
    output
}
