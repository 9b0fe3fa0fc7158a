// CodeChef GAMENUMB https://www.codechef.com/problems/GAMENUMB · made by `cargo judge bundle codechef_gamenumb --write` from 5d8d904f98378482
//! CodeChef GAMENUMB — Game with numbers
//! <https://www.codechef.com/problems/GAMENUMB> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: for each i from 1 to N there are D_i cards with the number A_i; altogether there are C
//! cards. Chef and Chefu take turns for K rounds, Chef first: in round i the player whose turn it
//! is keeps B_i of the cards and discards the others. Chef wants the sum of the cards left at the
//! end to be large, and Chefu wants it to be small. The input has T cases: `N K`, then A, D and B.
//! Print the sum.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N, K ≤ 100,000, and so are the sums of N and of K; 1 ≤ A_i, D_i ≤
//! 10^6; 1 ≤ B_i ≤ C; B_{i+1} < B_i.
//! Kind: score
//! Model: card game, the smallest or the largest cards are discarded.
//! Why: of two sets of the same size, call one better if, with both sorted, none of its cards is
//! smaller than the card in the same place in the other set.
//!
//! 1. A better set is never worse for Chef: whatever Chefu keeps of it, the cards in the same
//!    places in the other set are no larger; and whatever Chef would keep of the other set, he can
//!    keep the cards in the same places in the better set instead.
//! 2. The B_i largest cards are the best set of that size, and the B_i smallest cards are the
//!    worst. So Chef discards the smallest cards, and Chefu the largest.
//!
//! Cost: O(N log N + K): the cards of each kind are used up only once, from one end or the other.
//!
//! 规则：对 1 到 N 的每个 i，有 D_i 张写着 A_i 的牌，共 C 张。Chef 和 Chefu 轮流走 K 轮，Chef 先手：第 i 轮的一
//! 方留下 B_i 张牌，弃去其余的。Chef 希望最后留下的牌之和尽量大，Chefu 希望尽量小。共 T 组数据，每组为 `N K`，
//! 再是 A、D、B。输出这个和。
//! 范围：1 ≤ T ≤ 100；1 ≤ N, K ≤ 100,000，N 的总和与 K 的总和也是；1 ≤ A_i, D_i ≤ 10^6；1 ≤ B_i ≤ C；B_{i+1} <
//! B_i。
//! 模型：纸牌游戏，弃去最小或最大的牌。
//! 思路：设两组牌张数相同，各自排好序。若一组的每张都不小于另一组同一位置的那张，就说它更好。
//!
//! 1. 更好的一组对 Chef 不会更差：不论 Chefu 从中留下哪些，另一组同样位置的牌都不更大；而 Chef 从另一组中留下哪
//!    些，从这一组中也可以留下同样的位置。
//! 2. 留 B_i 张时，最大的 B_i 张是最好的，最小的 B_i 张是最差的。所以 Chef 弃去最小的牌，Chefu 弃去最大的牌。
//!
//! 复杂度：O(N log N + K)：每一种牌从两端至多用尽一次。

use proconio::input;
use std::collections::VecDeque;

fn main() {
    input! { cases: usize }
    let mut sums = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize, numbers: [u64; n], counts: [u64; n], kept: [u64; k] }
        let mut kinds: Vec<(u64, u64)> = numbers.into_iter().zip(counts).collect();
        kinds.sort_unstable();
        let mut kinds = VecDeque::from(kinds);
        let mut cards: u64 = kinds.iter().map(|(_, count)| count).sum();
        for (round, keep) in kept.into_iter().enumerate() {
            assert!(keep <= cards, "{keep} cards to keep of {cards}", keep = keep, cards = cards);
            let mut discarded = cards - keep;
            while discarded > 0 {
                let kind = if round % 2 == 0 { kinds.front_mut() } else { kinds.back_mut() };
                let (_, count) = kind.expect("cards that are left");
                let taken = discarded.min(*count);
                *count -= taken;
                discarded -= taken;
                if *count == 0 {
                    // The kind that is used up is at the end it was taken from.
                    if round % 2 == 0 {
                        kinds.pop_front()
                    } else {
                        kinds.pop_back()
                    };
                }
            }
            cards = keep;
        }
        let sum: u64 = kinds.iter().map(|(number, count)| number * count).sum();
        sums += &format!("{sum}\n", sum = sum);
    }
    print!("{sums}", sums = sums);
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
