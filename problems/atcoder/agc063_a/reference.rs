//! AtCoder AGC 063 A by its rules: every number up to k in every turn. A larger number is no
//! different from k + 1, because the mex cannot exceed k.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let letters: String = (0..=n).map(|_| if g.one_in(2) { 'A' } else { 'B' }).collect();
    format!("{n}\n{letters}\n")
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=200_000);
    let letters = input.token().expect("the letters").as_bytes();
    input.end();
    assert!(letters.len() == n + 1, "not N + 1 letters");
    assert!(letters.iter().all(|letter| b"AB".contains(letter)), "another letter");
    let winner = |k| if alice_wins(0, 0, k, letters) { "Alice\n" } else { "Bob\n" };
    (1..=n).map(winner).collect()
}

/// `set` is the set of numbers as a number whose bit x says whether it contains x.
fn alice_wins(set: u32, turn: usize, k: usize, letters: &[u8]) -> bool {
    if turn == k {
        return letters[set.trailing_ones() as usize] == b'A';
    }
    let alice_moves = turn % 2 == 0;
    let mut results = (0..=k + 1).map(|x| alice_wins(set | 1 << x, turn + 1, k, letters));
    results.any(|alice| alice == alice_moves) == alice_moves
}
