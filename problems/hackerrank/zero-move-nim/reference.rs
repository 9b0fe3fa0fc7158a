//! HackerRank zero-move-nim by its rules: every number of stones taken, 0 too.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let mut piles = g.heaps(g.pick(3, 10), 1..=g.pick(5, (1 << 30) - 1));
        if g.one_in(2) && piles.len() > 2 {
            // Three piles with the nim sum 0 of their values.
            piles[..3].copy_from_slice(&[2, 3, 6]);
        }
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

/// A pile's stones, and whether it has its pass.
type Pile = (u64, bool);

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|piles: &Vec<Pile>| {
        let pile =
            |(stones, has_zero): &Pile| format!("{stones}{}", if *has_zero { "°" } else { "" });
        piles.iter().map(pile).collect::<Vec<_>>().join(" ")
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10);
        let piles: Vec<u64> = input.numbers(n, 1..=(1 << 30) - 1);
        let mut piles: Vec<Pile> = piles.into_iter().map(|pile| (pile, true)).collect();
        piles.sort_unstable();
        let first = search.mover_wins(&piles, &|piles: &Vec<Pile>| moves(piles));
        output += if first { "W\n" } else { "L\n" };
    }
    input.end();
    output
}

fn moves(piles: &[Pile]) -> Vec<Vec<Pile>> {
    let mut after = Vec::new();
    for (place, &(pile, pass)) in piles.iter().enumerate() {
        let passed = Some((pile, false)).filter(|_| pass && pile > 0);
        // An empty pile is out of the game, with or without its pass.
        let taken = (0..pile).map(|left| (left, pass && left > 0));
        for changed in taken.chain(passed) {
            let mut next = piles.to_vec();
            next[place] = changed;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
