// Luogu P5675 https://www.luogu.com.cn/problem/P5675 · made by `cargo judge bundle luogu_p5675 --write` from 821baa88da579199
//! Luogu P5675 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P5675> · 1 s? · 125 MiB? · difficulty 4
//!
//! Rules: at least one of n heaps is chosen, and then one of the chosen heaps is picked; Alice's
//! first move must take a positive number of stones from the picked heap. Then the game goes on as
//! Nim on the chosen heaps, and whoever takes the last stone wins. The input is `n`, then n heaps;
//! print the number of ways to make both choices such that Alice cannot win, modulo 10⁹ + 7.
//! Bounds: n ≤ 200; a heap has at most 200 stones.
//! Kind: count
//! Model: Nim, where the choices of heaps before it are counted by nim sum.
//! Why: by Bouton's theorem Alice must cut the picked heap a down to the nim sum s of the other
//! chosen heaps, which is possible exactly when s < a. So, for each heap a, the choices of other
//! heaps are counted by their nim sum s, one heap at a time, and the counts with s ≥ a are added
//! up.
//! Cost: O(n² h) for heaps up to h.
//!
//! 规则：从 n 堆石子中选出若干堆（至少一堆），再从中指定一堆，Alice 的第一步必须从这堆取走至少
//! 一枚；此后照 Nim 的规则继续，取走最后一枚石子者胜。只有一组数据，先给出堆数 n，再给出各堆的
//! 石子数；输出有多少种选择（选堆和指定）使 Alice 不能获胜，模 10⁹ + 7。
//! 范围：n ≤ 200；每堆至多 200 枚石子。
//! 模型：Nim 游戏，对事先选出的堆按异或和计数。
//! 思路：由 Bouton 定理，Alice 必须把她的那堆 a 取成其余所选各堆的异或和 s，当且仅当 s < a 时能
//! 做到。所以对每一堆 a，把其他堆逐个加入，按异或和统计选法，再数其中 s ≥ a 的。
//! 复杂度：堆不超过 h 时 O(n² h)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Mod = ModInt<1_000_000_007>;

/// For heaps larger than this, there would be too many nim sums to count.
const LARGEST: usize = 100_000;

/// Returns, for each nim sum, the number of ways to choose from `heaps`, without heap number
/// `left_out`, heaps that together have that nim sum.
fn ways_by_nim_sum(heaps: &[usize], left_out: usize) -> Vec<Mod> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let mut ways = vec![Mod::new(0); (largest + 1).next_power_of_two()];
    ways[0] = Mod::new(1);
    for (number, &heap) in heaps.iter().enumerate() {
        if number != left_out {
            let before = ways.clone();
            for (nim_sum, ways) in ways.iter_mut().enumerate() {
                *ways += before[nim_sum ^ heap];
            }
        }
    }
    ways
}

fn main() {
    input! { n: usize, heaps: [usize; n] }
    if let Some(heap) = heaps.iter().find(|&&heap| heap > LARGEST) {
        panic!("a heap of {heap} stones, more than {LARGEST}");
    }
    let mut lost = Mod::new(0);
    for (first, &heap) in heaps.iter().enumerate() {
        lost += ways_by_nim_sum(&heaps, first)[heap..].iter().copied().sum::<Mod>();
    }
    println!("{lost}");
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::iter::Sum;
            use std::ops::{Add, AddAssign};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
            /// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
            /// compile.
            ///
            /// ```
            /// use grundy::contest::mod_int::ModInt;
            ///
            /// type Mod7 = ModInt<7>;
            ///
            /// let (three, five) = (Mod7::new(3), Mod7::new(5));
            /// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
            /// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
            /// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
            /// assert_eq!(three.inverse(), five);
            /// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
            /// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
            /// ```
            ///
            /// ```compile_fail
            /// # use grundy::contest::mod_int::ModInt;
            /// let one = ModInt::<4_294_967_296>::new(1); // 2^32
            /// ```
            ///
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
                /// error: rustc 1.56 has no other way to check a constant at compile time.
                const MODULUS: u64 = [P][(P >> 32) as usize];

                /// Creates the number that has the same remainder modulo `P` as `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % Self::MODULUS)
                }
            }

            impl<const P: u64> fmt::Display for ModInt<P> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl<const P: u64> Add for ModInt<P> {
                type Output = Self;

                fn add(self, other: Self) -> Self {
                    let sum = self.0 + other.0;
                    ModInt(if sum < P { sum } else { sum - P })
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
            }

            impl<const P: u64> Sum for ModInt<P> {
                fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                    numbers.fold(ModInt::new(0), Add::add)
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
