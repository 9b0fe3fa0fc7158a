//! BZOJ 4131 by its rules: every black cell of every board.
//!
//! The middle tier has boards of up to 100 cells. It takes for granted that the winner does not
//! depend on the moves, and plays one game to its end: always at the last black cell, which stays
//! white.

use reference::{join, signs, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_one_play).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 10)..=g.pick(2, 10));
        input += &format!("{k}\n");
        for _ in 0..k {
            // On request boards of 10 000 cells in all shapes.
            let (n, m) = match g.size() {
                Size::Tiny => (g.within(1..=3), g.within(1..=2)),
                Size::Largest => {
                    let n = [1, 10, 100, 1000, 10_000][g.within(0..=4) as usize];
                    (n, 10_000 / n)
                }
            };
            input += &format!("{n} {m}\n");
            for _ in 0..n {
                input += &format!("{}\n", join(&g.many(m, 0..=1)));
            }
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let k = g.within(1..=6);
        input += &format!("{k}\n");
        for _ in 0..k {
            let (n, m) = (g.within(1..=10), g.within(1..=10));
            input += &format!("{n} {m}\n");
            (0..n).for_each(|_| input += &format!("{}\n", join(&g.many(m, 0..=1))));
        }
    }
    input
}

fn answer_by_one_play(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let mut moves = 0;
        for _ in 0..input.number(1..=100_000) {
            let n = input.number(1..=100_000usize);
            let m = input.number(1..=100_000usize);
            let mut cells: Vec<u32> = input.numbers(n * m, 0..=1);
            while let Some(last) = cells.iter().rposition(|&cell| cell == 1) {
                let flipped = (0..=last).filter(|cell| cell % m <= last % m);
                flipped.for_each(|cell| cells[cell] ^= 1);
                moves += 1;
            }
        }
        output += if moves % 2 == 1 { "lyp win\n" } else { "ld win\n" };
    }
    input.end();
    output
}

type Boards = Vec<Vec<Vec<bool>>>;

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let mut boards = Boards::new();
        let mut cells = 0;
        for _ in 0..input.number(1..=100_000) {
            let n = input.number(1..=100_000usize);
            let m = input.number(1..=100_000usize);
            cells += n * m;
            let row = |input: &mut Input| input.numbers(m, 0..=1);
            let rows = (0..n).map(|_| row(input).iter().map(|&cell: &u32| cell == 1).collect());
            boards.push(rows.collect());
        }
        assert!(cells <= 12, "{cells} cells are too many for brute force");
        let options = |boards: &Boards| flipped(boards);
        let first = Search::normal()
            .written(|boards: &Boards| {
                let rows = boards.iter().map(|board| {
                    board.iter().map(|row| signs(row, '1', '0')).collect::<Vec<_>>().join("\n")
                });
                rows.collect::<Vec<_>>().join("\n\n")
            })
            .mover_wins(&boards, &options);
        output += if first { "lyp win\n" } else { "ld win\n" };
    }
    input.end();
    output
}

fn flipped(boards: &Boards) -> Vec<Boards> {
    let mut after = Vec::new();
    for (place, board) in boards.iter().enumerate() {
        for (x, row) in board.iter().enumerate() {
            for y in (0..row.len()).filter(|&y| row[y]) {
                let mut next = boards.clone();
                for row in &mut next[place][..=x] {
                    row[..=y].iter_mut().for_each(|cell| *cell = !*cell);
                }
                after.push(next);
            }
        }
    }
    after
}
