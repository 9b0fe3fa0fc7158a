//! Project Euler 860 — Gold and Silver Coin Game
//! <https://projecteuler.net/problem=860> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: there are n stacks, each of two coins, and each coin is gold or silver. A move of Gary's
//! removes a gold coin and all coins above it, and a move of Sally's removes a silver coin and all
//! coins above it; whoever cannot move loses. The input is n; print, modulo 989,898,989, the number
//! of ways to choose the coins so that whoever moves first loses. Without input, n is 9898.
//! Bounds: one instance, n = 9898.
//! Kind: count
//! Model: partizan game, Red-Blue Hackenbush, stalks of two edges.
//! Why: whoever moves first loses if and only if the values of the stacks, as numbers, add up to 0.
//! Gold on gold is worth 2, gold below silver 1/2, silver below gold -1/2, and silver on silver -2,
//! by Berlekamp's rule, which is proved at `grundy::hackenbush::stalk` for stalks of any length.
//!
//! 1. {1 | } = 2 means two free moves for Gary; {0 | 1} = 1/2, as Gary's only move removes the
//!    whole stack, and Sally's only move leaves a gold coin. The other two values follow by
//!    exchanging the two players.
//! 2. Let a, b, c and d be the numbers of stacks worth 2, -2, 1/2 and -1/2, respectively. The sum
//!    is 0 exactly when d - c = 4 (a - b).
//! 3. For given a and b, the other n - a - b stacks can be divided so that d - c = 4 (a - b) if and
//!    only if n - a - b is even and at least the absolute value of 4 (a - b).
//! 4. So the answer is the sum of n! / (a! b! c! d!) over all such a, b, c, d.
//!
//! Cost: O(n²).
//!
//! 规则：有 n 摞硬币，每摞两枚，各为金币或银币。Gary 每次拿走一枚金币以及它上面的所有硬币，
//! Sally 每次拿走一枚银币以及它上面的所有硬币；无法操作者输。输入 n；输出有多少种硬币的选法使先
//! 走的人（不论是谁）输，对 989,898,989 取模。没有输入时，n 为 9898。
//! 范围：只有一组，n = 9898。
//! 模型：不公平游戏，红蓝 Hackenbush，每条链有两条边。
//! 思路：先走的人输，当且仅当各摞的值作为数相加为 0。从下往上，金金值 2，金银值 1/2，银金
//! 值 -1/2，银银值 -2；这是 Berlekamp 规则，任意长的链的证明见 `grundy::hackenbush::stalk`。
//!
//! 1. {1 | } = 2，是 Gary 的两步自由步；{0 | 1} = 1/2，因为 Gary 拿走整摞，而 Sally 留下一枚金
//!    币。另外两种只是双方互换。
//! 2. 设值 2 和 -2 的各有 a 摞和 b 摞，值 1/2 和 -1/2 的各有 c 摞和 d 摞。和为 0 当且仅
//!    当 d - c = 4 (a - b)。
//! 3. 给定 a 和 b，其余 n - a - b 摞要分成两类使 d - c 等于这个数；这要求摞数与它的绝对值同奇偶，
//!    且不小于它的绝对值。
//! 4. 所以答案是对所有这样的 a, b, c, d 求 n! / (a! b! c! d!) 之和。
//!
//! 复杂度：O(n²)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 989_898_989;

type Mod = ModInt<MODULUS>;

/// Above this limit, the sum would take too long.
const MOST_STACKS: usize = 30_000;

fn main() {
    let mut stacks = 9898;
    if !is_stdin_empty() {
        input! { given: usize }
        stacks = given;
    }
    assert!(stacks <= MOST_STACKS, "{stacks} stacks, more than {MOST_STACKS}");
    println!("{}", lost_positions(stacks));
}

/// Returns the number of ways to choose the coins of `stacks` stacks so that whoever moves first
/// loses.
fn lost_positions(stacks: usize) -> Mod {
    let factorials = Factorials::new(stacks, MODULUS);
    let inverses: Vec<Mod> = (0..=stacks).map(|n| Mod::new(factorials.inverse(n))).collect();
    let mut ways = Mod::new(0);
    for more in 0..=stacks {
        // Swapping the players gives as many ways.
        for fewer in 0..=more.min(stacks - more) {
            let (small, difference) = (stacks - more - fewer, 4 * (more - fewer));
            if small >= difference && (small - difference) % 2 == 0 {
                let fewer_small = (small - difference) / 2;
                let more_small = small - fewer_small;
                let divided =
                    inverses[more] * inverses[fewer] * inverses[more_small] * inverses[fewer_small];
                ways += if more == fewer { divided } else { divided + divided };
            }
        }
    }
    ways * Mod::new(factorials.factorial(stacks))
}
