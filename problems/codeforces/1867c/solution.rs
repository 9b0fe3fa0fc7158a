//! Codeforces 1867C — Salyg1n and the MEX Game
//! <https://codeforces.com/problemset/problem/1867/C> · 3 s · 256 MiB · difficulty 3
//!
//! Rules: interactive. Alice and Bob change a set of n numbers. Alice adds a number from 0 to 10^9
//! that is not in the set; then Bob removes a number that is smaller than the number just added.
//! The game ends when Bob cannot remove a number, or after 2n + 1 moves, and Alice wants the mex of
//! the set to be large. The input is the number of cases; each case is `n` and the set. Print each
//! number that Alice adds; then read the number that Bob removes, or `-1` at the end of the game.
//! Reach the largest mex that Alice can force.
//! Bounds: 1 ≤ n ≤ 10^5, in each case and in all cases together; the numbers of the set are from 0
//! to 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: pairing strategy, adding again what is removed.
//! Why: let m be the mex of the set, and let M be its mex once m is added. Alice reaches M by first
//! adding m and then, on each later move, the number that Bob has just removed, and she cannot
//! reach more.
//!
//! 1. After each move of Alice's the set is the initial set with m added, and its mex is M. The
//!    game ends after a move of Alice's: Bob is the one who cannot move, and move 2n + 1 is hers.
//! 2. Bob makes sure that at least two of the numbers 0 to M are missing before each move of
//!    Alice's; at first, m and M are missing. Then at least one is missing after her move, so the
//!    mex is at most M whenever the game ends.
//! 3. If at least two are still missing after her move, he may remove any number. Otherwise Alice
//!    has just added one of the numbers 0 to M, and whatever smaller number he removes is also one
//!    of these numbers. If there is no smaller number, the game is over.
//!
//! Cost: O(n log n).
//!
//! 规则：交互题。Alice 和 Bob 改动一个有 n 个数的集合。Alice 加入一个不在集合中的数，从 0 到
//! 10^9，然后 Bob 删去一个比它小的数。Bob 无数可删时，或走满 2n + 1 步时，游戏结束；Alice 想使
//! 集合的 mex 尽量大。先给出数据组数，每组给出 `n` 和集合：输出 Alice 加入的数，读入 Bob 删去的
//! 数，结束时读到 `-1`；要达到 Alice 所能达到的最大值。
//! 范围：1 ≤ n ≤ 10^5，各组的 n 之和也是如此；集合中的数从 0 到 10^9。
//! 模型：配对策略，删去什么就加回什么。
//! 思路：设集合的 mex 为 m，加入 m 之后的 mex 为 M。Alice 先加入 m，以后 Bob 删什么就加回什么，
//! 能达到 M，也不能更多。
//!
//! 1. 她每次走完，集合都是原来的集合加上 m，mex 为 M。游戏总在 Alice 走完之后结束：不能走的
//!    是 Bob，而第 2n + 1 步是她走的。
//! 2. Bob 可以使 Alice 每次走之前，0 到 M 中至少缺两个数，开始时缺的是 m 和 M。那么她走完后至少
//!    还缺一个，所以无论何时结束，mex 至多为 M。
//! 3. 她走完后若仍缺两个，他删什么都行。否则 Alice 刚加入的是 0 到 M 之一，他删去的比它小的数也
//!    在其中，于是又缺两个。若没有更小的数可删，游戏就结束了。
//!
//! 复杂度：O(n log n)。

use grundy::mex::mex;
use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { numbers: [u64] }
        // The line is sent at once, because standard output flushes whole lines.
        println!("{}", mex(numbers));
        while let Some(removed) = hear() {
            println!("{removed}");
        }
    }
}

/// Reads the number that Bob removes, or returns `None` at the end of a game.
fn hear() -> Option<u64> {
    input_interactive! { answer: i64 }
    match u64::try_from(answer) {
        Ok(removed) => Some(removed),
        Err(_) if answer == -1 => None,
        Err(_) => panic!("the judge says {answer}: the number was wrong"),
    }
}
