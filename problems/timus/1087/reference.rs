//! Timus 1087 by its rules: every number of stones that a move may take.
//!
//! The middle tier has the same search on up to 1500 stones.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut n = g.within(g.pick(1, 9900)..=g.pick(30, 10_000));
    let m = g.within(g.pick(1, 50)..=g.pick(4, 50));
    let mut moves = g.many(m, 1..=g.pick(9, 9900).min(n));
    if g.one_in(4) {
        // Multiples of the only move.
        n *= moves[0];
        moves.truncate(1);
        if n > 10_000 {
            n = moves[0];
        }
    } else {
        moves[0] = 1;
    }
    format!("{n} {}\n{}\n", moves.len(), join(&moves))
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(100..=1500);
    let m = g.within(1..=12);
    let most = [6, 30, 100][g.within(0..=2) as usize];
    let mut moves = g.many(m, 1..=most);
    moves[0] = 1;
    format!("{n} {m}\n{}\n", join(&moves))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=10_000u64);
    let m = input.number(1..=50);
    let moves = input.numbers(m, 1..=n);
    input.end();
    let options = |&n: &u64| -> Vec<u64> {
        let left: Vec<u64> = moves.iter().filter_map(|&take| n.checked_sub(take)).collect();
        assert!(n == 0 || !left.is_empty(), "no move from {n} stones");
        left
    };
    let first_wins = Search::misere().mover_wins(&n, &options);
    if first_wins { "1\n" } else { "2\n" }.to_string()
}
