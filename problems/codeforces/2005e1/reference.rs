//! Codeforces 2005E1 by its rules: chooses every cell that may be chosen.
//!
//! The middle tier has matrices of up to 30 rows and columns, and decides every rectangle in
//! every turn.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rectangles).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(3, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let l = g.within(g.pick(1, 290)..=g.pick(6, 300));
        let n = g.within(g.pick(1, 300)..=g.pick(6, 300));
        let m = g.within(g.pick(1, 300)..=g.pick(6, 300));
        let most = g.within(1..=7.min(n * m));
        input += &format!("{l} {n} {m}\n{}\n", join(&g.many(l, 1..=most)));
        for _ in 0..n {
            input += &format!("{}\n", join(&g.many(m, 1..=most)));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("6\n");
    for _ in 0..6 {
        let most = g.within(1..=7);
        let [n, m] = [(); 2].map(|()| g.within(3..=30));
        let l = if g.one_in(2) { g.within(1..=6) } else { g.within(1..=40) };
        input += &format!("{l} {n} {m}\n{}\n", join(&g.many(l, 1..=most)));
        for _ in 0..n {
            input += &format!("{}\n", join(&g.many(m, 1..=most)));
        }
    }
    input
}

fn answer_by_rectangles(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { list, matrix } in read(input) {
        let (n, m) = (matrix.len(), matrix[0].len());
        // By where the rest of the matrix begins, in the turn after the last.
        let mut wins = vec![vec![false; m + 1]; n + 1];
        for number in list.into_iter().rev() {
            let mut wins_before = vec![vec![false; m + 1]; n + 1];
            for row in (0..n).rev() {
                for column in (0..m).rev() {
                    let wins_here = matrix[row][column] == number && !wins[row + 1][column + 1];
                    wins_before[row][column] =
                        wins_here || wins_before[row + 1][column] || wins_before[row][column + 1];
                }
            }
            wins = wins_before;
        }
        output += if wins[0][0] { "T\n" } else { "N\n" };
    }
    output
}

struct Case {
    list: Vec<usize>,
    matrix: Vec<Vec<usize>>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=300) {
        let [l, n, m] = [(); 3].map(|()| input.number(1..=300usize));
        let list = input.numbers(l, 1..=(n * m).min(7));
        let matrix = (0..n).map(|_| input.numbers(m, 1..=(n * m).min(7))).collect();
        cases.push(Case { list, matrix });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { list, matrix } in read(input) {
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
    output
}
