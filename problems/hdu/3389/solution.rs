//! HDU 3389 — Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3389> · 1 s? · 32 MiB? · difficulty 5
//!
//! Rules: boxes 1 to n hold cards; a move transfers any positive number of cards from a box A to a
//! box B < A such that A + B is odd and divisible by 3, and whoever cannot move loses. The input
//! has T cases: `n`, then the cards; print `Case k: Alice` (first) or `Case k: Bob`.
//! Bounds: T ≤ 100; 1 ≤ n ≤ 10,000; a box holds 0 to 100 cards.
//! Kind: impartial
//! Model: staircase Nim, on the boxes 0, 2 and 5 mod 6.
//! Why: A + B ≡ 3 (mod 6), so cards go from boxes ≡ 0, 2, 5 to boxes ≡ 3, 1, 4 respectively, or the
//! other way round. A box of the first kind (≡ 0, 2 or 5) always has a smaller partner (≡ 3, 1 or
//! 4); the boxes without a smaller partner, namely 1, 3 and 4, are of the second kind. So only the
//! boxes of the first kind count, and they are Nim heaps: the player who can win Nim on these boxes
//! follows the winning strategy of Nim and, if the opponent puts cards into one of these boxes,
//! takes the same number of cards out of it.
//! Cost: O(n) per case.
//!
//! 规则：编号 1 到 n 的盒子里放着卡片；每次操作从盒子 A 取出至少一张卡片放进盒子 B，要求
//! B < A，且 A + B 是奇数又被 3 整除；无法操作者输。共 T 组数据，每组先给出 n，再给出各盒的卡片
//! 数；先手胜输出 `Case k: Alice`，否则输出 `Case k: Bob`。
//! 范围：T ≤ 100；1 ≤ n ≤ 10,000；每个盒子有 0 到 100 张卡片。
//! 模型：阶梯 Nim，只看模 6 余 0、2、5 的盒子。
//! 思路：条件就是 A + B ≡ 3 (mod 6)，所以卡片只在两类盒子之间移动：从余 0、2、5 的盒子移到余
//! 3、1、4 的盒子，或者反过来。第一类盒子总有编号更小的搭档（余 3、1 或 4）；没有更小搭档的盒子
//! 是 1、3、4，都属于第二类。因此只有第一类盒子算数，每盒是 Nim 的一堆：在这些堆上能赢的一方照
//! Nim 操作；对手若往其中某盒放进卡片，就立刻从这盒取走同样多。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize, cards: [u64; n] }
        let heaps = (1..=n).filter(|number| [0, 2, 5].contains(&(number % 6)));
        let alice_wins = nim::outcome(heaps.map(|number| cards[number - 1])).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
