// CodeChef ANKNIM2 https://www.codechef.com/problems/ANKNIM2 · made by `cargo judge bundle codechef_anknim2 --write` from ade68b2dd7fb6b83
//! CodeChef ANKNIM2 — Bored of Nim
//! <https://www.codechef.com/problems/ANKNIM2> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: Nim is played with the piles of a subarray. The input has T cases: `N` and the array. For
//! each length from 1 to N, print the number of subarrays of that length in which the first player
//! loses; print all these numbers on one line.
//! Bounds: 1 ≤ T ≤ 3; 1 ≤ N ≤ 10^5; a pile has 0 to 10^9 stones.
//! Kind: count
//! Model: Nim, subarrays with nim sum 0, counted by length.
//! Why: a subarray is lost exactly when its nim sum is 0 (Bouton), that is, when the prefix before
//! it and the prefix that ends with it have the same nim sum. So count the pairs of prefixes with
//! equal nim sums by the distance between their ends.
//!
//! 1. Choose a bound B; if a nim sum occurs at f ≤ B places, look at all pairs of these places.
//!    There are at most (N + 1) B / 2 such pairs for all such nim sums together.
//! 2. Fewer than (N + 1) / B nim sums remain, namely those that occur at more than B places. For
//!    each, let a(i) be 1 if this nim sum occurs at place i, and 0 otherwise; the number of pairs
//!    at distance d is the sum of a(i) a(i + d) over all i.
//! 3. Let A(k) = Σ a(i) w^(ik), where w is a root of unity of order n > 2N + 1. The transform that
//!    turns a into A turns these sums into A(k) A(-k): a negative distance -d becomes n - d, which
//!    is larger than every distance. So one transform for each of these nim sums, and one inverse
//!    transform of the total, are enough.
//! 4. The number of pairs at each distance is at most N, so it can be computed modulo a prime above
//!    N.
//!
//! Cost: O(N B + N² log N / B) per case.
//!
//! 规则：取数组中连续的一段堆来玩 Nim 游戏。输入共 T 组数据，每组给出 `N` 和数组。对 1 到 N 的
//! 每个长度，输出这个长度的段中使先手败的有多少个，都写在一行中。
//! 范围：1 ≤ T ≤ 3；1 ≤ N ≤ 10^5；每堆有 0 到 10^9 枚石子。
//! 模型：Nim 游戏，按长度数异或和为 0 的段。
//! 思路：一段的异或和为 0 就必败（Bouton 定理），也就是说，这一段之前的前缀异或和，等于到它末尾
//! 为止的前缀异或和。所以要按距离数相等的前缀异或和的对。
//!
//! 1. 若某个异或和出现在 f ≤ B 个位置，就枚举它的所有对。所有这样的异或和合起来，至多
//!    有 (N + 1) B / 2 对。
//! 2. 其余的异或和少于 (N + 1) / B 个。对每一个，在它的各个位置 i 令 a(i) = 1，其他位置为 0；距
//!    离为 d 的对数就是 a(i) a(i + d) 对所有 i 求和。
//! 3. 设 A(k) = Σ a(i) w^(ik)，其中 w 是 n > 2N + 1 阶的单位根；上述的和经过同样的变换，就变
//!    成 A(k) A(-k)：指数 -d 就是 n - d，不与任何 d 重合。所以每个异或和做一次变换，最后合在一
//!    起做一次逆变换即可。
//! 4. 所有的数都不超过 N，所以可以模一个大于 N 的质数来计算。
//!
//! 复杂度：每组 O(N B + N² log N / B)。

use grundy::contest::mod_int::ModInt;
use itertools::Itertools;
use proconio::input;

const PRIME: u64 = 998_244_353;
type Mod = ModInt<PRIME>;

/// The B of the proof: for more places than this, a transform is faster than checking all pairs.
const FREQUENT: usize = 2500;

/// A limit of this program: a transform must be more than twice as long as the array, and its
/// length is at most 2^23, the largest power of 2 that divides `PRIME` - 1.
const MOST: usize = (1 << 22) - 1;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { piles: [u64] }
        assert!(piles.len() <= MOST, "{} piles, past {MOST}", piles.len(), MOST = MOST);
        answers += &format!("{}\n", lost_runs(&piles).iter().format(" "));
    }
    print!("{answers}", answers = answers);
}

