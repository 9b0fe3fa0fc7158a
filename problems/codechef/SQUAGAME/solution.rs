//! CodeChef SQUAGAME — Squares Game
//! <https://www.codechef.com/problems/SQUAGAME> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: of any two squares, either one lies inside the other or they lie apart; all sides are
//! parallel to the axes. A move paints a square that is not painted yet, and everything inside it;
//! whoever cannot move loses. The input has T cases: the number of squares, then for each square
//! its lower left corner and its side, `x y a`. Print `Fat` and the number of the first square
//! whose painting is a winning first move, or `Fit` if there is none.
//! Bounds: 1 ≤ T ≤ 10; 1 to 50,000 squares, at most 250,000 for all cases together;
//! -10^8 ≤ x, y ≤ 10^8; 0 < a < 10^8.
//! Kind: impartial
//! Model: Green Hackenbush, squares inside each other as trees.
//! Why: draw each square as a Hackenbush edge on top of the edge for the smallest square around it,
//! or on the ground if no square is around it. To paint a square is to cut its edge: all edges on
//! top of it disappear with it. So the colon principle gives the values, and these give the winning
//! moves.
//!
//! 1. A line sweeps over the squares from the left. It keeps the lower and upper sides of the
//!    squares that it crosses, ordered by height.
//! 2. Where a square begins, look at the next side below its own lower side. If this next side is
//!    the lower side of a square, that square is the smallest square around the new one. If it is
//!    the upper side of a square, the smallest square around that square is also the smallest
//!    square around the new one, or neither of the two lies inside any square.
//! 3. Where sides touch, a larger square begins before the squares inside it and ends after them,
//!    and a square ends before the squares to its right begin.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有一些边平行于坐标轴的正方形，两两或者相离，或者一个在另一个里面。每次操作选一个还没涂
//! 色的正方形，把它和它里面的一切都涂上色；无法操作者输。输入共 T 组数据，每组给出正方形的个
//! 数，以及每个的左下角和边长 `x y a`。若先手能胜，输出 `Fat` 和先手第一步涂了就能取胜的编号最
//! 小的正方形；否则输出 `Fit`。
//! 范围：1 ≤ T ≤ 10；正方形有 1 到 50,000 个，各组总和至多 250,000 个；-10^8 ≤ x, y ≤ 10^8；
//! 0 < a < 10^8。
//! 模型：绿色 Hackenbush，嵌套的正方形构成树。
//! 思路：把每个正方形画成一条边，立在包围它的最小正方形的边上，没有就立在地上。涂一个正方形就是
//! 剪断它的边，上面的一切随之消失。所以用克朗原理（Colon Principle）求出各值和必胜的第一步。
//!
//! 1. 用扫描线从左往右扫过各正方形，按高度维护当前与它相交的正方形的下边和上边。
//! 2. 在一个正方形开始处，看它的下边之下最近的一条边。若是某个正方形的下边，那个正方形就是包围
//!    它的；若是某个正方形的上边，则两者在同一个正方形里面，或者都不在任何正方形里面。
//! 3. 边相接触时，较大的正方形先于里面的开始，后于里面的结束；并排的正方形，先结束旧的，再开始
//!    新的。
//!
//! 复杂度：每组 O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::winning_moves;
use proconio::input;
use std::collections::BTreeMap;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { corners: [(i32, i32, i32)] }
        let squares: Vec<Square> = corners.into_iter().map(Square::new).collect();
        // The ground comes after all squares.
        let ground = squares.len();
        let around = squares_around(&squares);
        let mut parents: Vec<Option<usize>> =
            around.iter().map(|around| Some(around.unwrap_or(ground))).collect();
        parents.push(None);
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        match winning_moves(&tree).first() {
            Some(square) => answers += &format!("Fat {}\n", square + 1),
            None => answers += "Fit\n",
        }
    }
    print!("{answers}");
}

/// A square, given by the interval that it covers in each direction.
struct Square {
    across: Range,
    up: Range,
}

/// The interval that a square covers in one direction.
struct Range {
    start: End,
    end: End,
}

/// A place at which a square starts or ends in one direction. Ends at the same place are sorted so
/// that squares that touch there are treated in the right order: the squares that end there come
/// before the squares that start there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct End {
    place: i64,
    is_start: bool,
    /// The length of the square's side, negated for a start: the smallest square ends first, and
    /// the largest one starts first.
    signed_side: i64,
}

impl Square {
    fn new((x, y, side): (i32, i32, i32)) -> Square {
        assert!(side > 0, "a square with the side {side}");
        Square { across: Range::new(x.into(), side.into()), up: Range::new(y.into(), side.into()) }
    }
}

impl Range {
    fn new(place: i64, side: i64) -> Range {
        Range {
            start: End { place, is_start: true, signed_side: -side },
            end: End { place: place + side, is_start: false, signed_side: side },
        }
    }
}

/// Returns, for each square, the smallest one around it, if there is one.
fn squares_around(squares: &[Square]) -> Vec<Option<usize>> {
    let sides = squares
        .iter()
        .enumerate()
        .flat_map(|(index, square)| [(square.across.start, index), (square.across.end, index)]);
    let mut sides: Vec<(End, usize)> = sides.collect();
    sides.sort_unstable();
    let mut around = vec![None; squares.len()];
    let mut crossed = BTreeMap::new();
    for (side, index) in sides {
        let Range { start: lower, end: upper } = squares[index].up;
        if side.is_start {
            let below = crossed.range(..lower).next_back();
            around[index] = below.and_then(
                |(end, &other): (&End, &usize)| {
                    if end.is_start {
                        Some(other)
                    } else {
                        around[other]
                    }
                },
            );
        } else {
            crossed.remove(&lower);
            crossed.remove(&upper);
        }
        // Whatever is inside starts later and ends before.
        assert!(
            crossed.range(lower..=upper).next().is_none(),
            "square {} meets another",
            index + 1
        );
        if side.is_start {
            crossed.insert(lower, index);
            crossed.insert(upper, index);
        }
    }
    around
}
