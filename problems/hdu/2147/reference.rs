//! HDU 2147 by its rules: all three moves of the coin.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(15, 100_000) {
        let (n, m) = (g.within(1..=g.pick(12, 2000)), g.within(1..=g.pick(12, 2000)));
        input += &format!("{n} {m}\n");
    }
    input + "0 0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let (n, m) = (input.number(0..=2000), input.number(0..=2000));
        if (n, m) == (0, 0) {
            input.end();
            return output;
        }
        assert!(n > 0 && m > 0, "a board without cells");
        let kiki = search.mover_wins(&(n - 1, m - 1), &one_step);
        output += if kiki { "Wonderful!\n" } else { "What a pity!\n" };
    }
}

/// Returns the options of a coin that is so many rows and columns away from the last corner.
fn one_step(&(rows, columns): &(u32, u32)) -> Vec<(u32, u32)> {
    let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
    let after =
        steps.map(|(down, left)| Some((rows.checked_sub(down)?, columns.checked_sub(left)?)));
    after.flatten().collect()
}
