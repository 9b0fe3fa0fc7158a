//! Luogu P1857 by its rules: whether a win can be forced within some number of moves.
//!
//! The middle tier has up to 1200 stones. Round by round it adds the heaps from which one more move
//! wins, and those from which no longer delay is left.

use reference::{Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_rounds).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(g.pick(0, 19_990)..=g.pick(60, 20_000)));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("10\n");
    (0..10).for_each(|_| input += &format!("{}\n", g.within(60..=1200)));
    input
}

fn answer_by_rounds(input: &mut Input) -> String {
    let heaps = read(input);
    let largest = heaps.iter().copied().max().unwrap_or(0) as usize;
    let is_prime = |take: &usize| (2..*take).take_while(|d| d * d <= *take).all(|d| take % d != 0);
    let primes: Vec<usize> = (2..=largest).filter(is_prime).collect();
    // The round in which a heap was decided; the mover wins in odd rounds and loses in even ones.
    let mut rounds: Vec<Option<u64>> = vec![None; largest + 1];
    let mut round = 0;
    while rounds.contains(&None) {
        let is_decided = |&heap: &usize| {
            let mut after = primes.iter().filter_map(|take| heap.checked_sub(*take));
            let is =
                |left: usize, parity: u64| rounds[left].is_some_and(|round| round % 2 == parity);
            rounds[heap].is_none()
                && match round % 2 {
                    1 => after.any(|left| is(left, 0)),
                    _ => after.all(|left| is(left, 1)),
                }
        };
        let decided: Vec<usize> = (0..=largest).filter(is_decided).collect();
        decided.into_iter().for_each(|heap| rounds[heap] = Some(round));
        round += 1;
    }
    let line = |heap: u64| match rounds[heap as usize] {
        Some(moves) if moves % 2 == 1 => format!("{moves}\n"),
        _ => "-1\n".to_string(),
    };
    heaps.into_iter().map(line).collect()
}

fn read(input: &mut Input) -> Vec<u64> {
    let cases = input.number(1..=10);
    let heaps = input.numbers(cases, 0..=20_000);
    input.end();
    heaps
}

fn answer(input: &mut Input) -> String {
    let mut known = HashMap::new();
    let mut output = String::new();
    for heap in read(input) {
        Search::normal().show(&heap, &|&heap| after_primes(heap));
        let quickest = (0..=heap).find(|&moves| wins_within(heap, moves, &mut known));
        output += &match quickest {
            Some(moves) => format!("{moves}\n"),
            None => "-1\n".to_string(),
        };
    }
    output
}

/// Returns whether the mover can make the opponent stuck after at most this number of moves.
fn wins_within(heap: u64, moves: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
    if let Some(&wins) = known.get(&(heap, moves)) {
        return wins;
    }
    let forces = |left: &u64| {
        moves > 0 && {
            let answers = after_primes(*left);
            answers.iter().all(|&left| moves > 1 && wins_within(left, moves - 2, known))
        }
    };
    let wins = after_primes(heap).iter().any(forces);
    known.insert((heap, moves), wins);
    wins
}

/// Returns the stones that are left after taking each prime.
fn after_primes(heap: u64) -> Vec<u64> {
    let is_prime = |take: &u64| (2..*take).all(|divisor| take % divisor != 0);
    (2..=heap).filter(is_prime).map(|take| heap - take).collect()
}
