//! HDU 4315 — Climbing the Hill
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315> · 1 s · 32 MiB · difficulty 6
//!
//! Rules: N people stand on different cells below a hilltop, cell 0, and the kth from the top is
//! the king. A move takes one person up any number of cells, but not past another person and not
//! onto the cell of another person, except on the hilltop; whoever takes the king to the top wins.
//! Alice moves first. Each case up to the end of the input is `N k`, then the cells in increasing
//! order; print `Alice` or `Bob`.
//! Bounds: 1 ≤ k ≤ N ≤ 1000; the cells are from 1 to 99,999.
//! Kind: impartial
//! Model: staircase Nim, on the cells that each person may climb.
//! Why: if the king is the first person, the first move takes the king to the top. Otherwise nobody
//! wants to take the person before the king to the top, and without that move the game is
//! staircase Nim: each person is a step, and the number of stones on this step is the number of
//! cells by which the person may climb.
//!
//! 1. Let k > 1. Whoever takes person k - 1 to the top loses, as the king follows at once. The
//!    first person who is not yet at the top can always climb there; so a player who has no other
//!    move must take person k - 1 to the top. If this move is forbidden, whoever cannot move loses.
//! 2. Let the gap of a person be the number of cells by which the person may climb: up to the cell
//!    just below the next person above, or up to the top if everybody above is already there. For
//!    person k - 1, the gap does not include the top. A climb can shorten the climber's gap to any
//!    smaller length, and it lengthens the gap of the next person below. Behind the last person
//!    there is no gap.
//! 3. Only the gaps of the last person, the third from last and so on count, as heaps of Nim. A
//!    climb by one of these people is a move in Nim. Any other climb lengthens one of these gaps,
//!    and the opponent answers by shortening it to its old length. So whoever wins Nim on these
//!    gaps always has an answer, and the game ends, as nobody ever goes down.
//! 4. At the start only person 1 may climb to the top: `cell[1]` cells, or one fewer if k = 2.
//!
//! Cost: O(N) per case.
//!
//! 规则：N 个人站在山顶（0 号格）下方各不相同的格子里，从上往下第 k 个人是国王。每次操作让一个
//! 人往上爬任意多格，不能越过别人，除了山顶也不能与别人同格；把国王送到山顶者胜，Alice 先手。多
//! 组数据，读到输入结束；每组先给出 N 和 k，再按升序给出各人所在的格子；输出 `Alice` 或 `Bob`。
//! 范围：1 ≤ k ≤ N ≤ 1000；各格从 1 到 99,999。
//! 模型：阶梯 Nim，看每个人能爬的格数。
//! 思路：国王排在第一个时，先手直接把他送上山顶。否则谁也不愿把国王前面的那个人送上山顶，去掉这
//! 步之后就是阶梯 Nim：每个人是一级台阶，台阶上的石子数就是他能爬的格数。
//!
//! 1. 设 k > 1。谁把第 k - 1 个人送上山顶谁就输，因为国王马上跟着上去。还没到山顶的人中，最前面
//!    的那个总能爬到山顶；所以没有别的走法的人只好走这一步而输掉。不算这一步，就是无法操作者
//!    输。
//! 2. 一个人的间隔定义为他能爬的格数：他与前一个人之间的格数；前面没有人时，是一直到山顶的格
//!    数。对第 k - 1 个人，山顶不算。往上爬就是把自己的间隔缩短成任意更小的数，同时使后一个人的
//!    间隔变长。最后一个人的后面没有间隔。
//! 3. 只有最后一个、倒数第三个……这些人的间隔算数，各是 Nim 的一堆。这些人往上爬就是 Nim 的一次
//!    操作。其他人往上爬会使其中一堆变大，对手把它缩短回原来的大小即可。所以在这些堆上能赢的一
//!    方总能应对；而人人只往上走，游戏必定结束。
//! 4. 开局时只有第 1 个人可能爬到山顶：他能爬 `cell[1]` 格，若 k = 2 则少一格。
//!
//! 复杂度：每组 O(N)。

use grundy::staircase::{self, NO_BOUND};
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, king: usize }
        assert!((1..=n).contains(&king), "the king is number {king} of {n}");
        input! { cells: [u64; n] }
        assert!(cells[0] > 0, "a person on cell 0, the hilltop");
        for pair in cells.windows(2) {
            assert!(pair[0] < pair[1], "cell {} before cell {}", pair[0], pair[1]);
        }
        winners += if alice_wins(king, &cells) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn alice_wins(king: usize, cells: &[u64]) -> bool {
    if king == 1 {
        return true;
    }
    let mut gaps = vec![if king == 2 { cells[0] - 1 } else { cells[0] }];
    gaps.extend(cells.windows(2).map(|pair| pair[1] - pair[0] - 1));
    // The gap of the last person is the stair above the ground.
    gaps.reverse();
    staircase::outcome(&gaps, NO_BOUND).mover_wins()
}
