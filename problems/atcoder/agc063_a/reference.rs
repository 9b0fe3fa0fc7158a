//! AtCoder AGC 063 A by its rules: every number up to k in every turn. A larger number is no
//! different from k + 1, because the mex cannot exceed k.
//!
//! The middle tier has up to 10 turns; it remembers the sets that it has seen.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_sets).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 200_000)..=g.pick(6, 200_000));
    let letters: String = (0..=n).map(|_| if g.one_in(2) { 'A' } else { 'B' }).collect();
    format!("{n}\n{letters}\n")
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(7..=10);
    let letters: String = (0..=n).map(|_| if g.one_in(2) { 'A' } else { 'B' }).collect();
    format!("{n}\n{letters}\n")
}

fn answer_by_sets(input: &mut Input) -> String {
    let letters = read(input);
    let winner = |k: usize| {
        // For each set after the turn, whether Alice wins; at first after the last one.
        let letter = |set: u32| letters.get(set.trailing_ones() as usize);
        let mut alice_wins: Vec<bool> =
            (0..1 << (k + 2)).map(|set| letter(set) == Some(&b'A')).collect();
        for turn in (0..k).rev() {
            let alice_moves = turn % 2 == 0;
            let before = |set: usize| {
                let mut results = (0..=k + 1).map(|x| alice_wins[set | 1 << x]);
                results.any(|alice| alice == alice_moves) == alice_moves
            };
            alice_wins = (0..1 << (k + 2)).map(before).collect();
        }
        if alice_wins[0] {
            "Alice\n"
        } else {
            "Bob\n"
        }
    };
    (1..letters.len()).map(winner).collect()
}

fn read<'a>(input: &mut Input<'a>) -> &'a [u8] {
    let n = input.number(1..=200_000);
    let letters = input.token().expect("the letters").as_bytes();
    input.end();
    assert!(letters.len() == n + 1, "not N + 1 letters");
    assert!(letters.iter().all(|letter| b"AB".contains(letter)), "another letter");
    letters
}

fn answer(input: &mut Input) -> String {
    let letters = read(input);
    let n = letters.len() - 1;
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
