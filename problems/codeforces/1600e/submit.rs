// Codeforces 1600E https://codeforces.com/problemset/problem/1600/E · made by `cargo judge bundle cf1600e --write` from a84d66dbf355ce6e
//! Codeforces 1600E — Array Game
//! <https://codeforces.com/problemset/problem/1600/E> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: two players take turns, Alice first, taking the first or the last number of an array.
//! Each number that is taken must be larger than the number taken before it; whoever cannot move
//! loses. The input is `n` and the array; print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ n ≤ 2 · 10^5; the numbers are from 0 to 10^9.
//! Kind: impartial
//! Model: take-away game, from both ends in ascending order.
//! Why: call an end open if its number may be taken. Whoever takes the larger of two open ends
//! closes the other one; if they are equal, taking either closes the other. From then on all moves
//! are forced: the numbers that rise inwards from the chosen end are taken one by one. So taking
//! such an end wins if and only if the run that begins there has an odd length.
//!
//! 1. Whenever a player is to move and some end is open, the larger end is open. If the larger end
//!    begins a run of odd length, the player takes it and wins. If both ends are equal, each of
//!    them counts as the larger end.
//! 2. If the larger end begins a run of even length, the player loses by taking it, so he must take
//!    the smaller end, if that end is open. The larger end stays open, and his opponent is in the
//!    same situation. As the array becomes shorter, this cannot go on for ever.
//! 3. No run extends into the numbers that have been taken, because those numbers are smaller than
//!    any open end. So the runs of all places can be found before play begins.
//!
//! Cost: O(n).
//!
//! 规则：双方轮流取数组的第一个或最后一个数，Alice 先取。每次取的数必须大于上一个被取的数，无法
//! 再取者负。输入 `n` 和数组；输出获胜者，`Alice` 或 `Bob`。
//! 范围：1 ≤ n ≤ 2 · 10^5；各数从 0 到 10^9。
//! 模型：取物游戏，从两端取，要递增。
//! 思路：若一端的数可以取，就称这一端是开的。两端都开时，取较大的一端，另一端就关了；两端相等时
//! 取哪端都一样。此后每一步都是被迫的：从所选的一端向内，逐个取走一段递增的数。所以这样选获胜，
//! 当且仅当这一段的长度是奇数。
//!
//! 1. 轮到一个人时，只要有一端是开的，较大的一端就是开的。若从它开始的递增段长为奇数，取它就
//!    胜。两端相等时，任一端都行。
//! 2. 否则取它会输，所以只能取较小的一端，如果它是开的。取后较大的一端仍是开的，对手面临同样的
//!    情形。数组越来越短，这总会结束。
//! 3. 递增段不会延伸到已经取走的数，因为那些数都比任何开的端小。所以每个位置的递增段长可以在开
//!    局之前求好。
//!
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, array: [i64; n] }
    println!("{}", if first_wins(&array) { "Alice" } else { "Bob" });
}

fn first_wins(array: &[i64]) -> bool {
    if array.is_empty() {
        return false;
    }
    let runs_from_left = runs_from_left(array);
    let runs_from_right = runs_from_right(array);
    let mut left = 0;
    let mut right = array.len() - 1;
    let mut last_taken = None;
    let mut mover_is_first = true;
    loop {
        let left_wins = array[left] >= array[right] && runs_from_left[left] % 2 == 1;
        let right_wins = array[right] >= array[left] && runs_from_right[right] % 2 == 1;
        if left_wins || right_wins {
            return mover_is_first;
        }
        let smaller_end = array[left].min(array[right]);
        if array[left] == array[right] || Some(smaller_end) <= last_taken {
            return !mover_is_first;
        }
        if array[left] < array[right] {
            left += 1;
        } else {
            right -= 1;
        }
        last_taken = Some(smaller_end);
        mover_is_first = !mover_is_first;
    }
}

/// Returns for each place the length of the run of rising numbers that begins there and goes to the
/// right.
fn runs_from_left(array: &[i64]) -> Vec<usize> {
    let mut runs = vec![1; array.len()];
    for place in (1..array.len()).rev() {
        if array[place - 1] < array[place] {
            runs[place - 1] = runs[place] + 1;
        }
    }
    runs
}

/// Returns for each place the length of the run of rising numbers that begins there and goes to the
/// left.
fn runs_from_right(array: &[i64]) -> Vec<usize> {
    let mut runs = vec![1; array.len()];
    for place in 1..array.len() {
        if array[place] < array[place - 1] {
            runs[place] = runs[place - 1] + 1;
        }
    }
    runs
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
