//! HackerRank counter-game — Counter game
//! <https://www.hackerrank.com/challenges/counter-game> · 10 s? · 512 MiB? · difficulty 1
//!
//! Rules: a counter shows n. A move halves the number if it is a power of 2, and otherwise
//! subtracts the largest power of 2 below it; whoever brings the number down to 1 wins, and if it
//! is 1 at the start, the first player loses. The input has T cases `n`. Print the winner, `Louise`
//! (first) or `Richard`.
//! Bounds: ?
//! Kind: impartial
//! Model: parity, of the ones in the binary form of n - 1.
//! Why: nobody has a choice. While n has several ones in binary, a move removes the highest of
//! them; once only the lowest is left, with z zeros after it, each move removes a zero. So the
//! number of moves of a game is the number of binary ones of n above the lowest one, plus z.
//! Subtracting 1 from n turns the lowest one into a zero and the z zeros after it into ones, and
//! leaves all other digits unchanged, so n - 1 has exactly as many ones as the game has moves.
//! Cost: O(1) per case.
//! Judge: for `1 / 1` a published program prints `Louise`; the statement says that Richard wins.
//!
//! 规则：计数器上显示 n。若它是 2 的幂，操作把它减半；否则从中减去小于它的最大的 2 的幂。把它变成 1
//! 的人胜，一开始就是 1 则先手负。输入共 T 组数据，每组给出 `n`；输出获胜者 `Louise`（先手）或
//! `Richard`。
//! 范围：?
//! 模型：奇偶性，看 n - 1 的二进制中 1 的个数。
//! 思路：双方都没有选择。n 的二进制中有多个 1 时，操作去掉最高的 1；只剩最低的 1 时，设它后面有 z 个
//! 0，每次操作去掉一个 0。所以步数等于其余的 1 的个数加上 z。把 n 减 1，最低的 1 和它后面的 0 变成 z
//! 个 1，其他位不变，所以 n - 1 中 1 的个数正好等于步数。
//! 复杂度：每组 O(1)。
//! 评测：输入 `1 / 1` 时，一个公开的程序输出 `Louise`；题面说明此时 Richard 获胜。

use proconio::input;

fn main() {
    input! { cases: usize, counters: [u64; cases] }
    let mut winners = String::new();
    for n in counters {
        let below = n.checked_sub(1).expect("the counter shows 0");
        winners += if below.count_ones() % 2 == 1 { "Louise\n" } else { "Richard\n" };
    }
    print!("{winners}");
}
