//! BZOJ 1299 — Chocolate bars (巧克力棒)
//! <https://hydro.ac/d/bzoj/p/1299> · 1 s? · 128 MiB? · difficulty 6
//!
//! Rules: n chocolate bars are in a box. A move either takes at least one bar out of the box or
//! eats a positive integer length of one bar that is already out; whoever cannot move loses. The
//! input has ten cases; each case gives n and then the n lengths. Print `NO` if the first player
//! wins, else `YES`.
//! Bounds: n ≤ 14; the lengths are from 1 to 10^9.
//! Kind: impartial
//! Model: Nim, linear basis.
//! Why: if some set of bars has nim sum 0, the first player takes out a largest such set, and wins
//! as the second player in what is left:
//!
//! 1. The bars that are out now have nim sum 0, and no set of bars in the box does: such a set and
//!    the bars taken out would together be a larger set with nim sum 0.
//! 2. If the opponent eats, the nim sum of the bars that are out is no longer 0; if the opponent
//!    takes out some bars, it becomes the nim sum of the bars just taken out, which is not 0
//!    either. In both cases the first player can make the nim sum 0 again by eating, as in Nim
//!    (Bouton's theorem). Step 1 still holds, as no bars have been added to the box, and each such
//!    round leaves less chocolate.
//! 3. If no set of bars has nim sum 0, the first player must take out some bars (or cannot move at
//!    all), and the opponent answers as in step 2.
//!
//! Cost: O(n) per case to read, then at most 65 insertions into a basis.
//!
//! 规则：盒子里有 n 根巧克力棒。每次操作或者从盒子里取出至少一根，或者把盒外的一根吃掉一段，吃
//! 掉的长度是正整数；无法操作者输。输入共十组数据，每组先给出 n，再给出各根的长度。先手胜输出
//! `NO`，否则输出 `YES`。
//! 范围：n ≤ 14；各根的长度从 1 到 10^9。
//! 模型：Nim 游戏，线性基。
//! 思路：若有一些棒的长度异或和为 0，先手就取出最大的这样一组，此后他作为余下局面的后手获胜：
//!
//! 1. 这时盒外各棒的异或和为 0，而盒内没有任何一组异或和为 0，否则与取出的合起来就得到更大的一
//!    组。
//! 2. 若对手吃，盒外的异或和就不再为 0；若对手取出几根，盒外的异或和就变成这几根的异或和，也不
//!    为 0。两种情形下都可以像 Nim 那样吃一口，使它重新为 0（Bouton 定理）。盒内没有增加新的
//!    棒，所以第 1 步仍然成立，而每一轮都使余下的部分变小。
//! 3. 若没有任何一组异或和为 0，先手必须取出几根（或者根本无法操作），对手就像第 2 步那样应对。
//!
//! 复杂度：每组 O(n) 读入，然后至多向线性基插入 65 次。

use grundy::contest::xor_basis::zero_sum_subset;
use proconio::input;

fn main() {
    let mut verdicts = String::new();
    for _ in 0..10 {
        input! { n: usize, bars: [u64; n] }
        verdicts += if zero_sum_subset(&bars).is_some() { "NO\n" } else { "YES\n" };
    }
    print!("{verdicts}");
}
