//! Codeforces 1719A by its rules: tries every odd number of cells to the right and up.
//!
//! The middle tier has all boards of up to 100 by 100 cells, decided cell by cell.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10_000)..=g.pick(5, 10_000));
    let mut input = format!("{cases}\n");
    let largest = g.pick(9, 1_000_000_000);
    for _ in 0..cases {
        input += &format!("{} {}\n", g.within(1..=largest), g.within(1..=largest));
    }
    input
}

/// Returns all boards up to some size.
fn generate_middle(g: &mut Generator) -> String {
    let (rows, columns) = (g.within(1..=100), g.within(1..=100));
    let sizes = (1..=rows).flat_map(|n| (1..=columns).map(move |m| format!("{n} {m}\n")));
    format!("{}\n{}", rows * columns, sizes.collect::<String>())
}

fn answer_by_table(input: &mut Input) -> String {
    let mut wins = vec![vec![false; 100]; 100];
    for up in 0..100 {
        for right in 0..100 {
            wins[up][right] = (1..=up).step_by(2).any(|step| !wins[up - step][right])
                || (1..=right).step_by(2).any(|step| !wins[up][right - step]);
        }
    }
    let verdict = |cells: Vec<u64>| {
        if wins[cells[0] as usize][cells[1] as usize] {
            "Burenka\n"
        } else {
            "Tonya\n"
        }
    };
    read(input).into_iter().map(verdict).collect()
}

/// Returns how many cells the chip has to go up, and to the right.
fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10_000) {
        let sizes = input.numbers(2, 1..=1_000_000_000u64);
        cases.push(sizes.into_iter().map(|size| size - 1).collect());
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for cells_to_go in read(input) {
        let options = |cells: &Vec<u64>| take_from_one_heap(cells, |step| step % 2 == 1);
        output += if search.mover_wins(&cells_to_go, &options) { "Burenka\n" } else { "Tonya\n" };
    }
    output
}
