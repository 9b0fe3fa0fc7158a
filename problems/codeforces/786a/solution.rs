//! Codeforces 786A — Berzerk
//! <https://codeforces.com/problemset/problem/786/A> · 4 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 787C
//! Rules: n objects stand in a circle; the first is a black hole, and a monster is at another
//! object. Each of two players has a set of numbers and, on his turn, moves the monster forward by
//! one of these numbers. Whoever moves the monster to the black hole wins. The input is `n`, then
//! for each player the size of his set and its numbers. For each player, print a line that tells,
//! for each start 2, …, n, how he fares if he begins: `Win`, `Lose` or, if play goes on for ever,
//! `Loop`.
//! Bounds: 2 ≤ n ≤ 7000; a set has 1 to n - 1 numbers, which are from 1 to n - 1.
//! Kind: partizan
//! Model: game on a graph, with cycles.
//! Why: retrograde analysis decides the game. Whoever is to move with the monster in the hole has
//! lost. Work backwards: a position with a move to a lost position is won, and a position is lost
//! if all its moves lead to won positions. In the remaining positions, both players can avoid
//! losing, and neither can force a win.
//! Cost: O(n (k₁ + k₂)) time, O(n) memory.
//!
//! 规则：n 个物体排成一圈，第一个是黑洞，怪兽在另外某个物体上。两名玩家各有一个数的集合，轮到
//! 谁，谁就把怪兽向前移动若干格，格数是自己集合中的某个数。把它送进黑洞的人赢。输入为 `n`，然后
//! 是每名玩家的集合大小和其中的数。为每名玩家输出一行：由他先手，怪兽起点为 2, …, n 时各自的结
//! 果，`Win`、`Lose`，或游戏永远进行下去的 `Loop`。
//! 范围：2 ≤ n ≤ 7000；每个集合有 1 到 n - 1 个数，各数从 1 到 n - 1。
//! 模型：图上游戏，图中有环。
//! 思路：逆推。怪兽已在黑洞时，轮到的人已经输了。从这里出发，能一步走到必败态的局面必胜；每一步都
//! 走到必胜态的局面必败。剩下的局面里，双方都能避免输，也都不能强制赢。
//! 复杂度：时间 O(n (k₁ + k₂))，空间 O(n)。

use itertools::Itertools;
use proconio::input;

/// The hole, from which the objects are counted.
const HOLE: usize = 0;

/// Who is to move, 0 or 1, and where the monster is.
#[derive(Clone, Copy)]
struct Position {
    player: usize,
    object: usize,
}

fn main() {
    input! { n: usize }
    assert!(n > 0, "a circle of no object");
    let steps = [read_steps(n), read_steps(n)];
    for wins in wins(n, &steps) {
        let word = |wins: &Option<bool>| match wins {
            Some(true) => "Win",
            Some(false) => "Lose",
            None => "Loop",
        };
        println!("{}", wins[1..].iter().map(word).join(" "));
    }
}

/// Reads a player's set, reducing each number modulo the number of objects.
fn read_steps(n: usize) -> Vec<usize> {
    input! { steps: [usize] }
    assert!(!steps.is_empty(), "0 numbers for one of the players");
    steps.into_iter().map(|step| step % n).collect()
}

/// Returns, for each player and each object, whether he wins if the monster is at that object and
/// he is to move; `None` if play goes on for ever.
fn wins(n: usize, steps: &[Vec<usize>; 2]) -> [Vec<Option<bool>>; 2] {
    let mut wins = [vec![None; n], vec![None; n]];
    // How many moves do not lead to a position that is known to be won.
    let mut open_moves = [vec![steps[0].len(); n], vec![steps[1].len(); n]];
    let mut decided = vec![];
    for (player, wins) in wins.iter_mut().enumerate() {
        wins[HOLE] = Some(false);
        decided.push(Position { player, object: HOLE });
    }
    while let Some(after) = decided.pop() {
        let player = 1 - after.player;
        let after_wins = wins[after.player][after.object] == Some(true);
        for &step in &steps[player] {
            let object =
                if step <= after.object { after.object - step } else { after.object + n - step };
            if wins[player][object].is_some() {
                continue;
            }
            if after_wins {
                open_moves[player][object] -= 1;
            }
            if !after_wins || open_moves[player][object] == 0 {
                wins[player][object] = Some(!after_wins);
                decided.push(Position { player, object });
            }
        }
    }
    wins
}
