// Codeforces 2157I https://codeforces.com/problemset/problem/2157/I · made by `cargo judge bundle cf2157i --write` from 0e148e4ab655df6c
//! Codeforces 2157I — Hyper Smawk Bros
//! <https://codeforces.com/problemset/problem/2157/I> · 4 s · 1024 MiB · difficulty 10
//!
//! Also: SWERC 2025 "Hyper Smawk Bros"
//! Rules: you and Bob take turns, you first; a move lowers a number n, the health, by a number
//! from 1 to m, but not by the number that the other player has just used. Whoever brings the
//! health to 0 or below wins. The input is the number of cases; each case is `n m`. For each case,
//! print `YES` if you win, otherwise `NO`.
//! Bounds: at most 10^4 cases; 1 ≤ n ≤ 10^6; 2 ≤ m ≤ 10^6.
//! Kind: impartial
//! Picture: `1 / 5 3`
//! Model: Bash's game, without the number that the opponent has just used.
//! Why: call a number x a winning number of a health if lowering this health by x wins, provided
//! that x is allowed. A health is lost if it has no winning number, and narrow if it has exactly
//! one; a player who finds a narrow health loses if its winning number is forbidden. So x wins from
//! h if and only if h - x is 0 or below, or lost, or narrow with the winning number x. The first
//! player loses if n is lost.
//!
//! 1. Let m be even. From a multiple of m + 1, the answer to x is m + 1 - x, a different number
//!    since m + 1 is odd. So the multiples are lost, and any other health is won by lowering it by
//!    its remainder.
//! 2. Let m be odd, and m + 1 = 2c. Let L be 0 or a lost health. For y from 1 to m, y is a winning
//!    number of L + y. So L + y is not lost, and if it is narrow, its winning number is y.
//! 3. From L + m + 1, the number x leads to L + y with y = m + 1 - x, and wins only if this health
//!    is narrow and y = x, that is, x = y = c. So if L + c is not narrow, L + m + 1 is lost.
//! 4. If L + c is narrow, L + m + 1 is narrow with the number c, and L + m + 2 is lost: the number
//!    1 leads to L + m + 1, and 1 is not c; a larger number x leads to L + y with y = m + 2 - x,
//!    which is not x, since m + 2 is odd.
//! 5. So the lost healths follow each other in steps of m + 1 or m + 2, and it remains only to
//!    determine whether L + c is narrow. In general, L + y is narrow if and only if no z other than
//!    y wins from it.
//! 6. Let L = 0. If y < m, the number m wins as well. For y = m, a number z < m leads to the health
//!    m - z, which by step 2 could only be narrow with the number m - z, and this is not z, as m is
//!    odd. So only L + m is narrow.
//! 7. Let L > 0, and let L - s be the lost health before it, or 0. A number z < y leads to L + (y -
//!    z), and wins if and only if this health is narrow and z = y - z, so z = y/2.
//! 8. A number z > y leads to a health below L, but above L - s, since z - y < m < s. This health
//!    is (L - s) + y' with y' = s + y - z. If y' ≤ m, z wins if and only if this health is narrow
//!    and z = y', that is, z = (s + y)/2. If y' = m + 1, then s = m + 2 and z = y + 1; by step 4
//!    this health is narrow with the number c, so z wins if and only if y + 1 = c.
//! 9. So whether L + y is narrow depends on whether the healths L + y/2 and (L - s) + (s + y)/2 are
//!    narrow, where each of these counts only if it is a whole number. The answer is found by
//!    recursion, one lost health after the other.
//!
//! Cost: O(n/m) questions whether some L + c is narrow, for each m that occurs. The length of the
//! recursion is measured, not proved: for all odd m and all healths up to 10^6 together, 6.6
//! million such questions lead to 27.4 million questions in all, and no single question leads to
//! more than 1338.
//!
//! 规则：你和 Bob 轮流，你先手，把生命值 n 减去 1 到 m 中的一个数，但不能用对方刚刚用过的数。谁
//! 把它降到 0 或 0 以下谁赢。先给出数据组数，每组给出 `n m`；每组你赢输出 `YES`，否则输出
//! `NO`。
//! 范围：至多 10^4 组；1 ≤ n ≤ 10^6；2 ≤ m ≤ 10^6。
//! 模型：巴什博弈，不许用对手刚用过的数。
//! 思路：在某个生命值下，若某个数在允许使用时能赢，就称它为这个生命值的制胜数。没有制胜数的生命值
//! 是必败的；恰有一个制胜数的称为窄的：轮到窄的生命值、而这个数又恰好被禁用的人输。所以 x 在 h 处
//! 是制胜数，当且仅当 h - x 不大于 0，或必败，或是制胜数为 x 的窄生命值。若 n 必败，先手输。
//!
//! 1. 设 m 为偶数。在 m + 1 的倍数处，对 x 用 m + 1 - x 应答；因为 m + 1 是奇数，这是不同的数。所
//!    以 m + 1 的倍数必败，其余生命值减去余数即赢。
//! 2. 设 m 为奇数，m + 1 = 2c。设 L 是 0 或必败。对 1 到 m 的每个 y，y 是 L + y 的制胜数。所
//!    以 L + y 不是必败的；若它是窄的，那个数就是 y。
//! 3. 在 L + m + 1 处，用 x 走到 L + y，其中 y = m + 1 - x；只有 L + y 是窄的且 y = x，
//!    即 x = y = c 时才赢。所以若 L + c 不是窄的，L + m + 1 就是必败的。
//! 4. 若 L + c 是窄的，则 L + m + 1 是窄的，制胜数为 c，而 L + m + 2 必败：用 1 走到 L + m + 1，
//!    而 1 不等于 c；用更大的 x 走到 L + y，其中 y = m + 2 - x，因为 m + 2 是奇数，它不等于 x。
//! 5. 所以相邻的必败生命值相差 m + 1 或 m + 2，只需判断 L + c 是否是窄的。一般地，L + y 是窄的，
//!    当且仅当除 y 之外没有 z 是它的制胜数。
//! 6. 设 L = 0。若 y < m，则 m 也是制胜数。若 y = m，用 z < m 走到 m - z，由第 2 步，它即使是窄
//!    的，那个数也只能是 m - z，而 m 是奇数，m - z 不等于 z。所以只有 L + m 是窄的。
//! 7. 设 L > 0，L - s 是它之前的那个必败生命值（或 0）。用 z < y 走到 L + (y - z)，当且仅当它是窄
//!    的且 z = y - z，即 z = y/2 时，z 是制胜数。
//! 8. 用 z > y 走到 L 以下、但仍在 L - s 以上的生命值，因为 z - y < m < s。它是 (L - s) + y'，其
//!    中 y' = s + y - z。若 y' ≤ m，当且仅当它是窄的且 z = y'，即 z = (s + y)/2 时，z 是制胜数。
//!    若 y' = m + 1，则 s = m + 2，z = y + 1；由第 4 步它是窄的，制胜数为 c，所以当且仅
//!    当 y + 1 = c 时，z 是制胜数。
//! 9. 所以 L + y 是否是窄的，取决于 L + y/2 和 (L - s) + (s + y)/2（各自要是整数）。按必败生命值
//!    从小到大，递归地求出即可。
//!
//! 复杂度：对出现的每个 m，要问 O(n/m) 次“L + c 是否是窄的”。递归能有多长没有证明，只作了统计：
//! 所有奇数 m 与 10^6 以内的全部生命值合在一起，660 万次这样的询问总共引出 2740 万次，单独一次不
//! 超过 1338 次。

