//! HDU 4664 — Triangulation
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4664> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: N planes, each with some points in convex position; a move draws a segment between two
//! points of one plane, but segments may neither cross nor share a point, and whoever cannot move
//! loses. The input has T cases: `N`, then the number of points of each plane; print the winner,
//! `Carol` (first) or `Dave`.
//! Bounds: The sum of N over all cases is at most 10^6; a plane has 1 to 10^9 points.
//! Kind: impartial
//! Rule: 0.07
//! Picture: as in 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: a segment uses up two points and divides the other points into groups of i and n - 2 - i
//! points that can no longer be joined to each other. These groups are two smaller planes, so g(n)
//! is the mex of all g(i) ⊕ g(n - 2 - i). For n ≥ 53, g has period 34: it repeats up to
//! n = 2 · 53 + 34 + 2, and by the theorem of Guy and Smith on octal games this proves that it
//! repeats for ever.
//! Cost: O(87²) once for the table, O(1) per plane.
//!
//! 规则：有 N 个平面，每个平面上有若干个处于凸位置的点；每次操作在某个平面上连接两点画一条线
//! 段，线段之间不能相交，也不能有公共端点；无法操作者输。共 T 组数据，每组先给出 N，再给出各平
//! 面的点数；输出获胜者 `Carol`（先手）或 `Dave`。
//! 范围：各组 N 之和至多为 10^6；每个平面有 1 到 10^9 个点。
//! 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
//! 思路：一条线段用掉两个点，把其余的点分成 i 个和 n - 2 - i 个，两边再不能相连，就是两个更小的
//! 平面，所以 g(n) 是所有 g(i) ⊕ g(n - 2 - i) 的 mex。从 n = 53 起 g 以 34 为周期：验证
//! 到 2 · 53 + 34 + 2 都重复，由 Guy 和 Smith 关于八进制游戏的定理就证明了它永远重复。
//! 复杂度：预处理 O(87²)，每个平面 O(1)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// `cargo explore table 0.07` finds this preperiod and this period, and proves both.
const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

fn main() {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |smaller: &[u64]| {
        let points = smaller.len();
        mex((2..=points).map(|cut| smaller[cut - 2] ^ smaller[points - cut]))
    });
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { points: u64 }
            nim_sum ^= sg[equal_plane(points)];
        }
        winners += if nim_sum != 0 { "Carol\n" } else { "Dave\n" };
    }
    print!("{winners}");
}

/// Returns a number of points that is within the table and has the same value as the given number.
fn equal_plane(points: u64) -> usize {
    if points < PREPERIOD {
        points as usize
    } else {
        (PREPERIOD + (points - PREPERIOD) % PERIOD) as usize
    }
}
