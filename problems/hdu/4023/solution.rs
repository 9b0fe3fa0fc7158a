//! HDU 4023 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4023> · 1 s · 64 MiB · difficulty 6
//!
//! Rules: there are many boards, each in one of 15 shapes of four squares known from Tetris; the
//! boards may not be turned. The players take turns: Alice covers two free squares of a board, one
//! above the other, and Bob covers two free squares side by side; whoever cannot do so loses, and
//! Alice moves first. The pieces are, in this order: the bar of four squares, upright and flat; S
//! and Z, flat, then both upright; two upright pieces shaped like L and two flat ones; four shaped
//! like T; the square. The input begins with the number of cases; each case has 15 numbers, which
//! say how many boards have each shape. Print `Case #i: Alice` or `Case #i: Bob`.
//! Bounds: each of the 15 numbers is from 0 to 100; the number of cases is not given.
//! Kind: partizan
//! Picture: `1 / 0 0 0 0 0 0 1 0 0 0 0 0 0 0 1`
//! Model: hot game, switches, a star and a number.
//! Why: let a board's value be counted in Alice's moves. Equal switches cancel out, so at most one
//! square, at most one S or Z, and at most one T are left. These boards are played in this order,
//! and then the sign of the number that is left decides who wins.
//!
//! 1. The bars have the values 2 and -2. An upright L has the value {0, -1 | 1} = 1/2: Alice can
//!    leave Bob the two squares of the foot, or cover one of them and leave no move at all; Bob's
//!    only move leaves Alice one move. A flat L has the value {-1 | 0, 1} = -1/2. A flat S or Z has
//!    the value {0 | -1}, an upright S or Z {1 | 0}, a T {0 | 0} = *, and the square {1 | -1}.
//! 2. Write ±x for {x | -x}. Then {0 | -1} = -1/2 + ±1/2 and {1 | 0} = 1/2 + ±1/2. Each ±x is its
//!    own negative, and so is *, so two equal games of these kinds add up to 0: what is left is a
//!    number m plus at most one each of ±1, ±1/2 and *. Nobody moves in a number as long as
//!    anything else is left.
//! 3. Let x > y, where * counts as ±y with y = 0. For Alice, a move in ±x is at least as good as a
//!    move in ±y, whatever else there is: the position that the first move leaves, minus the
//!    position that the second leaves, is x - y + ±x + ±y, and this is at least 0, as Bob loses if
//!    he moves first in it. If Bob moves from ±x to -x, Alice moves from ±y to y, which leaves 0;
//!    if he moves from ±y to -y, she moves from ±x to x, which leaves 2x - 2y > 0; and if he moves
//!    in the number x - y, the number becomes larger, and she moves from ±x to x and wins. The same
//!    holds for Bob with the signs reversed.
//! 4. So ±1, if present, is the first component in which a player moves, and ±1/2, if present, is
//!    the next. Now a number v is left, possibly with *. If v is not 0, its sign decides, since *
//!    is smaller than any positive number. If v = 0, whoever is to move wins with * and loses
//!    without it.
//!
//! Cost: O(1) per case.
//! Judge: no copy of the pictures of the pieces could be read. Their shapes and their order follow
//! from a published analysis that names the moves on each piece; a picture may show a piece flipped
//! upside down or left to right, but this changes no value.
//!
//! 规则：有许多棋盘，每个都是 15 种俄罗斯方块之一，有四格，不许旋转。双方轮流：Alice 每次在一个棋盘上盖住上下相邻
//! 的两个空格，Bob 每次盖住左右相邻的两个空格；无法操作者输，Alice 先手。15 种方块依次为：竖的长条、横的长条；横的
//! S 与 Z，竖的 S 与 Z；两种竖的 L 形，两种横的 L 形；四种 T 形；正方形。先给出数据组数，每组 15 个数，即各种方块的
//! 个数。输出获胜者 `Case #i: Alice` 或 `Case #i: Bob`。
//! 范围：15 个数都从 0 到 100；没有给出组数。
//! 模型：热博弈，开关、星与数。
//! 思路：棋盘的价值以 Alice 的步数计。相同的开关相消，所以正方形、S 与 Z、T 形至多各剩一个。依次取走它们，最后由剩
//! 下的数的正负定胜负。
//!
//! 1. 两种长条是 2 与 -2。竖的 L 形为 {0, -1 | 1} = 1/2：Alice 可以给 Bob 留下横的两格，也可以盖住其中一格，而 Bob
//!    走后给她留下一步。横的 L 形为 {-1 | 0, 1} = -1/2。横的 S 与 Z 为 {0 | -1}，竖的为 {1 | 0}，T 形为
//!    {0 | 0} = *，正方形为 {1 | -1}。
//! 2. 记 ±x 为 {x | -x}。则 {0 | -1} = -1/2 + ±1/2，{1 | 0} = 1/2 + ±1/2。±x 与 * 的相反数都是自己，两个相同的合起
//!    来是 0，所以剩下一个数 m，以及至多各一个 ±1、±1/2、*。只要还有别的，谁也不在数上走。
//! 3. 设 x > y，* 视为 y = 0。对 Alice 来说，不论还有什么，取 ±x 至少不比取 ±y 差：剩下的局面之差 x - y + ±x + ±y 不
//!    为负，因为 Bob 在其中先走必败。他取 -x，就在 ±y 上应对，剩下 0；他在 ±y 上走，就以 +x 应对，剩下
//!    2x - 2y > 0；在数上走使它更大，+x 即胜。对 Bob 来说，正负号反过来，道理相同。
//! 4. 所以先取 ±1（有的话由 Alice 取），再取 ±1/2。这时剩下一个数 v，可能还有 *。v 不为 0 时由它的正负定胜负，因为 *
//!    小于任何正数。v = 0 时，有 * 则轮到的一方胜，没有则输。
//!
//! 复杂度：每组 O(1)。
//! 评测：未能读到各种方块的图。它们是什么、依什么次序，由已发表的一篇分析所列的每种方块上的走法得出，只差上下或左
//! 右翻转，而翻转不改变价值。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { counts: [i64; 15] }
        if let Some(count) = counts.iter().find(|count| **count < 0) {
            panic!("{count} boards of a piece");
        }
        let winner = if alice_wins(&counts) { "Alice" } else { "Bob" };
        winners += &format!("Case #{case}: {winner}\n");
    }
    print!("{winners}");
}

fn alice_wins(counts: &[i64]) -> bool {
    let sum = |from: usize, to: usize| counts[from - 1..to].iter().sum::<i64>();
    // The number that is left, in halves, and whose turn it is: 1 for Alice, -1 for Bob.
    let upright = 4 * sum(1, 1) + sum(5, 6) + sum(7, 8);
    let flat = 4 * sum(2, 2) + sum(3, 4) + sum(9, 10);
    let mut halves = upright - flat;
    let mut turn = 1;
    for (switches, size) in [(sum(15, 15), 2), (sum(3, 6), 1)] {
        if switches % 2 == 1 {
            halves += turn * size;
            turn = -turn;
        }
    }
    let has_star = sum(11, 14) % 2 == 1;
    match halves {
        0 => (turn == 1) == has_star,
        _ => halves > 0,
    }
}
