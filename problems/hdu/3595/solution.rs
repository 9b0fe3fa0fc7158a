//! HDU 3595 — GG and MM
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3595> · 1 s? · 32 MiB? · difficulty 6
//!
//! Rules: there are N games, each with two heaps. A turn consists of a move in every game that is
//! not over: each of these moves takes a positive multiple of the smaller heap from the larger one,
//! and a game is over when one of its heaps is empty. Whoever has no game to move in loses. MM
//! begins. Each case is the number N and N pairs of heaps; print the winner, `MM` or `GG`.
//! Bounds: ?
//! Kind: impartial
//! Sample: none
//! Model: Euclid's game, played in all games at once.
//! Why: the game with the largest suspense number decides who wins, as [`every`] proves: MM wins
//! exactly when that number is odd. The suspense number of a game is 1 more than the largest even
//! suspense number among its options or, if no option has an even suspense number, 1 more than the
//! least suspense number among its options.
//!
//! 1. For heaps a ≥ b > 0, let q be the quotient and r the remainder of a divided by b. One option
//!    is (b, r); let s be its suspense number. If q > 1, the other options are (b + r, b), (2b + r,
//!    b), …, ((q - 1)b + r, b).
//! 2. The pair (b + r, b) has (b, r) as its only option, so its number is s + 1.
//! 3. If s is even, s + 1 is odd. The next pair, (2b + r, b), has options with the numbers s and
//!    s + 1, so its number is s + 1 as well. All pairs after it also have the number s + 1, as s
//!    remains the only even suspense number among their options.
//! 4. If s is odd, s + 1 is even, so the next pair has the number s + 2, which is odd. All pairs
//!    after it have the number s + 2 as well, as s + 1 remains the only even suspense number among
//!    their options.
//! 5. So the number of (a, b) is s + 2 if q > 1 and s is odd, and s + 1 otherwise. A pair with an
//!    empty heap has the number 0.
//!
//! Cost: O(log of the larger heap) per game.
//! Judge: no copy of the bounds or of the sample could be read. The format and wording are those on
//! which two independent programs agree; `compared.tsv` lists these programs.
//!
//! 规则：有 N 个游戏，每个游戏有两堆石子。每一轮在所有尚未结束的游戏中各操作一次：从较大的一堆取走较小一堆的正整数倍。一
//! 堆取空时该游戏结束。轮到操作时所有游戏都已结束者输，MM 先手。多组数据，每组先给出 N，再给出 N 对石子数；输出获胜者
//! `MM` 或 `GG`。
//! 范围：?
//! 模型：欧几里得博弈，所有游戏同时进行。
//! 思路：由步数最大的游戏决定胜负，证明见 [`every`]：当且仅当最大步数为奇数时 MM 胜。若有后继的步数为偶数，步数等于其中
//! 最大的加 1；否则等于后继中最小的加 1。
//!
//! 1. 设 a ≥ b > 0，a 除以 b 的商为 q，余数为 r。最后一个后继是 (b, r)，步数为 s。若 q > 1，其余后继是 (b + r, b)、
//!    (2b + r, b) 等等，直到 q - 1 倍。
//! 2. (b + r, b) 只有一个后继 (b, r)，所以步数为 s + 1。
//! 3. 若 s 为偶数，s + 1 为奇数。再下一对的后继步数为 s 和 s + 1，所以步数为 s + 1；此后都是这样，因为后继中的偶数只
//!    有 s。
//! 4. 若 s 为奇数，s + 1 为偶数，所以再下一对的步数为 s + 2，是奇数；此后也都是 s + 2，因为后继中的偶数只有 s + 1。
//! 5. 所以当 q > 1 且 s 为奇数时步数为 s + 2，否则为 s + 1。有一堆已空时步数为 0。
//!
//! 复杂度：每个游戏为石子数的对数。
//! 评测：未能读到数据范围和样例。输入格式和输出的单词取自两个各自写成而结果一致的程序，见 `compared.tsv`。

use grundy::every;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { games: usize, heaps: [(u64, u64); games] }
        let suspenses = heaps.iter().map(|&(a, b)| suspense(a.max(b), a.min(b)));
        winners += if every::outcome(suspenses).mover_wins() { "MM\n" } else { "GG\n" };
    }
    print!("{winners}");
}

fn suspense(larger: u64, smaller: u64) -> u32 {
    if smaller == 0 {
        return 0;
    }
    let last = suspense(smaller, larger % smaller);
    let has_choice = larger / smaller > 1;
    if has_choice && last % 2 == 1 {
        last + 2
    } else {
        last + 1
    }
}
