//! CodeChef TABGAME by its rules: every move from every cell.
//!
//! The middle tier has the same search on boards of up to 100 by 100 cells.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 3)..=g.pick(3, 3));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let m = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
        let n = g.within(g.pick(1, 100_000)..=g.pick(9, 100_000));
        let q = g.within(g.pick(1, 100_000)..=g.pick(20, 100_000));
        for len in [m, n] {
            let ones = g.within(0..=4);
            input.extend((0..len).map(|_| if g.within(0..=3) < ones { '1' } else { '0' }));
            input.push('\n');
        }
        input += &format!("{q}\n");
        for _ in 0..q {
            input += &format!("{} {}\n", g.within(1..=n), g.within(1..=m));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let (m, n) = (g.within(1..=100), g.within(1..=100));
        for len in [m, n] {
            let ones = g.within(0..=4);
            input.extend((0..len).map(|_| if g.within(0..=3) < ones { '1' } else { '0' }));
            input.push('\n');
        }
        input += "100\n";
        for _ in 0..100 {
            input += &format!("{} {}\n", g.within(1..=n), g.within(1..=m));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let cases = input.number(1..=1_000_000usize);
    let mut output = String::new();
    for _ in 0..cases {
        let mut borders = Vec::new();
        for _ in 0..2 {
            let border = input.token().expect("a string").as_bytes();
            assert!(border.iter().all(|digit| b"01".contains(digit)), "{border:?}");
            assert!(border.len() <= 100_000, "a string of {}", border.len());
            borders.push(border);
        }
        let q = input.number(1..=100_000usize);
        // Where the player to move has won, one more move follows, to (0, 0), which is lost.
        let options = |&(x, y): &(usize, usize)| match (x, y) {
            (0, 0) => vec![],
            (0, i) if borders[0][i - 1] == b'1' => vec![(0, 0)],
            (i, 0) if borders[1][i - 1] == b'1' => vec![(0, 0)],
            (0, _) | (_, 0) => vec![],
            (x, y) => vec![(x - 1, y), (x, y - 1)],
        };
        let mut search = Search::normal();
        for _ in 0..q {
            let x = input.number(1..=borders[1].len());
            let y = input.number(1..=borders[0].len());
            output.push(if search.mover_wins(&(x, y), &options) { '1' } else { '0' });
        }
        output.push('\n');
    }
    input.end();
    output
}
