// Codeforces 838C https://codeforces.com/problemset/problem/838/C · made by `cargo judge bundle cf838c --write` from d801cc6449d8217b
//! Codeforces 838C — Future Failure
//! <https://codeforces.com/problemset/problem/838/C> · 3 s · 256 MiB · difficulty 8
//!
//! Rules: a word of n letters from an alphabet of k letters is given. A move rearranges the letters
//! or deletes one of them, and the result must be a word that has not occurred yet. Whoever cannot
//! move loses. The input is `n k p` with a prime p; print for how many of the kⁿ words the first
//! player wins, modulo p.
//! Bounds: 1 ≤ n ≤ 250,000; 1 ≤ k ≤ 26; 10^8 ≤ p ≤ 10^9 + 100.
//! Kind: count
//! Picture: picture.rs
//! Model: parity, the number of arrangements, counted by the binary ones of n.
//! Why: a word is lost exactly when its length is even and the number of its arrangements is odd.
//! This number is odd exactly when no two letters have numbers of occurrences with a binary one in
//! the same place, so the lost words are counted over all ways to deal out the binary ones of n to
//! k letters. This count is obtained from the k-th power of a set function under disjoint union.
//!
//! 1. A word never gets longer. So at the start, and after each deletion, all arrangements of the
//!    word's letters except the word itself are new: P - 1 of them if there are P arrangements in
//!    all. The letters that a deletion can leave are the same for all P words. If some deletion
//!    leaves a lost word, the player to move makes this deletion and wins. If none does, whoever
//!    first deletes a letter loses, so both players rearrange as long as there are new words, that
//!    is, P - 1 times in all; then the first player loses exactly when P is odd.
//!
//! 2. By induction on the length, the lost words are those of even length with P odd. The empty
//!    word is one. For even length, a deletion leaves a word of odd length, which is won, and the
//!    parity of P decides by step 1. For odd length and even P, the first player wins by step 1 in
//!    either case. For odd length and odd P, step 3 gives a deletion that leaves a lost word.
//!
//! 3. If the letters occur c₁, …, c_k times, P is n! / (c₁! ⋯ c_k!). The exponent of 2 in m! is m -
//!    s, where m has s binary ones (Legendre), so P is odd exactly when c₁, …, c_k together have as
//!    many ones as their sum n. Each carry in the sum reduces the number of ones by one, so P is
//!    odd exactly when no two of these numbers have a one in common; then their ones together are
//!    the ones of n. Then for an odd n exactly one cᵢ is odd, and if one occurrence of this letter
//!    is deleted, there are still no two numbers with a one in common.
//!
//! 4. For odd n the answer is kⁿ. For even n there are P = n! F(c₁) ⋯ F(c_k) words in which the
//!    letters occur c₁, …, c_k times, where F(c) = 1/c!, and F(c₁) ⋯ F(c_k) is to be summed over
//!    all ways to deal out the b ones of n. For a set S of these ones let f(S) be the polynomial
//!    whose coefficient of the power m is the sum of F(c) over all c with m ones, all of them in S.
//!    The coefficient of the power b in f(S)ᵏ is the sum of F(c₁) ⋯ F(c_k) over all c₁, …, c_k that
//!    have b ones in all, each of these ones in S, though perhaps some ones of S occur more than
//!    once and some not at all. By inclusion and exclusion, the sum of (-1)^(b - |S|) f(S)ᵏ over
//!    all S leaves the products in which none of the ones of n is missing; as c₁, …, c_k have b
//!    ones in all, each one of n has been dealt out exactly once.
//!
//! 5. The constant term of f is 1/0! = 1. For g = fᵏ the derivatives satisfy f g' = k f' g.
//!    Comparing the coefficients of the power m - 1 gives m gₘ = Σ (k i - (m - i)) fᵢ gₘ₋ᵢ, where
//!    the sum is over i = 1, …, m.
//!
//! Cost: O(n + 2^b b²) time and O(n + 2^b b) memory, where n has b binary ones.
//!
//! 规则：给定一个 n 个字母的单词，每个字母是 k 种之一。每次操作重排字母或删去一个字母，得到的必
//! 须是没有出现过的单词。无法操作者输。输入 `n k p`，p 是质数；输出 kⁿ 个单词中先手必胜的个数，
//! 对 p 取模。
//! 范围：1 ≤ n ≤ 250,000；1 ≤ k ≤ 26；10^8 ≤ p ≤ 10^9 + 100。
//! 模型：奇偶性，看排列数，按 n 的二进制 1 来计数。
//! 思路：单词必败，当且仅当长度为偶数且它的排列数为奇数。若没有两个字母的出现次数在二进制中有公共
//! 的 1，排列数就是奇数，所以必败单词的计数，就是把 n 的各个二进制 1 分给 k 个字母的方案。这是一
//! 个集合函数在子集卷积（不交并）下的 k 次幂。
//!
//! 1. 单词不会变长。所以在开始时，以及每次刚由删除得到一个单词时，由它的字母组成的单词中除它自己
//!    外都是新的：若共有 P 个，则有 P - 1 个。这 P 个单词删除一个字母能得到什么，大家都一样。若能
//!    删成必败的单词，轮到的人就这样删，他赢。若不能，谁删谁输，所以双方只要还有新单词就重排，
//!    共 P - 1 次；P 为奇数时先手输。
//! 2. 对长度归纳证明：必败的单词就是长度为偶数且 P 为奇数的单词。空串是其中之一。长度为偶数时，删
//!    除得到奇数长度，是必胜的，所以由第 1 步，P 的奇偶决定胜负。长度为奇数且 P 为偶数时，由
//!    第 1 步，不论能否删成必败的单词，先手都赢。长度为奇数且 P 为奇数时，第 3 步给出一个删成必败
//!    单词的走法。
//! 3. 若各字母出现 c₁, …, c_k 次，则 P = n! / (c₁! ⋯ c_k!)。若 m 有 s 个二进制 1，则 m! 含因
//!    子 2 恰好 m - s 次（Legendre），所以 P 为奇数，当且仅当 c₁, …, c_k 的 1 的总数与它们的
//!    和 n 的 1 一样多。加法每进一次位就少一个 1，所以这等价于没有两个数有公共的 1，而且它们
//!    的 1 合起来就是 n 的 1。此时若 n 为奇数，则恰有一个 cᵢ 是奇数；把这个字母减少一个，仍然没有
//!    两个数有公共的 1。
//! 4. n 为奇数时答案是 kⁿ。n 为偶数时，出现次数为 c₁, …, c_k 的单词有 P = n! F(c₁) ⋯ F(c_k) 个，
//!    其中 F(c) = 1/c!；要把 F(c₁) ⋯ F(c_k) 对 n 的 b 个 1 的所有分法求和。对这些 1 的一个子
//!    集 S，设 f(S) 是一个多项式，它的 m 次项系数是对所有恰有 m 个 1 且这些 1 都在 S 中
//!    的 c 求 F(c) 之和。f(S)ᵏ 的 b 次项，就是对所有总共有 b 个 1、都在 S 中的 c₁, …, c_k，
//!    求 F(c₁) ⋯ F(c_k) 之和，但 S 中有的 1 可能用了两次，有的可能没用。由容斥原理，对所
//!    有 S 求 (-1)^(b - |S|) f(S)ᵏ 之和，剩下的是 n 的每个 1 都出现的那些；因为总共有 b 个 1，所
//!    以每个 1 恰好分出一次。
//! 5. f 的常数项是 1/0! = 1。对 g = fᵏ，导数满足 f g' = k f' g。比较 m - 1 次项，
//!    得 m gₘ = Σ (k i - (m - i)) fᵢ gₘ₋ᵢ，对 i = 1, …, m 求和。
//!
//! 复杂度：设 n 有 b 个二进制 1，时间 O(n + 2^b b²)，空间 O(n + 2^b b)。

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

