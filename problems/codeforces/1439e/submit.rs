// Codeforces 1439E https://codeforces.com/problemset/problem/1439/E · made by `cargo judge bundle cf1439e --write` from 56aaba595f4f372a
//! Codeforces 1439E — Cheat and Win
//! <https://codeforces.com/problemset/problem/1439/E> · 3 s · 256 MiB · difficulty 10
//!
//! Rules: the cells (x, y) with x, y ≥ 0 for which x & y is 0 form a tree with the root (0, 0),
//! where two cells are neighbours if they share a side. Some cells are black, the others white. A
//! move inverts a black cell and any (perhaps empty) set of its ancestors, and whoever cannot move
//! loses. The input is `m`, then the ends `x1 y1 x2 y2` of m paths whose cells are black. Before
//! play begins, the second player may perform operations, each of which inverts a cell and all its
//! ancestors; print the least number of operations that make him the winner.
//! Bounds: 1 ≤ m ≤ 10^5; 0 ≤ x1, y1, x2, y2 ≤ 10^9.
//! Kind: impartial
//! Model: coin-turning game, on a tree.
//! Why: a black cell at depth d is worth 2^d, so the position is lost if and only if each depth has
//! an even number of black cells. An operation changes these parities at every depth from 0 to the
//! depth of its cell, so the number of operations needed is the number of depths whose parity
//! differs from the parity at the next depth. Split the black paths into pieces that each lead only
//! away from the root: it remains to count, modulo 2, how many of these pieces begin and how many
//! end at each depth.
//!
//! 1. A move on a cell at depth d inverts it and any set of its ancestors; there is one ancestor at
//!    each depth from 0 to d - 1. By induction these ancestors are worth 2^0, …, 2^(d - 1), and the
//!    nim sums of the subsets of these values are exactly the numbers from 0 to 2^d - 1. The mex is
//!    2^d.
//! 2. Far from the root there are no black cells, so all parities are even if and only if each
//!    depth has the same parity as the next. An operation on a cell at depth e inverts the parities
//!    of the depths 0, …, e. It affects only one pair of neighbouring depths, e and e + 1: if their
//!    parities agreed, they now differ, and vice versa. So each pair whose parities differ needs an
//!    operation of its own, and one is enough; there is a cell at depth e, as one of the two depths
//!    has a black cell.
//! 3. The depth of a cell is x + y. The lowest of all binary ones of x and y belongs to the
//!    coordinate that is smaller by 1 in the parent. So the way from the root to a cell follows the
//!    cell's binary ones from the highest down. For a one of value 2^b, the way goes 2^b steps: to
//!    the right if the one belongs to x, and upwards if it belongs to y.
//! 4. The ways to two cells share the steps for the ones above the highest binary place b at which
//!    the cells differ. Each way then continues with a straight run: it takes the steps for its
//!    remaining binary ones, from the highest down, until a one belongs to the other coordinate. If
//!    these runs go in the same direction, they differ in length, as only one of them includes the
//!    2^b steps, and the shorter run is common to both ways. Otherwise the ways have nothing more
//!    in common.
//! 5. Order the cells as words with one letter for each binary place, from the highest place down:
//!    "right" comes before "none", and "none" before "up". Say that a cell is beyond c if the way
//!    to this cell passes through c or ends at c. Then a cell c comes after all cells beyond its
//!    right neighbour and before all cells beyond its upper neighbour. To see this, let q ≠ c be
//!    beyond c, and let b be the highest place at which q and c differ. The way to q begins with
//!    the whole way to c. If c had a one at b, both ways would continue, after the ones above b,
//!    with 2^b steps in the direction of this one at b. But either the way to q turns to the other
//!    direction at once, or q has only lower binary ones left, which give fewer than 2^b steps. So
//!    q has a one at b and c has none. The rest of the way to c, fewer than 2^b steps, is part of
//!    the straight run of 2^b steps on the way to q, and the step after c goes in the direction of
//!    this run.
//! 6. So in this order no cell o outside a subtree comes between two cells of the subtree. To see
//!    this, let t be the last common cell of the ways to o and to the root of the subtree. The
//!    whole subtree is beyond one neighbour of t, and o is t itself or beyond the other neighbour;
//!    so by step 5 the whole subtree is on one side of o. Hence one can go through the marked cells
//!    of step 7 in this order while storing only the way to the current cell and the marks on this
//!    way: when the next cell is reached, everything on the old way beyond the last common cell is
//!    complete.
//! 7. A path from u to v with the last common cell t marks u and v with 1, and t with -2. The sum
//!    of all marks beyond an edge, including the marks at its far end, is the number of paths that
//!    use the edge. A cell is black if this number is positive for the edge that leads to the cell,
//!    or if the cell is the last common cell of a path. Strictly between two consecutive marked or
//!    branching cells of a way, this number is the same for all cells: either all of these cells
//!    are black or none is.
//!
//! Cost: O(m (log m + 32)).
//!
//! 规则：从 (0, 0) 起，所有满足 x & y 为 0 的格 (x, y)，把相邻的格相连，构成以 (0, 0) 为根的
//! 树。有些格是黑的，其余是白的。每次操作选一个黑格，把它和它的祖先的任意子集（可以是空集）反
//! 色，无法操作者输。只有一组数据，先给出 m，再给出 m 条路径的端点 `x1 y1 x2 y2`，路径上的格是
//! 黑的。输出开局之前后手至少要做几次操作才能获胜，每次操作把一个格和它的所有祖先反色。
//! 范围：1 ≤ m ≤ 10^5；0 ≤ x1, y1, x2, y2 ≤ 10^9。
//! 模型：翻硬币游戏，在树上。
//! 思路：深度为 d 的黑格的值是 2^d，所以局面必败当且仅当每个深度上的黑格数都是偶数。一次操作改
//! 变从根到某个深度的各层的奇偶性，所以操作次数等于相邻深度的奇偶性不同的次数。剩下的是数出黑路
//! 径在每个深度上有多少段开始和结束（模 2），这里一段是指径直远离根的一段路。
//!
//! 1. 对深度 d 的格操作一次，把它和祖先的任意子集反色，祖先在深度 0 到 d - 1 各有一个。由归纳它
//!    们的值是 2^0, …, 2^(d - 1)，各子集的异或和取遍 0 到 2^d - 1。mex 是 2^d。
//! 2. 离根足够远处没有黑格，所以各层都是偶数，当且仅当每个深度与下一个深度奇偶性相同。对深
//!    度 e 的格操作，使深度 0, …, e 的奇偶性都翻转。在所有相邻深度的对中，只影响 e 与 e + 1：相
//!    同的变成不同，不同的变成相同。所以每一对不同的都需要一次属于自己的操作，一次也就够了；深
//!    度 e 上必有格，因为这两个深度之一有黑格。
//! 3. 格的深度是 x + y。在 x 和 y 的所有二进制 1 中，最低的一个属于哪个坐标，父亲的那个坐标就小
//!    1。所以从根走来的路，从最高位起依次走过这些 1：遇到值为 2^b 的 1 就走 2^b 步，它属于 x 则
//!    向右，属于 y 则向上。
//! 4. 两条路的公共部分，首先是两格不同的最高位 b 以上的各个 1 所走的步。之后，两条路各从一段直
//!    路开始，由直到第一个异类的 1 之前的各个 1 组成。若两段直路方向相同，它们长度不同，因为只
//!    有一条含有那 2^b 步，较短的一段是两者公有的。否则不再有公共部分。
//! 5. 把格看成单词，从最高位起每位一个字母，按“右、无、上”的次序排序。若到一格的路经过 c 或止
//!    于 c，就说它在 c 的下游。那么格 c 排在其右邻下游的所有格之后、上邻下游的所有格之
//!    前。证明：设 q ≠ c 在 c 的下游，b 是两者不同的最高位。到 q 的路以到 c 的整条路开头。
//!    若 c 在 b 位有 1，两条路在 b 位以上的各个 1 之后，都应沿它的方向再走 2^b 步；但到 q 的路
//!    要么立刻转向，要么只剩更低的 1，走不满 2^b 步。所以 b 位上 q 有 1 而 c 没有。到 c 的路余
//!    下的部分不足 2^b 步，是那 2^b 步直路的一部分，而离开 c 的那一步就沿这段直路的方向。
//! 6. 所以按这个次序，子树外的格 o 不会排在同一子树的两格之间。证明：设 t 是到 o 的路与到子树的
//!    根的路的最后一个公共格。整个子树在 t 的一个邻格的下游，而 o 或者就是 t，或者在 t 的另一个
//!    邻格的下游；由第 5 步，整个子树都在 o 的同一侧。因此可以按这个次序处理第 7 步中有标记的
//!    格，维护到当前格的路和路上的标记：到下一格时，旧路上最后一个公共格下游的一切都已处理完。
//! 7. 从 u 到 v 的路径，设最后一个公共格为 t，给 u 和 v 各加标记 1，给 t 加标记 -2。一条边下游
//!    （含远端）的标记之和，就是经过这条边的路径数。一格是黑的，当且仅当通到它的边的这个数为
//!    正，或者它是某个这样的 t。在相邻的两个有标记或分叉的格之间（不含两端），各格的这个数相
//!    同，所以要么全黑，要么全不黑。
//!
//! 复杂度：O(m (log m + 32))。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { m: usize }
    let mut marks = vec![];
    for _ in 0..m {
        input! { x1: u64, y1: u64, x2: u64, y2: u64 }
        mark_path(Cell::new(x1, y1), Cell::new(x2, y2), &mut marks);
    }
    marks.sort_unstable_by_key(|mark| mark.order);
    let mut borders = borders_of_black(&marks);
    borders.sort_unstable();
    let parity_changes = borders.iter().dedup_with_count().filter(|(count, _)| count % 2 == 1);
    // Depth 0 has no depth before it.
    println!("{}", parity_changes.filter(|(_, depth)| **depth > 0).count());
}

