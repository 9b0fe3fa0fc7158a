//! CodeChef CHCHCL by its rules: every block is cut along every line.
//!
//! The middle tier has chocolates of up to 40 by 40 pieces, each of them worth the mex of what the
//! cuts leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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

fn generate_middle(g: &mut Generator) -> String {
    // Mostly odd numbers of pieces, as all others are won.
    let mut side = || g.within(1..=19) * 2 + u64::from(!g.one_in(4));
    let chocolate = |_| format!("{} {}\n", side(), side());
    ["100\n".to_string()].into_iter().chain((0..100).map(chocolate)).collect()
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options =
        |&(rows, columns): &(u64, u64)| cuts(rows, columns).map(|parts| parts.to_vec()).collect();
    verdicts(input, |chocolate| values.value(&chocolate, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    verdicts(input, |(n, m)| {
        assert!(n * m <= 16, "too large for brute force");
        search.mover_wins(&vec![(n, m)], &moves)
    })
}

fn verdicts(input: &mut Input, mut is_won: impl FnMut((u64, u64)) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let [n, m] = [(); 2].map(|()| input.number(1..=1_000_000_000u64));
        output += if is_won((n, m)) { "Yes\n" } else { "No\n" };
    }
    input.end();
    output
}

/// Returns the two parts of a block after each cut.
fn cuts(rows: u64, columns: u64) -> impl Iterator<Item = [(u64, u64); 2]> {
    let between_rows = (1..rows).map(move |above| [(above, columns), (rows - above, columns)]);
    let between_columns = (1..columns).map(move |left| [(rows, left), (rows, columns - left)]);
    between_rows.chain(between_columns)
}

fn moves(blocks: &Blocks) -> Vec<Blocks> {
    let mut after = Vec::new();
    for (place, &(rows, columns)) in blocks.iter().enumerate() {
        for parts in cuts(rows, columns) {
            let mut next = blocks.clone();
            next.remove(place);
            next.extend(parts);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
