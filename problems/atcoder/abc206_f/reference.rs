//! AtCoder ABC 206 F by its rules: every interval chosen, those that meet it crossed out.
//!
//! The middle tier has up to 60 intervals, most of them short. A free stretch is worth the mex of
//! what the choices in it leave, the stretches on both sides.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_stretches).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let n = g.within(20..=60);
        let longest = g.within(2..=30);
        input += &format!("{n}\n");
        for _ in 0..n {
            let l = g.within(1..=99);
            input += &format!("{l} {}\n", g.within(l + 1..=100.min(l + longest)));
        }
    }
    input
}

fn answer_by_stretches(input: &mut Input) -> String {
    let mut output = String::new();
    for intervals in read(input) {
        let options = |&(a, b): &(u32, u32)| {
            let inside = intervals.iter().filter(|&&(l, r)| a <= l && r <= b);
            inside.map(|&(l, r)| vec![(a, l), (r, b)]).collect()
        };
        let alice = GrundyValues::new().value(&(1, 100), &options) > 0;
        output += if alice { "Alice\n" } else { "Bob\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<(u32, u32)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(1..=100);
        let mut interval = || {
            let l = input.number(1..=99);
            (l, input.number(l + 1..=100))
        };
        cases.push((0..n).map(|_| interval()).collect());
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for intervals in read(input) {
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
    output
}
