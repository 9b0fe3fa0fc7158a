//! CodeChef TAKEAWAY by its rules: every number of stones taken from every pile.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 200);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.heaps(g.pick(3, 50), 1..=g.pick(9, 2012));
        let most = if g.one_in(2) { g.pick(10, 2012) } else { g.pick(3, 100_000) };
        input += &format!("{} {}\n{}\n", piles.len(), g.within(1..=most), spaced(&piles));
    }
    input
}

/// The stones and the limit of each pile that has stones, in order.
type Piles = Vec<(u64, u64)>;

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal().written(|piles: &Piles| {
        let pile = |(stones, limit): &(u64, u64)| format!("{stones} ≤{limit}");
        spaced(&piles.iter().map(pile).collect::<Vec<_>>())
    });
    let mut output = String::new();
    for _ in 0..input.number(1..=200) {
        let n = input.number(1..=50);
        let limit = input.number(1..=100_000u64);
        let stones: Vec<u64> = input.numbers(n, 1..=2012);
        let few = n == 1 && stones[0] <= 60 || n <= 3 && stones.iter().all(|&pile| pile <= 12);
        assert!(few, "too much for brute force");
        let mut piles: Piles = stones.into_iter().map(|pile| (pile, limit)).collect();
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &moves) { "Nancy\n" } else { "Zeta\n" };
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
