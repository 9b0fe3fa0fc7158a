//! CodeChef LOGGERS — LOGGERS
//! <https://www.codechef.com/problems/LOGGERS> · 1 s? · 1536 MiB? · medium
//!
//! Rules: a move cuts one of several logs in two pieces of at least one metre each, whose lengths
//! need not be whole numbers; whoever cannot cut loses. The input has T cases: the number of
//! logs, then their lengths in metres, which are whole numbers. Print the winner, `Alice` if it
//! is the first player and `Bob` if not.
//! Rule: 4.4
//! Model: take-and-break game, on real lengths, Kayles in disguise, octal game 4.4.
//! Why: a log matters only by its length rounded down, n. A cut leaves either two pieces that
//! round down to numbers with the sum n, or one metre is lost in rounding.
//!
//! 1. A cut turns a log that rounds down to n into pieces that round down to a ≥ 1 and b ≥ 1. The
//!    fractions cut off by rounding make less than two metres, so that a + b is n or n - 1.
//! 2. Every such pair occurs. For a + b = n, cut off exactly a metres: what is left rounds down to
//!    b. For a + b = n - 1, the length is n + f with 0 ≤ f < 1; cut off a + (1 + f) / 2 metres,
//!    which leaves b + (1 + f) / 2, and (1 + f) / 2 lies between 0 and 1.
//! 3. So the game is the octal game 4.4 with heaps n: split a heap, after taking nothing or one
//!    stone. Written with m = n - 1, a move leaves two heaps, perhaps empty, with the sum m - 1 or
//!    m - 2, which is Kayles, 0.77.
//! 4. The nim sum of the values of all logs decides (Sprague and Grundy). Play ends, as each cut
//!    adds a log and no log is shorter than a metre.
//!
//! Cost: O(L²) once, if L is the longest log; O(N) a case.

use grundy::named::NamedGame;
use proconio::input;

/// A limit of this program: longer logs take several seconds.
const LONGEST: usize = 20_000;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let longest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(longest <= LONGEST, "a log of {longest} metres, past this program's {LONGEST}");
    let kayles = NamedGame::Kayles.values(longest.max(1));
    let mut winners = String::new();
    for logs in games {
        // A log below one metre cannot be cut either.
        let nim_sum = logs.iter().fold(0, |sum, log| sum ^ kayles[log.saturating_sub(1)]);
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
