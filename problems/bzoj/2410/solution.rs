//! BZOJ 2410 — Painting a strip (Nim游戏)
//! <https://hydro.ac/d/bzoj/p/2410> · 1 s? · 128 MiB? · medium
//!
//! Rules: a row of n cells, some painted in colours 1 to k; a move paints an unpainted cell
//! in one of the k colours, neighbours never in the same, and whoever cannot move loses. T
//! cases `n k`, then the cells' colours, 0 if unpainted; print `y` if the first player
//! wins, else `n`.
//! Model: splitting game, an unpainted stretch and what is painted at its ends.
//! Why: k ≥ 3: a cell can always be painted, so the parity of the free ones decides. k = 2,
//! by induction on the length m: between equal colours a stretch is worth 1, as every move
//! leaves 0 ⊕ 0 or 1 ⊕ 1; between different colours 0, as every move leaves 1 ⊕ 0; with one
//! painted end m, as painting so that b cells are left at the free end leaves b, or b ⊕ 1
//! if b ≤ m - 2; with none m mod 2, as a move leaves a ⊕ b, a + b = m - 1, which is even for
//! odd m, and 0 in the middle, and odd for even m. k = 1: a move paints a cell and spoils
//! its neighbours, a painted end spoils one too: Dawson's chess, octal game 0.137, whose
//! period is 34 from 52 on.
//! Cost: O(n) a case.

use grundy::named::NamedGame;
use proconio::input;

fn main() {
    let values = NamedGame::DawsonsChess.values(52 + 34);
    let dawson = |cells: usize| values[cells - cells.saturating_sub(52) / 34 * 34] as usize;
    input! { cases: usize }
    assert!((1..=20).contains(&cases), "{cases} cases, not 1 to 20");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize }
        assert!((1..=100_000).contains(&n) && k > 0, "{n} cells in {k} colours");
        input! { cells: [usize; n] }
        let known = cells.iter().all(|&colour| colour <= k);
        let touch = cells.windows(2).any(|two| two[0] > 0 && two[0] == two[1]);
        assert!(known && !touch, "a colour above {k}, or neighbours of the same colour");
        let mut nim_sum = 0;
        let mut add = |free: usize, left: usize, right: usize| {
            let painted = usize::from(left > 0) + usize::from(right > 0);
            nim_sum ^= match k {
                1 => dawson(free.saturating_sub(painted)),
                2 if painted == 2 => usize::from(free > 0 && left == right),
                2 if painted == 1 => free,
                _ => free % 2,
            };
        };
        let (mut free, mut left) = (0, 0);
        for colour in cells {
            if colour == 0 {
                free += 1;
            } else {
                add(free, left, colour);
                (free, left) = (0, colour);
            }
        }
        add(free, left, 0);
        verdicts += if nim_sum != 0 { "y\n" } else { "n\n" };
    }
    print!("{verdicts}");
}
