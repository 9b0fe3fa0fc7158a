// Codeforces 1839E https://codeforces.com/problemset/problem/1839/E · made by `cargo judge bundle cf1839e --write` from c934edf4da1a2bfe
//! Codeforces 1839E — Decreasing Game
//! <https://codeforces.com/problemset/problem/1839/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: interactive. There are n numbers. In each round the first player chooses a positive
//! number, the second player chooses another positive number, and both numbers are lowered by the
//! smaller of the two. A player who cannot choose loses. The input is `n` and the numbers; print
//! `First` or `Second`, and win as that player. Print the places that you choose, and read the
//! places that the judge chooses; the judge says `0` when it cannot choose.
//! Bounds: 1 ≤ n ≤ 300; numbers from 1 to 300.
//! Kind: partizan
//! Picture: picture.rs
//! Model: pairing strategy, two sides with the same sum.
//! Why: if the numbers can be split into two sides with the same sum, the second player wins by
//! always answering a choice on one side with a choice on the other side. Otherwise the first
//! player wins, whatever the two players do.
//!
//! 1. Every round lowers the sum of all numbers, so play ends.
//! 2. Let the sides have the same sum. If the first player chooses a number, its side has a
//!    positive sum, so the other side has a positive sum too, and therefore a positive number. The
//!    second player chooses that number, and both sides lose the same amount. So the second player
//!    can always choose, and play ends when the first player cannot.
//! 3. Suppose that the numbers cannot be split into two sides with the same sum. Then there is no
//!    such split after a round either: suppose that there were such a split, and that the round
//!    lowered b to 0 and a by b, where b ≤ a. In that split of the numbers after the round, move
//!    the 0 to the side that does not hold a - b. Then put a and b back in place of a - b and 0,
//!    which adds b to both sides: the result is such a split of the numbers before the round.
//! 4. If all numbers are 0, any division into two sides is such a split. So in the case of step 3,
//!    the first player always has a positive number to choose (any will do), and play ends when the
//!    second player cannot choose.
//! 5. For each sum that has been reached, a table holds the number that completed the first subset
//!    found with this sum. If half of the total is in the table, tracing back from it gives a
//!    subset with this sum, which is one side of the split.
//!
//! Cost: O(n S), where S is the sum of the numbers, and O(n) for each round; there are at most n
//! rounds, since each round makes a number 0.
//!
//! 规则：交互题。有 n 个数。每轮先手选一个正数，后手再选另一个正数，然后两数同时减去其中较小的数。轮到自己而无数可选
//! 者输。输入 `n` 和各数；输出 `First` 或 `Second` 选定身份，并获胜。输出自己所选数的位置，读入评测程序所选的位置，
//! 它无数可选时给出 `0`。
//! 范围：1 ≤ n ≤ 300；各数从 1 到 300。
//! 模型：配对策略，和相等的两边。
//! 思路：若能把各数分成和相等的两边，则后手在另一边应对，必胜。否则不论双方怎样选，都是先手胜。
//!
//! 1. 每轮所有数之和都减小，所以游戏总会结束。
//! 2. 设两边的和相等。先手选了一个数，则它那一边的和为正，另一边的和也为正，必有正数。后手选这个数，两边减去同样
//!    多。所以后手总有数可选，而结束时是先手无数可选。
//! 3. 设不能这样分。那么一轮之后也不能：设这轮中 a 减去 b（b ≤ a），b 变成 0。若剩下的数能分，就把这个 0 移到
//!    a - b 不在的一边，再恢复 a 与 b，两边都增加 b，于是原来的数也能分。
//! 4. 全是 0 的数可以任意分。所以在第 3 步的情形，先手总有正数可选，选哪个都行，而结束时是后手无数可选。
//! 5. 用一张表对每个和记下首次凑出它时所用的最后一个数。若总和的一半能凑出，就从它逐步倒推出一个子集，作为一边。
//!
//! 复杂度：设各数之和为 S，O(n S)；每轮 O(n)，每轮都使一个数变成 0，所以至多 n 轮。

