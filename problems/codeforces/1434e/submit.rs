// Codeforces 1434E https://codeforces.com/problemset/problem/1434/E · made by `cargo judge bundle cf1434e --write` from 1379b8db5ba439c5
//! Codeforces 1434E — A Convex Game
//! <https://codeforces.com/problemset/problem/1434/E> · 3 s · 512 MiB · difficulty 10
//!
//! Rules: there are n increasing lists of numbers. A move picks a number from one list, to the
//! right of all numbers already picked from that list; from the third pick in a list on, the new
//! number must exceed the last pick by more than the last pick exceeded the pick before it. Whoever
//! cannot move loses. The input is `n`, then each list, preceded by its length; print `YES` if the
//! first player wins, otherwise `NO`.
//! Bounds: 1 ≤ n ≤ 1000; a list has at least 1 number, and all together have at most 10^5; the
//! numbers are from 1 to 10^5.
//! Kind: impartial
//! Model: game on a graph, a sum of lists, level by level of the Grundy values.
//! Why: the position of a list is given by the places j < k of its last two picks, and its Grundy
//! value does not fall if j moves to the right, since a smaller last step rules out no further
//! options. So all these values are known if, for each k and x, we know the first j for which the
//! value is at least x. These j are found for x = 0, then for x = 1, and so on. Each x is a level,
//! and there are few levels, because the steps in a list grow with each pick.
//!
//! 1. Let the list be v₀ < v₁ < … < vₘ₋₁, and let g(j, k) be the value of the position in which the
//!    last two picks are vⱼ and then vₖ. Its options are the positions (k, l) with v_l > 2 vₖ - vⱼ,
//!    and every option of (j, k) is also an option of (j + 1, k). So g(j, k) ≤ g(j + 1, k). Let
//!    a(x, k) be the first j < k with g(j, k) ≥ x, or k if there is no such j; in particular, a(0,
//!    k) = 0.
//! 2. Let l = l(x, k) be the last place with g(k, l) = x, if there is such a place. Then g(j, k) >
//!    x if and only if g(j, k) ≥ x and some option of (j, k) has the value x; and if any option has
//!    this value, then (k, l) is such an option, as l is the last place with this value. So a(x +
//!    1, k) is the larger of a(x, k) and the first j with vⱼ > 2 vₖ - v_l; this j is at most k, as
//!    v_l > vₖ. If there is no l(x, k), then a(x + 1, k) = k.
//! 3. The equation g(j, k) = x means that j lies in the range from a(x, k) up to, but not
//!    including, a(x + 1, k). So l(x, j) is the last k for which the range of k contains j. Take
//!    the places k from right to left: the ranges of all places to the right of k are then known
//!    when l(x, k) is needed to find the range of k. Then l(x, j) is set to k for those j in the
//!    range of k for which l(x, j) is not known yet. The other j are skipped: for this purpose,
//!    each place remembers a later place such that all places between the two already have their
//!    l(x, j).
//! 4. When k is the only place picked so far, every (k, l) is an option, so the value of this
//!    position is the first x for which there is no l(x, k). On all later levels the range of k is
//!    empty, so k can be dropped after this level. The value of the whole list is the mex of the
//!    values of the positions after each possible first pick: it is the first level on which no
//!    place is dropped.
//! 5. The value of a position is at most the number of picks that can still follow. If t picks
//!    follow the first one, their steps are t different positive numbers that add up to at most s,
//!    so t (t + 1) / 2 ≤ s, where s = vₘ₋₁ - v₀ is the span of the list. So t ≤ √(2 s), and the
//!    value of the list is at most 1 + √(2 s).
//!
//! Cost: O(m √s log m) for m numbers with the span s.
//!
//! 规则：有 n 个递增的数列。每次操作从一个数列选一个数，必须在该数列以前选过的所有数的右边；从
//! 第三个数起，它与上一个所选数之差，必须大于上一个与再上一个之差。无法操作者输。只有一组数据，
//! 先给出 n，再给出各数列，每个数列之前给出长度；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ n ≤ 1000；每个数列至少有 1 个数，所有数列总共至多 10^5 个；各数从 1 到 10^5。
//! 模型：图上游戏，局面是各数列的和，按 SG 值逐层求解。
//! 思路：一个数列中最后选的两个位置 j < k 就是一个局面。j 右移时它的 SG 值不会变小，因为步长变
//! 小，后继变多。所以只要对每个 k 和 x，知道值从哪个 j 起不小于 x，就知道了全部的值。先
//! 对 x = 0，再对 x = 1，这样逐层求出这些位置；层数很少，因为同一数列中的步长每次都要变大。
//!
//! 1. 设数列为 v₀ < v₁ < … < vₘ₋₁，g(j, k) 为最后依次选 vⱼ、vₖ 的局面的值。它的后继是满
//!    足 v_l > 2 vₖ - vⱼ 的 (k, l)，(j, k) 的每个后继也是 (j + 1, k) 的后继。所
//!    以 g(j, k) ≤ g(j + 1, k)。令 a(x, k) 为使 g(j, k) ≥ x 的第一个 j < k，没有则为 k；
//!    a(0, k) = 0。
//! 2. 令 l = l(x, k) 为使 g(k, l) = x 的最后一个位置（若有）。g(j, k) > x 当且仅
//!    当 g(j, k) ≥ x 且有一个后继的值为 x；而只要某个取该值的位置足够靠右，能成为后继，最后一个
//!    就也能。所以 a(x + 1, k) 是 a(x, k) 与使 vⱼ > 2 vₖ - v_l 的第一个 j 中较大的一个；后者不
//!    超过 k，因为 v_l > vₖ。若没有 l(x, k)，则 a(x + 1, k) = k。
//! 3. g(j, k) = x 就是说 j 落在从 a(x, k) 到 a(x + 1, k)（不含）的区间内。所以 l(x, j) 是区间包
//!    含 j 的最后一个 k。从右往左处理 k：求 k 的区间要用 l(x, k)，此时 k 右边所有位置的区间都已
//!    知。然后对 k 的区间中还没有 l(x, j) 的 j，令 l(x, j) 为 k；已经有的跳过，为此每个位置记住
//!    右边连续多远都已经有了。
//! 4. 只选了一个 k 之后，每个 (k, l) 都是后继，所以这个局面的值是第一个没有 l(x, k) 的 x。此后
//!    各层 k 的区间都是空的，所以过了这一层就可以删去 k。整个数列的值是只选一个数的各局面的值
//!    的 mex，即第一个没有删去任何位置的层。
//! 5. 一个值不超过之后还能选的个数。若第一个数之后还能选 t 个，步长是 t 个不同的正数，所
//!    以 t (t + 1) / 2 ≤ s，其中 s = vₘ₋₁ - v₀ 是数列的跨度。所以 t ≤ √(2 s)，整个数列的值不超
//!    过 1 + √(2 s)。
//!
//! 复杂度：m 个数、跨度为 s 时 O(m √s log m)。

