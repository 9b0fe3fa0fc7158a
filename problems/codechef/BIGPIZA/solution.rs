//! CodeChef BIGPIZA — Socializing Game around Pizza
//! <https://www.codechef.com/problems/BIGPIZA> · 2 s? · 1536 MiB? · difficulty 4
//!
//! Also: BOJ 13034
//! Rules: N people sit around a pizza. A move pairs two people who are not in a pair yet, and no
//! two pairs may cross; whoever cannot make a pair loses, and Arjuna begins. The input is T, then T
//! numbers N. For each N, print the winner, `Arjuna` or `Bhima`.
//! Bounds: T is around 1000; 2 ≤ N ≤ 10,000.
//! Kind: impartial
//! Rule: 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: in a circle of n people, a pair divides the other n - 2 people into i on one side and
//! n - 2 - i on the other, for any i from 0 to n - 2, and no later pair may cross it. Two people in
//! one part may form a pair even if other pairs lie between them. So each part is again a circle,
//! and g(n) is the mex of all g(i) ⊕ g(n - 2 - i), as for a row of n pins in which a move knocks
//! down two neighbours. For n ≥ 53, g has period 34: its values repeat up to n = 2 · 53 + 34 + 2,
//! and by the theorem of Guy and Smith on octal games this proves that they repeat for ever.
//! Cost: O(87² + T).
//!
//! 规则：N 个人围着一张比萨坐成一圈。每次操作把两个都未配对的人配成一对，任何两对的连线不能相交；不能再配对者
//! 输，Arjuna 先手。先给出 T，再给出 T 个 N。输出每组的获胜者 `Arjuna` 或 `Bhima`。
//! 范围：T 约为 1000；2 ≤ N ≤ 10,000。
//! 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
//! 思路：一对人把其余 n - 2 人分成一边 i 人、另一边 n - 2 - i 人，i 可以任取，跨过这一对的配对不再允许。同一部分
//! 中隔着一对的人，仍可绕过这一对配成一对。所以每一部分又是一圈，g(n) 是所有 g(i) ⊕ g(n - 2 - i) 的 mex，这正是
//! 一排 n 个瓶子每次击倒相邻两个的游戏。从 n = 53 起 g 的周期为 34：它一直重复到 2 · 53 + 34 + 2，由 Guy 和
//! Smith 关于八进制游戏的定理，这就证明它永远重复。
//! 复杂度：O(87² + T)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// `cargo explore table 0.07` finds this preperiod and this period, and proves that they are right.
const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

fn main() {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |smaller: &[u64]| {
        let people = smaller.len();
        mex((2..=people).map(|pair| smaller[pair - 2] ^ smaller[people - pair]))
    });
    input! { cases: usize, circles: [u64; cases] }
    let winner = |&people: &u64| if sg[equal_circle(people)] != 0 { "Arjuna\n" } else { "Bhima\n" };
    print!("{}", circles.iter().map(winner).collect::<String>());
}

/// Returns a number of people that is in the table and has the same value as the given number.
fn equal_circle(people: u64) -> usize {
    if people < PREPERIOD {
        people as usize
    } else {
        (PREPERIOD + (people - PREPERIOD) % PERIOD) as usize
    }
}
