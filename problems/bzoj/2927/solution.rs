//! BZOJ 2927 — War of polygons (多边形之战)
//! <https://hydro.ac/d/bzoj/p/2927> · 1 s? · 128 MiB? · medium
//!
//! Also: POI 1999 "Wojna wielokątów"
//! Rules: diagonals cut a convex polygon of n vertices into n - 2 triangles, one of them
//! black; a move cuts one triangle off along one diagonal, and whoever cuts off the black
//! one wins. One case `n`, then the triangles by their vertices 0 to n - 1, the black one
//! first; print `TAK` if the first player wins, else `NIE`.
//! Model: parity, a leaf of a tree that nobody lays bare.
//! Why: the triangles are a tree, and a move takes a leaf. If black is a leaf, with two
//! sides of the polygon, it is taken at once. If not, one must not make it a leaf. That can
//! be avoided while more than three triangles are left: if black has three neighbours, by
//! any move; if two, by a leaf on a side where there are two triangles or more. With three
//! left every move loses, so that the first player wins exactly if n - 2 is even.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((4..=50_000).contains(&n), "a polygon of {n} vertices, not 4 to 50000");
    input! { triangles: [[usize; 3]; n - 2] }
    for corners in &triangles {
        let in_bounds = corners.iter().all(|&corner| corner < n);
        assert!(in_bounds, "a vertex in {corners:?} of a polygon of {n}");
    }
    let black = &triangles[0];
    let is_side = |&(one, other): &(usize, usize)| (one + 1) % n == other || (other + 1) % n == one;
    let edges = [(black[0], black[1]), (black[1], black[2]), (black[2], black[0])];
    let is_leaf = edges.iter().filter(|edge| is_side(edge)).count() == 2;
    println!("{}", if is_leaf || n % 2 == 0 { "TAK" } else { "NIE" });
}
