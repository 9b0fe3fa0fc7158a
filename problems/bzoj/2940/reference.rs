//! BZOJ 2940 by its rules: every stripe on every free place of the whole board.
//!
//! The middle tier has boards of up to 300 cells. A board is worth the mex of what the stripes
//! leave on both sides.

use reference::{grid, join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let stripes = g.many(3, 1..=g.pick(5, 3));
    let m = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let boards = g.many(m, g.pick(1, 900)..=g.pick(8, 1000));
    let boards: Vec<String> = boards.iter().map(|board| format!("{board}\n")).collect();
    format!("{}\n{m}\n{}", join(&stripes), boards.concat())
}

fn generate_middle(g: &mut Generator) -> String {
    let most = [3, 8, 300][g.within(0..=2) as usize];
    let stripes = g.many(3, 1..=most);
    let boards: String = (1..=300).map(|board| format!("{board}\n")).collect();
    format!("{}\n300\n{boards}", join(&stripes))
}

fn answer_by_values(input: &mut Input) -> String {
    let stripes = input.numbers(3, 1..=1000u32);
    let m = input.number(1..=1000);
    let mut values = GrundyValues::new();
    let options = |&board: &u32| {
        let free = stripes.iter().filter_map(|&stripe| board.checked_sub(stripe));
        free.flat_map(|free| (0..=free).map(move |left| vec![left, free - left])).collect()
    };
    let mut output = String::new();
    for _ in 0..m {
        let board = input.number(1..=1000u32);
        output += if values.value(&board, &options) > 0 { "1\n" } else { "2\n" };
    }
    input.end();
    output
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
