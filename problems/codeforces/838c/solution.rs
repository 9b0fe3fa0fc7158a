//! Codeforces 838C — Future Failure
//! <https://codeforces.com/problemset/problem/838/C> · 3 s · 256 MiB · hard
//!
//! Rules: a word of n letters, each one of k; a move rearranges the letters or deletes one, to
//! a word that has not been there yet. Whoever cannot move loses. One case `n k p`, p a prime;
//! print for how many words the first player wins, modulo p.
//! Model: parity, the number of arrangements, counted by the binary ones of n.
//! Why: let a word have P arrangements. If no deletion leads to a lost word, both players only
//! rearrange, P - 1 times. So by induction the lost words are those with n even and P odd: P
//! is odd exactly if no two letters' numbers share a binary one (Kummer), and then, if n is
//! odd, one less of the letter with the last digit is lost. The ones of n go to k letters, each
//! way making n! / Π cᵢ! words: n! times the k-th power of F(c) = 1 / c! under disjoint union.
//! Sums over subsets, as polynomials f in the number of ones, have powers g = fᵏ with
//! m gₘ = Σ (k i - m + i) fᵢ gₘ₋ᵢ, and inclusion–exclusion leads back.
//! Cost: O(n + 2^b b²) for the b ones of n.

use grundy::contest::masks::subsets;
use grundy::contest::modular::{inverse, power, Factorials};
use proconio::input;

fn main() {
    input! { n: usize, k: u64, p: u64 }
    assert!((1..=250_000).contains(&n), "{n} letters, not 1 to 250000");
    assert!((1..=26).contains(&k), "{k} kinds of letters, not 1 to 26");
    let is_prime = (2..).take_while(|d| d * d <= p).all(|d| p / d * d < p);
    assert!(is_prime && (100_000_000..=1_000_000_100).contains(&p), "{p} is no prime in bounds");
    let words = power(k, n as u64, p);
    if n % 2 == 1 {
        return println!("{words}");
    }
    let factorials = Factorials::new(n, p);
    // By the set of ones, and by the size of the subset.
    let (b, mut sums) = (n.count_ones() as usize, vec![[0; 19]; 1 << n.count_ones()]);
    for (sums, number) in sums.iter_mut().rev().zip(subsets(n as u32)) {
        sums[number.count_ones() as usize] = factorials.inverse(number as usize);
    }
    for (bit, set) in (0..b).flat_map(|bit| (0..1 << b).map(move |set| (bit, set))) {
        if set >> bit & 1 == 1 {
            let less = sums[set ^ 1 << bit];
            sums[set].iter_mut().zip(less).for_each(|(sum, less)| *sum += less);
        }
    }
    let parts: Vec<u64> = (1..=b as u64).map(|m| inverse(m, p)).collect();
    let mut total = 0;
    for (set, f) in sums.iter().enumerate() {
        let mut g = [1; 19];
        for m in 1..=b {
            let factor = |i: usize| (p + (k + 1) * i as u64 - m as u64) % p * (f[i] % p) % p;
            g[m] = (1..=m).map(|i| factor(i) * g[m - i] % p).sum::<u64>() % p * parts[m - 1] % p;
        }
        total += if (b - set.count_ones() as usize) % 2 == 1 { p - g[b] } else { g[b] };
    }
    println!("{}", (words + p - total % p * factorials.factorial(n) % p) % p);
}
