//! AtCoder ARC 174 F by its rules: every number of stones in every turn.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 300_000)..=g.pick(8, 300_000));
    let largest = g.pick(6, 1_000_000_000);
    let spread = g.within(0..=largest - 1);
    let mut input = format!("{n}\n");
    let mut all = 0;
    for _ in 0..n {
        let least = g.within(1..=largest);
        let most = g.within(least..=(least + spread).min(largest));
        all += most;
        input += &format!("{least} {most}\n");
    }
    let piles = match g.pick(true, false) {
        true => (1..=all).collect(),
        false => g.many(300_000, 1..=all),
    };
    input += &format!("{}\n", piles.len());
    for pile in piles {
        input += &format!("{pile}\n");
    }
    input
}

#[derive(Clone, Copy)]
enum Verdict {
    Loss,
    Draw,
    Win,
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=300_000);
    let mut turns = Vec::new();
    for _ in 0..n {
        let least = input.number(1..=1_000_000_000);
        turns.push((least, input.number(least..=1_000_000_000)));
    }
    let all = turns.iter().map(|&(_, most)| most).sum();
    let mut known = HashMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=300_000) {
        output += match verdict(0, input.number(1..=all), &turns, &mut known) {
            Verdict::Win => "Alice\n",
            Verdict::Loss => "Bob\n",
            Verdict::Draw => "Draw\n",
        };
    }
    input.end();
    output
}

/// Returns what happens to the player of the turn.
fn verdict(
    turn: usize,
    pile: u64,
    turns: &[(u64, u64)],
    known: &mut HashMap<(usize, u64), Verdict>,
) -> Verdict {
    if let Some(&verdict) = known.get(&(turn, pile)) {
        return verdict;
    }
    if turn == turns.len() {
        return Verdict::Draw;
    }
    let (least, most) = turns[turn];
    let mut best = Verdict::Loss;
    for take in least..=most.min(pile) {
        match verdict(turn + 1, pile - take, turns, known) {
            Verdict::Loss => best = Verdict::Win,
            Verdict::Draw if !matches!(best, Verdict::Win) => best = Verdict::Draw,
            _ => {}
        }
    }
    known.insert((turn, pile), best);
    best
}
