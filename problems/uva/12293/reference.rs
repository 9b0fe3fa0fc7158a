//! UVa 12293 by its rules: every division of the balls.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let games = g.within(g.pick(1, 300)..=g.pick(8, 300));
    let mut input = String::new();
    for _ in 0..games {
        let power = 1u64 << g.within(1..=g.pick(6, 29));
        let near_power = (power - 1 + g.within(0..=2)).max(2);
        let n = if g.one_in(2) { near_power } else { g.within(2..=g.pick(70, 1_000_000_000)) };
        input += &format!("{n}\n");
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let options = |&(one, other): &(u64, u64)| {
        let mut options = Vec::new();
        for (emptied, balls) in [(one, other), (other, one)] {
            if emptied <= balls {
                options.extend((1..balls).map(|moved| (moved, balls - moved)));
            }
        }
        options
    };
    let mut output = String::new();
    loop {
        let n = input.number(0..=1_000_000_000u64);
        if n == 0 {
            break;
        }
        assert!(n >= 2, "a box with {n} ball");
        output += if search.mover_wins(&(n, 1), &options) { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
