//! Codeforces 69D — Dot
//! <https://codeforces.com/problemset/problem/69/D> · 3 s · 256 MiB · difficulty 5
//!
//! Rules: a dot is at (x, y). A move adds one of n given vectors to the dot's position, or reflects
//! the dot in the line y = x; each player may reflect it once in the game. A player loses if the
//! dot is farther than d from the origin after his move. The input is `x y n d` and the vectors,
//! whose components are not negative; print the winner, `Anton` if it is the first player and
//! `Dasha` if not.
//! Bounds: -200 ≤ x, y ≤ 200; 1 ≤ d ≤ 200; 1 ≤ n ≤ 20; the numbers of the vectors are from 0 to
//! 200.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, a dot that goes right and up within a circle.
//! Why: reflections change nothing. The player who would win the game without reflections answers
//! the other player's reflection with his own reflection. The distance stays the same, so his move
//! does not lose, and the dot is back where it was. Without reflections, a point is won exactly
//! when one of the vectors leads to a lost point within the circle of radius d around the origin,
//! and the points are decided backwards, starting from the upper right.
//! Cost: O(n w h) time and O(w h) memory for the rectangle of w by h points that reaches from the
//! dot as far right and as far up as the circle does.
//!
//! 规则：一个点在 (x, y)。每次操作给它加上 n 个给定向量之一，或把它关于直线 y = x 对称过去，后
//! 者每人在整局中只能用一次。谁走过之后点到原点的距离大于 d，谁就输。输入为 `x y n d` 和各向
//! 量，向量的分量都非负；输出获胜者，先手赢输出 `Anton`，否则输出 `Dasha`。
//! 范围：-200 ≤ x, y ≤ 200；1 ≤ d ≤ 200；1 ≤ n ≤ 20；向量的分量从 0 到 200。
//! 模型：棋盘游戏，点在圆内向右向上走。
//! 思路：对称不影响胜负。没有对称时能赢的人，遇到对方对称，就用自己的对称应答：距离没有变，所以可
//! 以这样走，点又回到原处。只有向量时，若某个向量把点带到圆内的必败点，它就是必胜点；从右上往回逐
//! 点判定即可。
//! 复杂度：设从起点到圆的右边界和上边界的矩形有 w × h 个点，时间 O(n w h)，空间 O(w h)。

use proconio::input;

const MOST_POINTS: i64 = 100_000_000;

fn main() {
    input! { x: i32, y: i32, n: usize, d: u16, vectors: [(u32, u32); n] }
    let (x, y, d) = (i64::from(x), i64::from(y), i64::from(d));
    // The rectangle of the points that the dot can reach within the circle, at least its own.
    let width = (d - x).max(0) + 1;
    let height = (d - y).max(0) + 1;
    assert!(
        width * height <= MOST_POINTS,
        "a dot at {x} {y}, from which more than {MOST_POINTS} points lie towards the circle"
    );
    assert!(!vectors.contains(&(0, 0)), "a vector 0 0, with which play need not end");
    let mut won = vec![vec![false; height as usize]; width as usize];
    for right in (0..width).rev() {
        for up in (0..height).rev() {
            won[right as usize][up as usize] = vectors.iter().any(|&(a, b)| {
                let (right, up) = (right + i64::from(a), up + i64::from(b));
                let is_near = right < width && up < height;
                is_near
                    && (x + right).pow(2) + (y + up).pow(2) <= d * d
                    && !won[right as usize][up as usize]
            });
        }
    }
    println!("{}", if won[0][0] { "Anton" } else { "Dasha" });
}
