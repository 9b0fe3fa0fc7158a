//! CodeChef TWONIM by its rules: every pile is removed.
//!
//! The middle tier has up to 12 piles, often with a nim sum of 0: a table says for each set of
//! piles whether removing one leaves a lost set.

use reference::{join, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.heaps(g.pick(7, 500), 1..=g.pick(4, 500));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        let count = g.within(6..=11);
        let mut piles = g.many(count, 1..=500);
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        piles.push(if g.one_in(2) && (1..=500).contains(&sum) { sum } else { g.within(1..=500) });
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn answer_by_sets(input: &mut Input) -> String {
    winners(input, |piles| {
        let sets = 1 << piles.len();
        let mut wins: Vec<bool> = Vec::new();
        for set in 0..sets {
            let inside = (0..piles.len()).filter(|place| set >> place & 1 == 1);
            let sum = inside.clone().fold(0, |sum, place| sum ^ piles[place]);
            wins.push(sum == 0 || inside.clone().any(|place| !wins[set & !(1 << place)]));
        }
        wins[sets - 1]
    })
}

fn answer(input: &mut Input) -> String {
    winners(input, |piles| {
        let mut search = Search::normal().over(|piles: &Vec<u64>| {
            let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
            (sum == 0).then_some(Standing::Won)
        });
        search.show(&piles, &|piles| {
            let without = |place: usize| [&piles[..place], &piles[place + 1..]].concat();
            (0..piles.len()).map(without).collect()
        });
        mover_wins(&piles)
    })
}

fn winners(input: &mut Input, is_won: impl Fn(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=500);
        let piles = input.numbers(n, 1..=500);
        output += if is_won(piles) { "First\n" } else { "Second\n" };
    }
    input.end();
    output
}

fn mover_wins(piles: &[u64]) -> bool {
    assert!(piles.len() < 10, "too many piles for brute force");
    let is_over = piles.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    is_over
        || (0..piles.len()).any(|removed| {
            let mut left = piles.to_vec();
            left.remove(removed);
            !mover_wins(&left)
        })
}
