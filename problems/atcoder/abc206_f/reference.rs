//! AtCoder ABC 206 F by its rules: every interval chosen, those that meet it crossed out.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(8, 100));
        let (first, last) = if g.one_in(2) { (1, g.pick(9, 100)) } else { (g.pick(90, 1), 100) };
        input += &format!("{n}\n");
        for _ in 0..n {
            let l = g.within(first..=last - 1);
            let r = g.within(l + 1..=last.min(l + g.pick(4, 100)));
            input += &format!("{l} {r}\n");
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(1..=100);
        let mut interval = || {
            let l = input.number(1..=99);
            (l, input.number(l + 1..=100))
        };
        let intervals: Vec<(u32, u32)> = (0..n).map(|_| interval()).collect();
        // A position is the intervals that can still be chosen.
        let options = |free: &Vec<(u32, u32)>| {
            let apart = |&(l, r): &(u32, u32)| {
                free.iter().copied().filter(|&(m, s)| s <= l || r <= m).collect()
            };
            free.iter().map(apart).collect()
        };
        let alice = Search::normal().mover_wins(&intervals, &options);
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    input.end();
    output
}
