//! Kattis ninetynine — Ninety-nine
//! <https://open.kattis.com/problems/ninetynine> · 1 s? · 1024 MiB? · easy
//!
//! Rules: interactive. You say 1 or 2; then the friend and you in turn add 1 or 2 to the number
//! said last, and whoever says 99 wins. The friend always adds 1, or always 2 (but 1 to 98), or
//! either with the same probability. Print your numbers, read the friend's, and win.
//! Model: Bash's game, against a friend who does not play well.
//! Why: whoever says a multiple of 3 can do so from then on, by adding 3 less what the other added,
//! and 99 is one. So the friend could always win, and the task is to leave the multiples to each of
//! the three friends no longer than needed.
//!
//! 1. If the friend's number x is no multiple of 3, one of x + 1 and x + 2 is: say that one, and
//!    every further multiple.
//! 2. Otherwise add what the friend added last: d. A friend who always adds d then says x + 2d,
//!    which is no multiple of 3. So against a friend who always adds the same number, all is won
//!    after the friend's second number.
//! 3. A friend who chooses at random says the next multiple with probability 1/2, whatever we add.
//!    Only one who does so each time wins, by saying 3, 6, …, 99: with probability 2^-33.
//!
//! Cost: O(1) a number.

use proconio::input_interactive;

const LAST: u64 = 99;

fn main() {
    let mut said = 1;
    // The line is sent at once, because standard output flushes whole lines.
    println!("{said}");
    while said < LAST {
        input_interactive! { heard: u64 }
        let added = heard.checked_sub(said).filter(|added| (1..=2).contains(added));
        let added = added.unwrap_or_else(|| panic!("the friend says {heard} after {said}"));
        if heard >= LAST {
            return;
        }
        said = heard
            + match heard % 3 {
                0 => added,
                rest => 3 - rest,
            };
        println!("{said}");
    }
}
