//! Codeforces 1365A by its rules: claims every cell that may be claimed.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 50)..=g.pick(3, 50));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 50)..=g.pick(4, 50));
        let m = g.within(g.pick(1, 50)..=g.pick(4, 50));
        input += &format!("{n} {m}\n");
        let rarity = g.within(2..=g.pick(10, 200));
        for _ in 0..n {
            let row: Vec<u64> = (0..m).map(|_| u64::from(g.one_in(rarity))).collect();
            input += &format!("{}\n", spaced(&row));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let options = |matrix: &Vec<Vec<u8>>| {
        let mut options = Vec::new();
        for i in 0..matrix.len() {
            for j in 0..matrix[i].len() {
                if matrix[i].iter().all(|&cell| cell == 0) && matrix.iter().all(|row| row[j] == 0) {
                    let mut option = matrix.clone();
                    option[i][j] = 1;
                    options.push(option);
                }
            }
        }
        options
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=50) {
        let (n, m) = (input.number(1..=50usize), input.number(1..=50usize));
        let matrix = (0..n).map(|_| input.numbers(m, 0..=1)).collect();
        let first = Search::normal().mover_wins(&matrix, &options);
        output += if first { "Ashish\n" } else { "Vivek\n" };
    }
    input.end();
    output
}
