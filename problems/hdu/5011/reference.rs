//! HDU 5011 by its rules: every number taken from every pile, and the rest split in every way.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 10) {
        let piles = g.heaps(g.pick(4, 99_999), 1..=g.pick(5, 2_147_483_647));
        input += &format!("{}\n{}\n", piles.len(), spaced(&piles));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=99_999usize) {
        let mut piles = input.numbers(n, 1..=2_147_483_647);
        piles.sort_unstable();
        let first = search.mover_wins(&piles, &|piles: &Vec<u64>| takes(piles));
        output += if first { "Win\n" } else { "Lose\n" };
    }
    output
}

fn takes(piles: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for pile in 0..piles.len() {
        for left in 0..piles[pile] {
            for part in 0..=left / 2 {
                let mut option = piles.to_vec();
                option.remove(pile);
                option.extend([part, left - part].iter().filter(|&&part| part > 0));
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}
