//! CodeChef SNCK01 by its rules: every row and every subtraction.
//!
//! The middle tier has rows of up to 20 numbers of up to 50. From the right, each number has a
//! table of what it is worth before the rest: the mex of the values of all smaller numbers there.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(3, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let m = g.within(g.pick(1, 50)..=g.pick(3, 50));
        let largest = g.pick(if n * m == 1 { 9 } else { 10 / (n * m) + 1 }, 50);
        input += &format!("{n} {m}\n");
        let mut row = g.many(m, 1..=largest);
        for _ in 0..n {
            if !g.one_in(3) {
                row = g.many(m, 1..=largest);
            }
            input += &format!("{}\n", join(&row));
        }
        input.push('\n');
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("12\n");
    for _ in 0..12 {
        let (n, m) = (g.within(1..=3), g.within(1..=20));
        input += &format!("{n} {m}\n");
        let largest = if g.one_in(2) { 4 } else { 50 };
        let mut row = g.many(m, 1..=largest);
        for _ in 0..n {
            input += &format!("{}\n", join(&row));
            // The same again, or with another number, or all others.
            match g.within(0..=3) {
                0 => row = g.many(m, 1..=largest),
                1 => row[g.within(0..=m - 1) as usize] = g.within(1..=largest),
                _ => {}
            }
        }
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let value = |row: &Vec<u64>| {
        row.iter().rev().fold(0, |rest, &number| {
            let mut values = vec![rest];
            for smaller in 1..=number as usize {
                values.push(mex(values[..smaller].iter().copied()));
            }
            values[number as usize]
        })
    };
    winners(input, |rows| rows.iter().fold(0, |sum, row| sum ^ value(row)) > 0)
}

fn answer(input: &mut Input) -> String {
    winners(input, |mut rows| {
        rows.sort_unstable();
        Search::normal().mover_wins(&rows, &|rows: &Vec<Vec<u64>>| options(rows))
    })
}

fn winners(input: &mut Input, is_won: impl Fn(Vec<Vec<u64>>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let (n, m) = (input.number(1..=50usize), input.number(1..=50usize));
        let rows = (0..n).map(|_| input.numbers(m, 1..=50)).collect();
        output += if is_won(rows) { "FIRST\n" } else { "SECOND\n" };
    }
    input.end();
    output
}

fn options(rows: &[Vec<u64>]) -> Vec<Vec<Vec<u64>>> {
    let mut options = Vec::new();
    for (row, numbers) in rows.iter().enumerate() {
        if let Some(leftmost) = numbers.iter().position(|&number| number != 0) {
            for left in 0..numbers[leftmost] {
                let mut option = rows.to_vec();
                option[row][leftmost] = left;
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
