//! Luogu P10876 — Points (Točkice, 游戏 M)
//! <https://www.luogu.com.cn/problem/P10876> · 1 s? · 512 MiB? · easy
//!
//! Also: COTS 2022 "Točkice"
//! Rules: n points, no three on a line; a move joins two of them by a segment that is not
//! there yet and crosses no other inside, and whoever cannot move loses, Alenka first. One
//! case `n`, then the points `x y`; print the winner, `Alenka` or `Bara`.
//! Model: parity, the edges of a triangulation.
//! Why: play ends with a triangulation. If h of the points are corners of the convex hull, its
//! f triangles have 3f = 2e - h sides inside, and by Euler's formula n - e + f + 1 = 2: so
//! the number of moves is always e = 3n - 3 - h (also for the one segment of two points).
//! Cost: O(n log n).

use proconio::input;

type Point = (i64, i64);

/// Whether going from `a` over `b` to `c` turns left.
fn turns_left(a: Point, b: Point, c: Point) -> bool {
    (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0) > 0
}

/// The corners of the hull, without the last, on one side of sorted points.
fn side(points: impl Iterator<Item = Point>) -> usize {
    let mut corners: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = corners[..] {
            if turns_left(a, b, point) {
                break;
            }
            corners.pop();
        }
        corners.push(point);
    }
    corners.len() - 1
}

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} points, not 2 to 100000");
    input! { mut points: [(i64, i64); n] }
    let in_bounds = points.iter().all(|&(x, y)| x.abs().max(y.abs()) <= 1_000_000_000);
    assert!(in_bounds, "a coordinate past 1000000000");
    points.sort_unstable();
    let differ = points.windows(2).all(|two| two[0] != two[1]);
    assert!(differ, "two equal points");
    let corners = side(points.iter().copied()) + side(points.iter().rev().copied());
    let segments = 3 * n - 3 - corners;
    println!("{}", if segments % 2 == 1 { "Alenka" } else { "Bara" });
}
