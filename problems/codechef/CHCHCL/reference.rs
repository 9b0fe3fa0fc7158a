//! CodeChef CHCHCL by its rules: every block is cut along every line.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let (n, m) = match g.one_in(2) {
            true => (g.within(1..=g.pick(3, 1_000_000_000)), g.within(1..=g.pick(4, 10))),
            false => {
                (g.within(1..=g.pick(2, 1_000_000_000)), g.within(1..=g.pick(6, 1_000_000_000)))
            }
        };
        input += &format!("{n} {m}\n");
    }
    input
}

/// The rows and columns of the blocks, in order.
type Blocks = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let [n, m] = [(); 2].map(|()| input.number(1..=1_000_000_000u64));
        assert!(n * m <= 16, "too large for brute force");
        output += if search.mover_wins(&vec![(n, m)], &moves) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

fn moves(blocks: &Blocks) -> Vec<Blocks> {
    let mut after = Vec::new();
    for (place, &(rows, columns)) in blocks.iter().enumerate() {
        let between_rows = (1..rows).map(|above| [(above, columns), (rows - above, columns)]);
        let between_columns = (1..columns).map(|left| [(rows, left), (rows, columns - left)]);
        for parts in between_rows.chain(between_columns) {
            let mut next = blocks.clone();
            next.remove(place);
            next.extend(parts);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
