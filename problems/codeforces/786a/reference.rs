//! Codeforces 786A by its rules: finds who wins within one move, two moves, three moves, …
//!
//! The middle tier has up to 40 objects, looked at in the same way.

use reference::{join, Generator, Input, Reference, Search, Standing};
use std::collections::BTreeSet;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
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
        input += &format!("{} {}\n", set.len(), join(&set));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=40);
    let mut input = format!("{n}\n");
    for _ in 0..2 {
        let count = g.within(1..=5);
        let set: BTreeSet<u64> = g.many(count, 1..=n - 1).into_iter().collect();
        let set: Vec<u64> = set.into_iter().collect();
        input += &format!("{} {}\n", set.len(), join(&set));
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
    // A position is where the monster is, and who moves it.
    let options = |&(from, mover): &(usize, usize)| -> Vec<(usize, usize)> {
        sets[mover].iter().map(|step| ((from + step) % n, 1 - mover)).collect()
    };
    let line = |mover: usize| {
        let word = |from: usize| {
            let mut search = Search::normal()
                .over(|(from, _): &(usize, usize)| (*from == 0).then_some(Standing::Lost))
                .written(|(from, _)| from.to_string())
                .turn(|(_, mover)| ["Rick", "Morty"][*mover]);
            match search.standing(&(from, mover), &options) {
                Standing::Won => "Win",
                Standing::Lost => "Lose",
                Standing::Drawn => "Loop",
            }
        };
        (1..n).map(word).collect::<Vec<_>>().join(" ")
    };
    format!("{}\n{}\n", line(0), line(1))
}
