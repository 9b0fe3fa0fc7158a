//! CodeChef TAKEAWAY by its rules: every number of stones taken from every pile.
//!
//! The middle tier has piles of up to 100 stones. Each pile with each limit is worth the mex of
//! what its moves leave, found anew for each limit.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.heaps(g.pick(3, 50), 1..=g.pick(9, 2012));
        let most = if g.one_in(2) { g.pick(10, 2012) } else { g.pick(3, 100_000) };
        input += &format!("{} {}\n{}\n", piles.len(), g.within(1..=most), join(&piles));
    }
    input
}

/// The stones and the limit of each pile that has stones, in order.
type Piles = Vec<(u64, u64)>;

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("200\n");
    for _ in 0..200 {
        let count = g.within(1..=4);
        let piles = g.many(count, 1..=100);
        let most = if g.one_in(2) { 110 } else { 9 };
        input += &format!("{count} {}\n{}\n", g.within(1..=most), join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    // By the stones and the limit, which is at most as large.
    let mut values: Vec<Vec<u64>> = Vec::new();
    for stones in 0..=100 {
        let after = |taken: usize| values[stones - taken][taken.min(stones - taken)];
        let by_limit = (0..=stones).map(|limit| mex((1..=limit).map(after))).collect();
        values.push(by_limit);
    }
    winners(input, |limit, piles| {
        let value = |&stones: &u64| values[stones as usize][limit.min(stones) as usize];
        piles.iter().fold(0, |sum, pile| sum ^ value(pile)) > 0
    })
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|piles: &Piles| {
        let pile = |(stones, limit): &(u64, u64)| format!("{stones} ≤{limit}");
        join(&piles.iter().map(pile).collect::<Vec<_>>())
    });
    winners(input, |limit, stones| {
        let n = stones.len();
        let few = n == 1 && stones[0] <= 60 || n <= 3 && stones.iter().all(|&pile| pile <= 12);
        assert!(few, "too much for brute force");
        let mut piles: Piles = stones.into_iter().map(|pile| (pile, limit)).collect();
        piles.sort_unstable();
        search.mover_wins(&piles, &moves)
    })
}

fn winners(input: &mut Input, mut is_won: impl FnMut(u64, Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=200) {
        let n = input.number(1..=50);
        let limit = input.number(1..=100_000u64);
        let stones = input.numbers(n, 1..=2012);
        output += if is_won(limit, stones) { "Nancy\n" } else { "Zeta\n" };
    }
    input.end();
    output
}

fn moves(piles: &Piles) -> Vec<Piles> {
    let mut after = Vec::new();
    for (place, &(stones, limit)) in piles.iter().enumerate() {
        for taken in 1..=stones.min(limit) {
            let mut next = piles.clone();
            next[place] = (stones - taken, taken);
            next.retain(|&(stones, _)| stones > 0);
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}
