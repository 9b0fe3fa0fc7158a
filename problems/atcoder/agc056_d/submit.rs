// AtCoder AGC 056 D https://atcoder.jp/contests/agc056/tasks/agc056_d · made by `cargo judge bundle agc056_d --write` from 1766858fbf26f8a7
//! AtCoder AGC 056 D — Subset Sum Game
//! <https://atcoder.jp/contests/agc056/tasks/agc056_d> · 2 s · 1024 MiB · hard
//!
//! Rules: Alice and Bob take an even number N of integers in turn, Alice first, until none is
//! left. Alice wins if the sum of hers is at least L and at most R. The input is `N L R` and
//! the integers; print the winner, `Alice` or `Bob`.
//! Model: taking game, a sum of one's own.
//! Why: Alice wants |D| to be small, where D is her sum less Bob's, up to a constant. Add the
//! constant to her first number, sort the result together with all other numbers, and pair
//! neighbours from below: if both play their best, |D| is the sum f of the gaps within the pairs.
//! She can answer within the pairs, and Bob can see to it that f never gets smaller.
//!
//! 1. Let A, B and T be the sums of Alice's, of Bob's and of all numbers. L ≤ A ≤ R means
//!    |2A - L - R| ≤ R - L, and as T = A + B, that is |D| ≤ R - L with D = A - B + T - L - R. Once
//!    Alice has taken a first number x, count z = x + T - L - R as hers. Now it is Bob's turn; of
//!    the N numbers, z and the others, N / 2 will be hers and N / 2 his, and D is the sum of hers
//!    less the sum of his. We show that |D| = f for these numbers if both play their best, so that
//!    Alice wins exactly if f ≤ R - L for some first number x.
//! 2. Alice reaches |D| ≤ f. Keep the pairs as they are. If Bob takes a number whose partner is
//!    free, she takes the partner. If he takes the partner of z, she takes any number of an
//!    untouched pair, if one is left, and this number plays the part of z from now on. In the end
//!    each pair has one number of hers and one of his, and contributes its gap to D, with either
//!    sign.
//! 3. Bob reaches |D| ≥ f, by induction on N. For N = 2 he takes the only number, and |D| is the
//!    gap. Otherwise let z be the upper number of its pair; if it is the lower one, reverse the
//!    signs of all numbers, which keeps f and |D|.
//! 4. If z is the largest number of all, Bob takes the smallest number left each time. His j-th
//!    number is at most the (2j - 1)-th smallest of all, since only 2j - 2 numbers other than z
//!    are gone before it. So the sum of his is at most that of the lower numbers of all pairs, and
//!    D ≥ f.
//! 5. Otherwise he takes b, the next number above z, which is the lower one of the next pair. If
//!    Alice then takes y, drop z and b and count y + z - b = y - (b - z) as hers: this is the new
//!    z, N - 2 numbers remain, D is the same, and it is Bob's turn again. See what becomes of f in
//!    two steps. Without z and b, their partners form a pair, whose gap is the sum of both old
//!    gaps and b - z. So f has grown by b - z. Lowering y by b - z then takes at most b - z away
//!    from f, because f is the sum of all upper numbers less that of all lower ones in sorted
//!    order, so that it changes at the same rate as the number that is moved. So f is no smaller
//!    than before, and the induction goes on.
//!
//! Cost: O(N²).

use proconio::input;

/// Up to this sum of all absolute values, 64 bits are enough for every number here.
const LARGEST_SUM: u128 = 1 << 60;

fn main() {
    input! { n: usize, low: i64, high: i64, mut numbers: [i64; n] }
    assert!(n > 0 && n % 2 == 0, "{n} numbers, not an even number of them");
    let values = numbers.iter().chain([&low, &high]);
    let sum: u128 = values.map(|value| u128::from(value.unsigned_abs())).sum();
    assert!(sum <= LARGEST_SUM, "numbers and bounds add up to more than {LARGEST_SUM}");
    numbers.sort_unstable();
    let constant = numbers.iter().sum::<i64>() - low - high;
    let alice_wins = (0..n).any(|first| sum_of_gaps(&numbers, first, constant) <= high - low);
    println!("{}", if alice_wins { "Alice" } else { "Bob" });
}

/// Returns the sum of the gaps within pairs, if `constant` is added to the number `first`.
fn sum_of_gaps(sorted: &[i64], first: usize, constant: i64) -> i64 {
    let mut numbers = sorted.to_vec();
    let hers = numbers.remove(first) + constant;
    let place = numbers.partition_point(|&number| number < hers);
    numbers.insert(place, hers);
    numbers.chunks(2).map(|pair| pair[1] - pair[0]).sum()
}