#[derive(Clone, Copy)]
struct Cell {
    x: u64,
    y: u64,
}

/// The maximum number of binary places of a coordinate for which `order` fits into 64 bits.
const PLACES: u32 = 32;

impl Cell {
    fn new(x: u64, y: u64) -> Cell {
        assert!(x & y == 0, "{x} {y} is no cell, as {x} and {y} have a binary one in common");
        assert!((x | y) >> PLACES == 0, "the cell {x} {y} is farther out than 2^{PLACES}");
        Cell { x, y }
    }

    fn depth(self) -> u64 {
        self.x + self.y
    }

    /// Returns the sort key of a cell for the order of step 5.
    fn order(self) -> i64 {
        let mut order = 0;
        for place in (0..PLACES).rev() {
            order = 3 * order + (self.y >> place & 1) as i64 - (self.x >> place & 1) as i64;
        }
        order
    }

    /// Returns the last cell that the ways to the two cells have in common, by step 4.
    fn last_common(self, other: Cell) -> Cell {
        let differing = (self.x ^ other.x) | (self.y ^ other.y);
        let low = ones_below(bit_length(differing));
        let low_part = |cell: Cell| Cell { x: cell.x & low, y: cell.y & low };
        let (ours, others) = (low_part(self), low_part(other));
        let right = first_run(ours.x, ours.y).min(first_run(others.x, others.y));
        let up = first_run(ours.y, ours.x).min(first_run(others.y, others.x));
        Cell { x: (self.x & !low) + right, y: (self.y & !low) + up }
    }
}

