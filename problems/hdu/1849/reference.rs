//! HDU 1849 by its rules: every token tried on every lower cell.

use reference::{spaced, take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 300) {
        let cells = g.heaps(g.pick(4, 1000), 0..=g.pick(6, 1000));
        input += &format!("{}\n{}\n", cells.len(), spaced(&cells));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let m = input.number(0..=1000);
        if m == 0 {
            input.end();
            return output;
        }
        let mut cells = input.numbers(m, 0..=1000);
        cells.sort_unstable();
        let options = |cells: &Vec<u64>| take_from_one_heap(cells, |_| true);
        let rabbit = search.mover_wins(&cells, &options);
        output += if rabbit { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
}