use proconio::input;
use std::collections::BTreeMap;

/// With a health this large the program takes several seconds if m is small and odd.
const LARGEST_HEALTH: u64 = 10_000_000;

fn main() {
    input! { cases: usize, games: [(u64, u64); cases] }
    let mut largest_healths = BTreeMap::new();
    for &(health, m) in &games {
        assert!(health > 0, "a health of 0, which is over already");
        assert!(m > 1, "numbers up to {m}, so that somebody cannot move");
        if m % 2 == 1 {
            assert!(health <= LARGEST_HEALTH, "a health of {health}, more than {LARGEST_HEALTH}");
            let largest = largest_healths.entry(m).or_insert(0);
            *largest = health.max(*largest);
        }
    }
    let lost_by_m: BTreeMap<u64, LostHealths> = largest_healths
        .into_iter()
        .map(|(m, largest_health)| (m, LostHealths::up_to(largest_health, m)))
        .collect();
    let mut verdicts = String::new();
    for (health, m) in games {
        let is_lost = match lost_by_m.get(&m) {
            Some(lost) => lost.contain(health),
            None => u128::from(health) % (u128::from(m) + 1) == 0,
        };
        verdicts += if is_lost { "NO\n" } else { "YES\n" };
    }
    print!("{verdicts}");
}

/// The lost healths for some odd m.
struct LostHealths {
    m: u64,
    /// 0, at which the game is over, and the lost health values in ascending order.
    lost: Vec<u64>,
}

impl LostHealths {
    /// Finds the lost healths below `largest`, and the first lost health that is not below it.
    fn up_to(largest: u64, m: u64) -> LostHealths {
        let mut healths = LostHealths { m, lost: vec![0] };
        let mut last = 0;
        while last < largest {
            let is_narrow = healths.is_narrow(healths.lost.len() - 1, healths.middle());
            last += if is_narrow { m + 2 } else { m + 1 };
            healths.lost.push(last);
        }
        healths
    }

    fn contain(&self, health: u64) -> bool {
        self.lost.binary_search(&health).is_ok()
    }

    /// Returns the number c, half of m + 1.
    fn middle(&self) -> u64 {
        self.m / 2 + 1
    }

    /// Returns whether y is the only winning number of the health L + y, where L is the lost health
    /// with this index, and y is at most m.
    fn is_narrow(&self, index: usize, y: u64) -> bool {
        if index == 0 {
            return y == self.m;
        }
        let step = self.lost[index] - self.lost[index - 1];
        let next_wins = step == self.m + 2 && y + 1 == self.middle();
        let smaller_wins = || y % 2 == 0 && self.is_narrow(index, y / 2);
        let larger_wins = || {
            let larger = (step + y) / 2;
            let is_whole = (step + y) % 2 == 0;
            is_whole && larger <= self.m && self.is_narrow(index - 1, larger)
        };
        !next_wins && !smaller_wins() && !larger_wins()
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
