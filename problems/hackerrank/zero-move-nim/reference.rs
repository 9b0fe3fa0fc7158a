//! HackerRank zero-move-nim by its rules: every number of stones taken, 0 too.
//!
//! The middle tier has piles of up to 100 stones, each of them, with its pass or without, worth the
//! mex of what its moves leave.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

/// A pile's stones, and whether it has its pass.
type Pile = (u64, bool);

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let (a, b) = (g.within(1..=63), g.within(1..=63));
        // Near a third pile of the nim sum 0, if it were Nim, or any piles.
        let mut piles = vec![a, b, (a ^ b).max(1), g.within(1..=100)];
        match g.within(0..=2) {
            0 => piles.truncate(3),
            1 => {
                piles.truncate(3);
                piles[2] += g.within(0..=2);
            }
            _ => piles.truncate(2),
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let options = |&pile: &Pile| moves_of_one(pile).map(|left| vec![left]).collect();
    verdicts(input, |piles| values.sum(&piles, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|piles: &Vec<Pile>| {
        let pile =
            |(stones, has_zero): &Pile| format!("{stones}{}", if *has_zero { "°" } else { "" });
        piles.iter().map(pile).collect::<Vec<_>>().join(" ")
    });
    verdicts(input, |mut piles| {
        piles.sort_unstable();
        search.mover_wins(&piles, &|piles: &Vec<Pile>| moves(piles))
    })
}

fn verdicts(input: &mut Input, mut is_won: impl FnMut(Vec<Pile>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=10);
        let piles: Vec<u64> = input.numbers(n, 1..=(1 << 30) - 1);
        let piles = piles.into_iter().map(|pile| (pile, true)).collect();
        output += if is_won(piles) { "W\n" } else { "L\n" };
    }
    input.end();
    output
}

fn moves_of_one((pile, pass): Pile) -> impl Iterator<Item = Pile> {
    let passed = Some((pile, false)).filter(|_| pass && pile > 0);
    // An empty pile is out of the game, with or without its pass.
    (0..pile).map(move |left| (left, pass && left > 0)).chain(passed)
}

fn moves(piles: &[Pile]) -> Vec<Vec<Pile>> {
    let mut after = Vec::new();
    for (place, &pile) in piles.iter().enumerate() {
        for changed in moves_of_one(pile) {
            let mut next = piles.to_vec();
            next[place] = changed;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
