//! AtCoder ARC 148 D — mod M Game
//! <https://atcoder.jp/contests/arc148/tasks/arc148_d> · 2 s · 1024 MiB · medium
//!
//! Rules: Alice and Bob in turn, Alice first, each take one of 2N numbers until none is left. Bob
//! wins if the sum of his numbers and the sum of hers are equal modulo M. The input is `N M` and
//! the numbers; print the winner, `Alice` or `Bob`.
//! Model: pairing strategy, modulo M.
//! Why: Bob answers within pairs of equal numbers and pairs of numbers that differ by M/2. Each of
//! the former adds 0 to the difference of the sums, and each of the latter M/2, so he wins if there
//! is an even number of the latter. We show that he has no other way to win.
//!
//! 1. More generally, let Bob want the sum of Alice's numbers less the sum of his to be a given t.
//!    Call a set of 2N numbers good for t if they can be paired as above, with an even number of
//!    pairs that differ by M/2 if t = 0, and an odd number if t = M/2; it is good for no other t.
//!    All of this is modulo M. The claim is that Bob wins exactly if the numbers are good for t. As
//!    above, he wins if they are.
//! 2. Let Bob win with N = 1, with the numbers a and b. Whichever Alice takes, he is right: a - b
//!    and b - a are both t. So 2t = 0, t is 0 or M/2, and {a, b} is good for it.
//! 3. Let Bob win with N > 1. Then for each number a that Alice may take there is a b such that the
//!    others are good for t' = t - a + b, by induction. If, for some a, the difference a - b is 0
//!    or M/2, put the pair {a, b} back: all numbers are good for t. Now suppose that for no a it
//!    is; we derive a contradiction.
//! 4. Call numbers alike if they are equal or differ by M/2. Without a and b, each class of numbers
//!    that are alike has an even size. So exactly two classes have an odd size, and a and b belong
//!    to one each. As this holds for every a, there are no other classes at all. Call the two P and
//!    Q.
//! 5. t' is 0 or M/2. So a - b is t or t + M/2, both if a is in P and b in Q and if it is the other
//!    way round. Adding these up, 2t is 0 or M/2; if it were 0, then a - b would be 0 or M/2. So
//!    M is divisible by 4, and, counted in quarters of M, P holds p and p + 2, Q holds p + 1 and
//!    p + 3, and t is 1 or 3. Subtracting p from all numbers changes nothing, so let p = 0.
//! 6. For a number x let u(x) be 1 if x is 2 or 3, and 0 if it is 0 or 1. An even class of numbers
//!    that are alike has an even or odd number of mixed pairs as the sum of its u is even or odd.
//!    So, with the sum U of u over all numbers, t - a + b = 2(U - u(a) - u(b)) modulo 4.
//! 7. Since 2u(x) is x for x in P and x - 1 for x in Q, this equation says t + 1 = 2U if a is in P
//!    and b in Q, and t - 1 = 2U in the other case. Alice may take from either, as both classes
//!    have odd sizes. So 1 = -1 modulo 4, the contradiction.
//! 8. To test whether the numbers are good for 0, remove pairs of equal numbers: by step 6 that
//!    changes nothing. The numbers that are left, each once, must make pairs that differ by M/2,
//!    and the number of pairs must be even.
//!
//! Cost: O(N log N).

use proconio::input;

fn main() {
    input! { n: usize, m: u64, numbers: [u64; 2 * n] }
    assert!(m > 0, "the modulus is 0");
    println!("{}", if bob_wins(&numbers, m) { "Bob" } else { "Alice" });
}

fn bob_wins(numbers: &[u64], m: u64) -> bool {
    let mut remainders: Vec<u64> = numbers.iter().map(|number| number % m).collect();
    remainders.sort_unstable();
    let equal = remainders.chunk_by(|a, b| a == b);
    let left: Vec<u64> = equal.filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]).collect();
    // A remainder below M/2 has its partner as many places further on as there are pairs.
    let (lower, upper) = left.split_at(left.len() / 2);
    let differ_by_half = |(low, high): (&u64, &u64)| high - low == m - (high - low);
    left.len().is_multiple_of(4) && lower.iter().zip(upper).all(differ_by_half)
}
