//! HDU 3389 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3389> · 1 s? · 32 MiB? · medium
//!
//! Rules: boxes 1 to n hold cards; a move takes any positive number of cards from a box A to
//! a box B < A such that A + B is odd and divisible by 3, and whoever cannot move loses. T
//! cases `n`, then the cards; print `Case k: Alice` (first) or `Case k: Bob`.
//! Model: staircase Nim, on the boxes 0, 2 and 5 mod 6.
//! Why: A + B ≡ 3 (mod 6), so cards go from boxes ≡ 0, 2, 5 to boxes ≡ 3, 1, 4 or back. A box of
//! the first kind always has a smaller partner (3, 1 or 4); boxes without one, namely 1, 3 and 4,
//! are of the second kind. So only the first kind counts, as heaps of Nim: whoever wins Nim on
//! them plays that, and if the opponent puts cards into one of them, takes as many out of it.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, cards: [u64; n] }
        let heaps = (1..=n).filter(|number| [0, 2, 5].contains(&(number % 6)));
        let alice_wins = nim::outcome(heaps.map(|number| cards[number - 1])).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
