//! HackerRank chocolate-game by its rules: every move on every run of piles.
//!
//! The middle tier has up to 80 piles. Each run adds its own differences, every second one of them,
//! without carrying; that this decides is for the tiny rows to check.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_runs).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(6, 100_000));
    let most = g.within(1..=g.pick(6, 1_000_000_000));
    let mut piles = g.many(n, 1..=most);
    piles.sort_unstable();
    if g.one_in(3) {
        // Many runs with nim sum 0.
        let last = piles.len() - 1;
        (0..last).step_by(2).for_each(|place| piles[place] = piles[place + 1]);
    }
    format!("{n}\n{}\n", join(&piles))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(40..=80);
    // Steps whose nim sums meet those of the piles, and often none.
    let steepest = [3, 15, 31][g.within(0..=2) as usize];
    let every = g.within(1..=2);
    let mut pile = g.within(1..=3);
    let mut piles = Vec::new();
    for _ in 0..n {
        pile += if g.one_in(every) { g.within(0..=steepest) } else { 0 };
        piles.push(pile);
    }
    format!("{n}\n{}\n", join(&piles))
}

fn answer_by_runs(input: &mut Input) -> String {
    let piles = read(input);
    let mut won = 0;
    for last in 1..piles.len() {
        for first in 0..last {
            let before = |place: usize| if place > first { piles[place - 1] } else { 0 };
            let differences = (first..=last).rev().step_by(2);
            let sum = differences.fold(0, |sum, place| sum ^ (piles[place] - before(place)));
            won += u64::from(sum > 0);
        }
    }
    format!("{won}\n")
}

fn read(input: &mut Input) -> Vec<u64> {
    let n = input.number(2..=100_000);
    let piles: Vec<u64> = input.numbers(n, 1..=1_000_000_000);
    input.end();
    assert!(piles.is_sorted(), "not in order");
    piles
}

fn answer(input: &mut Input) -> String {
    let piles = read(input);
    let mut search = Search::normal();
    let mut won = 0;
    for last in 1..piles.len() {
        for first in 0..last {
            let run = piles[first..=last].to_vec();
            won += u64::from(search.mover_wins(&run, &|run: &Vec<u64>| taken(run)));
        }
    }
    format!("{won}\n")
}

fn taken(run: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..run.len() {
        let least = if place > 0 { run[place - 1] } else { 0 };
        for left in least..run[place] {
            let mut next = run.to_vec();
            next[place] = left;
            after.push(next);
        }
    }
    after
}