/// Returns how many words of `n` letters from an alphabet of `k` letters are lost, modulo `p`, for
/// an even `n`.
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

/// Returns the polynomial f(S) for each set S of binary ones of `n`, where bit i of S represents
/// the i-th lowest one of `n`. The coefficients are sums of remainders.
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

/// Returns the coefficients of the `k`-th power of `f` modulo `p`, up to the coefficient of the
/// power m, where `inverses` holds the inverses of 1, 2, …, m.
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

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
            /// multiplications for each base, and at most 12 bases.
            ///
            /// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
            /// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
            /// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
            /// n. A number n for which this is true passes the test to the base a. No composite number below
            /// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
            /// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
            /// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
            /// Mathematics of Computation 86, 2017).
            ///
            /// ```
            /// # use grundy::contest::primes::is_prime;
            /// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
            /// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
            /// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
            /// assert!(!is_prime(2047));
            /// ```
            pub fn is_prime(n: u64) -> bool {
                let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
                match n {
                    0 | 1 => false,
                    2 => true,
                    _ => {
                        n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n))
                    }
                }
            }

            /// Bases for numbers below 2^32.
            const SMALL_BASES: [u64; 3] = [2, 7, 61];

            /// Bases for numbers below 2^64.
            const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

            /// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
            fn passes(n: u64, base: u64) -> bool {
                let twos = (n - 1).trailing_zeros();
                let odd_part = (n - 1) >> twos;
                let mut power =
                    (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
                        let square = product(power, power, n);
                        if odd_part >> bit & 1 == 1 {
                            product(square, base, n)
                        } else {
                            square
                        }
                    });
                if power == 1 {
                    return true;
                }
                for _ in 1..twos {
                    if power == n - 1 {
                        return true;
                    }
                    power = product(power, power, n);
                }
                power == n - 1
            }

            fn product(a: u64, b: u64, modulus: u64) -> u64 {
                match a.checked_mul(b) {
                    Some(product) => product % modulus,
                    None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
                }
            }
        }
        pub mod modular {
            /// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// Panics if `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }

            /// Returns the number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// Panics if `prime` divides `a`, if `prime` is not in 2..2^32, or if `prime` is not a prime and
            /// `a` to the power of `prime` - 2 is not an inverse.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is not a prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }

            /// The factorials of all numbers up to a given one, and their inverses, modulo a prime.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Factorials {
                prime: u64,
                factorials: Vec<u64>,
                inverses: Vec<u64>,
            }

            impl Factorials {
                /// Computes the factorials of 0, 1, …, `largest` modulo `prime`. Cost: O(`largest`) time
                /// and 16 bytes for each number.
                ///
                /// # Panics
                /// Panics if [`inverse`] panics for the last factorial, as it does if `largest` is `prime`
                /// or more.
                pub fn new(largest: usize, prime: u64) -> Factorials {
                    let mut factorials = vec![1 % prime];
                    for number in 1..=largest {
                        factorials.push(factorials[number - 1] * number as u64 % prime);
                    }
                    let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
                    for number in (1..=largest).rev() {
                        inverses[number - 1] = inverses[number] * number as u64 % prime;
                    }
                    Factorials { prime, factorials, inverses }
                }

                /// Returns `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn factorial(&self, n: usize) -> u64 {
                    self.factorials[n]
                }

                /// Returns 1 / `n`! modulo the prime. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn inverse(&self, n: usize) -> u64 {
                    self.inverses[n]
                }
            }
        }

        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns every subset of `mask` in descending order, from `mask` itself to 0.
            ///
            /// ```
            /// # use grundy::contest::masks::subsets;
            /// assert_eq!(subsets(0b101).collect::<Vec<_>>(), [0b101, 0b100, 0b001, 0b000]);
            /// ```
            pub fn subsets(mask: u32) -> impl Iterator<Item = u32> {
                std::iter::successors(Some(mask), move |&subset| match subset {
                    0 => None,
                    _ => Some((subset - 1) & mask),
                })
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
