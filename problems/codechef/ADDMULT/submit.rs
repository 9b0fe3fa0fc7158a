// CodeChef ADDMULT https://www.codechef.com/problems/ADDMULT · made by `cargo judge bundle codechef_addmult --write` from 0114fa959918708b
//! CodeChef ADDMULT — To add or to multiply game
//! <https://www.codechef.com/problems/ADDMULT> · 1 s · 1536 MiB? · difficulty 6
//!
//! Rules: a move replaces two adjacent numbers of a sequence by their sum or by their product. In
//! the end one number is left: Chef wins if it is even, Chefu if it is odd. The input has T cases:
//! `N S`, where S is the player who begins, `Chef` or `Chefu`, then the numbers. Print the winner.
//! Bounds: 1 ≤ T ≤ 10,000; 1 ≤ N ≤ 100,000, in each case and in all cases together; 1 ≤ A_i ≤ 50.
//! Kind: pursuit
//! Model: parity, of the numbers in odd places.
//! Why: from any two numbers Chef can make an even number: their sum if both are odd, or else their
//! product. Chefu can make an odd number unless both are even: their product if both are odd, or
//! else their sum. So Chef wins if he makes the last move. Let Chefu make it. Before each move of
//! Chef's there is an odd number of numbers, and Chef wins exactly when some number in an odd place
//! is even; places are counted from 1.
//!
//! 1. When only one number is left, this claim is the rule of the game: Chef wins exactly when that
//!    number is even.
//! 2. Let the number in the odd place j be even. Chef joins the two numbers before this number, or,
//!    if j = 1, the two numbers after it, into an even number. Now there are two adjacent even
//!    numbers, in an odd place p and in place p + 1. A move of Chefu's after place p + 1, or one
//!    that joins the numbers at p + 1 and p + 2, leaves the even number at p. A move before place p
//!    shifts the other even number to p. A move that joins the two even numbers makes an even
//!    number at p, and after a move that joins the numbers at p - 1 and p, the other even number is
//!    at p.
//! 3. Let all numbers in odd places be odd. A move of Chef's replaces two numbers, one in an odd
//!    place and one in an even place, by a number y. If y replaces the numbers in places i and i +
//!    1, the number right after y is odd when i is odd, and the number right before y is odd when i
//!    is even. Chefu joins y and this number into an odd number, and all numbers in odd places are
//!    odd again.
//! 4. If Chefu begins, then N is even, and he needs a move after which all numbers in odd places
//!    are odd. If they already are, he joins the last two numbers into an odd number. Otherwise let
//!    i be the first odd place that holds an even number; he has to get rid of this number. So he
//!    joins it with the number in place i + 1, which has to be odd, or joins two numbers before
//!    place i, which brings the number from place i + 1 to place i; either way, the later numbers
//!    in even places move to odd places. He succeeds exactly when all numbers in even places after
//!    i are odd: then he joins the numbers in places i and i + 1.
//!
//! Cost: O(N).
//!
//! 规则：每次操作把序列中相邻的两个数换成它们的和或积。最后剩一个数：为偶数则 Chef 胜，为奇数则 Chefu 胜。共 T 组数
//! 据，每组为 `N S`，S 是先手 `Chef` 或 `Chefu`，再是各数。输出获胜者。
//! 范围：1 ≤ T ≤ 10,000；1 ≤ N ≤ 100,000，各组总和也是；1 ≤ A_i ≤ 50。
//! 模型：奇偶性，奇数位上的数。
//! 思路：Chef 总能把两个数变成偶数：都是奇数就相加，否则相乘。Chefu 总能把两个数变成奇数，除非都是偶数：都是奇数就相
//! 乘，否则相加。所以若最后一步由 Chef 走，Chef 胜。设最后一步由 Chefu 走。每次轮到 Chef 时有奇数个数，当且仅当某个
//! 奇数位（从 1 数起）上是偶数时 Chef 胜。
//!
//! 1. 只剩一个数时，这就是规则。
//! 2. 设奇数位 j 上是偶数。Chef 把它前面的两个（j = 1 时是后面的两个）变成偶数。于是奇数位 p 和 p + 1 上是两个相邻的
//!    偶数。Chefu 在 p + 1 之后走，或合并 p + 1 与下一个，p 上的数不变。在 p 之前走，另一个移到 p。合并这两个，所得
//!    仍是偶数，在 p 上；合并 p - 1 与 p，另一个也移到 p。
//! 3. 设奇数位上都是奇数。Chef 的一步把一个奇数位和一个偶数位上的数换成 y。若 y 来自 i 和 i + 1，i 为奇数时它后面、i
//!    为偶数时它前面最近的那个奇数现在与 y 相邻。Chefu 把这两个变成奇数，奇数位上又都是奇数。
//! 4. 若 Chefu 先手，N 为偶数，他需要一步，走后奇数位上都是奇数。若原来就是这样，他把最后两个变成奇数。否则设 i 是第
//!    一个放着偶数的奇数位，这个偶数不能留下。他或者把它与下一个合并，这要求下一个是奇数；或者合并它之前的两个，使下一个移
//!    到 i。而后面的各数都从偶数位移到奇数位。所以当且仅当 i 之后偶数位上都是奇数时他能做到：合并 i 和 i + 1 即可。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, first: String, numbers: [u64; n] }
        let is_odd: Vec<bool> = numbers.iter().map(|number| number % 2 == 1).collect();
        let chefu_begins = match &*first {
            "Chef" => false,
            "Chefu" => true,
            other => panic!("a player {other}, neither Chef nor Chefu", other = other),
        };
        let chefu_wins = match is_odd.len() % 2 == 0 {
            _ if n == 1 => is_odd[0],
            true => chefu_begins && has_good_move(&is_odd),
            false => !chefu_begins && is_odd.iter().step_by(2).all(|&odd| odd),
        };
        winners += if chefu_wins { "Chefu\n" } else { "Chef\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns whether Chefu has a move after which all numbers in odd places are odd.
fn has_good_move(is_odd: &[bool]) -> bool {
    let on_odd_places = is_odd.iter().step_by(2);
    let before_the_first_even = on_odd_places.take_while(|&&odd| odd).count();
    is_odd.iter().skip(2 * before_the_first_even + 1).step_by(2).all(|&odd| odd)
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
