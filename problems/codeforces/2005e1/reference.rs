//! Codeforces 2005E1 by its rules: chooses every cell that may be chosen.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let l = g.within(g.pick(1, 290)..=g.pick(6, 300));
        let n = g.within(g.pick(1, 300)..=g.pick(6, 300));
        let m = g.within(g.pick(1, 300)..=g.pick(6, 300));
        let most = g.within(1..=7.min(n * m));
        input += &format!("{l} {n} {m}\n{}\n", spaced(&g.many(l, 1..=most)));
        for _ in 0..n {
            input += &format!("{}\n", spaced(&g.many(m, 1..=most)));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=300) {
        let [l, n, m] = [(); 3].map(|()| input.number(1..=300usize));
        let list = input.numbers(l, 1..=(n * m).min(7));
        let matrix: Vec<Vec<usize>> =
            (0..n).map(|_| input.numbers(m, 1..=(n * m).min(7))).collect();
        // The turn, and where the rest of the matrix begins.
        let options = |&[turn, first_row, first_column]: &[usize; 3]| {
            let mut options = Vec::new();
            for (row, numbers) in matrix.iter().enumerate().skip(first_row) {
                for (column, number) in numbers.iter().enumerate().skip(first_column) {
                    if list.get(turn) == Some(number) {
                        options.push([turn + 1, row + 1, column + 1]);
                    }
                }
            }
            options
        };
        let mut search =
            Search::normal().written(|&[turn, row, column]: &[usize; 3]| match list.get(turn) {
                Some(number) => format!("{number} from {},{}", row + 1, column + 1),
                None => format!("end {},{}", row, column),
            });
        output += if search.mover_wins(&[0, 0, 0], &options) { "T\n" } else { "N\n" };
    }
    input.end();
    output
}
