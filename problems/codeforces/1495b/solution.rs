//! Codeforces 1495B — Let's Go Hiking
//! <https://codeforces.com/problemset/problem/1495/B> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: a permutation p is written in a row. Qingshan chooses a place x in it, and then Daniel
//! chooses a place y ≠ x. They take turns, Qingshan first: she moves x to a neighbouring place with
//! a smaller number, and Daniel moves y to a neighbouring place with a larger number, but never to
//! the place where the other player is. Whoever cannot move loses. The input is `n` and p; print
//! the number of places x from which Qingshan wins.
//! Bounds: 2 ≤ n ≤ 10^5.
//! Kind: partizan
//! Picture: `3 / 1 3 2`, game 2
//! Model: board game, two hikers on slopes.
//! Why: a slope is a maximal stretch of places whose numbers only rise or only fall; its length is
//! the number of its steps. Let L be the greatest length of a slope. Qingshan wins from x exactly
//! when L is even, x is the top of two slopes of length L, and no other slope is as long. So the
//! answer is 0 or 1.
//!
//! 1. Let l be the number of steps that lead down from x to the left, and let r be the number of
//!    steps that lead down from x to the right. If l = r = 0, she cannot move. If exactly one of l
//!    and r is 0, Daniel chooses the place to which she would have to go. So let l, r > 0: x is a
//!    top.
//! 2. Suppose that some slope other than the two at x has at least max(l, r) steps. Daniel begins
//!    at its bottom and climbs it to the top. He never uses a place that she can reach, except
//!    perhaps the bottom, which he leaves at once, so she is never in his way. She has at most
//!    max(l, r) steps, and runs out of steps first.
//! 3. Let l > r, or let l = r be odd; the case l < r is symmetric. Daniel begins to the left of x
//!    at distance D, where D is whichever of l and l - 1 is odd; so D ≥ r. If she goes left, each
//!    move brings the two one step closer to each other, and it is her turn whenever the distance
//!    is odd: finally the distance is 1, and she cannot go on. If she goes right, she has r steps,
//!    and he has the D ≥ r steps up to x, which is then free.
//! 4. In the remaining case, l = r = L is even, and all other slopes are shorter. Let Daniel begin
//!    outside the two slopes. He cannot enter them, because he would have to go down to their
//!    bottoms. He has at most L - 1 steps, and she has L steps in either direction.
//! 5. Let him begin on one of the two slopes, at distance D from x. If D is odd, she goes the other
//!    way, where she has L steps, and he has only the D ≤ L - 1 steps up to x. If D is even, she
//!    goes towards him. If he is at the bottom and climbs the slope on the other side of the
//!    bottom, he has at most L - 1 steps there, and she has all L steps. Otherwise each move brings
//!    the two one step closer to each other, and it is his turn whenever the distance is odd:
//!    finally the distance is 1, and he cannot go on.
//!
//! Cost: O(n).
//!
//! 规则：一排数是一个排列 p。Qingshan 先选一个位置 x，然后 Daniel 选一个位置 y ≠ x。双方轮流操作，Qingshan 先手：Qingshan 把 x
//! 移到相邻的、数更小的位置，Daniel 把 y 移到相邻的、数更大的位置，都不能移到对方所在的位置。无法操作者输。输入 `n` 和 p；输出有
//! 多少个 x 使 Qingshan 必胜。
//! 范围：2 ≤ n ≤ 10^5。
//! 模型：棋盘游戏，坡上的两个人。
//! 思路：坡是数一直增或一直减的极长的一段，坡长是它的步数。设 L 为最大的坡长。Qingshan 从 x 出发必胜，当且仅当 L 是偶数，x 是两个长
//! 为 L 的坡共同的顶，而且没有别的坡这样长。所以答案是 0 或 1。
//!
//! 1. 设从 x 向左、向右一直下坡各有 l 步和 r 步。若 l = r = 0，她无法操作。若只有一个是 0，Daniel 就选她唯一能去的那个位置。所以设
//!    l, r > 0，即 x 是顶。
//! 2. 设这两个坡以外有一个坡，步数不少于 max(l, r)。他从这个坡的底出发，一直走到顶。除了坡底，他的位置都不是她能到的，而他从坡底走
//!    开，所以她不会挡住他。她至多有 max(l, r) 步，先无法操作。
//! 3. 设 l > r，或者 l = r 是奇数；l < r 同理。他从左坡上距离 x 为奇数 D 处出发，D 是 l 或 l - 1，所以 D ≥ r。若她向左走，双方每步
//!    接近 1，轮到她时距离总是奇数，最后是 1，她走不下去。若她向右走，她有 r 步；他可以一直走到 x，有 D ≥ r 步，而她已不在那里。
//! 4. 所以剩下的情形是 l = r = L 为偶数，其余的坡都更短。设 Daniel 从这两个坡以外出发。他到不了这两个坡，因为那样须下到坡底。他至多
//!    有 L - 1 步，而她向哪边走都有 L 步。
//! 5. 设他从这两个坡之一上出发，距离 x 为 D。若 D 是奇数，她走另一边，有 L 步；他只有 D ≤ L - 1 步，走到 x 为止。若 D 是偶数，她向
//!    他走去。若这时他从坡底走向另一侧，他在那里至多有 L - 1 步，而她有全部的 L 步。否则双方接近，轮到他时距离总是奇数，最后是 1，
//!    他走不下去。
//!
//! 复杂度：O(n)。

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { heights: [u64] }
    assert!(heights.len() >= 2, "fewer than two places");
    assert!(heights.iter().tuple_windows().all(|(a, b)| a != b), "two equal neighbours");
    let steps = heights.iter().tuple_windows().map(|(here, next)| here < next);
    // The length of each slope, and whether it rises.
    let slopes: Vec<(usize, bool)> = steps.dedup_with_count().collect();
    let longest = slopes.iter().map(|&(length, _)| length).max().expect("a step");
    let others = slopes.iter().filter(|&&(length, _)| length == longest).count() - 1;
    let is_top = |pair: &[(usize, bool)]| pair == [(longest, true), (longest, false)];
    let can_win = longest % 2 == 0 && others == 1 && slopes.windows(2).any(is_top);
    println!("{}", u32::from(can_win));
}
