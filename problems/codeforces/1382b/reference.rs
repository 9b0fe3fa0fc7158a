//! Codeforces 1382B by its rules: tries every number of stones of the first pile.
//!
//! The middle tier has up to 100 piles of up to 1000 stones, decided from the last pile back,
//! stone by stone.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_from_the_end).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 1000)..=g.pick(4, 1000));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 100)..=g.pick(6, 100));
        let mut piles = g.many(n, 1..=g.pick(4, 1_000_000_000));
        let ones = g.within(0..=n) as usize;
        piles[..ones].fill(1);
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("30\n");
    for _ in 0..30 {
        let n = g.within(1..=100);
        let mut piles = g.many(n, 1..=1000);
        let ones = if g.one_in(4) { n } else { g.within(0..=n) } as usize;
        piles[..ones].fill(1);
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_from_the_end(input: &mut Input) -> String {
    let mut output = String::new();
    for piles in read(input) {
        let mut wins = false;
        for &pile in piles.iter().rev() {
            // Whether what stands to be reached has a lost position: at first, the next pile.
            let mut reaches_lost = !wins;
            for _ in 1..=pile {
                wins = reaches_lost;
                reaches_lost |= !wins;
            }
        }
        output += if wins { "First\n" } else { "Second\n" };
    }
    output
}

fn read(input: &mut Input) -> Vec<Vec<u64>> {
    let (mut cases, mut all) = (Vec::new(), 0);
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=100_000);
        all += n;
        assert!(all <= 100_000, "{all} piles");
        cases.push(input.numbers(n, 1..=1_000_000_000));
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut search = Search::normal();
    for piles in read(input) {
        let options = |piles: &Vec<u64>| {
            let Some(&first) = piles.first() else { return vec![] };
            let left = (1..first).map(|leave| [&[leave], &piles[1..]].concat());
            left.chain([piles[1..].to_vec()]).collect()
        };
        output += if search.mover_wins(&piles, &options) { "First\n" } else { "Second\n" };
    }
    output
}
