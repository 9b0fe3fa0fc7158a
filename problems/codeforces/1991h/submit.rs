// Codeforces 1991H https://codeforces.com/problemset/problem/1991/H · made by `cargo judge bundle cf1991h --write` from c61aa4cc8976330a
//! Codeforces 1991H — Prime Split Game
//! <https://codeforces.com/problemset/problem/1991/H> · 2 s? · 256 MiB? · difficulty 9
//!
//! Rules: there are n piles of stones. A move chooses a number k from 1 to n/2, removes k piles and
//! splits k other piles, each into two piles whose sizes are primes; whoever cannot move loses, and
//! Alice moves first. Each case is `n`, then the sizes. For each case, print the winner, `Alice` or
//! `Bob`.
//! Bounds: t ≤ 10^4 cases; 2 ≤ n ≤ 2 · 10^5, in each case and in all cases together; the sizes are
//! from 1 to 2 · 10^5.
//! Kind: impartial
//! Model: take-and-break game, as many piles removed as split.
//! Why: a move clears a set of piles if it removes half of them and splits the other half. So what
//! counts is whether all piles of some kind can be cleared in one move; the only set that is too
//! large to be cleared is the set of all n piles for odd n.
//!
//! 1. Call a size open if it splits into two primes that are not open, and closed otherwise. An odd
//!    size can split only into 2 and another prime, and 2 is closed.
//! 2. Let w be the number of open piles. If 0 < w < n, or if w = n is even, some move leaves only
//!    closed piles: for even w it removes w/2 of the open piles and splits the others; for odd w it
//!    splits one more open pile than it removes, and also removes a closed pile. So k ≤ n/2.
//! 3. If all piles are closed, every split makes an open pile. If n is odd, some pile is not
//!    touched and stays closed. So the opponent wins by step 2, and a position with w = 0 is lost.
//! 4. Let n be odd, and let all piles be open. At least one pile is not touched, so a move leaves
//!    an open pile, and the opponent wins by step 2 unless all piles are open again. Call a size
//!    double if it splits into two open primes. These primes are not 2, so a double size is even,
//!    and the new piles, which are odd, are not double.
//! 5. Let d be the number of open piles that are double. If d = 0, no move leaves all piles open,
//!    so the position is lost. If 0 < d < n, a move as in step 2 leaves only open piles that are
//!    not double, so the position is won. If d = n, any move that leaves all piles open leaves an
//!    untouched pile, which is double, and new piles, which are not double, so the position is
//!    lost.
//!
//! Cost: for the largest size A, O(A log log A) for the primes, and O(T²) for the pairs of the T
//! open primes; each open prime is the larger of a pair of twin primes, and 2,159 open primes are
//! below 2 · 10^5. For an even size, closed primes are tried one after another until one fits. For
//! sizes below 2 · 10^5, at most 217 primes have to be tried; for 14 sizes up to 332 no closed
//! prime fits.
//!
//! 规则：有 n 堆石子。每次操作选一个从 1 到 n/2 的数 k，移走 k 堆，再把另外 k 堆各分成两堆，新堆的
//! 石子数都须是质数；无法操作者输，Alice 先手。每组数据给出 `n` 和各堆的大小，输出获胜者 `Alice`
//! 或 `Bob`。
//! 范围：t ≤ 10^4 组；2 ≤ n ≤ 2 · 10^5，各组之和也不超过此数；各堆从 1 到 2 · 10^5。
//! 模型：取石子并分堆的游戏，移走与分开的堆数相同。
//! 思路：要清除一批堆，可以移走其中一半，分开另一半。所以关键是某一类堆能否一步全部清除，只有 n 为
//! 奇数且这类堆恰为全部 n 堆时才做不到。
//!
//! 1. 若一个数能分成两个“闭”的质数，就称它为“开”的，否则为“闭”的。奇数只能分成 2 与另一个数，
//!    而 2 是闭的。
//! 2. 设有 w 堆是开的。若 0 < w < n，或 w = n 为偶数，就有一步使各堆全是闭的：w 为偶数时，移走 w/2
//!    个开的堆，分开其余的；w 为奇数时，分开的比移走的多一个，另外再移走一个闭的堆。所以 k ≤ n/2。
//! 3. 若各堆全是闭的，每次分堆都产生开的堆；若 n 为奇数，还有一堆没动，是闭的。所以由第 2 步对手
//!    胜，即 w = 0 必败。
//! 4. 设 n 为奇数且各堆全是开的。至少有一堆没动，所以操作之后仍有开的堆；除非各堆又全是开的，由第 2
//!    步对手胜。若一个数能分成两个开的质数，就称它为“双”的。这两个质数不是 2，所以双的数是偶数；新
//!    的堆是奇数，不是双的。
//! 5. 设开的堆中有 d 堆是双的。若 d = 0，没有一步能使各堆仍全是开的，必败。若 0 < d < n，像第 2 步
//!    那样操作，留下的各堆都是开的而没有双的，必胜。若 d = n，使各堆仍全是开的任何一步，都留下没动
//!    的双的堆和不是双的新堆，必败。
//!
//! 复杂度：设 A 为最大的一堆，筛质数 O(A log log A)；开的质数有 T 个（都是孪生质数中较大的一
//! 个，2 · 10^5 以内有 2,159 个），两两相加 O(T²)。对每个偶数依次试闭的质数，2 · 10^5 以内至多
//! 试 217 个就能找到；另有不超过 332 的 14 个偶数找不到。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

