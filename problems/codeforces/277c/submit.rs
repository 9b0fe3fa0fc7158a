// Codeforces 277C https://codeforces.com/problemset/problem/277/C · made by `cargo judge bundle cf277c --write` from 9ceee06bc19dfa38
//! Codeforces 277C — Game
//! <https://codeforces.com/problemset/problem/277/C> · 2 s · 256 MiB · hard
//!
//! Rules: an n × m sheet with k straight cuts along inner grid lines; a move cuts a stretch
//! of one so that something new is cut, and whoever cannot move loses. Input `n m k`, then the
//! cuts `xb yb xe ye`; print `SECOND` if the first player loses, else `FIRST` and a good cut.
//! Rule: nim
//! Model: Nim, a grid line being a heap of its uncut length.
//! Why: a cut from a line's end lowers its uncut length to any smaller number, and no cut
//! changes another line, so Bouton's theorem decides. Untouched lines are equal heaps: their
//! parity counts, and one of them in each direction is enough for a move.
//! Cost: O(k log k) time, O(k) memory.

use proconio::input;
use std::collections::{BTreeMap, BTreeSet};

/// Where a cut from 0 ends if `take` of it is new, along a line that goes on without end.
fn end_of_cut(take: u64, old_cuts: &BTreeSet<(u64, u64)>) -> u64 {
    let end_and_done = old_cuts.iter().fold((take, 0), |(end, done), &(from, to)| {
        let to = if from < end { to.max(done) } else { done };
        (end + to - from.clamp(done, to), to)
    });
    end_and_done.0
}

fn main() {
    input! { sizes: [u64; 2], k: usize }
    let sizes_fit = sizes.iter().all(|size| (1..=1_000_000_000).contains(size));
    assert!(sizes_fit && k <= 100_000, "a sheet {sizes:?} with {k} cuts is out of bounds");
    input! { cuts: [[u64; 4]; k] }
    // The cuts of the lines x = 1, 2, … and of the lines y = 1, 2, …
    let mut lines = [BTreeMap::new(), BTreeMap::new()];
    for cut in cuts {
        let axis = usize::from(cut[0] != cut[2]);
        let (from, to) = (cut[1 - axis].min(cut[3 - axis]), cut[1 - axis].max(cut[3 - axis]));
        let is_cut = cut[axis] == cut[axis + 2] && from < to;
        assert!(is_cut && to <= sizes[1 - axis] && cut[axis] <= sizes[axis], "no cut: {cut:?}");
        if (1..sizes[axis]).contains(&cut[axis]) {
            lines[axis].entry(cut[axis]).or_insert_with(BTreeSet::new).insert((from, to));
        }
    }
    let (mut sum, mut heaps) = (0, vec![]);
    for axis in 0..2 {
        let length = sizes[1 - axis];
        sum ^= (sizes[axis] - 1 - lines[axis].len() as u64) % 2 * length;
        let untouched = (1..sizes[axis]).find(|at| !lines[axis].contains_key(at));
        heaps.extend(untouched.map(|at| (length, axis, at, BTreeSet::new())));
        for (&at, cuts) in &lines[axis] {
            let cut = end_of_cut(length, cuts) - length;
            sum ^= length - cut;
            heaps.push((length - cut, axis, at, cuts.clone()));
        }
    }
    let Some((heap, axis, at, cuts)) = heaps.iter().find(|line| line.0 ^ sum < line.0) else {
        return println!("SECOND");
    };
    let end = end_of_cut(heap - (heap ^ sum), cuts);
    let [x, y, x_to, y_to] = if *axis == 0 { [at, &0, at, &end] } else { [&0, at, &end, at] };
    println!("FIRST\n{x} {y} {x_to} {y_to}");
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
