//! Codeforces 1365A by its rules: claims every cell that may be claimed.
//!
//! The middle tier has matrices of up to 30 rows and columns, and always claims the last cell
//! that may be claimed. It takes for granted that all play is equally long.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_play).run();
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
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("20\n");
    for _ in 0..20 {
        let (n, m) = (g.within(1..=30), g.within(1..=30));
        input += &format!("{n} {m}\n");
        let rarity = g.within(5..=200);
        for _ in 0..n {
            let row: Vec<u64> = (0..m).map(|_| u64::from(g.one_in(rarity))).collect();
            input += &format!("{}\n", join(&row));
        }
    }
    input
}

fn answer_by_play(input: &mut Input) -> String {
    let mut output = String::new();
    for mut matrix in read(input) {
        let mut first_moves = true;
        while let Some((i, j)) = free_cells(&matrix).pop() {
            matrix[i][j] = 1;
            first_moves = !first_moves;
        }
        output += if first_moves { "Vivek\n" } else { "Ashish\n" };
    }
    output
}

/// Returns the cells that may be claimed.
fn free_cells(matrix: &[Vec<u8>]) -> Vec<(usize, usize)> {
    let mut cells = Vec::new();
    for i in (0..matrix.len()).filter(|&i| matrix[i].iter().all(|&cell| cell == 0)) {
        for j in (0..matrix[i].len()).filter(|&j| matrix.iter().all(|row| row[j] == 0)) {
            cells.push((i, j));
        }
    }
    cells
}

fn read(input: &mut Input) -> Vec<Vec<Vec<u8>>> {
    let mut matrices = Vec::new();
    for _ in 0..input.number(1..=50) {
        let (n, m) = (input.number(1..=50usize), input.number(1..=50usize));
        matrices.push((0..n).map(|_| input.numbers(m, 0..=1)).collect());
    }
    input.end();
    matrices
}

fn answer(input: &mut Input) -> String {
    let options = |matrix: &Vec<Vec<u8>>| {
        let claimed = |(i, j): (usize, usize)| {
            let mut option = matrix.clone();
            option[i][j] = 1;
            option
        };
        free_cells(matrix).into_iter().map(claimed).collect()
    };
    let mut output = String::new();
    for matrix in read(input) {
        let first = Search::normal().mover_wins(&matrix, &options);
        output += if first { "Ashish\n" } else { "Vivek\n" };
    }
    output
}
