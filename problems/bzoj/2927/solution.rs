//! BZOJ 2927 — War of polygons (多边形之战)
//! <https://hydro.ac/d/bzoj/p/2927> · 1 s? · 128 MiB? · medium
//!
//! Also: POI 1999 "Wojna wielokątów"
//! Rules: diagonals cut a convex polygon of n vertices into n - 2 triangles, one of them black. A
//! move cuts one triangle off along one diagonal; whoever cuts off the black one wins. The input
//! is one case: `n`, then the triangles by their vertices 0 to n - 1, the black one first. Print
//! `TAK` if the first player wins, else `NIE`.
//! Model: parity, a leaf of a tree that nobody lays bare.
//! Why: the triangles are the vertices of a tree, and a move takes a leaf. If the black one is a
//! leaf, that is if it has two sides of the polygon, it is taken at once. Otherwise whoever
//! makes it a leaf loses, and one can avoid that while more than three triangles are left: by
//! any move if black has three neighbours, and if it has two, by taking the far end of a branch of
//! two triangles or more. With three left every move loses. So in this case the first player wins
//! exactly if n - 2 is even.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n >= 4, "a polygon of {n} vertices has no diagonal");
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
