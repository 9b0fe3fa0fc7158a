//! HackerRank half by its rules: every pile and every number destroyed as a first move.
//!
//! The middle tier has N of up to 300. Each pile is worth the mex of what may be left of it, and
//! every first move is tried.

use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use reference::{change_one_heap, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

struct Halves;

impl Game for Halves {
    type Position = u64;

    fn options(&self, &pile: &u64) -> Vec<Vec<u64>> {
        (0..=pile / 2).filter(|&left| left < pile).map(|left| vec![left]).collect()
    }
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(3, 1_000_000);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let most = if g.one_in(5) { 70 } else { 18 };
        input += &format!("{}\n", g.within(1..=g.pick(most, 1_000_000_000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let power = 1u64 << g.within(3..=8);
    let mut input = String::from("9\n");
    for near in power - 3..=power + 3 {
        input += &format!("{near}\n");
    }
    input + &format!("{}\n{}\n", g.within(1..=150) * 2, g.within(1..=300))
}

fn answer_by_values(input: &mut Input) -> String {
    let mut values: Vec<u64> = vec![0];
    for pile in 1..=300 {
        values.push(mex((0..=pile / 2).map(|left| values[left])));
    }
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=300usize);
        let sum = (1..=n).fold(0, |sum, pile| sum ^ values[pile]);
        let moves = (1..=n).flat_map(|pile| (0..=pile / 2).map(move |left| (pile, left)));
        let wins = moves.filter(|&(pile, left)| sum ^ values[pile] ^ values[left] == 0);
        let destroyed = wins.map(|(pile, left)| pile - left).filter(|&stones| stones > 0);
        output += &format!("{}\n", destroyed.min().unwrap_or(0));
    }
    input.end();
    output
}

fn answer(input: &mut Input) -> String {
    let mut analysis = Analysis::new(Halves);
    let mut output = String::new();
    for _ in 0..input.number(1..=1_000_000) {
        let n = input.number(1..=1_000_000_000u64);
        let start: Vec<u64> = (1..=n.min(20)).collect();
        Search::normal().show(&start, &|piles| change_one_heap(piles, |pile| Halves.options(pile)));
        let mut least = None;
        for pile in 1..=n {
            for left in 0..=pile / 2 {
                let others = (1..=n).filter(|&other| other != pile);
                let after: Vec<u64> = others.chain([left]).collect();
                let lost = !analysis.outcome(&after).expect("piles get smaller").mover_wins();
                let destroyed = Some(pile - left).filter(|_| lost && left < pile);
                least = [least, destroyed].into_iter().flatten().min();
            }
        }
        output += &format!("{}\n", least.unwrap_or(0));
    }
    input.end();
    output
}
