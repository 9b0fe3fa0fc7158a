// Luogu P1857 https://www.luogu.com.cn/problem/P1857 · made by `cargo judge bundle luogu_p1857 --write` from 035f1a5eccb09edd
//! Luogu P1857 — Taking a prime number of stones (质数取石子)
//! <https://www.luogu.com.cn/problem/P1857> · 1 s? · 125 MiB? · difficulty 3
//!
//! Also: COGS 56
//! Rules: a move takes a prime number of stones from a heap; whoever cannot move, because 0 or 1 is
//! left, loses. The winner hurries and the loser delays. The input begins with the number of cases;
//! each case is the number of stones. Print the number of moves, by both players together, that the
//! first player needs to win, or -1 if the second player wins.
//! Bounds: at most 10 cases; at most 20,000 stones.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game {2, 3, 5, 7, …}, how long it lasts.
//! Why: let r(n), the remoteness, be the number of moves from a heap of n stones to the end if the
//! winner hurries and the loser delays. This number is even exactly when the mover loses, since at
//! the end it is the loser's turn and there is no move. So if some option's remoteness is even, the
//! mover wins and goes to an option with the least even remoteness, and r(n) is that remoteness
//! plus one. If the remoteness of every option is odd, the mover loses and goes to an option with
//! the greatest remoteness, and r(n) is that remoteness plus one, or 0 if there is no option.
//! Cost: O(n² / log n) for the largest n.
//!
//! 规则：每次操作从一堆石子中取质数枚；剩 0 枚或 1 枚时无法操作；无法操作者输。能赢的一方要尽快
//! 赢，会输的一方要尽量拖延。先给出数据组数，每组给出石子数。先手能赢则输出至多需要多少步（双方
//! 合计），后手胜则输出 -1。
//! 范围：至多 10 组；至多 20,000 枚石子。
//! 模型：减法游戏：{2, 3, 5, 7, …}，还要求步数。
//! 思路：设 r(n) 为有 n 枚石子时，胜者尽快、败者拖延的总步数，即“最短步数”。最后无法操作的是败
//! 者，所以当且仅当 r(n) 为偶数时先手负。因此若有后继的步数为偶数，先手胜，他走到其中最小的偶
//! 数，r(n) 是它加一。若后继的步数都是奇数，先手负，他走到最大的，r(n) 是它加一；没有后继时
//! r(n) = 0。
//! 复杂度：设 n 为最大的石子数，时间为 O(n² / log n)。

use grundy::contest::primes::is_prime;
use proconio::input;

/// For a heap larger than this, the remoteness table would take too long to compute.
const LARGEST: usize = 40_000;

fn main() {
    input! { cases: usize, heaps: [usize; cases] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "{largest} stones, more than {LARGEST}");
    let remoteness = remoteness_up_to(largest);
    let mut answers = String::new();
    for heap in heaps {
        let moves = remoteness[heap];
        answers += &if moves % 2 == 1 { format!("{moves}\n") } else { "-1\n".to_string() };
    }
    print!("{answers}");
}

/// Returns the remoteness of each heap up to the largest heap.
fn remoteness_up_to(largest: usize) -> Vec<u32> {
    let primes: Vec<usize> = (2..=largest).filter(|&take| is_prime(take as u64)).collect();
    let mut remoteness = Vec::new();
    for heap in 0..=largest {
        let takes = || primes.iter().take_while(|&&take| take <= heap);
        let options = || takes().map(|take| remoteness[heap - take]);
        let quickest = options().filter(|moves| moves % 2 == 0).min();
        let slowest = || options().max();
        remoteness.push(match quickest.or_else(slowest) {
            Some(moves) => moves + 1,
            None => 0,
        });
    }
    remoteness
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
