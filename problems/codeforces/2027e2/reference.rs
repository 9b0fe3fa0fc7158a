//! Codeforces 2027E2 by its rules: goes through all choices of the piles, and tries every d.
//!
//! The middle tier has piles of up to nine binary digits, each of them worth the mex of what the
//! moves leave, and up to six piles, so that the counts pass the modulus.

use grundy::mex::mex;
use reference::{join, Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(1..=g.pick(2, 1));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 10_000)..=g.pick(3, 10_000));
        let most = g.pick([63, 15, 6][n.min(3) as usize - 1], (1 << 30) - 1);
        input += &format!("{n}\n{}\n", join(&g.many(n, 1..=most)));
        input += &format!("{}\n", join(&g.many(n, g.pick(1, 1 << 29)..=most)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(1..=6);
    let largest = [40, 255, 511][g.within(0..=2) as usize];
    let limits: Vec<u64> = (0..n)
        .map(|_| match g.one_in(2) {
            true => (1 << g.within(0..=10)) - g.within(0..=1),
            false => g.within(1..=largest),
        })
        .map(|limit| limit.max(1))
        .collect();
    format!("1\n{n}\n{}\n{}\n", join(&limits), join(&g.many(n, 1..=largest)))
}

fn answer_by_values(input: &mut Input) -> String {
    const MODULUS: u64 = 1_000_000_007;
    let mut output = String::new();
    for Case { limits, bounds } in read(input) {
        // The ways to choose the piles so far, by their nim sum.
        let mut ways = HashMap::from([(0, 1)]);
        for (limit, bound) in limits.into_iter().zip(bounds) {
            let mut values: Vec<u64> = Vec::new();
            for pile in 0..=bound {
                let takes = (1..=limit.min(pile)).filter(|take| pile & take == *take);
                values.push(mex(takes.map(|take| values[(pile - take) as usize])));
            }
            let mut longer = HashMap::new();
            for (sum, ways) in ways {
                for value in &values[1..] {
                    let all: &mut u64 = longer.entry(sum ^ value).or_default();
                    *all = (*all + ways) % MODULUS;
                }
            }
            ways = longer;
        }
        output += &format!("{}\n", ways.get(&0).unwrap_or(&0));
    }
    output
}

struct Case {
    limits: Vec<u32>,
    bounds: Vec<u32>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=1000) {
        let n = input.number(1..=10_000usize);
        let limits = input.numbers(n, 1..=(1 << 30) - 1u32);
        let bounds = input.numbers(n, 1..=(1 << 30) - 1u32);
        cases.push(Case { limits, bounds });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { limits, bounds } in read(input) {
        let options = |position: &Vec<u32>| {
            let mut options = Vec::new();
            for (pile, (&x, &a)) in position.iter().zip(&limits).enumerate() {
                for d in (1..=a.min(x)).filter(|d| x & d == *d) {
                    let mut option = position.clone();
                    option[pile] -= d;
                    options.push(option);
                }
            }
            options
        };
        let mut choices: Vec<Vec<u32>> = vec![Vec::new()];
        for &bound in &bounds {
            let longer = choices
                .iter()
                .flat_map(|choice| (1..=bound).map(move |x| [&choice[..], &[x]].concat()));
            choices = longer.collect();
        }
        let mut search = Search::normal();
        let mut count = 0;
        for choice in &choices {
            count += u64::from(!search.mover_wins(choice, &options));
        }
        output += &format!("{count}\n");
    }
    output
}
