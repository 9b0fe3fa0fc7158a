//! HDU 5754 — Life Winner Bo
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5754> · 1 s? · 64 MiB? · medium
//!
//! Rules: a chessman starts at (1, 1) of N × M cells and no coordinate ever falls: 1 the king
//! adds 1 to one or both, 2 the rook adds to one, 3 the knight adds 1 to one and 2 to the
//! other, 4 the queen adds to one, or the same to both. Whoever brings it to (N, M) wins, B
//! first; a player who cannot move before has a draw. T cases `type N M`; print `B`, `G`, the
//! second player, or `D`.
//! Model: board game, four kinds of chessmen.
//! Why: let a and b be the steps to go. The king is lost if both are even: every move spoils
//! that, and one restores it. The rook is Nim, the queen Wythoff's game. For the knight claim:
//! (3t, 3t) is lost, as a knight's two moves make (3, 3); (3t+1, 3t+2) and its mirror are
//! won, by moving there, and nothing else can move there. The rest is a draw: who is not
//! stuck has a move that is not to a won position, as both moves lead to such only from
//! (3t, 3t), and from (3t+2, 3t+4) the other leads to the draw (3t, 3t+3).
//! Cost: O(1) a case.

use grundy::{nim, wythoff};
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!(cases <= 1000, "{cases} cases, more than 1000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { kind: u8, n: u64, m: u64 }
        let is_board = [n, m].iter().all(|side| (2..=1000).contains(side));
        assert!(is_board, "a board of {n} by {m}, not 2 to 1000 each");
        let (a, b) = (n.min(m) - 1, n.max(m) - 1);
        let mover_wins = match kind {
            1 => a % 2 == 1 || b % 2 == 1,
            2 => nim::outcome([a, b]).mover_wins(),
            3 if a % 3 == 0 && b == a => false,
            3 if a % 3 == 1 && b == a + 1 => true,
            3 => {
                winners += "D\n";
                continue;
            }
            4 => wythoff::outcome(a, b).mover_wins(),
            _ => panic!("a chessman of type {kind}, not 1 to 4"),
        };
        winners += if mover_wins { "B\n" } else { "G\n" };
    }
    print!("{winners}");
}
