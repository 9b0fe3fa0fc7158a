//! Codeforces 142D — Help Shrek and Donkey 2
//! <https://codeforces.com/problemset/problem/142/D> · 2 s · 256 MiB · hard
//!
//! Rules: soldiers of Shrek (`G`) and Donkey (`R`), at most two in a row of the board. A move picks
//! 1 to k of one's own soldiers and slides each along its row, by a square or more and past nobody:
//! either all towards the enemy of their row, or all away from it, where a soldier without an
//! enemy in its row may go both ways. Whoever cannot move loses; Shrek begins. One case `n m k`,
//! then n rows of m squares; print `First`, `Second`, or `Draw` if play never ends.
//! Model: Moore's Nim, Northcott's game with several pieces at once.
//! Why: a player with a soldier in a row without enemies and with an empty square can always move
//! it, to and fro, and never loses. Call such a player free.
//!
//! 1. If both are free, neither loses.
//! 2. If one is, he wins. He slides a soldier up to the enemy wherever there is a square between
//!    two enemies, and otherwise uses a free soldier. Count the squares from his soldiers to the
//!    edges that they face, in the rows with an enemy. His slides lower the number and no other
//!    move changes it, so from some turn of his on, he finds no square between two enemies. But
//!    his enemy, who is not free, could then only draw back, and would leave such a square. So
//!    the enemy cannot move.
//! 3. If neither is, rows without two enemies admit no move. Let the heaps be the numbers of
//!    squares between two enemies. Going forward takes from up to k heaps, as in Moore's Nim, and
//!    going back lets up to k of them grow.
//! 4. Whoever wins Moore's Nim wins here by going forward alone: he answers a move forward as in
//!    that game, and a move back by following by as many squares, which restores the heaps. As
//!    his soldiers never go back, they have only so many moves; and he has an answer each time.
//!
//! Cost: O(n m).

use grundy::northcott::gap;
use grundy::{moore, Outcome};
use proconio::input;

fn main() {
    input! { n: usize, m: usize, k: usize, rows: [String; n] }
    assert!(k > 0, "k is 0, so that nobody could move");
    let rows: Vec<Row> = rows.iter().map(|row| Row::new(row, m)).collect();
    let is_free = |soldier| rows.iter().any(|row| matches!(row, Row::Free(of) if *of == soldier));
    let verdict = match (is_free(b'G'), is_free(b'R')) {
        (true, true) => "Draw",
        (true, false) => "First",
        (false, true) => "Second",
        (false, false) => {
            let gaps = rows.iter().filter_map(|row| match row {
                Row::Gap(gap) => Some(*gap),
                _ => None,
            });
            match moore::outcome(&gaps.collect::<Vec<u64>>(), k) {
                Outcome::N => "First",
                Outcome::P => "Second",
            }
        }
    };
    println!("{verdict}");
}

/// What a row means to the players.
enum Row {
    /// Two enemies with so many squares between them.
    Gap(u64),
    /// Soldiers of one player, who can always move one of them.
    Free(u8),
    /// No square, or no soldier, to move.
    Still,
}

impl Row {
    fn new(squares: &str, m: usize) -> Row {
        assert!(squares.len() == m, "the row {squares:?} has not {m} squares");
        let known = squares.bytes().all(|square| b"-GR".contains(&square));
        assert!(known, "the row {squares:?} has a square that is not -, G or R");
        let soldiers: Vec<(u64, u8)> =
            (0..).zip(squares.bytes()).filter(|&(_, square)| square != b'-').collect();
        match soldiers[..] {
            [(left, a), (right, b)] if a != b => Row::Gap(gap(left, right)),
            [] => Row::Still,
            _ if soldiers.len() > 2 => panic!("the row {squares:?} has more than two soldiers"),
            _ if soldiers.len() == m => Row::Still,
            [(_, player), ..] => Row::Free(player),
        }
    }
}
