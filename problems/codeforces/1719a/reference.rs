//! Codeforces 1719A by its rules: tries every odd number of cells to the right and up.

use reference::{take_from_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for _ in 0..input.number(1..=10_000) {
        let sizes = input.numbers(2, 1..=1_000_000_000u64);
        let cells_to_go = sizes.into_iter().map(|size| size - 1).collect();
        let options = |cells: &Vec<u64>| take_from_one_heap(cells, |step| step % 2 == 1);
        output += if search.mover_wins(&cells_to_go, &options) { "Burenka\n" } else { "Tonya\n" };
    }
    input.end();
    output
}
