//! AtCoder AGC 033 B by its rules: both choices of both players in every step.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let (h, w) = (g.within(2..=g.pick(5, 200_000)), g.within(2..=g.pick(5, 200_000)));
    let n = g.within(g.pick(2, 200_000)..=g.pick(7, 200_000));
    let (row, column) = (g.within(1..=h), g.within(1..=w));
    // Long games are decided early if the directions are all alike.
    let kinds = if g.one_in(2) { 1 } else { 3 };
    let mut word = || -> String {
        (0..n).map(|_| char::from(b"LRUD"[g.within(0..=kinds) as usize])).collect()
    };
    format!("{h} {w} {n}\n{row} {column}\n{}\n{}\n", word(), word())
}

fn answer(input: &mut Input) -> String {
    let h = input.number(2..=200_000);
    let w = input.number(2..=200_000);
    let n = input.number(2..=200_000);
    let cell = (input.number(1..=h), input.number(1..=w));
    let mut word = || {
        let word = input.token().expect("a word").as_bytes();
        assert!(word.len() == n, "a word of another length");
        word
    };
    let (attacks, defences) = (word(), word());
    input.end();
    let turns: Vec<u8> = attacks.iter().zip(defences).flat_map(|(&s, &t)| [s, t]).collect();
    if stays(cell, &turns, true, (h, w)) { "YES\n" } else { "NO\n" }.to_string()
}

fn stays(cell: (i64, i64), turns: &[u8], takahashi_moves: bool, (h, w): (i64, i64)) -> bool {
    let (row, column) = cell;
    if !(1..=h).contains(&row) || !(1..=w).contains(&column) {
        return false;
    }
    let Some(&direction) = turns.first() else {
        return true;
    };
    let moved = match direction {
        b'L' => (row, column - 1),
        b'R' => (row, column + 1),
        b'U' => (row - 1, column),
        b'D' => (row + 1, column),
        _ => panic!("no direction"),
    };
    let mut results =
        [cell, moved].into_iter().map(|cell| stays(cell, &turns[1..], !takahashi_moves, (h, w)));
    if takahashi_moves {
        results.all(|stays| stays)
    } else {
        results.any(|stays| stays)
    }
}
