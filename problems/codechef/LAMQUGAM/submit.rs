// CodeChef LAMQUGAM https://www.codechef.com/problems/LAMQUGAM · made by `cargo judge bundle codechef_lamqugam --write` from c87ffecc202c59e4
//! CodeChef LAMQUGAM — Lame Queen Game
//! <https://www.codechef.com/problems/LAMQUGAM> · 6 s · 1536 MiB? · difficulty 7
//!
//! Rules: a queen is on a point (x, y) with positive coordinates. A move lowers one coordinate, or
//! both by the same multiple of d; both must stay positive. Whoever cannot move loses. The input is
//! `d T`, then T rectangles `x1 y1 x2 y2`. For each rectangle, print, in lowest terms, the fraction
//! of its points that are lost for the player who begins.
//! Bounds: 1 ≤ d ≤ 20; 1 ≤ T ≤ 100,000; 1 ≤ x1 ≤ x2 ≤ 200,000; 1 ≤ y1 ≤ y2 ≤ 200,000.
//! Kind: count
//! Picture: picture.rs
//! Model: Wythoff's game, diagonal moves in multiples of d, its lost positions counted.
//! Why: for each x there is exactly one lost point (x, y), which a search finds from the lost
//! points with smaller x. Then the points of each rectangle are counted in one sweep over x.
//!
//! 1. A point is lost exactly when there is no lost point before it in its row, in its column, or,
//!    with both coordinates smaller by a multiple of d, on its diagonal: these are the only lost
//!    points to which a move could lead.
//! 2. There is one lost point for each x' < x; together they rule out at most x - 1 values of y by
//!    their rows and at most x - 1 by their diagonals. The first y that is not ruled out gives a
//!    lost point, as all points (x, y') with y' < y are won by moves to lost points with smaller x;
//!    all points (x, y') with y' > y have a move to (x, y). So x has exactly one lost point.
//! 3. If (x, y) is lost, then so is (y, x). So the lost point of x is the mirror image of the lost
//!    point of a smaller x, or it has y ≥ x and differs from all earlier lost points both in y and
//!    in the pair formed by y - x and the remainder of x modulo d.
//! 4. The search for y begins at the least difference y - x for which some remainder modulo d is
//!    still unused.
//! 5. The number of lost points in a rectangle is the number of lost points with x ≤ x2 and y from
//!    y1 to y2 minus the number with x < x1 and the same range of y: each of these two numbers is a
//!    sum in a Fenwick tree indexed by y, which holds the points up to the x of the sweep.
//!
//! Cost: O((N + T) log N) for coordinates up to N, plus the search. Measured for N = 200,000: for
//! each d up to 20, the search tries fewer than 8 values of y per x on average.
//!
//! 规则：皇后在坐标为正的点 (x, y) 上。每次操作把一个坐标减小，或把两个坐标同时减去 d 的同一个
//! 倍数，坐标都须保持为正。无法操作者输。输入 `d T`，然后是 T 个矩形 `x1 y1 x2 y2`。对每个矩形
//! 输出其中先手必败的点所占的比例，写成最简分数。
//! 范围：1 ≤ d ≤ 20；1 ≤ T ≤ 100,000；1 ≤ x1 ≤ x2 ≤ 200,000；1 ≤ y1 ≤ y2 ≤ 200,000。
//! 模型：威佐夫博弈，斜走的步长是 d 的倍数，统计必败态的个数。
//! 思路：每个 x 恰有一个必败点，可以由更小的 x 的必败点搜索得到。然后沿 x 扫描一遍，数出每个矩
//! 形中的必败点。
//!
//! 1. 一点是必败态，当且仅当它所在的行、列上没有更小的必败点，它所在的斜线上也没有 x 模 d 同余
//!    的更小的必败点：要到必败点，只能到这样的点。
//! 2. 所有 x' < x 的必败点各一个，它们在横坐标为 x 的点中，至多用行排除 x - 1 个 y，用斜线再排
//!    除 x - 1 个。第一个未被排除的 y 是必败点：在它之前的 y 都因能走到那些必败点而必胜；在它之
//!    后的 y 能走到它。所以每个 x 恰有一个必败点。
//! 3. (x, y) 必败，则 (y, x) 也必败。所以 x 的必败点或者是某个较小的 x 的必败点的镜像，或者满
//!    足 y ≥ x，并且它的 y、以及“差 y - x 与 x 的余数”这一对，都与在它之前的所有必败点不同。
//! 4. 搜索 y 时，从还有余数没用到的最小的差开始。
//! 5. 矩形中的必败点数，等于它的列范围内 x ≤ x2 的点数减去 x < x1 的点数：是树状数组上的两次求
//!    和，树状数组按列存放扫描到当前 x 为止的点。
//!
//! 复杂度：坐标不超过 N 时 O((N + T) log N)，另加搜索。N = 200 000 时作过统计，d 取不超过 20 的
//! 每个值，平均每个 x 试不到 8 列。

