//! LightOJ 1020 by its rules: one marble taken, or two, up to the last one.
//!
//! The middle tier is the same search on all numbers of marbles of a run up to 2000.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(6, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(1..=g.pick(15, (1 << 31) - 1));
        input += &format!("{n} {}\n", if g.one_in(2) { "Alice" } else { "Bob" });
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let least = g.within(1..=1900);
    let mut input = String::from("200\n");
    for n in least..least + 100 {
        input += &format!("{n} Alice\n{n} Bob\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut last_loses = Search::misere();
    let mut last_wins = Search::normal();
    let options = |&n: &u64| (1..=2).filter_map(|taken| n.checked_sub(taken)).collect();
    let mut output = String::new();
    for case in 1..=input.number(1..=10_000) {
        let n = input.number(1..=(1u64 << 31) - 1);
        let alice_wins = match input.token() {
            Some("Alice") => last_loses.mover_wins(&n, &options),
            Some("Bob") => !last_wins.mover_wins(&n, &options),
            other => panic!("{other:?} starts"),
        };
        output += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    input.end();
    output
}
