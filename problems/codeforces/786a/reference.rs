//! Codeforces 786A by its rules: finds who wins within one move, two moves, three moves, …

use reference::{spaced, Generator, Input, Reference};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 6990)..=g.pick(9, 7000));
    let mut input = format!("{n}\n");
    for _ in 0..2 {
        let count = g.within(1..=g.pick(4, 3));
        let set: BTreeSet<u64> = if g.one_in(2) && g.pick(false, true) {
            (1..n).collect()
        } else {
            g.many(count, 1..=n - 1).into_iter().collect()
        };
        let set: Vec<u64> = set.into_iter().collect();
        input += &format!("{} {}\n", set.len(), spaced(&set));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=7000usize);
    let sets = [0, 1].map(|_| {
        let k = input.number(1..=n - 1);
        let set = input.numbers(k, 1..=n - 1);
        assert!((1..k).all(|at| !set[..at].contains(&set[at])), "a number twice");
        set
    });
    input.end();
    // Whether the mover can force a win, or be forced to lose, within so many moves.
    let mut forced = vec![[""; 2]; n];
    forced[0] = ["Lose"; 2];
    for _ in 0..2 * n {
        let before = forced.clone();
        for from in 1..n {
            for mover in 0..2 {
                let mut after = sets[mover].iter().map(|step| before[(from + step) % n][1 - mover]);
                if after.clone().any(|other| other == "Lose") {
                    forced[from][mover] = "Win";
                } else if after.all(|other| other == "Win") {
                    forced[from][mover] = "Lose";
                }
            }
        }
    }
    let word = |forced: &str| if forced.is_empty() { "Loop" } else { forced }.to_string();
    let line = |mover: usize| {
        forced[1..].iter().map(|both| word(both[mover])).collect::<Vec<_>>().join(" ")
    };
    format!("{}\n{}\n", line(0), line(1))
}
