//! The picture of HackerRank newyear-game, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the game in which the second player wants two sums to differ by a multiple of 3.
pub fn picture(language: Language) -> Option<Picture> {
    let mover = |sums: &Sums| match sums.left.len() % 2 {
        0 => Mover::First,
        _ => Mover::Second,
    };
    let options = |sums: &Sums| {
        let sign = if mover(sums) == Mover::First { 1 } else { -1 };
        let after = removals(&sums.left).map(|(taken, left)| {
            let difference = (sums.difference + sign * taken).rem_euclid(3);
            Sums { left, difference }
        });
        after.collect()
    };
    let name = |sums: &Sums| {
        let left = if sums.left.is_empty() { "–".to_string() } else { written(&sums.left) };
        format!("{left}\nD = {}", sums.difference)
    };
    let start = Sums { left: vec![1, 1, 2, 2], difference: 0 };
    let positions = Positions::after(start, options, name)?;
    let ends = |sums: &Sums| {
        let winner = if sums.difference == 0 { Mover::Second } else { Mover::First };
        sums.left.is_empty().then_some(winner)
    };
    Some(Picture::new(
        language,
        positions.winners(["Balsa", "Koca"], mover, ends)?,
        "Four numbers with the remainders 1, 1, 2, 2 modulo 3; D is Balsa's sum less Koca's, \
         modulo 3, and below each position stands its winner. Koca, green, wants D = 0 at the \
         end. Here she answers each number by one of the same remainder, so that D is 0 again: \
         that works as long as both remainders are even in number.",
        "四个数模 3 余 1、1、2、2；D 是 Balsa 的和减 Koca 的和（模 3），下方为各局面的胜者。Koca（绿色）\
         要最后 D = 0。这里她总取余数相同的数来应对，使 D 回到 0：两种余数都是偶数个时都能这样。",
    ))
}

fn written(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns each way of removing one of some numbers, with the number that is removed.
fn removals(numbers: &[i64]) -> impl Iterator<Item = (i64, Vec<i64>)> + '_ {
    numbers.iter().enumerate().map(|(place, &removed)| {
        let mut left = numbers.to_vec();
        left.remove(place);
        (removed, left)
    })
}

/// What is left in the game of two sums that should leave the same remainder.
#[derive(Clone, PartialEq)]
struct Sums {
    left: Vec<i64>,
    /// The first player's sum less the second's, modulo 3.
    difference: i64,
}
