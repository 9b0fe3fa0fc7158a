//! AtCoder ARC 174 F by its rules: every number of stones in every turn.
//!
//! The middle tier has up to 120 turns and asks for every pile. The verdicts on all piles before a
//! turn follow from those after it, turn by turn backwards; nothing is taken for granted about
//! intervals.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_turns).run();
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

/// Returns turns that often shrink intervals, and asks for all piles up to what can be taken.
fn generate_middle(g: &mut Generator) -> String {
    let (n, largest, spread) = (g.within(20..=120), g.within(2..=20), g.within(0..=6));
    let mut input = format!("{n}\n");
    let mut all = 0;
    for _ in 0..n {
        let least = g.within(1..=largest);
        let most = g.within(least..=least + spread);
        all += most;
        input += &format!("{least} {most}\n");
    }
    let piles: Vec<String> = (1..=all).map(|pile| format!("{pile}\n")).collect();
    input + &format!("{all}\n{}", piles.concat())
}

fn answer_by_turns(input: &mut Input) -> String {
    let turns = read_turns(input);
    let all: u64 = turns.iter().map(|&(_, most)| most).sum();
    let mut verdicts = vec![Verdict::Draw; all as usize + 1];
    for &(least, most) in turns.iter().rev() {
        let at = |pile: usize| {
            let takes = least as usize..=(most as usize).min(pile);
            let after = takes.map(|take| verdicts[pile - take]);
            after.fold(Verdict::Loss, |best, verdict| best.or(verdict))
        };
        verdicts = (0..verdicts.len()).map(at).collect();
    }
    let questions = input.number(1..=300_000);
    let output = (0..questions).map(|_| verdicts[input.number(1..=all) as usize].of_alice());
    let output = output.collect();
    input.end();
    output
}

fn read_turns(input: &mut Input) -> Vec<(u64, u64)> {
    let n = input.number(1..=300_000);
    let mut turns = Vec::new();
    for _ in 0..n {
        let least = input.number(1..=1_000_000_000);
        turns.push((least, input.number(least..=1_000_000_000)));
    }
    turns
}

#[derive(Clone, Copy)]
enum Verdict {
    Loss,
    Draw,
    Win,
}

impl Verdict {
    /// Returns the better one of this verdict and that of a move after which the opponent has
    /// `next`.
    fn or(self, next: Verdict) -> Verdict {
        match (self, next) {
            (Verdict::Win, _) | (_, Verdict::Loss) => Verdict::Win,
            (_, Verdict::Draw) => Verdict::Draw,
            _ => self,
        }
    }

    fn of_alice(self) -> &'static str {
        match self {
            Verdict::Win => "Alice\n",
            Verdict::Loss => "Bob\n",
            Verdict::Draw => "Draw\n",
        }
    }
}

fn answer(input: &mut Input) -> String {
    let turns = read_turns(input);
    let all = turns.iter().map(|&(_, most)| most).sum();
    let mut known = HashMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=300_000) {
        output += verdict(0, input.number(1..=all), &turns, &mut known).of_alice();
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
        best = best.or(verdict(turn + 1, pile - take, turns, known));
    }
    known.insert((turn, pile), best);
    best
}
