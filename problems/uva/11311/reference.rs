//! UVa 11311 by its rules: every cut between two rows or two columns.
//!
//! The middle tier has cakes of the largest sides. The cuts between rows and those between columns
//! have nothing to do with each other: they are two games, and each is worth the mex of what its cuts
//! leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sides).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(2..=g.pick(8, 48));
        let n = if g.one_in(3) { m } else { g.within(2..=g.pick(8, 48)) };
        input += &format!("{m} {n} {} {}\n", g.within(0..=m - 1), g.within(0..=n - 1));
    }
    input
}

/// A cake, and the place of the piece that nobody wants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Cake {
    m: u64,
    n: u64,
    r: u64,
    c: u64,
}

impl Cake {
    /// Returns a small cake piece by piece, and of a larger one the numbers.
    fn written(&self) -> String {
        let Cake { m, n, r, c } = *self;
        if m.max(n) > 12 {
            return format!("{m},{n},{r},{c}");
        }
        let sign = |row, column| if (row, column) == (r, c) { 'x' } else { '.' };
        let row = |row| (0..n).map(|column| sign(row, column)).collect::<String>();
        (0..m).map(row).collect::<Vec<_>>().join("\n")
    }
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        let m = g.within(2..=48);
        let r = g.within(0..=m - 1);
        let n = if g.one_in(2) { m } else { g.within(2..=48) };
        let c = if n == m && g.one_in(2) {
            [r, m - 1 - r][g.within(0..=1) as usize]
        } else {
            g.within(0..=n - 1)
        };
        input += &format!("{m} {n} {r} {c}\n");
    }
    input
}

fn answer_by_sides(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    // A position is the lines on either side of the piece.
    let options = |&(before, after): &(u64, u64)| {
        let cut_before = (0..before).map(|left| vec![(left, after)]);
        cut_before.chain((0..after).map(|left| vec![(before, left)])).collect()
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let m = input.number(2..=48);
        let n = input.number(2..=48);
        let (r, c) = (input.number(0..=m - 1), input.number(0..=n - 1));
        let value = values.sum(&[(r, m - 1 - r), (c, n - 1 - c)], &options);
        output += if value > 0 { "Gretel\n" } else { "Hansel\n" };
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(Cake::written);
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let m = input.number(2..=48);
        let n = input.number(2..=48);
        let (r, c) = (input.number(0..=m - 1), input.number(0..=n - 1));
        // Whoever cannot cut any more takes the piece.
        let hansel_wins = search.mover_wins(&Cake { m, n, r, c }, &options);
        output += if hansel_wins { "Gretel\n" } else { "Hansel\n" };
    }
    input.end();
    output
}

fn options(&Cake { m, n, r, c }: &Cake) -> Vec<Cake> {
    let mut options = Vec::new();
    for row in 1..m {
        options.push(if r < row {
            Cake { m: row, n, r, c }
        } else {
            Cake { m: m - row, n, r: r - row, c }
        });
    }
    for column in 1..n {
        options.push(if c < column {
            Cake { m, n: column, r, c }
        } else {
            Cake { m, n: n - column, r, c: c - column }
        });
    }
    options
}