/// Returns the number of steps that a way takes along one coordinate before it first turns to the
/// other one.
fn first_run(along: u64, across: u64) -> u64 {
    along & !ones_below(bit_length(across))
}

fn bit_length(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}

/// Returns the number with binary ones at all places below `place`, which is at most 63.
fn ones_below(place: u32) -> u64 {
    (1 << place) - 1
}

/// An end of a path, or the last common cell of the ways to its two ends.
struct Mark {
    order: i64,
    cell: Cell,
    /// 1 at an end, -2 at the last common cell.
    paths: i64,
}

/// Adds the marks of a path.
fn mark_path(from: Cell, to: Cell, marks: &mut Vec<Mark>) {
    for (cell, paths) in [(from, 1), (to, 1), (from.last_common(to), -2)] {
        marks.push(Mark { order: cell.order(), cell, paths });
    }
}

/// A marked cell on the way to the current cell, or a cell on this way at which the way to a marked
/// cell branched off.
struct Stop {
    /// The number of cells on the way from the root to this cell, both included: 1 more than the
    /// depth. The first stop has no cell and comes before the root.
    cells: u64,
    /// The sum of the marks on this cell and on the completed part beyond it.
    paths: i64,
    is_marked: bool,
}

/// Returns the depths at which straight pieces of black cells begin, and the depths just past their
/// ends; the marks are given in the order of step 5.
fn borders_of_black(marks: &[Mark]) -> Vec<u64> {
    let mut borders = vec![];
    let mut way = vec![Stop { cells: 0, paths: 0, is_marked: false }];
    let mut present = Cell { x: 0, y: 0 };
    for &Mark { cell, paths, .. } in marks {
        complete(&mut way, present.last_common(cell).depth() + 1, &mut borders);
        add_stop(&mut way, Stop { cells: cell.depth() + 1, paths, is_marked: true });
        present = cell;
    }
    complete(&mut way, 0, &mut borders);
    borders
}

