//! HDU 1851 by its rules: every number that a pile's limit allows, taken from it.
//!
//! The middle tier has up to ten of the largest piles, half of the cases lost; a pile is worth the
//! mex of what its moves leave.

use reference::{Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(8, 10_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10)..=g.pick(3, 10));
        input += &format!("{n}\n");
        for _ in 0..n {
            let most = g.within(1..=g.pick(4, 20));
            input += &format!("{} {most}\n", g.within(1..=g.pick(8, 20)));
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("100\n");
    let mut values = GrundyValues::new();
    for _ in 0..100 {
        let n = g.within(1..=10);
        let mut pile = || (g.within(1..=20) as u32, g.within(1..=20) as u32);
        let mut piles: Vec<(u32, u32)> = (0..n).map(|_| pile()).collect();
        let sum = values.sum(&piles[1..], &pile_options);
        let most = g.within(1..=20) as u32;
        let last = (1..=20).find(|&last| values.value(&(last, most), &pile_options) == sum);
        if let Some(last) = last.filter(|_| g.one_in(2)) {
            piles[0] = (last, most);
        }
        let line = |(stones, most): &(u32, u32)| format!("{stones} {most}\n");
        input += &format!("{n}\n{}", piles.iter().map(line).collect::<String>());
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values = GrundyValues::new();
    let mut verdict = |piles: Vec<(u32, u32)>| match values.sum(&piles, &pile_options) {
        0 => "Yes\n",
        _ => "No\n",
    };
    read(input).into_iter().map(&mut verdict).collect()
}

fn pile_options(&(stones, most): &(u32, u32)) -> Vec<Vec<(u32, u32)>> {
    (1..=most.min(stones)).map(|take| vec![(stones - take, most)]).collect()
}

fn read(input: &mut Input) -> Vec<Vec<(u32, u32)>> {
    let mut cases = Vec::new();
    for _ in 0..input.number(0..=1_000_000) {
        let n = input.number(1..=10);
        cases.push((0..n).map(|_| (input.number(1..=20), input.number(1..=20))).collect());
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    for mut piles in read(input) {
        piles.sort_unstable();
        output += if search.mover_wins(&piles, &|piles: &Vec<_>| takes(piles)) {
            "No\n"
        } else {
            "Yes\n"
        };
    }
    output
}

/// A position is the piles that are left, each with its limit.
fn takes(piles: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let mut options = Vec::new();
    for pile in 0..piles.len() {
        let (stones, most) = piles[pile];
        for take in 1..=most.min(stones) {
            let mut option = piles.to_vec();
            option[pile].0 -= take;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
