// Codeforces 1033G https://codeforces.com/problemset/problem/1033/G · made by `cargo judge bundle cf1033g --write` from 389edb8531950f42
//! Codeforces 1033G — Chip Game
//! <https://codeforces.com/problemset/problem/1033/G> · 5 s · 256 MiB · difficulty 10
//!
//! Rules: there are n piles of chips. At each move, Alice takes exactly a chips from one pile and
//! Bob takes exactly b; whoever cannot move loses. The input is `n m` and the piles. Over all pairs
//! of a and b from 1 to m, print four numbers: how many pairs let Alice win, whoever begins; how
//! many let Bob win, whoever begins; how many let the first player win; and how many let the second
//! player win.
//! Bounds: 1 ≤ n ≤ 100; 1 ≤ m ≤ 10^5; a pile has 1 to 10^18 chips.
//! Kind: count
//! Picture: picture.rs
//! Model: partizan subtraction game, remainders mod a + b.
//! Why: a pile is worth the same as its remainder mod a + b, and this remainder is worth 0, an
//! integer, a star or a switch. In sums of such games it is easy to see who wins. By symmetry let
//! a ≤ b; then for each sum a + b and each number of remainders below a, the values of a for which
//! the first player wins form an interval, and so do the values for which the second player wins.
//! Alice wins for exactly half of all other pairs, and Bob wins for the other half.
//!
//! 1. Piles of v + a + b and of v are worth the same: in their difference, that is, the first pile
//!    plus the second with the players exchanged, whoever is to move loses. If Alice takes from the
//!    first pile (a chips), Bob takes the same number from the second; if she takes b chips from
//!    the second, he takes b from the first. Either way the two piles again differ by a + b. Such
//!    an answer is impossible only if she takes from the first pile and v < a; then he takes b from
//!    the first pile, too, which leaves v in both. Alice answers Bob's moves in the same way, with
//!    a and b exchanged.
//!
//! 2. So let x < a + b be a remainder, and a ≤ b. If x < a, nobody can move, and x is worth 0. If
//!    a ≤ x < b, only Alice can move, and x is worth the integer ⌊x/a⌋, her number of moves. If b ≤
//!    x, Alice leaves x - a < b, which is worth ⌊x/a⌋ - 1, and Bob leaves x - b < a, worth 0: the
//!    pile is worth {k | 0} with k = ⌊x/a⌋ - 1. For x < 2a this is the star {0 | 0}; call it a
//!    switch if k > 0.
//!
//! 3. If some pile is worth an integer that is not 0, Alice wins, whoever begins: she moves in
//!    stars and switches as long as there are any. Her moves in them leave integers k ≥ 0, and
//!    Bob's leave 0, so when no star or switch is left, she has a move and Bob has none.
//!
//! 4. If there is no such pile but there are two switches or more, Alice can move in one of them,
//!    whoever begins, and wins by step 3. If there is just one switch and Alice begins, she moves
//!    in it and wins in the same way. If Bob begins, he must move in the switch, since otherwise
//!    she moves there and wins. After his move only stars are left, and Alice, who is to move, wins
//!    if their number is odd. So with one switch the first player wins if the number of stars is
//!    even, and Alice if it is odd.
//!
//! 5. If there are only stars, the first player wins if their number is odd, and otherwise the
//!    second player wins.
//!
//! 6. So neither Alice nor Bob is favoured exactly when no remainder lies in the range from a to
//!    b - 1, and one of two cases holds: the number of remainders of b or more is odd, and at most
//!    one of them is 2a or more; or this number is even, and none of them is 2a or more. In the
//!    former case the first player wins, in the latter the second. Take the remainders in ascending
//!    order, and let `below` be the number of them that are below a. Then a is greater than the
//!    last remainder below a, and greater than half of the largest remainder (in the former case,
//!    of the second largest); and b, which is sum - a, is at most the next remainder and at most m.
//!    All of these conditions are lower bounds on a.
//!
//! Cost: O(m n log n).
//!
//! 规则：有 n 堆筹码。Alice 每次从一堆恰取 a 枚，Bob 每次从一堆恰取 b 枚；无法操作者输。输入
//! `n m` 和各堆的筹码数；对 1 到 m 中所有的 a 与 b，分别输出有多少对使得：无论谁先走都是 Alice
//! 胜；无论谁先走都是 Bob 胜；先手胜；后手胜。
//! 范围：1 ≤ n ≤ 100；1 ≤ m ≤ 10^5；每堆有 1 到 10^18 枚。
//! 模型：不公平减法游戏，模 a + b 的余数。
//! 思路：一堆与它模 a + b 的余数等价，其值是 0、整数、星或开关（switch）。这些值的和，胜负很容
//! 易看出。由对称性设 a ≤ b；对每个和 a + b，再对小于 a 的余数的每种个数，使先手胜（或后手胜）
//! 的 a 构成一个区间。其余的 (a, b) 由 Alice 和 Bob 平分。
//!
//! 1. v + a + b 与 v 的堆等价：考虑两者之差，即第一堆加上交换了双方身份的第二堆，要证轮到谁走谁
//!    负。若 Alice 从第一堆取 a，Bob 就从第二堆取 a；若她从第二堆取 b，他就从第一堆取 b；剩下的
//!    仍是这样的差。只有她从第一堆取而 v < a 时他不能这样应，此时他也从第一堆取 b，两堆就都
//!    是 v。Alice 应对 Bob 的走法同理，把 a 与 b 交换。
//! 2. 所以设余数 x < a + b，a ≤ b。若 x < a，谁也不能走，值为 0。若 a ≤ x < b，只有 Alice 能
//!    走，值是整数 ⌊x/a⌋，即她的步数。若 b ≤ x，Alice 走后剩 x - a < b，值为 ⌊x/a⌋ - 1；Bob 走
//!    后剩 x - b < a，值为 0；所以这堆的值是 {k | 0}，k = ⌊x/a⌋ - 1。x < 2a 时它就是
//!    星 {0 | 0}；k > 0 时称为开关。
//! 3. 若有一堆的值是非零整数，无论谁先走都是 Alice 胜：只要还有星或开关，她就走它们。她走后剩下
//!    k，Bob 走后剩下 0；等到星和开关走完，她还还能走，Bob 不能。
//! 4. 若没有这样的堆，但至少有两个开关，无论谁先走，Alice 总能走到其中一个，由第 3 步获胜。若恰
//!    有一个开关且她先走，同样如此。若 Bob 先走，他必须走这个开关，否则她走了就胜；他走后只剩
//!    星，轮到 Alice，星为奇数个则她胜。所以恰有一个开关时，星为偶数个则先手胜，为奇数个
//!    则 Alice 胜。
//! 5. 若只有星，奇数个则先手胜，偶数个则后手胜。
//! 6. 所以双方都不占优，当且仅当没有余数在 a 到 b - 1 之间，并且：或者不小于 b 的余数有奇数个，
//!    且其中至多一个不小于 2a；或者有偶数个，且没有一个不小于 2a。前一种先手胜，后一种后手胜。
//!    把余数从小到大排好，设其中有 `below` 个小于 a。那么 a 大于这些余数中最大的，也大于所有余
//!    数中最大的（前一种情形是次大的）的一半；而 b 等于和减去 a，它不超过下一个余数，也不超
//!    过 m。这些条件全都是 a 的下界。
//!
//! 复杂度：O(m n log n)。

