// AtCoder ABC 244 C https://atcoder.jp/contests/abc244/tasks/abc244_c · made by `cargo judge bundle abc244_c --write` from 6bd7d43477cb0a1f
//! AtCoder ABC 244 C — Yamanote Line Game
//! <https://atcoder.jp/contests/abc244/tasks/abc244_c> · 2 s · 1024 MiB · easy
//!
//! Rules: interactive. Two players in turn name a number from 1 to 2N + 1 that nobody has named
//! yet; whoever cannot loses. Read `N`, name the first number, and win: print a number, read the
//! judge's, which is `0` when the judge has none left.
//! Model: parity, an odd supply of numbers.
//! Why: every move uses up one of an odd count of numbers, so the player who moves first also
//! moves last, whatever the two of them name.
//! Cost: O(N).

use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize }
    let last = 2 * n + 1;
    let mut is_named = vec![false; last + 1];
    for number in 1..=last {
        if is_named[number] {
            continue;
        }
        // The line is sent at once, because standard output flushes whole lines.
        println!("{number}");
        input_interactive! { answer: usize }
        if answer == 0 {
            return;
        }
        assert!(number < answer && answer <= last, "{answer} cannot be named any more");
        is_named[answer] = true;
    }
}


