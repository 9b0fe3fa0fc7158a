//! BZOJ 3298 by its rules: every move of the piece.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let most = g.pick(25, 1_000_000);
    let (m, n) = (g.within(1..=most), g.within(1..=most));
    let t = g.within(g.pick(1, 1000)..=g.pick(12, 1000));
    let mut input = format!("{m} {n}\n{t}\n");
    for _ in 0..t {
        let (x, y) = (g.within(0..=m - 1), g.within(0..=n - 1));
        // Lost squares lie close to the lines of slope φ and 1/φ.
        let near = if g.one_in(2) { x * 1618 / 1000 } else { x * 618 / 1000 };
        let y = if g.one_in(2) { near.min(n - 1) } else { y };
        input += &format!("{x} {y}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let (m, n): (u64, u64) = (input.number(1..=1_000_000), input.number(1..=1_000_000));
    let mut search = Search::normal();
    let options = |&(x, y): &(u64, u64)| {
        let left = (0..x).map(|x| (x, y));
        let down = (0..y).map(|y| (x, y));
        let both = (1..=x.min(y)).map(|by| (x - by, y - by));
        left.chain(down).chain(both).collect()
    };
    let mut output = String::new();
    for _ in 0..input.number(1..=1000) {
        let square = (input.number(0..=m - 1), input.number(0..=n - 1));
        let bessie_wins = search.mover_wins(&square, &options);
        output += if bessie_wins { "Bessie\n" } else { "Farmer John\n" };
    }
    input.end();
    output
}