use proconio::input;

/// With this many numbers, and with many piles, the program takes several seconds.
const LARGEST_M: u64 = 1_000_000;

fn main() {
    input! { n: usize, m: u64, piles: [u64; n] }
    assert!(m <= LARGEST_M, "numbers up to {m}: the program takes them up to {LARGEST_M}");
    let mut first = 0;
    let mut second = 0;
    for sum in 2..=2 * m {
        let mut rests: Vec<u64> = piles.iter().map(|pile| pile % sum).collect();
        rests.sort_unstable();
        for below in 0..=n {
            let pairs = fair_pairs(sum, &rests, below, m);
            if (n - below) % 2 == 1 {
                first += pairs;
            } else {
                second += pairs;
            }
        }
    }
    let for_either = (m * m - first - second) / 2;
    println!("{for_either} {for_either} {first} {second}");
}

/// Returns the number of pairs of numbers from 1 to `m` that have the given `sum`, that favour
/// neither Alice nor Bob (so the outcome depends on who begins), and for which exactly `below` of
/// `rests` (the remainders mod `sum`, in ascending order) are less than both numbers.
fn fair_pairs(sum: u64, rests: &[u64], below: usize, m: u64) -> u64 {
    let (small, large) = rests.split_at(below);
    // If their number is odd, one of the large ones may be a switch; the others are stars.
    let stars = if large.len() % 2 == 1 { &rests[..rests.len() - 1] } else { rests };
    let lower_bounds = [
        1,
        small.last().map_or(0, |rest| rest + 1),
        stars.last().map_or(0, |rest| rest / 2 + 1),
        large.first().map_or(0, |rest| sum - rest),
        sum.saturating_sub(m),
    ];
    let lowest = lower_bounds.into_iter().max().unwrap_or(1);
    // The smaller number a may be the first or the second: both are from `lowest` on.
    (sum + 1).saturating_sub(2 * lowest)
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
