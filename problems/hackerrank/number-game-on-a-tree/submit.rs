// HackerRank number-game-on-a-tree https://www.hackerrank.com/challenges/number-game-on-a-tree · made by `cargo judge bundle hackerrank_number-game-on-a-tree --write` from 99478363026a5b4a
//! HackerRank number-game-on-a-tree — Number Game on a Tree
//! <https://www.hackerrank.com/challenges/number-game-on-a-tree> · 10 s? · 512 MiB? · medium
//!
//! Rules: two nodes of a tree with weights on its edges are drawn; the weights on the path
//! between them are a list. A move removes a number that is not above the last removed one,
//! the first move any number, and whoever cannot move loses. g cases `n`, then n - 1 edges
//! `u v w`; print for how many pairs of different nodes the first player wins.
//! Model: pairing strategy, equal weights on a path.
//! Why: if every weight comes an even number of times, the second player answers each
//! number by an equal one, which keeps that up for all that may still be removed. If not,
//! the first player removes the least weight that comes an odd number of times and becomes
//! that second player. Give each weight a random word: the words from the root to two nodes
//! add up to equal nim sums if the path is lost, and else by a chance of 2^-128 only.
//! Cost: O(n log n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=500_000).contains(&n), "{n} nodes, not 1 to 500000");
        let mut neighbours = vec![Vec::new(); n];
        for _ in 1..n {
            input! { u: usize, v: usize, w: u64 }
            let in_bounds = u.min(v) >= 1 && u.max(v) <= n && w <= 1_000_000_000;
            assert!(in_bounds, "an edge {u} {v} of weight {w}, with {n} nodes");
            neighbours[u - 1].push((v - 1, random_word(w)));
            neighbours[v - 1].push((u - 1, random_word(w)));
        }
        let mut known: Vec<bool> = (0..n).map(|node| node == 0).collect();
        let (mut reached, mut next) = (vec![(0u128, 0)], 0);
        while let Some(&(sum, node)) = reached.get(next) {
            for &(child, word) in &neighbours[node] {
                if !std::mem::replace(&mut known[child], true) {
                    reached.push((sum ^ word, child));
                }
            }
            next += 1;
        }
        assert!(next == n, "the edges reach {next} of {n} nodes");
        reached.sort_unstable();
        let (mut won, mut equal) = (0, 0);
        for place in 1..n {
            equal = if reached[place].0 == reached[place - 1].0 { equal + 1 } else { 0 };
            won += place as u64 - equal; // pairs with earlier nodes
        }
        answers += &format!("{won}\n");
    }
    print!("{answers}");
}

fn random_word(weight: u64) -> u128 {
    let key = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;
    let mix = |word: u128| (word ^ word >> 64).wrapping_mul(key);
    mix(mix(mix(u128::from(weight) + 1)))
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
