//! HDU 5011 by its rules: every number taken from every pile, and the rest split in every way.
//!
//! The middle tier has piles of up to 140 beads, half of the cases lost; a pile is worth the mex of
//! what its moves leave.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(6, 10) {
        let piles = g.heaps(g.pick(4, 99_999), 1..=g.pick(5, 2_147_483_647));
        input += &format!("{}\n{}\n", piles.len(), join(&piles));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let values = pile_values();
    let mut input = String::new();
    for _ in 0..60 {
        let n = g.within(1..=20);
        let mut piles = g.many(n, 1..=140);
        let sum = piles[1..].iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        let last = (1..=140).find(|&pile| values[pile as usize] == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            piles[0] = last;
        }
        input += &format!("{n}\n{}\n", join(&piles));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let values = pile_values();
    let mut output = String::new();
    while let Some(piles) = read(input) {
        let sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile as usize]);
        output += if sum > 0 { "Win\n" } else { "Lose\n" };
    }
    output
}

fn pile_values() -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=140 {
        let left = (0..pile).flat_map(|left| (0..=left / 2).map(move |part| (part, left - part)));
        values.push(mex(left.map(|(one, other)| values[one] ^ values[other])));
    }
    values
}

fn read(input: &mut Input) -> Option<Vec<u64>> {
    let n = input.number_or_end(1..=99_999usize)?;
    Some(input.numbers(n, 1..=2_147_483_647))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(mut piles) = read(input) {
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
