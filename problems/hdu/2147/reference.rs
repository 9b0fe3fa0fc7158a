//! HDU 2147 by its rules: all three moves of the coin.
//!
//! The middle tier has boards of up to 600 by 600 cells, from a table of all of them.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 100_000) {
        let (n, m) = (g.within(1..=g.pick(12, 2000)), g.within(1..=g.pick(12, 2000)));
        input += &format!("{n} {m}\n");
    }
    input + "0 0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let board = |_| format!("{} {}\n", g.within(1..=600), g.within(1..=600));
    (0..100).map(board).collect::<String>() + "0 0\n"
}

fn answer_by_table(input: &mut Input) -> String {
    let boards = read(input);
    let most = boards.iter().map(|&(n, m)| n.max(m)).max().unwrap_or(0);
    let mut wins = vec![vec![false; most + 1]; most + 1];
    for n in 1..=most {
        for m in 1..=most {
            let down = n > 1 && !wins[n - 1][m];
            let left = m > 1 && !wins[n][m - 1];
            wins[n][m] = down || left || n > 1 && m > 1 && !wins[n - 1][m - 1];
        }
    }
    let verdict =
        |(n, m): (usize, usize)| if wins[n][m] { "Wonderful!\n" } else { "What a pity!\n" };
    boards.into_iter().map(verdict).collect()
}

fn read(input: &mut Input) -> Vec<(usize, usize)> {
    let mut boards = Vec::new();
    loop {
        let (n, m) = (input.number(0..=2000), input.number(0..=2000));
        if (n, m) == (0, 0) {
            input.end();
            return boards;
        }
        assert!(n > 0 && m > 0, "a board without cells");
        boards.push((n, m));
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for (n, m) in read(input) {
        let kiki = search.mover_wins(&(n - 1, m - 1), &one_step);
        output += if kiki { "Wonderful!\n" } else { "What a pity!\n" };
    }
    output
}

/// Returns the options of a coin that is so many rows and columns away from the last corner.
fn one_step(&(rows, columns): &(usize, usize)) -> Vec<(usize, usize)> {
    let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
    let after =
        steps.map(|(down, left)| Some((rows.checked_sub(down)?, columns.checked_sub(left)?)));
    after.flatten().collect()
}
