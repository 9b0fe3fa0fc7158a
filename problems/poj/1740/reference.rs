//! POJ 1740 by its rules: every pile, every number of stones removed, every way to shift
//! the others.
//!
//! The middle tier has the same search on two and three larger piles, and on many small ones.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(5, 5000) {
        let n = g.pick(4, 10);
        let piles = g.heaps(n, 1..=g.pick(3, 100));
        let piles = if g.one_in(4) { g.heaps(3, 1..=g.pick(6, 100)) } else { piles };
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for (count, most) in [(2, 12), (3, 6), (6, 2), (5, 2)] {
        let mut piles = g.many(count, 1..=most);
        if g.one_in(2) {
            let last = piles.len() - 1;
            piles[0] = piles[last];
        }
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input + "0\n"
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    loop {
        let n = input.number(0..=10);
        if n == 0 {
            input.end();
            return output;
        }
        let mut piles = input.numbers(n, 1..=100u64);
        piles.sort_unstable();
        let alice = search.mover_wins(&piles, &|piles: &Vec<u64>| moves(piles));
        output += if alice { "1\n" } else { "0\n" };
    }
}

fn moves(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    for place in 0..piles.len() {
        let mut others = piles.to_vec();
        let pile = others.remove(place);
        for left in 0..pile {
            // All ways to share out `left` stones: some stay, the rest go to the others.
            let mut shared = vec![(left, vec![])];
            for other in &others {
                let with = |(left, piles): &(u64, Vec<u64>)| {
                    let give =
                        |stones: u64| (left - stones, [&piles[..], &[other + stones]].concat());
                    (0..=*left).map(give).collect::<Vec<_>>()
                };
                shared = shared.iter().flat_map(with).collect();
            }
            for (left, mut next) in shared {
                next.extend(Some(left).filter(|&left| left > 0));
                next.sort_unstable();
                after.push(next);
            }
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}
