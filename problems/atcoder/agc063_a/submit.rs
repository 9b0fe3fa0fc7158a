// AtCoder AGC 063 A https://atcoder.jp/contests/agc063/tasks/agc063_a · made by `cargo judge bundle agc063_a --write` from 086faddde20bf771
//! AtCoder AGC 063 A — Mex Game
//! <https://atcoder.jp/contests/agc063/tasks/agc063_a> · 2 s · 1024 MiB · medium
//!
//! Rules: Alice and Bob in turn, Alice first, put a non-negative integer into a set that is empty
//! at first. After k turns let x be the mex of the set: Alice wins if the letter S_x of a given
//! word is `A`, and Bob wins if it is `B`. The input is `N` and the word S_0 … S_N; print the
//! winner, `Alice` or `Bob`, for each k from 1 to N.
//! Model: game on sets and strings, the mex of a set.
//! Why: of k turns Alice has ⌈k/2⌉ and Bob ⌊k/2⌋, and x is at most k. So only the k + 1 letters
//! S_0 … S_k count. If at most ⌈k/2⌉ of them are B, Alice puts the places of all of these into the
//! set; then x is the place of an A, and she wins. Otherwise at least ⌈k/2⌉ + 1 are B, so at most
//! k - ⌈k/2⌉ = ⌊k/2⌋ are A, and Bob wins by putting the places of all these A into the set.
//! Cost: O(N).

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, letters: Bytes }
    assert!(letters.len() == n + 1, "{} letters, not {}", letters.len(), n + 1);
    let is_letter = |&letter: &u8| letter == b'A' || letter == b'B';
    assert!(letters.iter().all(is_letter), "a letter that is neither A nor B");
    let mut winners = String::new();
    let mut count_of_b = usize::from(letters[0] == b'B');
    for (k, &letter) in letters.iter().enumerate().skip(1) {
        count_of_b += usize::from(letter == b'B');
        winners += if count_of_b <= k.div_ceil(2) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}


