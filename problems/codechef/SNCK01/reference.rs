//! CodeChef SNCK01 by its rules: every row and every subtraction.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
            input += &format!("{}\n", spaced(&row));
        }
        input.push('\n');
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let (n, m) = (input.number(1..=50usize), input.number(1..=50usize));
        let mut rows: Vec<Vec<u64>> = (0..n).map(|_| input.numbers(m, 1..=50)).collect();
        rows.sort_unstable();
        let first = Search::normal().mover_wins(&rows, &|rows: &Vec<Vec<u64>>| options(rows));
        output += if first { "FIRST\n" } else { "SECOND\n" };
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
