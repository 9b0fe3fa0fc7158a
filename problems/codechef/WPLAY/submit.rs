// CodeChef WPLAY https://www.codechef.com/problems/WPLAY · made by `cargo judge bundle codechef_wplay --write` from ba9f283b419bcdcd
//! CodeChef WPLAY — Word Play
//! <https://www.codechef.com/problems/WPLAY> · 4 s · 1536 MiB? · difficulty 4
//!
//! Rules: a board of r rows and c columns has a letter in each cell. A move makes a word of the
//! dictionary from letters that are still active, wherever they are on the board, and these letters
//! then become inactive. Whoever cannot make a word loses, and Alice begins. The input is D and D
//! words, then `r c`, then T and T boards. Print the winner for each board, `Alice` or `Bob`.
//! Bounds: 1 ≤ D ≤ 500,000; 1 ≤ r, c ≤ 4; words have 1 to r c letters and are different; T ≤
//! 1000 if r, c ≤ 3, T ≤ 100 if r = 3 and c = 4, T ≤ 10 if r = c = 4.
//! Kind: impartial
//! Model: bitmask DP, the cells that are active.
//! Why: a position is the set of active cells, and a move takes away a set of cells whose letters,
//! in alphabetical order, are the sorted letters of some word. With the cells sorted by letter, the
//! letters of each of the 2^(rc) sets are in order; a set is lost exactly when no subset of it both
//! spells some sorted word and leaves a lost set when removed.
//! Cost: O(3^(rc)) per board, and much less for most boards, as the search from each set stops at
//! the first winning move.
//!
//! 规则：r 行 c 列的棋盘每格有一个字母。每次操作用仍可用的字母拼出词典中的一个单词，字母的位置不限，用过的字母
//! 不再可用。拼不出单词的一方输，Alice 先手。先给出 D 和 D 个单词，再给出 `r c`，最后是 T 和 T 个棋盘。对每个棋
//! 盘输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ D ≤ 500,000；1 ≤ r, c ≤ 4；单词互不相同，长 1 到 r c；r, c ≤ 3 时 T ≤ 1000，r = 3 且 c = 4 时 T ≤
//! 100，r = c = 4 时 T ≤ 10。
//! 模型：状态压缩 DP，仍可用的格子。
//! 思路：可用的格子就是局面；每次操作取走一组格子，它们的字母按字母表排列后与某个单词的字母相同。把各格按字母排
//! 好序，2^(rc) 个子集的字母就都是有序的。若一个子集没有这样一部分，既是单词，取走后又留下必败的子集，它就是必
//! 败的。
//! 复杂度：每个棋盘 O(3^(rc))，找到一个必胜走法即可停止，所以多数棋盘快得多。

use proconio::{input, marker::Bytes};
use std::collections::HashSet;

fn main() {
    input! { words: usize, words: [Bytes; words], rows: usize, columns: usize, boards: usize }
    let cells = rows.checked_mul(columns).filter(|&cells| cells <= 16);
    let cells = cells.unwrap_or_else(|| panic!("{rows} × {columns} cells, more than 16", rows = rows, columns = columns));
    let words: HashSet<u128> =
        words.into_iter().filter(|word| word.len() <= cells).map(in_order).collect();
    let mut winners = String::new();
    for _ in 0..boards {
        input! { board: [Bytes; rows] }
        let letters = board.concat();
        assert!(letters.len() == cells, "a board of {} letters instead of {cells}", letters.len(), cells = cells);
        winners += if mover_wins(letters, &words) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the sorted letters as a number with five bits per letter.
fn in_order(mut letters: Vec<u8>) -> u128 {
    letters.sort_unstable();
    letters.into_iter().fold(0, with_letter)
}

fn with_letter(word: u128, letter: u8) -> u128 {
    assert!(letter.is_ascii_uppercase(), "the sign {:?}, no letter", char::from(letter));
    word << 5 | u128::from(letter - b'A' + 1)
}

fn mover_wins(mut letters: Vec<u8>, words: &HashSet<u128>) -> bool {
    letters.sort_unstable();
    let mut of_set = vec![0];
    for letter in letters {
        of_set.extend_from_within(..);
        let half = of_set.len() / 2;
        for word in &mut of_set[half..] {
            *word = with_letter(*word, letter);
        }
    }
    let is_word: Vec<bool> = of_set.iter().map(|word| words.contains(word)).collect();
    let mut is_won = vec![false; is_word.len()];
    for set in 1..is_won.len() {
        // All parts of the set but the empty one, from the whole of it down.
        let mut part = set;
        while part > 0 && (!is_word[part] || is_won[set ^ part]) {
            part = (part - 1) & set;
        }
        is_won[set] = part > 0;
    }
    is_won[is_won.len() - 1]
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
