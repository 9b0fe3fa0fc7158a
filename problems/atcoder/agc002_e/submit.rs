// AtCoder AGC 002 E https://atcoder.jp/contests/agc002/tasks/agc002_e · made by `cargo judge bundle agc002_e --write` from 032d0ca31212d36e
//! AtCoder AGC 002 E — Candy Piles
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: N piles of candies; a move eats either a whole pile of the largest size or one candy from
//! each remaining pile. Whoever eats the last candy loses. The input is `N` and the piles; print
//! `First` if the player who moves first wins, else `Second`.
//! Bounds: 1 ≤ N ≤ 10^5; a pile has 1 to 10^9 candies.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, a token in the Young diagram of the piles.
//! Why: after x moves of the first kind and y of the second, the position is represented by a token
//! on the cell (x, y) of a diagram; the token steps right or up and must not leave the diagram.
//! Neighbours on a diagonal have the same outcome, so the outcome of (0, 0) is that of the last
//! cell of its diagonal, and from that cell the token can only go straight on.
//!
//! 1. Sort the piles in descending order. The cell (x, y) is in the diagram if candies are left,
//!    that is, if pile x, counted from 0, is larger than y. A move steps to (x + 1, y) or (x, y +
//!    1), and whoever leaves the diagram has eaten the last candy and loses.
//! 2. If (x + 1, y + 1) is in the diagram and lost for the player to move, then (x, y) is lost,
//!    too: either step from it can be answered by a step to (x + 1, y + 1).
//! 3. If (x + 1, y + 1) is in the diagram and won, it is won by a step to a lost cell of the
//!    diagram, say (x + 2, y + 1). By step 2, (x + 1, y) is lost as well, so (x, y) is won.
//! 4. So (0, 0) has the outcome of the last cell (d, d) of its diagonal. A token that steps right
//!    from there cannot step up any more, and vice versa. On each of these two straight paths the
//!    last cell is lost, the cell before it is won, and so on alternately. So (d, d) is won exactly
//!    when at least one of the paths has an odd number of steps.
//!
//! Cost: O(N log N).
//!
//! 规则：有 N 堆糖果；每次操作或者吃掉最大的一堆，或者从剩下的每一堆中各吃一颗。吃掉最后一颗者
//! 负。输入 `N` 和各堆糖果数；先手胜输出 `First`，否则输出 `Second`。
//! 范围：1 ≤ N ≤ 10^5；每堆有 1 到 10^9 颗糖。
//! 模型：棋盘游戏，一枚棋子在各堆排成的杨图（Young 图）上走。
//! 思路：第一种操作做了 x 次、第二种做了 y 次之后，游戏就是图上位于 (x, y) 的一枚棋子，每步向右
//! 或向上走一格，不能走出图外。同一条对角线上相邻的两格胜负相同，所以 (0, 0) 的胜负由它所在对角
//! 线上的最后一格决定，而从那里棋子只能一直往前走。
//!
//! 1. 把各堆从大到小排序。若还有糖果，即编号为 x 的那堆（从 0 编号）多于 y 颗，则格 (x, y) 在图
//!    中。每步走到 (x + 1, y) 或 (x, y + 1)，走出图外的人吃掉了最后一颗，就输了。
//! 2. 若 (x + 1, y + 1) 在图中，且对轮到走的一方是必败态，那么 (x, y) 也是必败态：不论从它走哪
//!    一步，对手都可以接着走到 (x + 1, y + 1)。
//! 3. 若 (x + 1, y + 1) 在图中且是必胜态，那么它有一步走到图中的某个必败格，设
//!    为 (x + 2, y + 1)。由第 2 步，(x + 1, y) 也是必败态，所以 (x, y) 是必胜态。
//! 4. 所以 (0, 0) 与它所在对角线的最后一格 (d, d) 胜负相同。从那里向右走之后就不能再向上，反之
//!    亦然。两条臂各自的最后一格是必败态，倒数第二格是必胜态，依此类推。所以当且仅当有一条臂的
//!    步数是奇数时，(d, d) 是必胜态。
//!
//! 复杂度：O(N log N)。

use proconio::input;

fn main() {
    input! { n: usize, mut piles: [usize; n] }
    piles.sort_unstable_by(|a, b| b.cmp(a));
    assert!(piles.first().is_some_and(|&pile| pile > 0), "there is no candy");
    let diagonal = (0..n).take_while(|&cell| piles[cell] > cell).count() - 1;
    let steps_up = piles[diagonal] - diagonal - 1;
    let steps_right = piles[diagonal + 1..].iter().filter(|&&pile| pile > diagonal).count();
    let won = steps_up % 2 == 1 || steps_right % 2 == 1;
    println!("{}", if won { "First" } else { "Second" });
}


