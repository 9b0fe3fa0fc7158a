//! HDU 4371 by its rules: every number that may be written next.
//!
//! The middle tier has limits of up to 600; the same search answers, because the last number but
//! one is always a difference away from the last.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let t = g.within(g.pick(1, 100)..=g.pick(4, 100));
    let mut input = format!("{t}\n");
    for _ in 0..t {
        let n = g.within(1..=g.pick(25, 1_000_000));
        let m = g.within(g.pick(1, 100)..=g.pick(4, 100));
        let most = g.within(1..=g.pick(12, 1_000_000));
        input += &format!("{n} {m}\n{}\n", join(&g.many(m, 1..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let (n, m) = (g.within(1..=600), g.within(1..=5));
        let least = g.within(1..=40);
        input += &format!("{n} {m}\n{}\n", join(&g.many(m, least..=least + 100)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for case in 1..=input.number(1..=100) {
        let (n, m): (i64, usize) = (input.number(1..=1_000_000), input.number(1..=100));
        let differences = input.numbers(m, 1..=1_000_000i64);
        // The last number but one and the last. For Bob's first number, -1 stands for the last but
        // one: all that it rules out is to subtract from 0.
        let options = |&(before, last): &(i64, i64)| {
            let next = differences.iter().flat_map(|d| [last + d, last - d]);
            next.filter(|&next| before < next && next <= n).map(|next| (last, next)).collect()
        };
        let mut search = Search::normal().written(|&(before, last): &(i64, i64)| match before {
            -1 => last.to_string(),
            _ => format!("{before}, {last}"),
        });
        let bob_wins = search.mover_wins(&(-1, 0), &options);
        output += &format!("Case #{case}: {}\n", if bob_wins { "Bob" } else { "Alice" });
    }
    input.end();
    output
}
