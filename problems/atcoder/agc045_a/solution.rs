//! AtCoder AGC 045 A — Xor Battle
//! <https://atcoder.jp/contests/agc045/tasks/agc045_a> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: x is 0 at first, and in round i the player S_i, `0` or `1`, may replace it with x ⊕ A_i
//! or leave it as it is. Player 0 wants x to be 0 after N rounds, and player 1 wants it to be
//! different from 0. The input is the number of cases; each case is `N`, the numbers A and the word
//! S. Print the winner of each case, `0` or `1`.
//! Bounds: at most 100 cases; 1 ≤ N ≤ 200; 1 ≤ A_i ≤ 10^18.
//! Kind: pursuit
//! Picture: as in contest::xor_basis
//! Model: linear basis, from the last round backwards.
//! Why: let V be the set of all x from which player 0 can win the rest of the game. After the last
//! round V = {0}, which is a linear space over GF(2). Go back one round, and let a be the number
//! given for that round.
//!
//! 1. If the round is player 0's, he wins from x if x or x ⊕ a is in V: V becomes the space spanned
//!    by V and a.
//! 2. If it is player 1's and a is in V, then x and x ⊕ a are either both in V or both outside it,
//!    so V does not change.
//! 3. If it is player 1's and a is not in V, then x and x ⊕ a are never both in V, so player 1 wins
//!    from every x, and thus wins the whole game, whatever happens earlier.
//! 4. If step 3 applies to no round, V is still a linear space before the first round. It contains
//!    0, and player 0 wins.
//!
//! Cost: O(64 · N) per case.
//!
//! 规则：开始时 x 为 0；第 i 轮由玩家 S_i 操作，S_i 为 `0` 或 `1`，他可以把 x 换成 x ⊕ A_i，也
//! 可以不变。玩家 0 希望 N 轮之后 x 为 0，玩家 1 希望它不为 0。输入数据组数，每组为 `N`、各个 A
//! 和串 S；输出每组的获胜者 `0` 或 `1`。
//! 范围：至多 100 组；1 ≤ N ≤ 200；1 ≤ A_i ≤ 10^18。
//! 模型：线性基，从最后一轮往回推。
//! 思路：设 V 为从剩余各轮来看玩家 0 能获胜的 x 的集合。最后一轮之后 V = {0}，它是 GF(2) 上的线
//! 性空间。设往前一轮的数为 a。
//!
//! 1. 若这一轮属于玩家 0，只要 x 或 x ⊕ a 在 V 中他就胜：V 变成由 V 和 a 张成的空间。
//! 2. 若属于玩家 1，且 a 在 V 中，则 x 与 x ⊕ a 同时在或同时不在 V 中，V 不变。
//! 3. 若属于玩家 1，且 a 不在 V 中，则 x 与 x ⊕ a 不会同时在 V 中，所以玩家 1 从任何 x 都能获
//!    胜；于是不论更早的各轮如何，他从一开始就胜。
//! 4. 若没有出现第 3 步的一轮，推到开头时 V 仍是线性空间，含有 0，玩家 0 胜。
//!
//! 复杂度：每组 O(64 · N)。

use grundy::contest::xor_basis::XorBasis;
use proconio::{input, marker::Bytes};

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, numbers: [u64; n], players: Bytes }
        assert!(players.len() == n, "{} players in {n} rounds", players.len());
        winners += if player_0_wins(&numbers, &players) { "0\n" } else { "1\n" };
    }
    print!("{winners}");
}

fn player_0_wins(numbers: &[u64], players: &[u8]) -> bool {
    let mut good = XorBasis::new();
    for (&number, &player) in numbers.iter().zip(players).rev() {
        match player {
            b'0' => {
                good.insert(number);
            }
            b'1' if good.contains(number) => {}
            b'1' => return false,
            _ => panic!("{:?} is no player", char::from(player)),
        }
    }
    true
}
