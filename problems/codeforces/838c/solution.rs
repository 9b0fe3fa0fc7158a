//! Codeforces 838C — Future Failure
//! <https://codeforces.com/problemset/problem/838/C> · 3 s · 256 MiB · hard
//!
//! Rules: a word of n letters is given, each of them one of k. A move rearranges the letters or
//! deletes one of them, and must make a word that has not been there yet. Whoever cannot move
//! loses. The input is `n k p` with a prime p; print for how many of the kⁿ words the first
//! player wins, modulo p.
//! Model: parity, the number of arrangements, counted by the binary ones of n.
//! Why: a word is lost exactly if its length is even and the number of its arrangements is odd.
//! That number is odd if no two letters' numbers of occurrences have a binary one in common, so
//! the lost words are counted by all ways to deal out the ones of n to k letters. This is the
//! k-th power of a function of sets under disjoint union.
//!
//! 1. A word never gets longer. So at the start, and whenever a deletion has made a word, all
//!    words of its letters are new but itself: P - 1 of them if there are P in all. What deletions
//!    can leave is the same for all P words. If one of them can leave a lost word, the player to
//!    move makes it and wins. If none can, whoever deletes loses, so both players rearrange
//!    as long as there are new words, P - 1 times; the first player loses if P is odd.
//!
//! 2. By induction over the length, the lost words are those of even length with P odd. The empty
//!    word is one. For even length, a deletion leaves an odd length, so a won word, and P decides
//!    by step 1. For odd length and P even the first player wins by step 1 in either case. For
//!    odd length and P odd, step 3 gives a deletion that leaves a lost word.
//!
//! 3. If the letters occur c₁, …, c_k times, P is n! / (c₁! ⋯ c_k!). Two divides m! exactly m - s
//!    times, where m has s binary ones (Legendre), so P is odd exactly if c₁, …, c_k have as many
//!    ones together as their sum n. Each carry in a sum loses a one, so this is the case if no
//!    two of them have a one in common, and their ones are those of n. Then for an odd n exactly
//!    one cᵢ is odd, and with one fewer of this letter, no two have a one in common either.
//!
//! 4. For odd n the answer is kⁿ. For even n there are P = n! F(c₁) ⋯ F(c_k) words with the numbers
//!    c₁, …, c_k, where F(c) = 1/c!, and F(c₁) ⋯ F(c_k) is to be summed over all ways to deal out
//!    the b ones of n. For a set S of these ones let f(S) be the polynomial whose coefficient
//!    at the power m is the sum of F(c) over all c with m ones, all of them in S. At the power b,
//!    f(S)ᵏ sums F(c₁) ⋯ F(c_k) over all numbers that have b ones together, all in S, though
//!    maybe some of them twice and some not at all. By inclusion and exclusion, the sum of
//!    (-1)^(b - |S|) f(S)ᵏ over all S leaves those in which no one of n is missing; as they have
//!    b ones, each has been dealt out once.
//!
//! 5. The constant term of f is 1/0! = 1. For g = fᵏ the derivatives satisfy f g' = k f' g. At the
//!    power m - 1 this says m gₘ = Σ (k i - (m - i)) fᵢ gₘ₋ᵢ, the sum being over i = 1, …, m.
//!
//! Cost: O(n + 2^b b²) time for the b ones of n, O(n + 2^b b) memory.

use grundy::contest::masks::subsets;
use grundy::contest::modular::{inverse, power, Factorials};
use grundy::contest::primes::is_prime;
use proconio::input;

/// The program's table has one polynomial for each set of binary ones of n.
const MOST_DIGITS: u32 = 20;

/// The coefficients of the powers 0, 1, …; an even n has fewer ones than digits.
type Polynomial = [u64; MOST_DIGITS as usize];

fn main() {
    input! { n: usize, k: u64, p: u64 }
    assert!(n >> MOST_DIGITS == 0, "{n} letters: the program takes fewer than 2^{MOST_DIGITS}");
    assert!(p >> 32 == 0 && is_prime(p), "{p} is no prime below 2^32");
    assert!((n as u64) < p, "{n} letters: the program divides by {n}!, which is 0 modulo {p}");
    let k = k % p;
    let words = power(k, n as u64, p);
    let lost_words = if n % 2 == 0 { lost_words(n, k, p) } else { 0 };
    println!("{}", (words + p - lost_words) % p);
}

/// Returns how many words of `n` letters, each one of `k`, are lost, modulo `p`, for an even `n`.
fn lost_words(n: usize, k: u64, p: u64) -> u64 {
    let factorials = Factorials::new(n, p);
    let ones = n.count_ones() as usize;
    let inverses: Vec<u64> = (1..=ones as u64).map(|m| inverse(m, p)).collect();
    let mut ways = 0;
    for (set, f) in sums_over_subsets(n, &factorials).iter().enumerate() {
        let g = power_of(f, k, p, &inverses);
        let left_out = ones - set.count_ones() as usize;
        ways += if left_out % 2 == 1 { p - g[ones] } else { g[ones] };
    }
    ways % p * factorials.factorial(n) % p
}

/// Returns the polynomial f(S) for each set S of binary ones of `n`, where bit i of S stands for
/// the i-th one of `n` from below. The coefficients are sums of remainders.
fn sums_over_subsets(n: usize, factorials: &Factorials) -> Vec<Polynomial> {
    let ones = n.count_ones() as usize;
    let mut sums = vec![[0; MOST_DIGITS as usize]; 1 << ones];
    // The subsets come from the largest on, in the order of the sets.
    for (sum, count) in sums.iter_mut().rev().zip(subsets(n as u32)) {
        sum[count.count_ones() as usize] = factorials.inverse(count as usize);
    }
    for bit in 0..ones {
        for set in (0..1 << ones).filter(|set| set >> bit & 1 == 1) {
            let without = sums[set ^ 1 << bit];
            for (sum, other) in sums[set].iter_mut().zip(without) {
                *sum += other;
            }
        }
    }
    sums
}

/// Returns the `k`-th power of `f` modulo `p`, up to the power for which there are `inverses` of
/// 1, 2, ….
fn power_of(f: &Polynomial, k: u64, p: u64, inverses: &[u64]) -> Polynomial {
    let mut g = [0; MOST_DIGITS as usize];
    g[0] = 1;
    for m in 1..=inverses.len() {
        let mut sum = 0;
        for i in 1..=m {
            let factor = (k * i as u64 + p - (m - i) as u64) % p;
            sum += factor * (f[i] % p) % p * g[m - i] % p;
        }
        g[m] = sum % p * inverses[m - 1] % p;
    }
    g
}
