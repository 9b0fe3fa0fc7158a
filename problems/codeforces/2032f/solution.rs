//! Codeforces 2032F — Peanuts
//! <https://codeforces.com/problemset/problem/2032/F> · 4 s · 256 MiB · difficulty 7
//!
//! Rules: n pockets of peanuts lie in a row. The first player, Alice, cuts the row into boxes of
//! neighbouring pockets. Then a move takes one or more peanuts from one pocket of the leftmost box
//! that is not empty yet, and whoever cannot move loses. The input is the number of cases; each
//! case is `n` and the pockets. Print for each case the number of ways, modulo 998244353, to cut
//! the row so that Alice wins.
//! Bounds: at most 10^4 cases; 1 ≤ n ≤ 10^6, in each case and in all cases together; a pocket has 1
//! to 10^9 peanuts.
//! Kind: count
//! Model: Nim, several games one after the other.
//! Why: when a player takes the last peanut of a box, the opponent begins the next box. So a box is
//! played as Nim if the player who begins the next box loses, and as misère Nim if that player
//! wins.
//!
//! 1. If some pocket of a box has two peanuts or more, whoever begins the box wins both kinds of
//!    Nim if the box's nim sum is not 0, and loses both if it is 0. So this box alone decides.
//! 2. Otherwise the box takes as many moves as it has peanuts: if this number is odd, the other
//!    player begins the next box, and if it is even, the same player does.
//! 3. So only two things matter: which box is the first one with a large pocket (a pocket of two
//!    peanuts or more), and whether the number of peanuts before this box is even. Let S be the nim
//!    sum of all pockets up to the end of this box. If the number of peanuts before the box is
//!    even, Alice begins the box and wins if S, which is also the box's own nim sum, is not 0. If
//!    this number is odd, her opponent begins the box, and she wins if the box's own nim sum, S xor
//!    1, is 0.
//! 4. The box begins at or before the first large pocket, and ends there or after it. If there are
//!    k pockets before the box, they can be cut in 2^(k - 1) ways, or in one way if k = 0, and the
//!    same is true of the pockets after the box. For each end of the box, S determines for which
//!    beginnings of the box Alice wins; for each of these beginnings, the product of the two
//!    numbers of ways is added.
//! 5. If there is no large pocket, every move takes one peanut, so Alice wins if and only if the
//!    number of peanuts is odd.
//!
//! Cost: O(n) per case.
//!
//! 规则：n 袋花生排成一行。先手 Alice 先把这一行切成若干盒，每盒是相邻的若干袋。之后每次操作从
//! 最左的非空盒中选一袋，取走任意多粒，无法操作者输。先给出数据组数，每组给出 n 和各袋的花生
//! 数；每组输出她有多少种切法能获胜，对 998244353 取模。
//! 范围：至多 10^4 组；1 ≤ n ≤ 10^6，各组总和也是如此；每袋有 1 到 10^9 粒。
//! 模型：Nim 游戏，若干游戏依次进行。
//! 思路：取走一盒最后一粒的人，让对手先走下一盒。所以若下一盒先走者负，这一盒就是 Nim 游戏；若
//! 先走者胜，这一盒就是反常 Nim（Anti-Nim）。
//!
//! 1. 若一盒中有某袋不少于两粒，则无论哪种规则，它的异或和不为 0 时先走者胜，为 0 时先走者负。
//!    所以这一盒独自决定胜负。
//! 2. 否则这一盒的步数等于花生数：奇数则改变下一盒由谁先走，偶数则不变。
//! 3. 所以只有第一个含大袋（不少于两粒的袋）的盒有用，此外只看它前面的花生数是不是偶数。设 S 为
//!    到这一盒末尾为止的所有袋的异或和。若前面是偶数，Alice 先走这一盒，S 也就是这一盒自己的异
//!    或和，不为 0 则她胜。若前面是奇数，对手先走这一盒，它自己的异或和 S xor 1 为 0 则她胜。
//! 4. 这一盒从第一个大袋处或更早开始，在那里或更晚结束。它前面的 k 袋有 2^(k - 1) 种切法，
//!    k = 0 时一种；后面的也一样。对盒的每个末尾，看一次 S，把这些乘积加起来。
//! 5. 若没有大袋，所有花生都是一粒一粒取走的。
//!
//! 复杂度：每组 O(n)。

use grundy::contest::mod_int::ModInt;
use proconio::input;

type Count = ModInt<998_244_353>;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, pockets: [u64; n] }
        counts += &format!("{}\n", winning_cuts(&pockets));
    }
    print!("{counts}");
}

/// Returns the number of ways to cut the pockets so that the first player wins.
fn winning_cuts(pockets: &[u64]) -> Count {
    let n = pockets.len();
    let cuts = ways_to_cut(n);
    let mut sum = 0;
    let mut with_even_number_before = Count::new(0);
    let mut with_odd_number_before = Count::new(0);
    let mut large_was_seen = false;
    let mut winning = Count::new(0);
    for (place, &pocket) in pockets.iter().enumerate() {
        // The box may begin at this pocket.
        if !large_was_seen && sum == 0 {
            with_even_number_before += cuts[place];
        } else if !large_was_seen {
            with_odd_number_before += cuts[place];
        }
        large_was_seen |= pocket > 1;
        sum ^= pocket;
        // The box may end after it.
        if large_was_seen && sum != 0 {
            winning += with_even_number_before * cuts[n - 1 - place];
        }
        if large_was_seen && sum == 1 {
            winning += with_odd_number_before * cuts[n - 1 - place];
        }
    }
    if !large_was_seen && sum == 1 {
        winning = cuts[n];
    }
    winning
}

/// Returns the numbers of ways to cut 0, 1, …, `n` pockets into boxes.
fn ways_to_cut(n: usize) -> Vec<Count> {
    let mut cuts = vec![Count::new(1); 2];
    while cuts.len() <= n {
        let last = cuts[cuts.len() - 1];
        cuts.push(last + last);
    }
    cuts
}
