//! Codeforces 388C — Fox and Card Game
//! <https://codeforces.com/problemset/problem/388/C> · 1 s · 256 MiB · difficulty 5
//!
//! Also: CodeChef SIMGAM (several cases, Ciel's sum alone)
//! Rules: cards with numbers lie in piles. The players take turns, Ciel first: Ciel takes the top
//! card of any pile and Jiro the bottom card of any pile, until no card is left. Each wants the sum
//! of their own cards to be large. The input is `n`, then for each of n piles the number of its
//! cards and the cards from the top down; print Ciel's sum and Jiro's.
//! Bounds: 1 ≤ n ≤ 100; 1 ≤ s_i ≤ 100 cards in a pile, with numbers from 1 to 1000.
//! Kind: score
//! Picture: `2 / 2 1 2 / 1 3`
//! Model: card game, the middle cards.
//! Why: Ciel gets the upper half of each pile and Jiro the lower half; they take the middle cards
//! of the odd piles in turn, the largest first. Each player can be sure of at least this share.
//!
//! 1. Jiro answers each card that Ciel takes with a card from the same pile, as long as that pile
//!    has any cards left. So he gets his half of every even pile, and the middle card of an odd
//!    pile stays in the middle until it is the only card left in the pile.
//! 2. When Ciel takes this middle card, Jiro has a free move. He takes the bottom card of the odd
//!    pile with the largest middle card. This middle card is now in his half of an even pile, and
//!    from then on step 1 gives it to him. If no odd pile is left, he takes a card from any pile
//!    and goes on answering; having taken a card early does not reduce the share that he is sure
//!    of.
//! 3. So for each middle card that Ciel takes, Jiro gets the largest middle card left: in all, at
//!    least the second largest, the fourth largest, and so on.
//! 4. Ciel begins with a free move as in step 2 and then answers as Jiro does, which gives her at
//!    least the largest middle card, the third largest, and so on. Together the two shares make up
//!    all cards, so neither player can get more.
//!
//! Cost: O(S + n log n) for S cards.
//!
//! 规则：桌上有几堆写着数的牌。双方轮流拿牌，Ciel 先手，她每次拿某一堆最上面的一张，Jiro 每次拿某一堆最下面的一张，直到拿完。双
//! 方都希望自己所拿各数之和尽量大。输入 `n` 和 n 堆，每堆为张数和从上到下的各数；输出 Ciel 的和与 Jiro 的和。
//! 范围：1 ≤ n ≤ 100；每堆 1 ≤ s_i ≤ 100 张，数从 1 到 1000。
//! 模型：纸牌游戏，中间的牌。
//! 思路：每堆的上半归 Ciel，下半归 Jiro，奇数张的堆的中间一张则从大到小轮流拿。双方都能保证得到这么多。
//!
//! 1. Ciel 从一堆拿牌，只要这堆还有，Jiro 就从同一堆拿一张应对。所以偶数张的堆使他得到自己的一半，奇数张的堆的中间一张一直在
//!    中间，直到只剩它。
//! 2. 它被 Ciel 拿走时，Jiro 可以自由地走。他从中间一张最大的奇数堆拿一张，于是这堆成为偶数张，那一张落入他的一半，由第 1 步终
//!    将归他。若没有奇数堆了，他从任意一堆拿一张，然后照旧应对；已经拿到的牌不会使他所能保证的变少。
//! 3. 所以每当 Ciel 拿走一张中间的牌，他就得到其余中最大的一张，总共不少于第二、第四……大的。
//! 4. Ciel 先按第 2 步自由地走一步，然后同样应对，所以她得到最大、第三大……的。双方所保证的合起来就是所有的牌，所以谁也不能得到
//!    更多。
//!
//! 复杂度：S 张牌 O(S + n log n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, piles: [[u64]; n] }
    let sum = |cards: &[u64]| cards.iter().sum::<u64>();
    let mut ciel: u64 = piles.iter().map(|pile| sum(&pile[..pile.len() / 2])).sum();
    let mut jiro: u64 = piles.iter().map(|pile| sum(&pile[pile.len() - pile.len() / 2..])).sum();
    let odd = piles.iter().filter(|pile| pile.len() % 2 == 1);
    let middles = odd.map(|pile| pile[pile.len() / 2]).sorted_unstable().rev();
    for (turn, middle) in middles.enumerate() {
        *if turn % 2 == 0 { &mut ciel } else { &mut jiro } += middle;
    }
    println!("{ciel} {jiro}");
}
