// AtCoder ARC 137 C https://atcoder.jp/contests/arc137/tasks/arc137_c · made by `cargo judge bundle arc137_c --write` from 190237a5cd69e089
//! AtCoder ARC 137 C — Distinct Numbers
//! <https://atcoder.jp/contests/arc137/tasks/arc137_c> · 2 s · 1024 MiB · medium
//!
//! Rules: N different numbers, none negative; a move replaces the largest by a smaller one
//! that is not negative and not there, and whoever cannot move loses, Alice first. One case
//! `N`, then the numbers, ascending; print the winner, `Alice` or `Bob`.
//! Model: parity, the free numbers below the largest.
//! Why: let M be the largest number, m the second largest and f = M - (N - 1) the numbers
//! below M that are free. If m < M - 1 the mover wins. He can put M at m + 1, or below m, at
//! m - 1 if that is free; both leave a largest number with its neighbour, once with an even
//! f and once with an odd one. (With nothing free below m, the first leaves no move.) And of
//! the positions with m = M - 1 those with an even f are lost: every move makes M - 1 the
//! largest and f odd. If M - 2 is not there, the opponent wins as above; if it is, he puts
//! M - 1 at M - 3 or, if that is taken, anywhere below: M - 2 has a neighbour and f is even
//! again. The last of these is f = 0.
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=300_000).contains(&n), "{n} numbers, not 2 to 300000");
    input! { numbers: [usize; n] }
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
        panic!("{} is followed by {}, no larger number", pair[0], pair[1]);
    }
    let (second, largest) = (numbers[n - 2], numbers[n - 1]);
    assert!(largest <= 1_000_000_000, "{largest} is more than 1000000000");
    let free = largest - (n - 1);
    println!("{}", if largest - second > 1 || free % 2 == 1 { "Alice" } else { "Bob" });
}


