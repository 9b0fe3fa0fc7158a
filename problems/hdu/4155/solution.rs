//! HDU 4155 — The Game of 31
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4155> · 1 s? · 32 MiB? · easy
//!
//! Also: SPOJ GAME31
//! Rules: 24 cards, four each of the numbers 1 to 6; a move lays one of them on the pile, whose
//! sum must not exceed 31, and whoever cannot move loses. A and B have laid some cards, A the
//! first. One position a line, the numbers laid, up to the end of the input; print it, a
//! blank and the winner, `A` or `B`.
//! Model: game on sets and strings, a table of won and lost.
//! Why: what counts of the cards is how many of each number are laid: 5⁶ positions, each known
//! from those with one card more, which come later if these six are the digits of a number
//! to the base 5.
//! Cost: O(5⁶) once, O(1) a line.

use proconio::{input, is_stdin_empty};

const POSITIONS: usize = 15_625;

fn main() {
    let places = [1, 5, 25, 125, 625, 3125];
    let mut won = vec![false; POSITIONS];
    for laid in (0..POSITIONS).rev() {
        let sum: usize = (1..).zip(places).map(|(card, place)| card * (laid / place % 5)).sum();
        let mut moves = (1..).zip(places);
        won[laid] = moves
            .any(|(card, place)| laid / place % 5 < 4 && sum + card <= 31 && !won[laid + place]);
    }
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { cards: String }
        let (mut laid, mut sum) = (0, 0);
        for card in cards.bytes() {
            assert!((b'1'..=b'6').contains(&card), "{cards}: a card that is not 1 to 6");
            let place = places[usize::from(card - b'1')];
            sum += card - b'0';
            assert!(laid / place % 5 < 4 && sum <= 31, "{cards}: a fifth card or more than 31");
            laid += place;
        }
        let a = won[laid] == (cards.len() % 2 == 0);
        winners += &format!("{cards} {}\n", if a { "A" } else { "B" });
    }
    print!("{winners}");
}
