//! BOJ 9658 by its rules: one, three or four stones, and whoever takes the last one loses.
//!
//! The middle tier has up to 1000 stones, each heap decided by a table from the smallest one on.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_table).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 900)..=g.pick(100, 1000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(101..=1000))
}

fn answer_by_table(input: &mut Input) -> String {
    let stones = read(input);
    // Whoever finds no stone has won: the opponent has taken the last one.
    let mut is_won = vec![true];
    for stones in 1..=stones {
        is_won.push(left(stones).into_iter().any(|left| !is_won[left as usize]));
    }
    winner(is_won[stones as usize])
}

fn answer(input: &mut Input) -> String {
    let stones = read(input);
    winner(Search::misere().mover_wins(&stones, &|&stones: &u64| left(stones)))
}

fn read(input: &mut Input) -> u64 {
    let stones = input.number(1..=1000);
    input.end();
    stones
}

fn left(stones: u64) -> Vec<u64> {
    [1, 3, 4].into_iter().filter_map(|take| stones.checked_sub(take)).collect()
}

fn winner(sk_wins: bool) -> String {
    if sk_wins { "SK\n" } else { "CY\n" }.to_string()
}
