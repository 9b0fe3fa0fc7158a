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
    assert!(remainders <= MOST, "coordinates up to {side}, too large for this program");
    let counts = count_points(&rectangles, &lost_points(side, lameness));
    let mut answers = String::new();
    for (Rectangle { x1, y1, x2, y2 }, lost) in rectangles.into_iter().zip(counts) {
        let points = ((x2 - x1 + 1) * (y2 - y1 + 1)) as u64;
        let divisor = gcd(lost, points);
        answers += &format!("{}/{}\n", lost / divisor, points / divisor);
    }
    print!("{answers}");
}

fn read_rectangle() -> Rectangle {
    input! { x1: usize, y1: usize, x2: usize, y2: usize }
    let is_ordered = 0 < x1 && x1 <= x2 && 0 < y1 && y1 <= y2;
    assert!(is_ordered, "({x1}, {y1}) and ({x2}, {y2}) are not corners of a rectangle");
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
