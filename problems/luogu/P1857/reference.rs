//! Luogu P1857 by its rules: whether a win can be forced within some number of moves.

use reference::{Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(4, 10);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        input += &format!("{}\n", g.within(g.pick(0, 19_990)..=g.pick(60, 20_000)));
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut known = HashMap::new();
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let heap = input.number(0..=20_000);
        Search::normal().show(&heap, &|&heap| after_primes(heap));
        let quickest = (0..=heap).find(|&moves| wins_within(heap, moves, &mut known));
        output += &match quickest {
            Some(moves) => format!("{moves}\n"),
            None => "-1\n".to_string(),
        };
    }
    input.end();
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
