//! BZOJ 2927 — War of polygons (多边形之战)
//! <https://hydro.ac/d/bzoj/p/2927> · 1 s? · 128 MiB? · difficulty 4
//!
//! Also: POI 1999 "Wojna wielokątów"
//! Rules: diagonals cut a convex polygon of n vertices into n - 2 triangles, one of them black. A
//! move cuts one triangle off along one diagonal; whoever cuts off the black one wins. The input is
//! one case: `n`, then each triangle as its three vertices, numbered from 0 to n - 1, the black
//! triangle first. Print `TAK` if the first player wins, else `NIE`.
//! Bounds: 4 ≤ n ≤ 5 · 10^4.
//! Kind: impartial
//! Model: parity, a leaf of a tree that nobody wants to expose.
//! Why: the triangles are the vertices of a tree, and a move takes a leaf. If the black one is a
//! leaf, that is, if two of its sides are sides of the polygon, it can be taken at once. Otherwise
//! whoever makes it a leaf loses. This can be avoided while more than three triangles are left: if
//! the black one has three neighbours, by any move; if it has two, by taking the far end of a
//! branch of at least two triangles. With three left, every move loses. So if the black triangle is
//! not a leaf, the first player wins exactly when n - 2 is even.
//! Cost: O(n).
//!
//! 规则：一个 n 个顶点的凸多边形被对角线分成 n - 2 个三角形，其中一个是黑的。每次操作沿一条对角
//! 线切下一个三角形；切下黑三角形的人胜。只有一组数据，先给出 n，再给出各三角形，由顶点编号 0
//! 到 n - 1 给出，第一个是黑的。先手胜输出 `TAK`，否则输出 `NIE`。
//! 范围：4 ≤ n ≤ 5 · 10^4。
//! 模型：奇偶性，一片谁也不愿让它露出的叶子。
//! 思路：把三角形看作树上的点，每步取下一片叶子。若黑三角形是叶子，即它有两条边是多边形的边，先
//! 手立即取下它。否则，使它变成叶子的人败；而只要还多于三个三角形，就总能避免：若黑三角形有三个
//! 邻居，走哪一步都行；若有两个，就从至少有两个三角形的一枝的远端取。只剩三个时，每一步都败。所
//! 以在这种情形下，当且仅当 n - 2 是偶数时先手胜。
//! 复杂度：O(n)。

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
