//! CodeChef LOGGERS — Logging Game
//! <https://www.codechef.com/problems/LOGGERS> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move cuts one of several logs into two pieces of at least one metre each, whose lengths
//! need not be whole numbers; whoever cannot cut loses. The input has T cases: the number of logs,
//! then their lengths in metres, which are whole numbers. Print the winner, `Alice` for the first
//! player or `Bob` for the second.
//! Bounds: T < 450; at most 7 logs, which have at most 250 metres in all.
//! Kind: impartial
//! Rule: 4.4
//! Model: take-and-break game, on real lengths, Kayles in disguise, octal game 4.4.
//! Why: only n, the length of a log rounded down, matters. After a cut, either the two pieces round
//! down to numbers with the sum n, or one metre is lost in rounding.
//!
//! 1. A cut turns a log that rounds down to n into pieces that round down to a ≥ 1 and b ≥ 1. The
//!    fractions cut off by rounding add up to less than two metres, so a + b is n or n - 1.
//! 2. Every such pair occurs. For a + b = n, cut off exactly a metres: the rest rounds down to b.
//!    For a + b = n - 1, the length is n + f with 0 ≤ f < 1; cut off a + (1 + f) / 2 metres, which
//!    leaves b + (1 + f) / 2, and (1 + f) / 2 lies between 0 and 1.
//! 3. So the game is the octal game 4.4 with a heap of n stones for each log: a move takes no stone
//!    or one stone from a heap and splits the rest into two heaps. With m = n - 1 for each heap, a
//!    move turns m into two numbers, each 0 or more, with the sum m - 1 or m - 2: this is Kayles,
//!    0.77.
//! 4. The nim sum of the values of all logs decides the game (Sprague and Grundy). Play ends, as
//!    each cut adds a log and no log is shorter than a metre.
//!
//! Cost: O(L²) once, where L is the length of the longest log; O(N) per case.
//!
//! 规则：每次操作把若干根原木中的一根锯成两段，每段至少一米，长度不必是整数；无法再锯者负。输入
//! 共 T 组数据，每组给出原木的根数，以及以米计的各根长度，均为整数。输出获胜者，先手胜为
//! `Alice`，否则为 `Bob`。
//! 范围：T < 450；至多 7 根原木，总长至多 250 米。
//! 模型：取石子并分堆的游戏，长度是实数，其实就是 Kayles，八进制编码 4.4。
//! 思路：一根原木只有长度的整数部分 n 有用。锯一次，两段的整数部分之和或者仍是 n，或者因取整少
//! 了一米。
//!
//! 1. 把整数部分为 n 的原木锯成整数部分为 a ≥ 1 和 b ≥ 1 的两段，取整舍去的部分合起来不足两米，
//!    所以 a + b 是 n 或 n - 1。
//! 2. 这样的每一对都能得到。若 a + b = n，恰好锯下 a 米，剩下的整数部分是 b。若 a + b = n - 1，
//!    设长度为 n + f，0 ≤ f < 1，锯下 a + (1 + f) / 2 米，剩下 b + (1 + f) / 2 米，
//!    而 (1 + f) / 2 在 0 与 1 之间。
//! 3. 所以这是大小为 n 的堆上的八进制游戏 4.4：取零枚或一枚，再把堆分成两堆。令 m = n - 1，一步
//!    就是留下两堆（可以为空），和为 m - 1 或 m - 2，正是 Kayles，即 0.77。
//! 4. 各根的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。每锯一次多一根，而每根不短于一米，所
//!    以游戏必定结束。
//!
//! 复杂度：L 为最长的一根，预处理 O(L²)；每组 O(N)。

use grundy::named::NamedGame;
use proconio::input;

/// A limit of this program: longer logs take several seconds.
const LONGEST: usize = 20_000;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let longest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(longest <= LONGEST, "a log of {longest} metres, past this program's {LONGEST}");
    let kayles = NamedGame::Kayles.values(longest.max(1));
    let mut winners = String::new();
    for logs in games {
        // A log below one metre cannot be cut either.
        let nim_sum = logs.iter().fold(0, |sum, log| sum ^ kayles[log.saturating_sub(1)]);
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