use grundy::contest::divisors::gcd;
use grundy::contest::edges::Rows;
use grundy::contest::fenwick::FenwickTree;
use proconio::input;
use std::ops::Range;

/// A limit of this program: the remainders of all differences must fit into memory.
const MOST: usize = 100_000_000;

#[derive(Clone, Copy)]
struct Rectangle {
    x1: usize,
    y1: usize,
    x2: usize,
    y2: usize,
}

impl Rectangle {
    fn columns(self) -> Range<usize> {
        self.y1..self.y2 + 1
    }
}

fn main() {
    input! { lameness: usize, t: usize }
    assert!(lameness > 0, "diagonal moves in multiples of 0");
    let rectangles: Vec<Rectangle> = (0..t).map(|_| read_rectangle()).collect();
    let side = rectangles.iter().map(|rectangle| rectangle.x2.max(rectangle.y2)).max().unwrap_or(0);
    // No diagonal is longer than the side.
    let lameness = lameness.min(side.max(1));
    let remainders = side.saturating_mul(lameness);
    assert!(remainders <= MOST, "coordinates up to {side}, too large for this program", side = side);
    let counts = count_points(&rectangles, &lost_points(side, lameness));
    let mut answers = String::new();
    for (Rectangle { x1, y1, x2, y2 }, lost) in rectangles.into_iter().zip(counts) {
        let points = ((x2 - x1 + 1) * (y2 - y1 + 1)) as u64;
        let divisor = gcd(lost, points);
        answers += &format!("{}/{}\n", lost / divisor, points / divisor);
    }
    print!("{answers}", answers = answers);
}

fn read_rectangle() -> Rectangle {
    input! { x1: usize, y1: usize, x2: usize, y2: usize }
    let is_ordered = 0 < x1 && x1 <= x2 && 0 < y1 && y1 <= y2;
    assert!(is_ordered, "({x1}, {y1}) and ({x2}, {y2}) are not corners of a rectangle", x1 = x1, y1 = y1, x2 = x2, y2 = y2);
    Rectangle { x1, y1, x2, y2 }
}

/// Returns the y of the lost point of each x from 0 to `side`, or `None` if x is 0 or y is above
/// `side`.
fn lost_points(side: usize, lameness: usize) -> Vec<Option<usize>> {
    let mut lost = vec![None; side + 1];
    // What lost points have used: the remainders of x for each difference y - x ≥ 0.
    let mut is_used = vec![false; side * lameness];
    let mut remainders_left = vec![lameness; side];
    let mut first_difference = 0;
    for x in 1..=side {
        if lost[x].is_some() {
            continue;
        }
        while remainders_left.get(first_difference) == Some(&0) {
            first_difference += 1;
        }
        let class = |y: usize| (y - x) * lameness + x % lameness;
        let free = |&y: &usize| lost[y].is_none() && !is_used[class(y)];
        if let Some(y) = (x + first_difference..=side).find(free) {
            is_used[class(y)] = true;
            remainders_left[y - x] -= 1;
            lost[x] = Some(y);
            lost[y] = Some(x);
        }
    }
    lost
}

/// Returns the number of lost points in each rectangle.
fn count_points(rectangles: &[Rectangle], lost: &[Option<usize>]) -> Vec<u64> {
    let indexed = || rectangles.iter().enumerate();
    let beginning_after = Rows::new(lost.len(), indexed().map(|(index, r)| (r.x1 - 1, index)));
    let ending_at = Rows::new(lost.len(), indexed().map(|(index, r)| (r.x2, index)));
    let mut columns = FenwickTree::new(vec![0; lost.len()]);
    let mut counts = vec![0; rectangles.len()];
    for (x, point) in lost.iter().enumerate() {
        if let Some(y) = *point {
            columns.add(y, 1);
        }
        for &index in beginning_after.row(x as u32) {
            let index = index as usize;
            counts[index] = columns.sum(rectangles[index].columns());
        }
        for &index in ending_at.row(x as u32) {
            let index = index as usize;
            counts[index] = columns.sum(rectangles[index].columns()) - counts[index];
        }
    }
    counts
}

mod grundy {
    pub mod contest {
        pub mod divisors {
            /// Returns the greatest common divisor of `a` and `b`: if one of them is 0, this is the other
            /// number, and if both are 0, it is 0. This is Euclid's algorithm (*Elements*, book VII).
            /// Cost: O(log min(`a`, `b`)).
            ///
            /// ```
            /// # use grundy::contest::divisors::gcd;
            /// assert_eq!(gcd(12, 18), 6);
            /// assert_eq!((gcd(0, 5), gcd(7, 1)), (5, 1));
            /// ```
            pub fn gcd(a: u64, b: u64) -> u64 {
                if b == 0 {
                    a
                } else {
                    gcd(b, a % b)
                }
            }
        }

