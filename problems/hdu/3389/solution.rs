//! HDU 3389 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3389> · 1 s? · 32 MiB? · medium
//!
//! Rules: boxes 1 to n hold cards; a move takes any positive number of cards from a box A to
//! a box B < A such that A + B is odd and divisible by 3, and whoever cannot move loses. T
//! cases `n`, then the cards; print `Case k: Alice` (first) or `Case k: Bob`.
//! Model: staircase Nim, on the boxes 0, 2 and 5 mod 6.
//! Why: A + B ≡ 3 (mod 6), so cards go from 0, 2, 5 to 3, 1, 4 (mod 6) or back. The first
//! kind of box always has a smaller partner (3, 1 or 4), and boxes without one, 1, 3 and 4,
//! are of the second kind. So only the first kind counts: who wins Nim on it plays that, and
//! answers cards put into such a box by taking the same number out of it.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize }
        assert!((1..=10_000).contains(&n), "{n} boxes, not 1 to 10000");
        input! { cards: [u64; n] }
        if let Some(count) = cards.iter().find(|&&count| count > 100) {
            panic!("{count} cards in a box, more than 100");
        }
        let stairs = (1..=n).filter(|number| [0, 2, 5].contains(&(number % 6)));
        let alice = nim::outcome(stairs.map(|number| cards[number - 1])).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
