// Luogu P7864 https://www.luogu.com.cn/problem/P7864 · made by `cargo judge bundle luogu_p7864 --write` from 17ea2c992631afa8
//! Luogu P7864 — Picking leaves (摘叶子)
//! <https://www.luogu.com.cn/problem/P7864> · 2 s? · 125 MiB? · medium
//!
//! Rules: a tree of n vertices with root 1; a move picks any positive number of its present
//! leaves, and whoever picks vertex 1 wins. T cases `n`, then the parents of 2 to n; print 1
//! if the first player wins, else 0.
//! Model: parity, of chains above the leaves.
//! Why: the chain of a leaf leads down to the last vertex before one with two children, or to
//! the root. A leaf that is its whole chain makes a won position (strategy stealing): to pick
//! it lays no other bare, as its parent has more children. So if it does not win to pick it
//! alone, then the answer wins, all of whose leaves can be picked with it at once. Nobody
//! shortens a chain to 1 who need not, then, and the tree does not branch anew: a move makes
//! some chains c > 2 shorter by 1. If all c are even it is lost, as the opponent makes the odd
//! ones even again, or wins where a 1 is left; if not, make the odd ones shorter.
//! Cost: O(n) a case.

use proconio::{input, marker::Usize1};
use std::iter::successors;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} vertices, not 1 to 1000000");
        input! { parents: [Usize1; n - 1] }
        if let Some(vertex) = parents.iter().find(|&&parent| parent >= n) {
            panic!("a parent names vertex {vertex} of {n}, counted from 0");
        }
        let parent = |&vertex: &usize| parents.get(vertex.wrapping_sub(1)).copied();
        let mut children = vec![0u32; n];
        parents.iter().for_each(|&parent| children[parent] += 1);
        let chain_is_odd = |leaf: usize| {
            let only_child = |vertex: &usize| parent(vertex).filter(|&up| children[up] == 1);
            successors(Some(leaf), only_child).count() % 2 == 1
        };
        let leaves: Vec<usize> = (0..n).filter(|&vertex| children[vertex] == 0).collect();
        answers += if leaves.iter().copied().any(chain_is_odd) { "1\n" } else { "0\n" };
        // In a tree, leaves can be picked one by one until no vertex has a child.
        for leaf in leaves {
            let mut vertex = leaf;
            while let Some(up) = parent(&vertex) {
                children[up] -= 1;
                if children[up] > 0 {
                    break;
                }
                vertex = up;
            }
        }
        if let Some(vertex) = children.iter().position(|&left| left > 0) {
            panic!("vertex {vertex}, counted from 0, is on a cycle");
        }
    }
    print!("{answers}");
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

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// A number from 1 as one from 0.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
