// AtCoder ARC 137 C https://atcoder.jp/contests/arc137/tasks/arc137_c · made by `cargo judge bundle arc137_c --write` from 46d2f9c85024e78e
//! AtCoder ARC 137 C — Distinct Numbers
//! <https://atcoder.jp/contests/arc137/tasks/arc137_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N different numbers, none negative; a move replaces the largest by a smaller one that
//! is not negative and not there. Whoever cannot move loses, Alice first. The input is `N` and
//! the numbers; print the winner, `Alice` or `Bob`.
//! Model: parity, the free numbers below the largest.
//! Why: let M be the largest number, m the second largest, and f = M - (N - 1) the count of
//! numbers below M that are free. A position is lost exactly if m = M - 1 and f is even.
//!
//! 1. If m = M - 1 and f is odd, the mover can leave a position of that kind: M - 1 becomes the
//!    largest and f even, and M - 2 is either there or can be filled.
//! 2. If m < M - 1, he can put M at m + 1, or below m, at m - 1 if that is free; both leave a
//!    largest number with its neighbour, and f differs by 1, so it is even in one of the two. (If
//!    nothing is free below m, the first leaves f = 0.)
//! 3. If m = M - 1 and f is even, every move makes M - 1 the largest and f odd; without a move,
//!    f = 0. If M - 2 is not there, the opponent wins by step 2, if it is, by step 1.
//! 4. A single number has no m. It is a heap of Nim, and won unless it is 0.
//!
//! Cost: O(N) if the numbers ascend, as in the statement.

use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [usize; n] }
    numbers.sort_unstable();
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("{} is there twice", pair[0]);
    }
    let alice_wins = match numbers[..] {
        [.., second, largest] => largest - second > 1 || (largest - (n - 1)) % 2 == 1,
        [only] => only > 0,
        [] => false,
    };
    println!("{}", if alice_wins { "Alice" } else { "Bob" });
}


