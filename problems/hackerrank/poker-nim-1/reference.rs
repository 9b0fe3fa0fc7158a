//! HackerRank poker-nim-1 by its rules: every number of chips taken or added; only up to
//! two at a time are added, so that there are finitely many moves.
//!
//! The middle tier has the same search on two piles of up to 10 chips.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 100);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let k = g.within(g.pick(1, 100)..=g.pick(2, 100));
        let most = if k > 1 { 1 } else { 2 };
        let piles = g.heaps(g.pick(most, 100), 1..=g.pick(4, 1_000_000_000));
        input += &format!("{} {k}\n{}\n", piles.len(), join(&piles));
    }
    input
}

/// A pile's chips, and how often the mover and the opponent may still add to it.
type Pile = (u64, u64, u64);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let first = g.within(5..=10);
        let second = if g.one_in(2) { first } else { g.within(1..=10) };
        input += &format!("2 1\n{first} {second}\n");
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let (n, k) = (input.number(1..=100), input.number(1..=100));
        let piles = input.numbers(n, 1..=1_000_000_000);
        let mut piles: Vec<Pile> = piles.into_iter().map(|pile| (pile, k, k)).collect();
        piles.sort_unstable();
        let first = search.mover_wins(&piles, &|piles: &Vec<Pile>| moves(piles));
        output += if first { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

/// Returns the piles after each move, as the opponent sees them; none after the last chip.
fn moves(piles: &[Pile]) -> Vec<Vec<Pile>> {
    let turned: Vec<Pile> = piles.iter().map(|&(pile, own, other)| (pile, other, own)).collect();
    let mut after = Vec::new();
    if piles.iter().all(|&(pile, ..)| pile == 0) {
        return after;
    }
    for (place, &(pile, own, other)) in piles.iter().enumerate() {
        let taken = (0..pile).map(|left| (left, other, own));
        let added = (1..=2).filter(|_| own > 0).map(|chips| (pile + chips, other, own - 1));
        for changed in taken.chain(added) {
            let mut next = turned.clone();
            next[place] = changed;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
