// HackerRank newyear-game https://www.hackerrank.com/challenges/newyear-game · made by `cargo judge bundle hackerrank_newyear-game --write` from a28ae845e6bbc616
//! HackerRank newyear-game — New Year Game
//! <https://www.hackerrank.com/challenges/newyear-game> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: Balsa and Koca take numbers in turn, Balsa first, until none is left. Koca wins if the
//! difference between their sums is divisible by 3. The input has T cases: `n`, then the numbers.
//! Print the winner, `Balsa` or `Koca`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ n ≤ 2000; the numbers are from 1 to 2000.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of the numbers with remainder 1 and of those with 2.
//! Why: Koca wins exactly when the count of numbers that are 1 mod 3 and the count of numbers that
//! are 2 mod 3 are both even: she answers each of these numbers with another number of the same
//! remainder. The multiples of 3 upset this strategy only for a while, so one more kind of position
//! is good for her.
//!
//! 1. Let D be Balsa's sum minus Koca's, mod 3, and let the two classes be the remaining numbers
//!    with remainder 1 and those with remainder 2; a class is called even if its size is even, and
//!    odd otherwise. Claim: with Balsa to move, Koca wins exactly in the positions (A) and (B).
//!    (A): both classes are even, and D = 0. (B): one class, of remainder r, is odd, the other
//!    class is even, the number of multiples of 3 is even, and D = -r. The claim is true if no
//!    number is left, and for more numbers it follows by induction.
//! 2. From (A) or (B) Koca can always return to (A) or (B). She answers a number from an even class
//!    with another number from the same class, and a multiple of 3 with another multiple of 3, if
//!    there is one: this leaves the same kind of position. Balsa may also take the last multiple
//!    of 3 in (A); then she takes any number, of remainder s, say, and leaves (B) with the odd
//!    class s and D = -s. Or he takes a number of the odd class in (B), which makes both classes
//!    even and D = 0; then she takes a multiple of 3 and leaves (A), or, if there is none, takes
//!    any number and leaves (B) as before. If there is no number left for her, the game ends with
//!    D = 0.
//! 3. With Koca to move, the only positions from which she can leave (A) or (B), or in which the
//!    game has ended with D = 0, are these. (i) Both classes are even and D = 0. (ii) Only the
//!    class r is odd and D = r; she takes a number of this class. (iii) Only the class r is odd,
//!    D = -r, and the number of multiples of 3 is odd; she takes one of these multiples. (iv) Both
//!    classes are odd, D is not 0, and the number of multiples of 3 is even; she takes a number of
//!    remainder -D. In all positions other than (A) and (B), Balsa, who is to move, can avoid (i)
//!    to (iv), and so wins by induction:
//! 4. Both classes are even and D is not 0. He takes a multiple of 3; or, if there is none, any
//!    number, of remainder r, say: then D is not r, as it was not 0, and no multiple of 3 is left.
//! 5. Only the class r is odd. If D is not -r, he takes a number of this class: then both classes
//!    are even, and D is not 0. If D is -r, the number of multiples of 3 is odd, because this is
//!    not (B), and he takes one of these multiples.
//! 6. Both classes are odd. If D is not 0, he takes a number of remainder -D: only the other class
//!    is odd then, and D = 0. If D is 0 and the number of multiples of 3 is odd, he takes one of
//!    these multiples. If the number of multiples of 3 is even, he takes any number of a class, of
//!    remainder s, say: only the class -s is odd, and D = s, which is neither (ii) nor, with an
//!    even number of multiples of 3, (iii).
//! 7. At the beginning D = 0, so either the position is (A) or Balsa wins.
//!
//! Cost: O(n) per case.
//!
//! 规则：Balsa 和 Koca 轮流取数，Balsa 先手，直到取完。若两人的数之和的差能被 3 整除，Koca 赢。
//! 输入共 T 组数据，每组先给出 `n`，再给出各数。输出获胜者 `Balsa` 或 `Koca`。
//! 范围：1 ≤ T ≤ 100；1 ≤ n ≤ 2000；各数从 1 到 2000。
//! 模型：奇偶性，看余 1 的数和余 2 的数各有多少。
//! 思路：Koca 赢，当且仅当余 1 的数和余 2 的数都是偶数个：她总取同样余数的数来应答。3 的倍数只会
//! 暂时打乱这一点，为此还要考虑另一类对她有利的局面。
//!
//! 1. 设 D 是 Balsa 的和减去 Koca 的和，模 3；把剩下的数中余 1 的、余 2 的各称为一类。断言：轮
//!    到 Balsa 时，Koca 赢当且仅当局面是 (A) 或 (B)。(A)：两类都是偶数个，且 D = 0。(B)：余数
//!    为 r 的一类是奇数个，另一类是偶数个，3 的倍数是偶数个，且 D = -r。没有数剩下时断言成立；数
//!    更多时归纳如下。
//! 2. 从 (A) 或 (B) 出发，Koca 总能回到 (A) 或 (B)。Balsa 取偶数个的那类中的数，她取同一类的数应
//!    答；Balsa 取 3 的倍数，若还有，她也取一个：一切如前。在 (A) 中 Balsa 也可能取走最后一
//!    个 3 的倍数；那么她取任意一个数，设余数为 s，留下 (B)，奇数个的是 s 类，D = -s。在 (B) 中他
//!    也可能取奇数个的那类，于是两类都是偶数个，D = 0；那么她取一个 3 的倍数，留下 (A)；若没有，
//!    就取任意一个数，同上留下 (B)。若她没有数可取，游戏以 D = 0 结束。
//! 3. 轮到 Koca 时，她能留下 (A) 或 (B)，或者游戏已以 D = 0 结束，只有以下情形：(i) 两类都是偶数
//!    个，D = 0；(ii) 只有 r 类是奇数个，D = r，她取这一类；(iii) 只有 r 类是奇数个，D = -r，3 的
//!    倍数是奇数个，她取一个 3 的倍数；(iv) 两类都是奇数个，D 不为 0，3 的倍数是偶数个，她取一个
//!    余数为 -D 的数。在其他所有局面（不是 (A) 也不是 (B)）中，Balsa 都能避开 (i) 到 (iv)，由归纳
//!    假设获胜：
//! 4. 两类都是偶数个，D 不为 0。他取一个 3 的倍数；若没有，就取任意一个数，设余数为 r：因为原来
//!    的 D 不为 0，所以现在 D 不为 r，也没有 3 的倍数剩下。
//! 5. 只有 r 类是奇数个。若 D 不为 -r，他取这一类：两类都是偶数个，D 不为 0。若 D 为 -r，因为不
//!    是 (B)，3 的倍数是奇数个，他取其中一个。
//! 6. 两类都是奇数个。若 D 不为 0，他取一个余数为 -D 的数：此后只有另一类是奇数个，D = 0。
//!    若 D 为 0 且 3 的倍数是奇数个，他取其中一个。若是偶数个，他取某一类中任意一个数，设余
//!    数为 s：此后只有 -s 类是奇数个，D = s，这不是 (ii)；3 的倍数是偶数个，所以也不是 (iii)。
//! 7. 开始时 D = 0，所以局面若不是 (A)，就是 Balsa 赢。
//!
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let count = |remainder| numbers.iter().filter(|&number| number % 3 == remainder).count();
        let both_even = count(1) % 2 == 0 && count(2) % 2 == 0;
        winners += if both_even { "Koca\n" } else { "Balsa\n" };
    }
    print!("{winners}");
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
