// Codeforces 1312F https://codeforces.com/problemset/problem/1312/F · made by `cargo judge bundle cf1312f --write` from 0af4ed25e60fc591
//! Codeforces 1312F — Attack on Red Kingdom
//! <https://codeforces.com/problemset/problem/1312/F> · 3 s · 512 MiB · difficulty 7
//!
//! Rules: n castles hold soldiers; an attack chooses a castle that still has soldiers and kills x
//! (mixed), y (infantry) or z (cavalry) of them, or all of them if there are fewer. Against the
//! same castle, infantry may not follow infantry, nor cavalry cavalry. Whoever makes the last
//! attack wins. The input is the number of cases, then, for each case, `n x y z` and the castles.
//! For each case, print the number of winning first attacks.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 3 · 10^5, in each case and in all cases together; 1 ≤ x, y,
//! z ≤ 5; a castle has 1 to 10^18 soldiers.
//! Kind: impartial
//! Model: subtraction game {x, y, z}, each castle with the kind of its last attack.
//! Why: by the theorem of Sprague and Grundy, an attack wins exactly when it leaves nim sum 0. A
//! castle has three values, one for each kind of last attack, and these values follow from the
//! values of castles with 1 to 5 soldiers fewer. So once five consecutive castle sizes have the
//! same values as five earlier consecutive sizes, the values repeat for ever.
//! Cost: O(p log p + n) per case, where p is the length of the preperiod and the period together.
//!
//! 规则：n 座城堡里有士兵；每次操作是一次进攻，在一座有士兵的城堡消灭 x 个（混合）、y 个（步
//! 兵）或 z 个（骑兵），不足则全部消灭。在同一座城堡，步兵之后不能紧接步兵，骑兵之后不能紧接骑
//! 兵。发动最后一次进攻者胜。先给出数据组数，每组给出 `n x y z` 和各城堡；输出有多少种第一次进
//! 攻能获胜。
//! 范围：至多 1000 组；1 ≤ n ≤ 3 · 10^5，各组总和也是如此；1 ≤ x, y, z ≤ 5；每座城堡有 1 到 10^18
//! 个士兵。
//! 模型：减法游戏：{x, y, z}，每座城堡要记住上一次进攻的种类。
//! 思路：由 Sprague–Grundy 定理，留下异或和 0 的进攻获胜。一座城堡按上一次进攻的种类有三个值，
//! 它们由士兵少 1 到 5 个的五座城堡的值决定。所以一旦连续五座城堡的值与先前的某五座相同，此后一
//! 切都重复。
//! 复杂度：每组 O(p log p + n)，p 是前周期与周期之和。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// The maximum number of soldiers that an attack can kill.
const STRONGEST: usize = 5;

/// The kinds of attack; a castle starts as if after a mixed attack, which forbids nothing.
const MIXED: usize = 0;
const KINDS: [usize; 3] = [MIXED, 1, 2];

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, power: [usize; KINDS.len()], soldiers: [u64; n] }
        for &kills in &power {
            assert!((1..=STRONGEST).contains(&kills), "an attack that kills {kills}, not 1 to 5");
        }
        counts += &format!("{}\n", winning_attacks(&Castles::new(&power), &power, &soldiers));
    }
    print!("{counts}");
}

/// Returns the number of winning first attacks.
fn winning_attacks(castles: &Castles, power: &[usize], soldiers: &[u64]) -> usize {
    let sum = nim_sum(soldiers.iter().map(|&castle| castles.value(castle, MIXED)));
    let mut count = 0;
    for &castle in soldiers.iter().filter(|&&castle| castle > 0) {
        let others = sum ^ castles.value(castle, MIXED);
        for kind in KINDS {
            let left = castle.saturating_sub(power[kind] as u64);
            count += usize::from(castles.value(left, kind) == others);
        }
    }
    count
}

/// The Grundy values of all castles.
struct Castles {
    /// The values by number of soldiers, then by the kind of the last attack.
    values: Vec<[u64; KINDS.len()]>,
    /// Beyond the stored values, each value equals the value this many places earlier.
    period: usize,
}

impl Castles {
    fn new(power: &[usize]) -> Castles {
        let mut values = vec![[0; KINDS.len()]];
        let mut seen = BTreeMap::new();
        loop {
            let castle = values.len();
            if castle >= STRONGEST {
                let window = values[castle - STRONGEST..].to_vec();
                if let Some(before) = seen.insert(window, castle) {
                    return Castles { values, period: castle - before };
                }
            }
            let option = |kind: usize| values[castle.saturating_sub(power[kind])][kind];
            let may_follow = |kind: usize, last: usize| kind == MIXED || kind != last;
            let value_after =
                |last| mex(KINDS.into_iter().filter(|&kind| may_follow(kind, last)).map(option));
            values.push(KINDS.map(value_after));
        }
    }

    /// Returns the value of a castle with this many soldiers after an attack of the kind `last`.
    fn value(&self, soldiers: u64, last: usize) -> u64 {
        let period = self.period as u64;
        let beyond = soldiers.saturating_sub(self.values.len() as u64 - 1);
        let same_as = soldiers - beyond.div_ceil(period) * period;
        self.values[same_as as usize][last]
    }
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
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
