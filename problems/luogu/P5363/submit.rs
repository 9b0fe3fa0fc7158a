// Luogu P5363 https://www.luogu.com.cn/problem/P5363 · made by `cargo judge bundle luogu_p5363 --write` from b8ea3c5b84ffdf87
//! Luogu P5363 — Moving coins (移动金币)
//! <https://www.luogu.com.cn/problem/P5363> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: Vijos 2055, SDOI 2019
//! Rules: m coins lie on different cells of a row of n cells. A move shifts a coin to the left by
//! one or more cells, all of them free; whoever cannot move loses. The input is `n m`; print the
//! number of placements of the coins for which the first player wins, modulo 10⁹ + 9.
//! Bounds: 1 ≤ n ≤ 150,000; 1 ≤ m ≤ 50.
//! Kind: count
//! Model: staircase Nim, positions counted.
//! Why: shifting a coin moves free cells from its left to its right. So the gaps are heaps on a
//! staircase that leads down to the right, and the cells to the right of the last coin are the
//! ground. A position is lost exactly when the nim sum of the gaps on odd steps is 0.
//!
//! 1. Step 1 is the gap before the last coin, step 2 the gap before that, and so on: of the m + 1
//!    gaps, h = ⌈m/2⌉ are on odd steps, and ⌊m/2⌋ + 1 on even ones.
//! 2. Let f(s) be the number of ways to choose a list of h numbers whose nim sum is 0 and whose sum
//!    is s. The number k of odd numbers in such a list is even. Take 1 from each odd number, and
//!    halve all the numbers: this leaves h numbers with the nim sum 0 and the sum (s - k)/2. So
//!    f(0) = 1, and f(s) = 0 for an odd s; for an even s > 0, f(s) is the sum of C(h, k) f((s -
//!    k)/2) over all even k.
//! 3. The other gaps share the remaining n - m - s of the n - m free cells, which can be done in
//!    C(n - m - s + ⌊m/2⌋, ⌊m/2⌋) ways. The lost placements are counted by summing over all s, and
//!    are subtracted from the total, C(n, m).
//!
//! Cost: O(n m).
//!
//! 规则：m 枚硬币放在一行 n 格中的不同格子里。每次操作把一枚硬币左移，经过任意多个空格；无法操
//! 作者输。输入 `n m`；输出使先手获胜的摆法数，模 10⁹ + 9。
//! 范围：1 ≤ n ≤ 150,000；1 ≤ m ≤ 50。
//! 模型：阶梯 Nim，统计局面数。
//! 思路：移动硬币就是把它左边的空格移到右边。所以各个间隔是向右下降的台阶上的堆，最后一枚硬币后
//! 面的格子是地面；当且仅当奇数级台阶上的间隔的异或和为 0 时是必败态。
//!
//! 1. 第 1 级是最后一枚硬币前面的间隔，往左依次编号：m + 1 个间隔中，h = ⌈m/2⌉ 个在奇数级，
//!    ⌊m/2⌋ + 1 个在偶数级。
//! 2. 设 f(s) 为 h 个数的异或和为 0、总和为 s 的方案数。其中奇数的个数 k 是偶数。把这些奇数各
//!    减 1，再全部除以 2，就剩下异或和为 0、总和为 (s - k)/2 的 h 个数。所以 s 为奇数
//!    时 f(s) = 0；s 为偶数时，f(s) 是 C(h, k) f((s - k)/2) 对所有偶数 k 求和，以 f(0) = 1 开
//!    始。
//! 3. 其余的间隔分配剩下的 n - m - s 个空格，有 C(n - m - s + ⌊m/2⌋, ⌊m/2⌋) 种方法。对所有 s 求
//!    和就是必败的摆法数，从总数 C(n, m) 中减去。
//!
//! 复杂度：O(n m)。

use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_009;

fn main() {
    input! { n: usize, m: usize }
    let winning = n.checked_sub(m).map_or(0, |free| winning_placements(free, m));
    println!("{winning}");
}

/// Returns the number of winning placements of `coins` coins and `free` free cells.
fn winning_placements(free: usize, coins: usize) -> u64 {
    let factorials = Factorials::new(free + coins, PRIME);
    let on_even_steps = coins / 2 + 1;
    let odd_steps = ways_with_nim_sum_0(coins - coins / 2, free, &factorials);
    let lost = odd_steps.iter().enumerate().fold(0, |lost, (sum, ways)| {
        let others = factorials.choose(free - sum + on_even_steps - 1, on_even_steps - 1);
        (lost + ways * others) % PRIME
    });
    (factorials.choose(free + coins, coins) + PRIME - lost) % PRIME
}

/// Returns, for each sum up to `most`, the number of lists of `numbers` numbers with this sum and
/// the nim sum 0.
fn ways_with_nim_sum_0(numbers: usize, most: usize, factorials: &Factorials) -> Vec<u64> {
    let mut ways = vec![0; most + 1];
    ways[0] = 1;
    for sum in (2..=most).step_by(2) {
        for odd in (0..=numbers.min(sum)).step_by(2) {
            ways[sum] += factorials.choose(numbers, odd) * ways[(sum - odd) / 2] % PRIME;
        }
        ways[sum] %= PRIME;
    }
    ways
}

mod grundy {
    pub mod contest {
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

                /// Returns the number of ways to choose `k` of `n` things, modulo the prime: `n`! / (`k`!
                /// (`n` - `k`)!), or 0 if `k` is above `n`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `n` is above the largest number in the table.
                pub fn choose(&self, n: usize, k: usize) -> u64 {
                    let factorial = self.factorials[n];
                    n.checked_sub(k).map_or(0, |others| {
                        factorial * self.inverses[k] % self.prime * self.inverses[others]
                            % self.prime
                    })
                }
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
