// AtCoder ARC 185 A https://atcoder.jp/contests/arc185/tasks/arc185_a · made by `cargo judge bundle arc185_a --write` from 6c75726c38e38a5f
//! AtCoder ARC 185 A — mod M Game 2
//! <https://atcoder.jp/contests/arc185/tasks/arc185_a> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: each player holds the cards 1 to N, where N < M; they take turns playing one card, Alice
//! first. Whoever makes the sum of all played cards divisible by M loses; if all cards are played,
//! Alice wins. The input is the number of cases T and T lines `N M`; print the winner of each case,
//! `Alice` or `Bob`.
//! Bounds: at most 10^5 cases; 1 ≤ N < M ≤ 10^9.
//! Kind: partizan
//! Picture: picture.rs
//! Model: card game, the last cards decide.
//! Why: any two cards of a hand differ by less than M, so at most one card of a hand loses when it
//! is played, and whoever has two or more cards can avoid playing it. Bob cannot win with his own
//! last card, so he must make Alice lose with hers, the last but one to be played: all cards except
//! the one that he keeps must have a sum divisible by M. That card must be r = N (N + 1) mod M, the
//! sum of all cards modulo M, so he needs 1 ≤ r ≤ N. If so, he can keep the card r. With three
//! cards or more, one of the other cards is safe. With just r and c, c is safe: after it only r and
//! Alice's last card a are missing, so the sum of the played cards is -a modulo M, and a is not
//! divisible by M.
//! Cost: O(1) per case.
//!
//! 规则：双方各持编号 1 到 N 的卡片，N < M，轮流打出一张，Alice 先手。使所有已打出的卡片之和能
//! 被 M 整除的人输；若全部打完，则 Alice 胜。输入数据组数 T 和 T 行 `N M`；输出每组的获胜者
//! `Alice` 或 `Bob`。
//! 范围：至多 10^5 组；1 ≤ N < M ≤ 10^9。
//! 模型：纸牌游戏，由最后几张决定。
//! 思路：一手牌中各张之差都小于 M，所以至多有一张会输，手中有两张或更多的人总能避开。Bob 打自己
//! 的最后一张不可能获胜，所以他必须在 Alice 打最后一张（全局倒数第二张）时获胜：除去他留下的那
//! 张，其余所有牌之和要能被 M 整除。所以留下的必须是 r = N (N + 1) mod M，即所有牌之和的余数，
//! 于是要求 1 ≤ r ≤ N。若满足，他就能留住它：手中有三张或更多时，其他的牌中总有一张是安全的；剩
//! 下 r 和 c 两张时，c 是安全的，因为打出 c 之后，总和中只缺 r 和 Alice 的最后一张 a，而 a 不能
//! 被 M 整除。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { t: usize, cases: [(u64, u64); t] }
    let mut winners = String::new();
    for (n, m) in cases {
        assert!(n < m, "{n} cards each and the modulus {m}");
        assert!(n < 1 << 32, "{n} cards, whose sum is 2^64 or more");
        let kept = n * (n + 1) % m;
        winners += if (1..=n).contains(&kept) { "Bob\n" } else { "Alice\n" };
    }
    print!("{winners}");
}