use proconio::input_interactive;

/// An upper bound for the sum of the numbers, chosen to keep the table small; the bound in the
/// statement is 90 000.
const LARGEST_SUM: usize = 10_000_000;

fn main() {
    input_interactive! { n: usize, mut numbers: [usize; n] }
    match half(&numbers) {
        None => {
            // The line is sent at once, because standard output flushes whole lines.
            println!("First");
            loop {
                let chosen = numbers.iter().position(|&number| number > 0);
                let chosen = chosen.expect("zeros can be split");
                println!("{}", chosen + 1);
                let Some(answer) = hear(n) else { break };
                lower(&mut numbers, chosen, answer);
            }
        }
        Some(is_in_half) => {
            println!("Second");
            while let Some(chosen) = hear(n) {
                let is_answer =
                    |&place: &usize| is_in_half[place] != is_in_half[chosen] && numbers[place] > 0;
                let answer = (0..n).find(is_answer);
                let answer = answer.expect("the judge chooses a positive number");
                println!("{}", answer + 1);
                lower(&mut numbers, chosen, answer);
            }
        }
    }
}

/// Returns which numbers form one side of a split into two sides with the same sum, if there is
/// such a split.
fn half(numbers: &[usize]) -> Option<Vec<bool>> {
    let sum: usize = numbers.iter().sum();
    assert!(sum <= LARGEST_SUM, "the sum {sum} is above {LARGEST_SUM}");
    let half = sum / 2;
    let mut is_reached = vec![false; half + 1];
    let mut last_number = vec![0; half + 1];
    is_reached[0] = true;
    for (place, &number) in numbers.iter().enumerate() {
        for sum in (number..=half).rev() {
            if !is_reached[sum] && is_reached[sum - number] {
                is_reached[sum] = true;
                last_number[sum] = place;
            }
        }
    }
    let is_split = sum % 2 == 0 && is_reached[half];
    is_split.then(|| {
        let mut is_in_half = vec![false; numbers.len()];
        let mut rest = half;
        while rest > 0 {
            let place = last_number[rest];
            is_in_half[place] = true;
            rest -= numbers[place];
        }
        is_in_half
    })
}

/// Lowers both numbers by the smaller of them.
fn lower(numbers: &mut [usize], place: usize, other: usize) {
    let smaller = numbers[place].min(numbers[other]);
    numbers[place] -= smaller;
    numbers[other] -= smaller;
}

/// Reads and returns the judge's choice, counted from 0 here, or `None` if the judge cannot choose.
fn hear(n: usize) -> Option<usize> {
    input_interactive! { choice: i64 }
    if choice == 0 {
        return None;
    }
    let place = usize::try_from(choice - 1).ok().filter(|&place| place < n);
    Some(place.unwrap_or_else(|| panic!("the judge says {choice}, which is no place")))
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::io::{BufRead, BufReader};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, of which one line at a time has been read, with this line's remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
        /// The number of lines before `text`.
        passed: usize,
        reader: Box<dyn BufRead>,
    }

    impl Input {
        fn from_stdin() -> Input {
            Input::from_reader(stdin())
        }

        fn from_reader(reader: impl Read + 'static) -> Input {
            let reader = Box::new(BufReader::new(reader));
            Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
        }

        /// Reads on to a line with a token if this line has none left.
        fn refilled(&mut self) -> &mut Input {
            while self.tokens.clone().next().is_none() {
                let mut line = String::new();
                if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                    break;
                }
                self.passed += self.text.lines().count();
                self.text = Box::leak(line.into());
                self.tokens = self.text.split_ascii_whitespace();
            }
            self
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
            let input = input.refilled();
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    let lines = vec![""; input.passed].into_iter().chain(lines);
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Declares variables and reads their values, while the judge waits for answers between them.
    macro_rules! input_interactive {
        ($($rest:tt)*) => {
            $crate::proconio::input! { $($rest)* }
        };
    }
    pub(crate) use input_interactive;

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