use grundy::nim::nim_sum;
use proconio::input;

/// The maximum span of a list that gets a table with an entry for each number from its first to its
/// last.
const WIDEST: usize = 1 << 26;

fn main() {
    input! { n: usize }
    let mut values = vec![];
    for _ in 0..n {
        input! { m: usize, list: [usize; m] }
        assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "a list that does not rise");
        values.push(list_value(&list));
    }
    println!("{}", if nim_sum(values) != 0 { "YES" } else { "NO" });
}

/// Returns the Grundy value of a list from which nothing has been picked.
fn list_value(list: &[usize]) -> u64 {
    let above = FirstAbove::new(list);
    let mut starts = vec![0; list.len()]; // a(x, k)
    let mut last_options = LastOptions::new(list.len());
    // The first picks whose values are x or more, from the right.
    let mut first_picks: Vec<usize> = (0..list.len()).rev().collect();
    let mut level = 0;
    loop {
        last_options.clear();
        let mut higher_picks = Vec::with_capacity(first_picks.len());
        for &k in &first_picks {
            let next_start = match last_options.of(k) {
                Some(l) => starts[k].max(above.find(list[k].checked_sub(list[l] - list[k]))),
                None => k,
            };
            last_options.claim(starts[k], next_start, k);
            starts[k] = next_start;
            if last_options.of(k).is_some() {
                higher_picks.push(k);
            }
        }
        if higher_picks.len() == first_picks.len() {
            return level;
        }
        first_picks = higher_picks;
        level += 1;
    }
}

/// For each bound, the place in a list at which the numbers larger than the bound begin.
struct FirstAbove {
    least: usize,
    /// For each bound from `least` to one less than the largest number, the number of entries of
    /// the list that are at most this bound.
    counts: Vec<u32>,
}

impl FirstAbove {
    fn new(list: &[usize]) -> FirstAbove {
        let least = list.first().copied().unwrap_or(0);
        let mut counts = vec![];
        for (place, &number) in list.iter().enumerate() {
            assert!(number - least < WIDEST, "a list from {least} to {number}, which is too wide");
            counts.resize(number - least, place as u32);
        }
        FirstAbove { least, counts }
    }

    /// Returns the place of the first number above `bound`; `bound` must be less than the largest
    /// number, and `None` counts as less than all numbers.
    fn find(&self, bound: Option<usize>) -> usize {
        let from_least = bound.and_then(|bound| bound.checked_sub(self.least));
        from_least.map_or(0, |index| self.counts[index] as usize)
    }
}

/// The last options with a certain value: for each place j, the place l(x, j).
struct LastOptions {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    option: Option<u32>,
    /// All places between this one and `next` have their options already.
    next: u32,
}

impl LastOptions {
    fn new(places: usize) -> LastOptions {
        LastOptions { entries: vec![Entry { option: None, next: 0 }; places] }
    }

    /// Forgets all options.
    fn clear(&mut self) {
        for (place, entry) in self.entries.iter_mut().enumerate() {
            *entry = Entry { option: None, next: place as u32 + 1 };
        }
    }

    fn of(&self, place: usize) -> Option<usize> {
        self.entries[place].option.map(|option| option as usize)
    }

    /// Gives `option` to those places from `start` up to, but not including, `end` that have no
    /// option yet.
    fn claim(&mut self, start: usize, end: usize, option: usize) {
        let mut place = start;
        while place < end {
            let entry = &mut self.entries[place];
            entry.option = entry.option.or(Some(option as u32));
            place = entry.next as usize;
            entry.next = entry.next.max(end as u32);
        }
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
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
