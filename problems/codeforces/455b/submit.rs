// Codeforces 455B https://codeforces.com/problemset/problem/455/B · made by `cargo judge bundle cf455b --write` from d2b837c2dea1b300
//! Codeforces 455B — A Lot of Games
//! <https://codeforces.com/problemset/problem/455/B> · 1 s · 256 MiB · medium
//!
//! Rules: two players build a word letter by letter, which must stay the beginning of one of
//! n given words; whoever cannot add a letter loses the game. They play k games, the loser of
//! each begins the next, and the winner of the last wins all. One case `n k`, then the words;
//! print who wins, `First` or `Second`.
//! Model: game on a graph, a tree of words played many times.
//! Why: in the tree of the words, the mover can force a win if at some child the other cannot,
//! and can force his own loss at a leaf or if at some child the other cannot force his. Who
//! can force both loses every game but the last, which he then begins and wins. Who cannot
//! force a win loses the first game, begins again, and so loses all. Who can only force a
//! win has to; then the beginner wins every game, and the players change: k odd decides.
//! Cost: O(26 L) for words of L letters together.

use proconio::input;

fn main() {
    input! { n: usize, k: u64 }
    assert!((1..=100_000).contains(&n), "{n} words, not 1 to 100000");
    assert!((1..=1_000_000_000).contains(&k), "{k} games, not 1 to 1000000000");
    let mut tree = vec![[None; 26]];
    let mut letters = 0;
    for _ in 0..n {
        input! { word: String }
        letters += word.len();
        assert!(letters <= 100_000, "words of more than 100000 letters");
        let mut node = 0;
        for letter in word.bytes() {
            assert!(letter.is_ascii_lowercase(), "{word:?} is not in lower-case letters");
            let new = tree.len() as u32;
            let child = *tree[node][usize::from(letter - b'a')].get_or_insert(new);
            if child == new {
                tree.push([None; 26]);
            }
            node = child as usize;
        }
    }
    // A child comes after its parent. A leaf cannot force a win, and is sure to lose.
    let (mut can_win, mut can_lose) = (vec![false; tree.len()], vec![true; tree.len()]);
    for (node, children) in tree.iter().enumerate().rev() {
        let children: Vec<usize> = children.iter().flatten().map(|&child| child as usize).collect();
        can_win[node] = children.iter().any(|&child| !can_win[child]);
        can_lose[node] = children.is_empty() || children.iter().any(|&child| !can_lose[child]);
    }
    let first = can_win[0] && (can_lose[0] || k % 2 == 1);
    println!("{}", if first { "First" } else { "Second" });
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
