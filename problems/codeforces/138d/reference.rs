//! Codeforces 138D by its rules: follows the waves of every active cell.

use reference::{grid, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 19)..=g.pick(4, 20));
    let m = g.within(g.pick(1, 19)..=g.pick([9, 6, 4, 3][n.min(4) as usize - 1], 20));
    let letters = [b"LRX", b"LRL", b"XXL", b"RRR"][g.within(0..=3) as usize];
    let mut input = format!("{n} {m}\n");
    for _ in 0..n {
        let row = g.many(m, 0..=2).into_iter().map(|at| char::from(letters[at as usize]));
        input += &(row.collect::<String>() + "\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (n, m) = (input.number(1..=20i32), input.number(1..=20i32));
    let mut letters = Vec::new();
    for _ in 0..n {
        let row = input.token().expect("a row");
        assert!(row.len() == m as usize && row.chars().all(|c| "LRX".contains(c)), "no row");
        letters.extend(row.chars());
    }
    input.end();
    assert!(n * m <= 64, "too many cells for a search");
    // A position is the set of active cells, as bits.
    let options = |active: &u64| -> Vec<u64> {
        let chosen = (0..n * m).filter(|cell| active >> cell & 1 == 1);
        let after = chosen.map(|cell| {
            let waves: &[(i32, i32)] = match letters[cell as usize] {
                'L' => &[(1, -1), (-1, 1)],
                'R' => &[(-1, -1), (1, 1)],
                _ => &[(1, -1), (-1, 1), (-1, -1), (1, 1)],
            };
            let mut left = *active & !(1 << cell);
            for (down, right) in waves {
                let (mut row, mut column) = (cell / m + down, cell % m + right);
                while (0..n).contains(&row)
                    && (0..m).contains(&column)
                    && left >> (row * m + column) & 1 == 1
                {
                    left &= !(1 << (row * m + column));
                    (row, column) = (row + down, column + right);
                }
            }
            left
        });
        after.collect()
    };
    let first = Search::normal()
        .written(|&active| grid(active, n as u32, m as u32, 'x', '.'))
        .mover_wins(&(u64::MAX >> (64 - n * m)), &options);
    if first { "WIN\n" } else { "LOSE\n" }.to_string()
}
