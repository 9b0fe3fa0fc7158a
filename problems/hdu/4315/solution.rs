//! HDU 4315 — Climbing the Hill
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315> · 1 s · 32 MiB · hard
//!
//! Rules: N persons stand on different cells below a hilltop, cell 0, and the kth from the top
//! is the king. A move takes one of them up any number of cells, not past another, and
//! onto another only on the hilltop; whoever takes the king there wins, Alice first. Cases
//! `N k` up to the end of the input, then the cells in increasing order; print `Alice` or
//! `Bob`.
//! Model: staircase Nim, on the cells that each person may climb.
//! Why: a king who is first goes to the top at once. Otherwise nobody wants to take the person
//! before the king to the top, and without that move the game is staircase Nim: a stair for each
//! person, with as many stones as there are cells that the person may climb.
//!
//! 1. Let k > 1. Whoever takes person k - 1 to the top loses, as the king follows at once. The
//!    first person who is not yet on the top can always climb there; so a player who has no
//!    other move must make that losing one. Without it, whoever cannot move loses.
//! 2. Let the gap of a person be the number of cells that the person may climb: those between
//!    him and the person before him, or all up to the top if there is nobody in between. For
//!    person k - 1 the top does not count. A climb shortens this gap to any smaller number, and
//!    lengthens the gap of the next person. Behind the last person there is no gap.
//! 3. Only the gaps of the last person, the third last and so on count, as heaps of Nim. A climb
//!    of one of these persons is a move of Nim. Any other climb lengthens one of the heaps, and
//!    the opponent answers by shortening it to what it was. So whoever wins Nim on them always
//!    has an answer, and the game ends, as everybody only goes up.
//! 4. At the start only person 1 may climb to the top: `cell[1]` cells, or one less if k = 2.
//!
//! Cost: O(N) a case.

use grundy::staircase::{self, NO_BOUND};
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, king: usize }
        assert!((1..=n).contains(&king), "the king is number {king} of {n}");
        input! { cells: [u64; n] }
        assert!(cells[0] > 0, "a person on cell 0, the hilltop");
        for pair in cells.windows(2) {
            assert!(pair[0] < pair[1], "cell {} before cell {}", pair[0], pair[1]);
        }
        winners += if alice_wins(king, &cells) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn alice_wins(king: usize, cells: &[u64]) -> bool {
    if king == 1 {
        return true;
    }
    let mut gaps = vec![if king == 2 { cells[0] - 1 } else { cells[0] }];
    gaps.extend(cells.windows(2).map(|pair| pair[1] - pair[0] - 1));
    // The gap of the last person is the stair above the ground.
    gaps.reverse();
    staircase::outcome(&gaps, NO_BOUND).mover_wins()
}