/// Returns, for each length from 1 upwards, the number of runs with nim sum 0.
fn lost_runs(piles: &[u64]) -> Vec<u64> {
    let mut sums = vec![(0, 0)];
    for (place, pile) in piles.iter().enumerate() {
        let (sum, _) = sums[place];
        sums.push((sum ^ pile, place + 1));
    }
    sums.sort_unstable();
    let mut counts = vec![0; sums.len()];
    let mut spectra = Spectra::new((2 * sums.len()).next_power_of_two());
    for (_, equal) in &sums.iter().chunk_by(|(sum, _)| *sum) {
        let places = equal.map(|&(_, place)| place).collect_vec();
        if places.len() > FREQUENT {
            spectra.add(&places);
        } else {
            for (index, start) in places.iter().enumerate() {
                for end in &places[index + 1..] {
                    counts[end - start] += 1;
                }
            }
        }
    }
    for (count, pairs) in counts.iter_mut().zip(spectra.pairs_by_distance()) {
        *count += pairs;
    }
    counts[1..].to_vec()
}

/// For each k, the sum of A(k) A(-k) over several sets of places.
struct Spectra {
    sum: Vec<Mod>,
    is_empty: bool,
}

impl Spectra {
    fn new(len: usize) -> Spectra {
        Spectra { sum: vec![Mod::new(0); len], is_empty: true }
    }

    fn add(&mut self, places: &[usize]) {
        let len = self.sum.len();
        let mut values = vec![Mod::new(0); len];
        for &place in places {
            values[place] = Mod::new(1);
        }
        transform(&mut values);
        for (k, sum) in self.sum.iter_mut().enumerate() {
            *sum += values[k] * values[(len - k) % len];
        }
        self.is_empty = false;
    }

    /// Returns, for each distance, the number of pairs of places that are in the same set and have
    /// that distance.
    fn pairs_by_distance(mut self) -> Vec<u64> {
        if self.is_empty {
            return vec![];
        }
        // Transforming twice reverses the order, which is the same for d and -d.
        transform(&mut self.sum);
        let share = Mod::new(self.sum.len() as u64).inverse();
        self.sum.iter().map(|&sum| (sum * share).value()).collect()
    }
}

