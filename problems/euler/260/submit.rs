// Project Euler 260 https://projecteuler.net/problem=260 · made by `cargo judge bundle euler260 --write` from 04a901aff05ef58c
//! Project Euler 260 — Stone Game
//! <https://projecteuler.net/problem=260> · 60 s · 1024 MiB? · difficulty 4
//!
//! Rules: three heaps; a move takes one or more stones from one of them, or the same number from
//! each of two of them, or the same number from each of the three. Whoever takes the last stone
//! wins. The input is N; print the sum of x + y + z over all lost positions x ≤ y ≤ z ≤ N. Without
//! input, N is 1000.
//! Bounds: one instance, N = 1000.
//! Kind: count
//! Model: Wythoff's game, with three heaps.
//! Why: the lost positions are found one by one, and a position is lost if no move leads to a lost
//! position found before.
//!
//! 1. A move from one heap leaves the two others unchanged; a move from two heaps leaves their
//!    difference and the third heap unchanged; a move from all three leaves all differences
//!    unchanged. Each such move goes along a line on which all the heaps that change shrink by the
//!    same amount.
//! 2. Take the positions x ≤ y ≤ z in lexicographic order. A move makes no heap larger and at least
//!    one smaller; so the position that it leaves, with its heaps sorted again, comes earlier.
//! 3. Suppose that an earlier lost position, with its heaps in some order, lies on such a line
//!    through (x, y, z). It is below (x, y, z) on this line, because a position above (x, y, z)
//!    would come later, by step 2. So there is a move to it.
//! 4. So (x, y, z) is lost if and only if no earlier lost position shares with it two heaps, or one
//!    heap and the difference between the other two, or the two differences between neighbouring
//!    heaps. These are marked.
//! 5. For given x and y, (x, y, z) is lost for at most one z, since the first lost position found
//!    with these two heaps marks the pair of x and y.
//!
//! Cost: O(N³) steps at most, O(N²) memory.
//!
//! 规则：有三堆石子，每次操作从一堆中取走若干枚，或从两堆各取走同样多枚，或从三堆各取走同样多
//! 枚。取走最后一枚石子的人赢。输入 N；输出所有必败态 x ≤ y ≤ z ≤ N 的 x + y + z 之和。没有输入
//! 时，N 为 1000。
//! 范围：只有一组，N = 1000。
//! 模型：威佐夫博弈，三堆。
//! 思路：逐个找出必败态：若没有一步走到前面找到的必败态，这个局面就是必败态。
//!
//! 1. 从一堆取，另外两堆不变；从两堆取，它们的差和第三堆不变；从三堆取，所有的差不变。沿着每一条
//!    这样的直线，变化的各堆同时下降。
//! 2. 按字典序取局面 x ≤ y ≤ z。一步不使任何一堆变大，而使某堆变小；所以走后重新排序，得到的局面
//!    排在前面。
//! 3. 设有一个排在前面的必败态，与 (x, y, z) 按某种堆的次序在同一条直线上。它在直线上位
//!    于 (x, y, z) 的下方，因为由第 2 步，上方的局面排在后面。所以有一步走到它。
//! 4. 所以 (x, y, z) 必败，当且仅当没有排在前面的必败态与它有两堆相同，或有两堆的差以及第三堆相
//!    同，或有两个差都相同。把这些都标记下来。
//! 5. 给定 x 和 y，至多一个 z 使局面必败，因为到那时 x 和 y 就一起被标记了。
//!
//! 复杂度：时间至多 O(N³) 步，空间 O(N²)。

use proconio::{input, is_stdin_empty};

/// With a larger bound, the search would take too long.
const LARGEST: usize = 2000;

fn main() {
    let mut largest = 1000;
    if !is_stdin_empty() {
        input! { given: usize }
        largest = given;
    }
    assert!(largest <= LARGEST, "heaps of {largest}, more than {LARGEST}");
    let mut marks = Marks::new(largest);
    let mut sum = 0;
    for x in 0..=largest {
        for y in x..=largest {
            if marks.pairs[x][y] {
                continue;
            }
            if let Some(z) = (y..=largest).find(|&z| !marks.has([x, y, z])) {
                marks.mark([x, y, z]);
                sum += x + y + z;
            }
        }
    }
    println!("{sum}");
}

/// What no further lost position can share with the lost positions found so far.
struct Marks {
    /// The marks for two heaps, the smaller one first.
    pairs: Vec<Vec<bool>>,
    /// The marks for the difference between two heaps, and the third heap.
    differences: Vec<Vec<bool>>,
    /// The marks for the difference between the smallest and the middle heap, and the difference
    /// between the middle and the largest heap.
    shapes: Vec<Vec<bool>>,
}

impl Marks {
    fn new(largest: usize) -> Marks {
        let unmarked = vec![vec![false; largest + 1]; largest + 1];
        Marks { pairs: unmarked.clone(), differences: unmarked.clone(), shapes: unmarked }
    }

    /// Returns whether any of the marks applies to heaps x ≤ y ≤ z. The pair of x and y itself must
    /// be unmarked.
    fn has(&self, [x, y, z]: [usize; 3]) -> bool {
        self.pairs[x][z]
            || self.pairs[y][z]
            || self.differences[y - x][z]
            || self.differences[z - x][y]
            || self.differences[z - y][x]
            || self.shapes[y - x][z - y]
    }

    fn mark(&mut self, [x, y, z]: [usize; 3]) {
        self.pairs[x][y] = true;
        self.pairs[x][z] = true;
        self.pairs[y][z] = true;
        self.differences[y - x][z] = true;
        self.differences[z - x][y] = true;
        self.differences[z - y][x] = true;
        self.shapes[y - x][z - y] = true;
    }
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