/// Adds a stop beyond the others, or adds its marks to the last stop if both stops are at the same
/// cell.
fn add_stop(way: &mut Vec<Stop>, stop: Stop) {
    match way.last_mut() {
        Some(last) if last.cells == stop.cells => {
            last.paths += stop.paths;
            last.is_marked |= stop.is_marked;
        }
        _ => way.push(stop),
    }
}

/// Cuts off the part of the way after its first `cells` cells, as no later mark lies on or beyond
/// this part, and adds the borders of the black cells in it.
fn complete(way: &mut Vec<Stop>, cells: u64, borders: &mut Vec<u64>) {
    while way.last().is_some_and(|stop| stop.cells > cells) {
        let Some(stop) = way.pop() else { break };
        let above = way.last().map_or(cells, |last| last.cells.max(cells));
        // The cells after the stop above have the depths `above`, `above` + 1, …
        if stop.paths > 0 {
            borders.extend([above, stop.cells]);
        } else if stop.is_marked {
            borders.extend([stop.cells - 1, stop.cells]);
        }
        add_stop(way, Stop { cells: above, paths: stop.paths, is_marked: false });
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::DedupWithCount;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        mod coalesce {
            use crate::itertools::size_hint;

            #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
            pub struct CoalesceBy<I, F, C>
            where
                I: Iterator,
                C: CountItem<I::Item>,
            {
                iter: I,
                /// `last` is `None` while no item have been taken out of `iter` (at definition).
                /// Then `last` will be `Some(Some(item))` until `iter` is exhausted,
                /// in which case `last` will be `Some(None)`.
                last: Option<Option<C::CItem>>,
                f: F,
            }

            pub trait CoalescePredicate<Item, T> {
                fn coalesce_pair(&mut self, t: T, item: Item) -> Result<T, (T, T)>;
            }

            impl<I, F, C> Iterator for CoalesceBy<I, F, C>
            where
                I: Iterator,
                F: CoalescePredicate<I::Item, C::CItem>,
                C: CountItem<I::Item>,
            {
                type Item = C::CItem;

                fn next(&mut self) -> Option<Self::Item> {
                    let Self { iter, last, f } = self;
                    // this fuses the iterator
                    let init = match last {
                        Some(elt) => elt.take(),
                        None => {
                            *last = Some(None);
                            iter.next().map(C::new)
                        }
                    }?;

                    Some(
                        iter.try_fold(init, |accum, next| match f.coalesce_pair(accum, next) {
                            Ok(joined) => Ok(joined),
                            Err((last_, next_)) => {
                                *last = Some(Some(next_));
                                Err(last_)
                            }
                        })
                        .unwrap_or_else(|x| x),
                    )
                }

                fn size_hint(&self) -> (usize, Option<usize>) {
                    let (low, hi) = size_hint::add_scalar(
                        self.iter.size_hint(),
                        matches!(self.last, Some(Some(_))) as usize,
                    );
                    ((low > 0) as usize, hi)
                }

                fn fold<Acc, FnAcc>(self, acc: Acc, mut fn_acc: FnAcc) -> Acc
                where
                    FnAcc: FnMut(Acc, Self::Item) -> Acc,
                {
                    let Self { mut iter, last, mut f } = self;
                    if let Some(last) = last.unwrap_or_else(|| iter.next().map(C::new)) {
                        let (last, acc) = iter.fold((last, acc), |(last, acc), elt| {
                            match f.coalesce_pair(last, elt) {
                                Ok(joined) => (joined, acc),
                                Err((last_, next_)) => (next_, fn_acc(acc, last_)),
                            }
                        });
                        fn_acc(acc, last)
                    } else {
                        acc
                    }
                }
            }

            pub struct WithCount;

            pub trait CountItem<T> {
                type CItem;
                fn new(t: T) -> Self::CItem;
            }

            impl<T> CountItem<T> for WithCount {
                type CItem = (usize, T);
                #[inline(always)]
                fn new(t: T) -> (usize, T) {
                    (1, t)
                }
            }

            pub trait DedupPredicate<T> {
                // TODO replace by Fn(&T, &T)->bool once Rust supports it
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool;
            }

            #[derive(Clone, Debug)]
            pub struct DedupEq;

            impl<T: PartialEq> DedupPredicate<T> for DedupEq {
                fn dedup_pair(&mut self, a: &T, b: &T) -> bool {
                    a == b
                }
            }

            /// An iterator adaptor that removes repeated duplicates, while keeping a count of how many
            /// repeated elements were present. This will determine equality using a comparison function.
            ///
            /// See [`.dedup_by_with_count()`](crate::Itertools::dedup_by_with_count) or
            /// [`.dedup_with_count()`](crate::Itertools::dedup_with_count) for more information.
            pub type DedupByWithCount<I, Pred> =
                CoalesceBy<I, DedupPredWithCount2CoalescePred<Pred>, WithCount>;

            #[derive(Clone, Debug)]
            pub struct DedupPredWithCount2CoalescePred<DP>(DP);

            impl<DP, T> CoalescePredicate<T, (usize, T)> for DedupPredWithCount2CoalescePred<DP>
            where
                DP: DedupPredicate<T>,
            {
                fn coalesce_pair(
                    &mut self,
                    (c, t): (usize, T),
                    item: T,
                ) -> Result<(usize, T), ((usize, T), (usize, T))> {
                    if self.0.dedup_pair(&t, &item) {
                        Ok((c + 1, t))
                    } else {
                        Err(((c, t), (1, item)))
                    }
                }
            }

            /// An iterator adaptor that removes repeated duplicates, while keeping a count of how many
            /// repeated elements were present.
            ///
            /// See [`.dedup_with_count()`](crate::Itertools::dedup_with_count) for more information.
            pub type DedupWithCount<I> = DedupByWithCount<I, DedupEq>;

            /// Create a new `DedupByWithCount`.
            pub fn dedup_by_with_count<I, Pred>(
                iter: I,
                dedup_pred: Pred,
            ) -> DedupByWithCount<I, Pred>
            where
                I: Iterator,
            {
                DedupByWithCount {
                    last: None,
                    iter,
                    f: DedupPredWithCount2CoalescePred(dedup_pred),
                }
            }

            /// Create a new `DedupWithCount`.
            pub fn dedup_with_count<I>(iter: I) -> DedupWithCount<I>
            where
                I: Iterator,
            {
                dedup_by_with_count(iter, DedupEq)
            }
        }
        pub(crate) use self::coalesce::*;
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `x` correctly to a `SizeHint`.
        #[inline]
        pub fn add_scalar(sh: SizeHint, x: usize) -> SizeHint {
            let (mut low, mut hi) = sh;
            low = low.saturating_add(x);
            hi = hi.and_then(|elt| elt.checked_add(x));
            (low, hi)
        }
    }

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Remove duplicates from sections of consecutive identical elements, while keeping a count of
        /// how many repeated elements were present.
        /// If the iterator is sorted, all elements will be unique.
        ///
        /// Iterator element type is `(usize, Self::Item)`.
        ///
        /// This iterator is *fused*.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = vec!['a', 'a', 'b', 'c', 'c', 'b', 'b'];
        /// itertools::assert_equal(data.into_iter().dedup_with_count(),
        ///                         vec![(2, 'a'), (1, 'b'), (2, 'c'), (2, 'b')]);
        /// ```
        fn dedup_with_count(self) -> DedupWithCount<Self>
        where
            Self: Sized,
        {
            adaptors::dedup_with_count(self)
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
