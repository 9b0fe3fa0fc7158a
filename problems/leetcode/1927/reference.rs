//! LeetCode 1927 by its rules: puts every digit in the place of every question mark.

use reference::{Generator, Input, Reference};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let half = g.within(g.pick(1, 49_999)..=g.pick(5, 50_000));
    let marks = g.within(g.pick(0, half)..=g.pick(4, half));
    let mut signs: Vec<u8> = Vec::new();
    for _ in 0..2 * half {
        signs.push(b'0' + g.within(0..=9) as u8);
    }
    for _ in 0..marks {
        signs[g.within(0..=2 * half - 1) as usize] = b'?';
    }
    if g.one_in(2) {
        // Often a difference of nines, which is what matters.
        let marked = |half: &[u8]| half.iter().filter(|&&sign| sign == b'?').count();
        let (left, right) = signs.split_at_mut(half as usize);
        let digit = if marked(left) > marked(right) { b'0' } else { b'9' };
        left.iter_mut().filter(|sign| **sign != b'?').for_each(|sign| *sign = digit);
        let digit = b'0' + 9 * (g.one_in(2)) as u8;
        right.iter_mut().filter(|sign| **sign != b'?').for_each(|sign| *sign = digit);
    }
    format!("\"{}\"\n", String::from_utf8(signs).unwrap())
}

fn answer(input: &mut Input) -> String {
    let signs = input.string();
    input.end();
    assert!((2..=100_000).contains(&signs.len()) && signs.len() % 2 == 0, "{}", signs.len());
    assert!(signs.bytes().all(|sign| sign == b'?' || sign.is_ascii_digit()), "another sign");
    let mut known = HashMap::new();
    format!("{}\n", alice_wins(signs.to_string(), true, &mut known))
}

fn alice_wins(signs: String, is_alices_turn: bool, known: &mut HashMap<String, bool>) -> bool {
    if let Some(&wins) = known.get(&signs) {
        return wins;
    }
    let marks: Vec<usize> = signs.match_indices('?').map(|(at, _)| at).collect();
    let wins = if marks.is_empty() {
        let sum = |half: &str| half.bytes().map(|digit| u32::from(digit - b'0')).sum::<u32>();
        let (left, right) = signs.split_at(signs.len() / 2);
        sum(left) != sum(right)
    } else {
        let digits = marks.iter().flat_map(|&at| (0..=9).map(move |digit| (at, digit)));
        let mut moves = digits.map(|(at, digit)| {
            let after = format!("{}{digit}{}", &signs[..at], &signs[at + 1..]);
            alice_wins(after, !is_alices_turn, known)
        });
        match is_alices_turn {
            true => moves.any(|wins| wins),
            false => moves.all(|wins| wins),
        }
    };
    known.insert(signs, wins);
    wins
}
