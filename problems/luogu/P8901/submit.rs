// Luogu P8901 https://www.luogu.com.cn/problem/P8901 · made by `cargo judge bundle luogu_p8901 --write` from c5012e4a837426c9
//! Luogu P8901 — Circular Barn
//! <https://www.luogu.com.cn/problem/P8901> · 4 s? · 256 MiB? · difficulty 5
//!
//! Also: USACO 2022 December Silver "Circular Barn"
//! Rules: n rooms in a circle hold cows. Two farmers start in room 1. In each room first John and
//! then Nhoj removes 1 cow or a prime number of cows; then both go on to the next room, and so on
//! round the circle. Whoever finds no cow to remove loses. The input has T cases: `n`, then the
//! number of cows in each room; print the winner, `Farmer John` or `Farmer Nhoj`.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ n ≤ 10^5, for all cases together at most 2 · 10^5; a room has 1 to 5 ·
//! 10^6 cows.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game {1, 2, 3, 5, 7, …}, rooms in turn and the fastest to end.
//! Why: each room has a winner, who can end play in it by a certain round, and a loser, who can
//! hold out until that round; so the room that is the first to end decides who wins:
//!
//! 1. The number of cows removed in a move is never a multiple of 4, but it can be 1, 2 or 3. So in
//!    a single room played by itself, whoever faces a multiple of 4 loses, and the other player
//!    leaves multiples of 4 from then on.
//! 2. If John faces 4r cows, play in the room ends in round r, with rounds counted from 0. A move
//!    and its answer together remove at least 4 cows. If John removes 2 cows, the only good answer
//!    is to remove 2, as no other prime is 2 modulo 4; and after a bad answer it is John who never
//!    lacks a cow.
//! 3. Suppose that John faces a cows, where a is not a multiple of 4, and let p be the largest
//!    number that he can remove to leave a multiple of 4. Then play in the room ends in round (a -
//!    p) / 4: if he removes p, the roles are exchanged; after any other move, either more rounds
//!    are left or Nhoj never lacks a cow.
//! 4. The room in which play ends earliest decides who wins; if there are several such rooms, the
//!    first of them decides. The winner of that room plays there as above and, in the other rooms,
//!    which end later, holds out if need be.
//!
//! Cost: O(a log log a) for the primes up to the largest number a of cows, O(1) per room.
//!
//! 规则：n 个围成一圈的房间里有牛。两名农夫从 1 号房间开始，在每个房间先由 John、再由 Nhoj 牵走
//! 1 头或质数头牛，然后一起去下一个房间，如此绕圈；没有牛可牵的人负。共 T 组数据，每组先给出
//! n，再给出各房间的牛数；输出获胜者 `Farmer John` 或 `Farmer Nhoj`。
//! 范围：1 ≤ T ≤ 1000；1 ≤ n ≤ 10^5，各组总和至多 2 · 10^5；每间有 1 到 5 · 10^6 头牛。
//! 模型：减法游戏：{1, 2, 3, 5, 7, …}，各房间轮流，最先结束的决定胜负。
//! 思路：每个房间有一个胜者，他能保证至迟在某一轮结束；也有一个败者，他能拖到那一轮。所以最先结
//! 束的房间决定胜负：
//!
//! 1. 不能牵走 4 的倍数头，而 1、2、3 头都可以。所以单看一个房间，轮到时牛数是 4 的倍数的人负，
//!    对方此后总留下 4 的倍数。
//! 2. 若 John 面对 4r 头牛，这个房间在第 r 轮结束（轮次从 0 数起）。一来一回至少牵走 4 头。John
//!    牵 2 头时，正确的应对只有 2 头，因为没有别的质数模 4 余 2；应对错了之后，不缺牛的就是
//!    John 了。
//! 3. 若 John 面对 a 头牛，a 不是 4 的倍数，设 p 是他能牵走且剩下 4 的倍数的最大数，则这个房间
//!    在第 (a - p) / 4 轮结束：牵走 p 之后双方角色互换；而走别的，要么剩下的轮数更多，要么变
//!    成 Nhoj 不缺牛。
//! 4. 结束得最早的房间决定胜负，同时结束的取其中第一个。胜者在那里照上面走，在其他结束更晚的房
//!    间，必要时尽量拖延。
//!
//! 复杂度：求不超过最多牛数 a 的质数 O(a log log a)，每个房间 O(1)。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// For more cows than this, the table of primes would need too much memory.
const MOST_COWS: usize = 50_000_000;

/// Returns, for each number of cows, the largest number that John can remove to leave a multiple of
/// 4, or 0 if the number of cows is a multiple of 4, as there is then no such number.
fn best_moves(most: usize) -> Vec<u32> {
    let prime_factors = least_prime_factors(most + 1);
    let mut best: Vec<u32> = Vec::with_capacity(most + 1);
    for cows in 0..=most {
        let is_move = cows < 4 || prime_factors[cows] as usize == cows;
        best.push(if is_move { cows as u32 } else { best[cows - 4] });
    }
    best
}

/// Returns whether John wins.
fn john_wins(barn: &[usize], best_moves: &[u32]) -> bool {
    let last_round = |cows: usize| (cows - best_moves[cows] as usize) / 4;
    let first_to_end = barn.iter().min_by_key(|&&cows| last_round(cows));
    first_to_end.is_some_and(|cows| cows % 4 != 0)
}

fn main() {
    input! { cases: usize }
    let mut barns = Vec::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "0 rooms, so that the farmers have no place to begin");
        input! { barn: [usize; n] }
        barns.push(barn);
    }
    let most = barns.iter().flatten().copied().max().unwrap_or(0);
    assert!(most <= MOST_COWS, "{most} cows in a room, more than {MOST_COWS}");
    let best_moves = best_moves(most);
    let mut winners = String::new();
    for barn in &barns {
        winners += if john_wins(barn, &best_moves) { "Farmer John\n" } else { "Farmer Nhoj\n" };
    }
    print!("{winners}");
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