        pub mod fenwick {
            use std::ops::{AddAssign, Range, Sub};

            /// A sequence of numbers, and the sums of its runs, as a Fenwick tree.
            ///
            /// ```
            /// use grundy::contest::fenwick::FenwickTree;
            ///
            /// let mut tree = FenwickTree::new(vec![3, 1, 4, 1, 5]);
            /// assert_eq!(tree.sum(1..4), 1 + 4 + 1);
            /// tree.add(2, 10);
            /// assert_eq!(tree.sum_before(3), 3 + 1 + 14);
            ///
            /// // How often each of the numbers 0, 1, … occurs in the collection 1, 1, 3:
            /// let counts = FenwickTree::new(vec![0, 2, 0, 1]);
            /// assert_eq!([0, 1, 2].map(|k| counts.first_above(k)), [1, 1, 3]); // its k-th smallest number
            /// ```
            ///
            /// # Method
            ///
            /// If the binary digits of i end with t ones, entry i holds the sum of 2^t consecutive numbers, the
            /// last of which has index i. So the first k numbers are divided into one such run for each 1 among
            /// the binary digits of k, and each number is in at most log₂ n + 1 runs (P. M. Fenwick, *A new
            /// data structure for cumulative frequency tables*, Software: Practice and Experience 24, 1994).
            #[derive(Clone, Debug)]
            pub struct FenwickTree<T> {
                sums: Vec<T>,
            }

            impl<T: Copy + Default + AddAssign> FenwickTree<T> {
                /// Creates the tree of `numbers`. `T::default()` must be zero. Cost: O(n).
                pub fn new(numbers: Vec<T>) -> FenwickTree<T> {
                    let mut sums = numbers;
                    for index in 0..sums.len() {
                        // The next longer run that includes this one.
                        let above = index | (index + 1);
                        if above < sums.len() {
                            let sum = sums[index];
                            sums[above] += sum;
                        }
                    }
                    FenwickTree { sums }
                }

                /// Adds `change` to the number at `index`. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if there is no such number.
                pub fn add(&mut self, index: usize, change: T) {
                    assert!(
                        index < self.sums.len(),
                        "index {} of {} numbers",
                        index,
                        self.sums.len()
                    );
                    let mut index = index;
                    while index < self.sums.len() {
                        self.sums[index] += change;
                        index |= index + 1;
                    }
                }

                /// Returns the sum of the first `end` numbers. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if there are fewer than `end` numbers.
                pub fn sum_before(&self, end: usize) -> T {
                    let mut sum = T::default();
                    let mut end = end;
                    while end > 0 {
                        sum += self.sums[end - 1];
                        end &= end - 1;
                    }
                    sum
                }

                /// Returns the sum of the numbers whose indices are in `run`, for example `2..5`; zero if the
                /// run is empty. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if the run starts after its end, or ends after the last number.
                pub fn sum(&self, run: Range<usize>) -> T
                where
                    T: Sub<Output = T>,
                {
                    assert!(
                        run.start <= run.end,
                        "the run {}..{} has no length",
                        run.start,
                        run.end
                    );
                    self.sum_before(run.end) - self.sum_before(run.start)
                }
            }
        }

        // Graphs and trees.
        pub mod edges {
            /// An adjacency list in compressed rows: the heads of all edges, sorted by their tails. For a large
            /// graph, its two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// Creates the rows of `edges`. Each edge is given by its tail and its head, and edges keep
                /// their order within a row. Cost: O(`vertices` + edges); `edges` is iterated over twice.
                ///
                /// # Panics
                /// Panics if a tail is not below `vertices`. Heads may be any 32-bit numbers.
                pub fn new(
                    vertices: usize,
                    edges: impl Iterator<Item = (usize, usize)> + Clone,
                ) -> Rows {
                    let mut starts = vec![0; vertices + 1];
                    for (tail, _) in edges.clone() {
                        starts[tail + 1] += 1;
                    }
                    for vertex in 0..vertices {
                        starts[vertex + 1] += starts[vertex];
                    }
                    let mut heads = vec![0; starts[vertices] as usize];
                    let mut next = starts.clone();
                    for (tail, head) in edges {
                        heads[next[tail] as usize] = head as u32;
                        next[tail] += 1;
                    }
                    Rows { starts, heads }
                }

                /// Returns the heads of the edges from `vertex`.
                ///
                /// # Panics
                /// Panics if there is no such vertex.
                pub fn row(&self, vertex: u32) -> &[u32] {
                    let vertex = vertex as usize;
                    &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
                }
            }
        }
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
