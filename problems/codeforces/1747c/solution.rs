//! Codeforces 1747C — Swap Game
//! <https://codeforces.com/problemset/problem/1747/C> · 1 s · 256 MiB · easy
//!
//! Rules: numbers a₁, …, aₙ; a player who finds a₁ = 0 loses. Otherwise he lowers a₁ by 1 and
//! then swaps it with another number of his choice. Cases `n`, then the numbers, after their
//! count; print the winner of each, `Alice` if it is the first player and `Bob` if not.
//! Model: taking game, one heap at a time.
//! Why: with a₁ above the least of the others, swap it there: the other then finds a first
//! number that is not above any. From such a position, unless a₁ is 0 and lost already, every
//! move brings a₁ - 1 among the others and a number of at least a₁ to the front, above it.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20_000).contains(&cases), "{cases} cases, not 1 to 20000");
    let (mut winners, mut count) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        count += n;
        assert!(n >= 2 && count <= 200_000, "{n} numbers, {count} in all");
        input! { numbers: [u32; n] }
        let in_bounds = numbers.iter().all(|number| (1..=1_000_000_000).contains(number));
        assert!(in_bounds, "a number outside 1..=1000000000");
        let is_above = numbers.iter().any(|&other| other < numbers[0]);
        winners += if is_above { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
