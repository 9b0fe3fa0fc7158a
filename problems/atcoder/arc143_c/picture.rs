//! The picture of AtCoder ARC 143 C, drawn for its page.

use crate::pictures::positions::{outcomes_from, Mover};
use crate::pictures::tables::{class_and_letter, headings, table};
use crate::pictures::{figure, Picture};
use support::language::Language;

/// Returns the outcomes of two piles if Takahashi is to move.
pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: usize = 10;
    type State = ([usize; 2], Mover);
    let options = |&(piles, player): &State| -> Vec<State> {
        let taken = if player == Mover::First { 2 } else { 3 };
        let [one, other] = piles;
        let less = |pile: usize| pile.checked_sub(taken);
        let first = less(one).map(|one| [one, other]);
        let second = less(other).map(|other| [one, other]);
        let both = less(one).zip(less(other)).map(|(one, other)| [one, other]);
        let left = [first, second, both].into_iter().flatten();
        left.map(|piles| (piles, player.other())).collect()
    };
    let starts: Vec<State> =
        (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| ([x, y], Mover::First))).collect();
    let outcomes = outcomes_from(&starts, options, |_| None)?;
    let numbers = headings(0, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let (class, letter) = class_and_letter(&outcomes[y * SIZE + x]);
        Some((class, letter.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "Two piles with X = 2 and Y = 3, Takahashi to move: he wins, N, or loses, P. The pattern \
         repeats modulo X + Y = 5, as a move and the reply on the same piles take 5 from each. As \
         X ≤ Y, he wins exactly if some remainder is X or more: he takes from all those piles.",
        "两堆，X = 2、Y = 3，轮到 Takahashi：必胜 N 或必败 P。图案以 X + Y = 5 为周期，因为一步与对手在同样各堆上的应对\
         共从每堆取 5 枚。X ≤ Y 时，只要有一堆的余数不小于 X，他从所有这样的堆取即胜。",
    )
}