const LARGEST_TABLE: usize = 1_000_000;

fn main() {
    input! { cases: usize }
    let games: Vec<Vec<usize>> = (0..cases).map(|_| read_piles()).collect();
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a pile of {largest}, more than {LARGEST_TABLE}");
    let sizes = Sizes::up_to(largest);
    let mut winners = String::new();
    for piles in games {
        winners += if sizes.first_wins(&piles) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn read_piles() -> Vec<usize> {
    input! { n: usize, piles: [usize; n] }
    piles
}

/// What is known about each size.
struct Sizes {
    /// Whether the size splits into two closed primes.
    is_open: Vec<bool>,
    /// Whether the size splits into two open primes.
    is_double: Vec<bool>,
}

impl Sizes {
    fn up_to(largest: usize) -> Sizes {
        let factors = least_prime_factors(largest + 1);
        // Only numbers from 2 on are asked for.
        let is_prime = |number: usize| factors[number] as usize == number;
        let mut is_open = vec![false; largest + 1];
        for size in (5..=largest).step_by(2) {
            is_open[size] = is_prime(size - 2) && !is_open[size - 2];
        }
        let primes = || (2..=largest).filter(|&size| is_prime(size));
        let closed: Vec<usize> = primes().filter(|&prime| !is_open[prime]).collect();
        let open: Vec<usize> = primes().filter(|&prime| is_open[prime]).collect();
        for size in (4..=largest).step_by(2) {
            let other_is_closed = |&prime: &usize| is_prime(size - prime) && !is_open[size - prime];
            let mut lower = closed.iter().take_while(|&prime| 2 * prime <= size);
            is_open[size] = lower.any(other_is_closed);
        }
        let mut is_double = vec![false; largest + 1];
        for (place, &lower) in open.iter().enumerate() {
            for &upper in open[place..].iter().take_while(|&upper| lower + upper <= largest) {
                is_double[lower + upper] = true;
            }
        }
        Sizes { is_open, is_double }
    }

    fn first_wins(&self, piles: &[usize]) -> bool {
        let n = piles.len();
        let open = piles.iter().filter(|&&size| self.is_open[size]).count();
        if open < n || n % 2 == 0 {
            return open > 0;
        }
        let double = piles.iter().filter(|&&size| self.is_double[size]).count();
        0 < double && double < n
    }
}

mod grundy {
    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
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
