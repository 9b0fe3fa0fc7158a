//! HDU 1849 by its rules: every token tried on every lower cell.
//!
//! The middle tier has strips of up to 1000 cells, half of them lost; a cell is worth the mex of
//! the lower ones.

use grundy::mex::mex;
use reference::{join, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 300) {
        let cells = g.heaps(g.pick(4, 1000), 0..=g.pick(6, 1000));
        input += &format!("{}\n{}\n", cells.len(), join(&cells));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..40 {
        let (m, most) = (g.within(1..=60), g.within(1..=1000));
        let mut cells = g.many(m, 0..=most);
        let last = cells[1..].iter().fold(0, |sum, cell| sum ^ cell);
        if last <= 1000 && g.one_in(2) {
            cells[0] = last;
        }
        input += &format!("{m}\n{}\n", join(&cells));
    }
    input + "0\n"
}

fn answer_by_values(input: &mut Input) -> String {
    let values = cell_values(1000);
    let verdict = |cells: Vec<u64>| {
        let sum = cells.iter().fold(0, |sum, &cell| sum ^ values[cell as usize]);
        if sum > 0 {
            "Rabbit Win!\n"
        } else {
            "Grass Win!\n"
        }
    };
    read(input).into_iter().map(verdict).collect()
}

/// Returns the value of each cell up to `most`: the mex of those of all lower ones.
fn cell_values(most: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for _ in 0..=most {
        values.push(mex(values.iter().copied()));
    }
    values
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let mut cases = Vec::new();
    loop {
        let m = input.number(0..=1000);
        if m == 0 {
            input.end();
            return cases;
        }
        cases.push(input.numbers(m, 0..=1000));
    }
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for mut cells in read(input) {
        cells.sort_unstable();
        let options = |cells: &Vec<u64>| take_from_one_heap(cells, |_| true);
        let rabbit = search.mover_wins(&cells, &options);
        output += if rabbit { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    output
}
