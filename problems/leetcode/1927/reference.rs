//! LeetCode 1927 by its rules: puts every digit in the place of every question mark.
//!
//! The middle tier has strings of up to 200 signs with up to ten question marks, whose halves may
//! still become equal. The search keeps only the difference of the halves and the marks left in
//! each.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_differences).run();
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

fn generate_middle(g: &mut Generator) -> String {
    let half = g.within(6..=100) as usize;
    let digit = |g: &mut Generator| b'0' + g.within(0..=9) as u8;
    let mut signs: Vec<u8> = (0..2 * half).map(|_| digit(g)).collect();
    let (left, right) = (g.within(0..=5) as usize, g.within(0..=5) as usize);
    signs[..left].fill(b'?');
    signs[half..half + right].fill(b'?');
    // Bob wins if every mark counts 4.5; here or near it the digits are moved.
    let wanted = 9 * (right as i64 - left as i64) + [0, 0, 0, 2, -2, 18][g.within(0..=5) as usize];
    for _ in 0..3000 {
        let (difference, place) = (difference(&signs), g.within(0..=2 * half as u64 - 1) as usize);
        let is_larger = 2 * difference > wanted;
        if signs[place] != b'?' && (2 * difference - wanted).abs() > 1 {
            signs[place] = match is_larger == (place < half) {
                true => (signs[place] - 1).max(b'0'),
                false => (signs[place] + 1).min(b'9'),
            };
        }
    }
    let (first, second) = signs.split_at_mut(half);
    first.rotate_left(g.within(0..=half as u64 - 1) as usize);
    second.rotate_left(g.within(0..=half as u64 - 1) as usize);
    format!("\"{}\"\n", String::from_utf8(signs).unwrap())
}

/// Returns the sum of the digits of the left half less that of the right half.
fn difference(signs: &[u8]) -> i64 {
    let sum = |half: &[u8]| {
        let digits = half.iter().filter(|sign| sign.is_ascii_digit());
        digits.map(|digit| i64::from(digit - b'0')).sum::<i64>()
    };
    let (left, right) = signs.split_at(signs.len() / 2);
    sum(left) - sum(right)
}

fn answer_by_differences(input: &mut Input) -> String {
    let signs = read(input).as_bytes();
    let (left, right) = signs.split_at(signs.len() / 2);
    let marks = |half: &[u8]| half.iter().filter(|&&sign| sign == b'?').count();
    // The difference, and the marks that are left in each half; Alice may be the one or the other.
    let start = (difference(signs), marks(left), marks(right), true);
    let options = |&(difference, left, right, alice): &(i64, usize, usize, bool)| {
        let digit = move |digit: i64| {
            let in_left = (left > 0).then(|| (difference + digit, left - 1, right, !alice));
            let in_right = (right > 0).then(|| (difference - digit, left, right - 1, !alice));
            [in_left, in_right].into_iter().flatten()
        };
        (0..=9).flat_map(digit).collect()
    };
    let mut search = Search::normal().over(|&(difference, left, right, alice)| {
        (left + right == 0).then_some(Standing::of_mover(alice == (difference != 0)))
    });
    format!("{}\n", search.mover_wins(&start, &options))
}

fn read<'a>(input: &mut Input<'a>) -> &'a str {
    let signs = input.string();
    input.end();
    assert!((2..=100_000).contains(&signs.len()) && signs.len() % 2 == 0, "{}", signs.len());
    assert!(signs.bytes().all(|sign| sign == b'?' || sign.is_ascii_digit()), "another sign");
    signs
}

fn answer(input: &mut Input) -> String {
    let signs = read(input);
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
