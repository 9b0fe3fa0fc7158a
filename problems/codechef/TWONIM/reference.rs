//! CodeChef TWONIM by its rules: every pile is removed.

use reference::{spaced, Generator, Input, Reference, Search, Standing};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let piles = g.heaps(g.pick(7, 500), 1..=g.pick(4, 500));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=500);
        let piles: Vec<u64> = input.numbers(n, 1..=500);
        let mut search = Search::normal().over(|piles: &Vec<u64>| {
            let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
            (sum == 0).then_some(Standing::Won)
        });
        search.show(&piles, &|piles| {
            let without = |place: usize| [&piles[..place], &piles[place + 1..]].concat();
            (0..piles.len()).map(without).collect()
        });
        output += if mover_wins(&piles) { "First\n" } else { "Second\n" };
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