/// Replaces the values a(i): the new value at each k is the sum of a(i) w^(ik) over all i, where w
/// is a root of unity whose order is the number of values, a power of 2.
fn transform(values: &mut [Mod]) {
    let len = values.len();
    let bits = len.trailing_zeros();
    for index in 0..len {
        let reversed = index.reverse_bits() >> (usize::BITS - bits);
        if index < reversed {
            values.swap(index, reversed);
        }
    }
    let mut half = 1;
    while half < len {
        let root = Mod::new(3).power((PRIME - 1) / (2 * half as u64));
        let roots = std::iter::successors(Some(Mod::new(1)), |&power| Some(power * root));
        let roots = roots.take(half).collect_vec();
        for block in values.chunks_exact_mut(2 * half) {
            let (even, odd) = block.split_at_mut(half);
            for ((even, odd), &root) in even.iter_mut().zip(odd).zip(&roots) {
                let turned = *odd * root;
                *odd = *even - turned;
                *even += turned;
            }
        }
        half *= 2;
    }
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
        }
        pub mod mod_int {
            use super::modular;
            use std::fmt;
            use std::ops::{Add, AddAssign, Mul, Sub};

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

                /// Returns the remainder in 0..`P`.
                pub const fn value(self) -> u64 {
                    self.0
                }

                /// Returns the number to the power of `exponent`, or 1 if the exponent is 0.
                /// Cost: O(log `exponent`).
                ///
                /// # Panics
                /// Panics if `P` is 2^32 or more.
                pub fn power(self, exponent: u64) -> Self {
                    ModInt(modular::power(self.0, exponent, P))
                }

                /// Returns the number whose product with this one is 1. Cost: O(log `P`).
                ///
                /// # Panics
                /// Panics if this number is 0, or if `P` is not in 2..2^32; may also panic if `P` is not a
                /// prime.
                pub fn inverse(self) -> Self {
                    ModInt(modular::inverse(self.0, P))
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

            impl<const P: u64> Sub for ModInt<P> {
                type Output = Self;

                fn sub(self, other: Self) -> Self {
                    let borrowed = if self.0 < other.0 { P } else { 0 };
                    ModInt(self.0 + borrowed - other.0)
                }
            }

            impl<const P: u64> Mul for ModInt<P> {
                type Output = Self;

                fn mul(self, other: Self) -> Self {
                    ModInt(self.0 * other.0 % P)
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
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
#[allow(unknown_lints, mismatched_lifetime_syntaxes)]
mod itertools {
    use std::vec::Vec;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::format::Format;
        pub(crate) use crate::itertools::groupbylazy::ChunkBy;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod format {
        use std::cell::Cell;
        use std::fmt;

        /// Format all iterator elements lazily, separated by `sep`.
        ///
        /// The format value can only be formatted once, after that the iterator is
        /// exhausted.
        ///
        /// See [`.format()`](crate::Itertools::format)
        /// for more information.
        pub struct Format<'a, I> {
            sep: &'a str,
            /// `Format` uses interior mutability because `Display::fmt` takes `&self`.
            inner: Cell<Option<I>>,
        }

        pub fn new_format_default<I>(iter: I, separator: &str) -> Format<'_, I>
        where
            I: Iterator,
        {
            Format { sep: separator, inner: Cell::new(Some(iter)) }
        }

        impl<I> Format<'_, I>
        where
            I: Iterator,
        {
            fn format(
                &self,
                f: &mut fmt::Formatter,
                cb: fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
            ) -> fmt::Result {
                let mut iter = match self.inner.take() {
                    Some(t) => t,
                    None => panic!("Format: was already formatted once"),
                };

                if let Some(fst) = iter.next() {
                    cb(&fst, f)?;
                    iter.try_for_each(|elt| {
                        if !self.sep.is_empty() {
                            f.write_str(self.sep)?;
                        }
                        cb(&elt, f)
                    })?;
                }
                Ok(())
            }
        }

        macro_rules! impl_format {
        ($($fmt_trait:ident)*) => {
            $(
                impl<'a, I> fmt::$fmt_trait for Format<'a, I>
                    where I: Iterator,
                          I::Item: fmt::$fmt_trait,
                {
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        self.format(f, fmt::$fmt_trait::fmt)
                    }
                }
            )*
        }
    }

        impl_format! {Display Debug UpperExp LowerExp UpperHex LowerHex Octal Binary Pointer}
    }
    mod groupbylazy {
        use std::cell::{Cell, RefCell};
        use std::vec::{self, Vec};

        /// A trait to unify `FnMut` for `ChunkBy` with the chunk key in `IntoChunks`
        trait KeyFunction<A> {
            type Key;
            fn call_mut(&mut self, arg: A) -> Self::Key;
        }

        impl<A, K, F> KeyFunction<A> for F
        where
            F: FnMut(A) -> K + ?Sized,
        {
            type Key = K;
            #[inline]
            fn call_mut(&mut self, arg: A) -> Self::Key {
                (*self)(arg)
            }
        }

        #[derive(Clone)]
        struct GroupInner<K, I, F>
        where
            I: Iterator,
        {
            key: F,
            iter: I,
            current_key: Option<K>,
            current_elt: Option<I::Item>,
            /// flag set if iterator is exhausted
            done: bool,
            /// Index of group we are currently buffering or visiting
            top_group: usize,
            /// Least index for which we still have elements buffered
            oldest_buffered_group: usize,
            /// Group index for `buffer[0]` -- the slots
            /// `bottom_group..oldest_buffered_group` are unused and will be erased when
            /// that range is large enough.
            bottom_group: usize,
            /// Buffered groups, from `bottom_group` (index 0) to `top_group`.
            buffer: Vec<vec::IntoIter<I::Item>>,
            /// index of last group iter that was dropped,
            /// `usize::MAX` initially when no group was dropped
            dropped_group: usize,
        }

        impl<K, I, F> GroupInner<K, I, F>
        where
            I: Iterator,
            F: for<'a> KeyFunction<&'a I::Item, Key = K>,
            K: PartialEq,
        {
            /// `client`: Index of group that requests next element
            #[inline(always)]
            fn step(&mut self, client: usize) -> Option<I::Item> {
                /*
                println!("client={}, bottom_group={}, oldest_buffered_group={}, top_group={}, buffers=[{}]",
                         client, self.bottom_group, self.oldest_buffered_group,
                         self.top_group,
                         self.buffer.iter().map(|elt| elt.len()).format(", "));
                */
                if client < self.oldest_buffered_group {
                    None
                } else if client < self.top_group
                    || (client == self.top_group
                        && self.buffer.len() > self.top_group - self.bottom_group)
                {
                    self.lookup_buffer(client)
                } else if self.done {
                    None
                } else if self.top_group == client {
                    self.step_current()
                } else {
                    self.step_buffering(client)
                }
            }

            #[inline(never)]
            fn lookup_buffer(&mut self, client: usize) -> Option<I::Item> {
                // if `bufidx` doesn't exist in self.buffer, it might be empty
                let bufidx = client - self.bottom_group;
                if client < self.oldest_buffered_group {
                    return None;
                }
                let elt = self.buffer.get_mut(bufidx).and_then(|queue| queue.next());
                if elt.is_none() && client == self.oldest_buffered_group {
                    // FIXME: VecDeque is unfortunately not zero allocation when empty,
                    // so we do this job manually.
                    // `bottom_group..oldest_buffered_group` is unused, and if it's large enough, erase it.
                    self.oldest_buffered_group += 1;
                    // skip forward further empty queues too
                    while self
                        .buffer
                        .get(self.oldest_buffered_group - self.bottom_group)
                        .map_or(false, |buf| buf.len() == 0)
                    {
                        self.oldest_buffered_group += 1;
                    }

                    let nclear = self.oldest_buffered_group - self.bottom_group;
                    if nclear > 0 && nclear >= self.buffer.len() / 2 {
                        let mut i = 0;
                        self.buffer.retain(|buf| {
                            i += 1;
                            debug_assert!(buf.len() == 0 || i > nclear);
                            i > nclear
                        });
                        self.bottom_group = self.oldest_buffered_group;
                    }
                }
                elt
            }

            /// Take the next element from the iterator, and set the done
            /// flag if exhausted. Must not be called after done.
            #[inline(always)]
            fn next_element(&mut self) -> Option<I::Item> {
                debug_assert!(!self.done);
                match self.iter.next() {
                    None => {
                        self.done = true;
                        None
                    }
                    otherwise => otherwise,
                }
            }

            #[inline(never)]
            fn step_buffering(&mut self, client: usize) -> Option<I::Item> {
                // requested a later group -- walk through the current group up to
                // the requested group index, and buffer the elements (unless
                // the group is marked as dropped).
                // Because the `Groups` iterator is always the first to request
                // each group index, client is the next index efter top_group.
                debug_assert!(self.top_group + 1 == client);
                let mut group = Vec::new();

                if let Some(elt) = self.current_elt.take() {
                    if self.top_group != self.dropped_group {
                        group.push(elt);
                    }
                }
                let mut first_elt = None; // first element of the next group

                while let Some(elt) = self.next_element() {
                    let key = self.key.call_mut(&elt);
                    match self.current_key.take() {
                        None => {}
                        Some(old_key) => {
                            if old_key != key {
                                self.current_key = Some(key);
                                first_elt = Some(elt);
                                break;
                            }
                        }
                    }
                    self.current_key = Some(key);
                    if self.top_group != self.dropped_group {
                        group.push(elt);
                    }
                }

                if self.top_group != self.dropped_group {
                    self.push_next_group(group);
                }
                if first_elt.is_some() {
                    self.top_group += 1;
                    debug_assert!(self.top_group == client);
                }
                first_elt
            }

            fn push_next_group(&mut self, group: Vec<I::Item>) {
                // When we add a new buffered group, fill up slots between oldest_buffered_group and top_group
                while self.top_group - self.bottom_group > self.buffer.len() {
                    if self.buffer.is_empty() {
                        self.bottom_group += 1;
                        self.oldest_buffered_group += 1;
                    } else {
                        self.buffer.push(Vec::new().into_iter());
                    }
                }
                self.buffer.push(group.into_iter());
                debug_assert!(self.top_group + 1 - self.bottom_group == self.buffer.len());
            }

            /// This is the immediate case, where we use no buffering
            #[inline]
            fn step_current(&mut self) -> Option<I::Item> {
                debug_assert!(!self.done);
                if let elt @ Some(..) = self.current_elt.take() {
                    return elt;
                }
                match self.next_element() {
                    None => None,
                    Some(elt) => {
                        let key = self.key.call_mut(&elt);
                        match self.current_key.take() {
                            None => {}
                            Some(old_key) => {
                                if old_key != key {
                                    self.current_key = Some(key);
                                    self.current_elt = Some(elt);
                                    self.top_group += 1;
                                    return None;
                                }
                            }
                        }
                        self.current_key = Some(key);
                        Some(elt)
                    }
                }
            }

            /// Request the just started groups' key.
            ///
            /// `client`: Index of group
            ///
            /// **Panics** if no group key is available.
            fn group_key(&mut self, client: usize) -> K {
                // This can only be called after we have just returned the first
                // element of a group.
                // Perform this by simply buffering one more element, grabbing the
                // next key.
                debug_assert!(!self.done);
                debug_assert!(client == self.top_group);
                debug_assert!(self.current_key.is_some());
                debug_assert!(self.current_elt.is_none());
                let old_key = self.current_key.take().unwrap();
                if let Some(elt) = self.next_element() {
                    let key = self.key.call_mut(&elt);
                    if old_key != key {
                        self.top_group += 1;
                    }
                    self.current_key = Some(key);
                    self.current_elt = Some(elt);
                }
                old_key
            }
        }

        impl<K, I, F> GroupInner<K, I, F>
        where
            I: Iterator,
        {
            /// Called when a group is dropped
            fn drop_group(&mut self, client: usize) {
                // It's only useful to track the maximal index
                if self.dropped_group == !0 || client > self.dropped_group {
                    self.dropped_group = client;
                }
            }
        }

        /// `ChunkBy` is the storage for the lazy grouping operation.
        ///
        /// If the groups are consumed in their original order, or if each
        /// group is dropped without keeping it around, then `ChunkBy` uses
        /// no allocations. It needs allocations only if several group iterators
        /// are alive at the same time.
        ///
        /// This type implements [`IntoIterator`] (it is **not** an iterator
        /// itself), because the group iterators need to borrow from this
        /// value. It should be stored in a local variable or temporary and
        /// iterated.
        ///
        /// See [`.chunk_by()`](crate::Itertools::chunk_by) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct ChunkBy<K, I, F>
        where
            I: Iterator,
        {
            inner: RefCell<GroupInner<K, I, F>>,
            // the group iterator's current index. Keep this in the main value
            // so that simultaneous iterators all use the same state.
            index: Cell<usize>,
        }

        /// Create a new
        pub fn new<K, J, F>(iter: J, f: F) -> ChunkBy<K, J::IntoIter, F>
        where
            J: IntoIterator,
            F: FnMut(&J::Item) -> K,
        {
            ChunkBy {
                inner: RefCell::new(GroupInner {
                    key: f,
                    iter: iter.into_iter(),
                    current_key: None,
                    current_elt: None,
                    done: false,
                    top_group: 0,
                    oldest_buffered_group: 0,
                    bottom_group: 0,
                    buffer: Vec::new(),
                    dropped_group: !0,
                }),
                index: Cell::new(0),
            }
        }

        impl<K, I, F> ChunkBy<K, I, F>
        where
            I: Iterator,
        {
            /// `client`: Index of group that requests next element
            fn step(&self, client: usize) -> Option<I::Item>
            where
                F: FnMut(&I::Item) -> K,
                K: PartialEq,
            {
                self.inner.borrow_mut().step(client)
            }

            /// `client`: Index of group
            fn drop_group(&self, client: usize) {
                self.inner.borrow_mut().drop_group(client);
            }
        }

        impl<'a, K, I, F> IntoIterator for &'a ChunkBy<K, I, F>
        where
            I: Iterator,
            I::Item: 'a,
            F: FnMut(&I::Item) -> K,
            K: PartialEq,
        {
            type Item = (K, Group<'a, K, I, F>);
            type IntoIter = Groups<'a, K, I, F>;

            fn into_iter(self) -> Self::IntoIter {
                Groups { parent: self }
            }
        }

        /// An iterator that yields the Group iterators.
        ///
        /// Iterator element type is `(K, Group)`:
        /// the group's key `K` and the group's iterator.
        ///
        /// See [`.chunk_by()`](crate::Itertools::chunk_by) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Groups<'a, K, I, F>
        where
            I: Iterator + 'a,
            I::Item: 'a,
            K: 'a,
            F: 'a,
        {
            parent: &'a ChunkBy<K, I, F>,
        }

        impl<'a, K, I, F> Iterator for Groups<'a, K, I, F>
        where
            I: Iterator,
            I::Item: 'a,
            F: FnMut(&I::Item) -> K,
            K: PartialEq,
        {
            type Item = (K, Group<'a, K, I, F>);

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                let index = self.parent.index.get();
                self.parent.index.set(index + 1);
                let inner = &mut *self.parent.inner.borrow_mut();
                inner.step(index).map(|elt| {
                    let key = inner.group_key(index);
                    (key, Group { parent: self.parent, index, first: Some(elt) })
                })
            }
        }

        /// An iterator for the elements in a single group.
        ///
        /// Iterator element type is `I::Item`.
        pub struct Group<'a, K, I, F>
        where
            I: Iterator + 'a,
            I::Item: 'a,
            K: 'a,
            F: 'a,
        {
            parent: &'a ChunkBy<K, I, F>,
            index: usize,
            first: Option<I::Item>,
        }

        impl<'a, K, I, F> Drop for Group<'a, K, I, F>
        where
            I: Iterator,
            I::Item: 'a,
        {
            fn drop(&mut self) {
                self.parent.drop_group(self.index);
            }
        }

        impl<'a, K, I, F> Iterator for Group<'a, K, I, F>
        where
            I: Iterator,
            I::Item: 'a,
            F: FnMut(&I::Item) -> K,
            K: PartialEq,
        {
            type Item = I::Item;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                if let elt @ Some(..) = self.first.take() {
                    return elt;
                }
                self.parent.step(self.index)
            }
        }

        ///// IntoChunks /////
    }

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

        /// Return an *iterable* that can group iterator elements.
        /// Consecutive elements that map to the same key (“runs”), are assigned
        /// to the same group.
        ///
        /// `ChunkBy` is the storage for the lazy grouping operation.
        ///
        /// If the groups are consumed in order, or if each group's iterator is
        /// dropped without keeping it around, then `ChunkBy` uses no
        /// allocations.  It needs allocations only if several group iterators
        /// are alive at the same time.
        ///
        /// This type implements [`IntoIterator`] (it is **not** an iterator
        /// itself), because the group iterators need to borrow from this
        /// value. It should be stored in a local variable or temporary and
        /// iterated.
        ///
        /// Iterator element type is `(K, Group)`: the group's key and the
        /// group iterator.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// // chunk data into runs of larger than zero or not.
        /// let data = vec![1, 3, -2, -2, 1, 0, 1, 2];
        /// // chunks:     |---->|------>|--------->|
        ///
        /// // Note: The `&` is significant here, `ChunkBy` is iterable
        /// // only by reference. You can also call `.into_iter()` explicitly.
        /// let mut data_grouped = Vec::new();
        /// for (key, chunk) in &data.into_iter().chunk_by(|elt| *elt >= 0) {
        ///     data_grouped.push((key, chunk.collect()));
        /// }
        /// assert_eq!(data_grouped, vec![(true, vec![1, 3]), (false, vec![-2, -2]), (true, vec![1, 0, 1, 2])]);
        /// ```
        fn chunk_by<K, F>(self, key: F) -> ChunkBy<K, Self, F>
        where
            Self: Sized,
            F: FnMut(&Self::Item) -> K,
            K: PartialEq,
        {
            groupbylazy::new(self, key)
        }

        /// `.collect_vec()` is simply a type specialization of [`Iterator::collect`],
        /// for convenience.
        fn collect_vec(self) -> Vec<Self::Item>
        where
            Self: Sized,
        {
            self.collect()
        }

        /// Format all iterator elements, separated by `sep`.
        ///
        /// All elements are formatted (any formatting trait)
        /// with `sep` inserted between each element.
        ///
        /// **Panics** if the formatter helper is formatted more than once.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = [1.1, 2.71828, -3.];
        /// assert_eq!(
        ///     format!("{:.2}", data.iter().format(", ")),
        ///            "1.10, 2.72, -3.00");
        /// ```
        fn format(self, sep: &str) -> Format<Self>
        where
            Self: Sized,
        {
            format::new_format_default(self, sep)
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
