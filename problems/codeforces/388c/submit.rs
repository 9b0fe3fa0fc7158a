// Codeforces 388C https://codeforces.com/problemset/problem/388/C · made by `cargo judge bundle cf388c --write` from 6ab9fb8e2c543bfb
//! Codeforces 388C — Fox and Card Game
//! <https://codeforces.com/problemset/problem/388/C> · 1 s · 256 MiB · difficulty 5
//!
//! Also: CodeChef SIMGAM (several cases, Ciel's sum alone)
//! Rules: cards with numbers lie in piles. The players take turns, Ciel first: Ciel takes the top
//! card of any pile and Jiro the bottom card of any pile, until no card is left. Each wants the sum
//! of their own cards to be large. The input is `n`, then for each of n piles the number of its
//! cards and the cards from the top down; print Ciel's sum and Jiro's.
//! Bounds: 1 ≤ n ≤ 100; 1 ≤ s_i ≤ 100 cards in a pile, with numbers from 1 to 1000.
//! Kind: score
//! Picture: `2 / 2 1 2 / 1 3`
//! Model: card game, the middle cards.
//! Why: Ciel gets the upper half of each pile and Jiro the lower half; they take the middle cards
//! of the odd piles in turn, the largest first. Each player can be sure of at least this share.
//!
//! 1. Jiro answers each card that Ciel takes with a card from the same pile, as long as that pile
//!    has any cards left. So he gets his half of every even pile, and the middle card of an odd
//!    pile stays in the middle until it is the only card left in the pile.
//! 2. When Ciel takes this middle card, Jiro has a free move. He takes the bottom card of the odd
//!    pile with the largest middle card. This middle card is now in his half of an even pile, and
//!    from then on step 1 gives it to him. If no odd pile is left, he takes a card from any pile
//!    and goes on answering; having taken a card early does not reduce the share that he is sure
//!    of.
//! 3. So for each middle card that Ciel takes, Jiro gets the largest middle card left: in all, at
//!    least the second largest, the fourth largest, and so on.
//! 4. Ciel begins with a free move as in step 2 and then answers as Jiro does, which gives her at
//!    least the largest middle card, the third largest, and so on. Together the two shares make up
//!    all cards, so neither player can get more.
//!
//! Cost: O(S + n log n) for S cards.
//!
//! 规则：桌上有几堆写着数的牌。双方轮流拿牌，Ciel 先手，她每次拿某一堆最上面的一张，Jiro 每次拿某一堆最下面的一张，直到拿完。双
//! 方都希望自己所拿各数之和尽量大。输入 `n` 和 n 堆，每堆为张数和从上到下的各数；输出 Ciel 的和与 Jiro 的和。
//! 范围：1 ≤ n ≤ 100；每堆 1 ≤ s_i ≤ 100 张，数从 1 到 1000。
//! 模型：纸牌游戏，中间的牌。
//! 思路：每堆的上半归 Ciel，下半归 Jiro，奇数张的堆的中间一张则从大到小轮流拿。双方都能保证得到这么多。
//!
//! 1. Ciel 从一堆拿牌，只要这堆还有，Jiro 就从同一堆拿一张应对。所以偶数张的堆使他得到自己的一半，奇数张的堆的中间一张一直在
//!    中间，直到只剩它。
//! 2. 它被 Ciel 拿走时，Jiro 可以自由地走。他从中间一张最大的奇数堆拿一张，于是这堆成为偶数张，那一张落入他的一半，由第 1 步终
//!    将归他。若没有奇数堆了，他从任意一堆拿一张，然后照旧应对；已经拿到的牌不会使他所能保证的变少。
//! 3. 所以每当 Ciel 拿走一张中间的牌，他就得到其余中最大的一张，总共不少于第二、第四……大的。
//! 4. Ciel 先按第 2 步自由地走一步，然后同样应对，所以她得到最大、第三大……的。双方所保证的合起来就是所有的牌，所以谁也不能得到
//!    更多。
//!
//! 复杂度：S 张牌 O(S + n log n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, piles: [[u64]; n] }
    let sum = |cards: &[u64]| cards.iter().sum::<u64>();
    let mut ciel: u64 = piles.iter().map(|pile| sum(&pile[..pile.len() / 2])).sum();
    let mut jiro: u64 = piles.iter().map(|pile| sum(&pile[pile.len() - pile.len() / 2..])).sum();
    let odd = piles.iter().filter(|pile| pile.len() % 2 == 1);
    let middles = odd.map(|pile| pile[pile.len() / 2]).sorted_unstable().rev();
    for (turn, middle) in middles.enumerate() {
        *if turn % 2 == 0 { &mut ciel } else { &mut jiro } += middle;
    }
    println!("{ciel} {jiro}");
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::vec::Vec;

    use std::iter::IntoIterator;
    type VecIntoIter<T> = std::vec::IntoIter<T>;
    use std::iter::FromIterator;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Sort all iterator elements into a new iterator in ascending order.
        ///
        /// **Note:** This consumes the entire iterator, uses the
        /// [`slice::sort_unstable`] method and returns the result as a new
        /// iterator that owns its elements.
        ///
        /// This sort is unstable (i.e., may reorder equal elements).
        ///
        /// The sorted iterator, if directly collected to a `Vec`, is converted
        /// without any extra copying or allocation cost.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// // sort the letters of the text in ascending order
        /// let text = "bdacfe";
        /// itertools::assert_equal(text.chars().sorted_unstable(),
        ///                         "abcdef".chars());
        /// ```
        fn sorted_unstable(self) -> VecIntoIter<Self::Item>
        where
            Self: Sized,
            Self::Item: Ord,
        {
            // Use .sort_unstable() directly since it is not quite identical with
            // .sort_by(Ord::cmp)
            let mut v = Vec::from_iter(self);
            v.sort_unstable();
            v.into_iter()
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
