//! CodeChef ARRGAME — Game on a Strip
//! <https://www.codechef.com/problems/ARRGAME> · 1 s · 1536 MiB? · medium
//!
//! Rules: a strip has blocked and free cells. Each of two players enters any free cell in her first
//! move, and later moves from her cell to a free one next to it; a cell that was entered is
//! blocked from then on. Whoever cannot move loses. The input has T cases: `N` and the cells, 1
//! if blocked and 0 if free. Print `Yes` if the first player, Nayeon, wins, and else `No`.
//! Model: board game, two players who walk apart.
//! Why: Nayeon wins exactly if some run of free cells is 2m + 1 long and all others are at most m
//! long; she enters it in the middle. After her first move a player has only to choose a
//! direction, since the cell behind her is blocked.
//!
//! 1. Let Nayeon enter a run with a cells on one side and b ≥ a on the other. If Tzuyu enters
//!    another run, at one end, she has as many moves as it has cells, counting this one, and
//!    Nayeon has b. It is Tzuyu's turn, so that she wins if the run has more than b cells.
//! 2. If a < b, Tzuyu enters the larger side next to Nayeon, who is left with a moves and has to
//!    begin; Tzuyu is left with b - 1 ≥ a, and wins.
//! 3. Let a = b = m. If Tzuyu enters this run on one side, Nayeon leaves on the other, and has m
//!    moves. She begins, and Tzuyu, who has entered one of m cells already, has at most m - 1.
//!    So Nayeon wins. In another run of at most m cells, Tzuyu has at most m moves and begins, and
//!    Nayeon has m.
//!
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, cells: [u32; n] }
        if let Some(cell) = cells.iter().find(|&&cell| cell > 1) {
            panic!("{cell} for a cell, neither 0 nor 1");
        }
        let mut runs: Vec<usize> = cells.split(|&cell| cell == 1).map(<[u32]>::len).collect();
        runs.sort_unstable_by(|a, b| b.cmp(a));
        let longest = runs[0];
        let second = runs.get(1).copied().unwrap_or(0);
        let nayeon_wins = longest % 2 == 1 && second <= longest / 2;
        verdicts += if nayeon_wins { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
