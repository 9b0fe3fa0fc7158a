//! Luogu P2148 by its rules: either pile thrown away, every split of the other.

use grundy::game::{Analysis, Game};
use reference::{spaced, Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

struct Pairs;

impl Game for Pairs {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let splits = |pile: u64| (1..pile).map(move |part| vec![(part, pile - part)]);
        splits(a).chain(splits(b)).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 20);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let pairs = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
        let mut piles = g.many(2 * pairs, 1..=g.pick(35, 2_000_000_000));
        if g.one_in(3) {
            // Two pairs get the same value, as only the lowest bits of a pile matter.
            let last = piles.len() - 1;
            piles[0] = piles[last].div_ceil(2);
            piles.extend([1, piles[0] * 2, piles[0], 1]);
            piles.truncate(g.pick(last + 1, 20_000));
        }
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Pairs);
    let mut output = String::new();
    for _ in 0..input.number(1..=20) {
        let n = input.number(0..=20_000usize);
        assert!(n % 2 == 0, "{n} piles cannot be paired");
        let piles: Vec<u64> = input.numbers(n, 1..=2_000_000_000);
        let pairs: Vec<(u64, u64)> = piles.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let first = analysis.outcome(&pairs).expect("piles get smaller").mover_wins();
        output += if first { "YES\n" } else { "NO\n" };
    }
    input.end();
    output
}
