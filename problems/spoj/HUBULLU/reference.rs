//! SPOJ HUBULLU by its rules: every piece that is left is taken out, with its divisors.
//!
//! The middle tier has up to 16 pieces; of many more, only the theorem says who wins.

use reference::{members, Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_memory).run();
}

fn generate(g: &mut Generator) -> String {
    let largest = g.pick(10, 2_000_000_000);
    let count = g.within(1..=g.pick(4, 100_000));
    written(g, count, largest)
}

fn generate_middle(g: &mut Generator) -> String {
    written(g, 20, 16)
}

fn written(g: &mut Generator, count: u64, largest: u64) -> String {
    let games = (0..count).map(|_| format!("{} {}\n", g.within(1..=largest), g.within(0..=1)));
    format!("{count}\n{}", games.collect::<String>())
}

fn solve(input: &mut Input, mut starter_wins: impl FnMut(u32) -> bool) -> String {
    let count = input.number(1..=100_000);
    let mut winners = String::new();
    for _ in 0..count {
        let pieces = input.number(1..=2_000_000_000);
        let starter: usize = input.number(0..=1);
        let winner = if starter_wins(pieces) { starter } else { 1 - starter };
        winners += ["Airborne wins.\n", "Pagfloyd wins.\n"][winner];
    }
    input.end();
    winners
}

/// Returns what each move leaves of the pieces, of which piece n is bit n - 1.
fn moves(left: u32) -> Vec<u32> {
    let taken = (1..=32u32).filter(|piece| left >> (piece - 1) & 1 == 1);
    let divisors = |piece: u32| (1..=piece).filter(move |divisor| piece % divisor == 0);
    taken.map(|piece| divisors(piece).fold(left, |left, divisor| left & !(1 << (divisor - 1)))).collect()
}

fn answer(input: &mut Input) -> String {
    solve(input, |pieces| {
        let mut search = Search::normal().written(|left: &u32| members(*left));
        search.mover_wins(&all(pieces), &|&left: &u32| moves(left))
    })
}

fn all(pieces: u32) -> u32 {
    assert!(pieces <= 20, "too many sets of pieces");
    (1 << pieces) - 1
}

fn answer_by_memory(input: &mut Input) -> String {
    fn wins(left: u32, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&left) {
            return wins;
        }
        let result = moves(left).into_iter().any(|after| !wins(after, known));
        known.insert(left, result);
        result
    }
    let mut known = HashMap::new();
    solve(input, |pieces| wins(all(pieces), &mut known))
}
