//! Codeforces 768E — Game of Stones
//! <https://codeforces.com/problemset/problem/768/E> · 3 s · 256 MiB · difficulty 5
//!
//! Also: BOJ 16889
//! Rules: there are n piles of 1 to 60 stones. A move takes a positive number of stones from a
//! pile, but never a number that has been taken from the same pile before. Whoever cannot move
//! loses. The input is `n` and the piles; print `YES` if the second player wins, otherwise `NO`.
//! Bounds: 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Model: Nim, no number twice from one heap.
//! Why: a pile together with the numbers taken from it is a game of its own, and its value follows
//! from the definition. Numbers taken earlier that are larger than the remaining pile no longer
//! matter, so few different states come up. By the theorem of Sprague and Grundy the nim sum of the
//! piles decides who wins. (The value of a fresh pile turns out to be the largest k for which it
//! has 1 + 2 + … + k stones or more.)
//! Cost: about 100 000 states for the 60 values; then O(n).
//!
//! 规则：有 n 堆石子，每堆 1 到 60 枚。每次操作从一堆中取走至少一枚，但枚数不能与在这一堆上取过
//! 的相同。无法操作者输。输入为 n 和各堆的石子数；后手赢输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ n ≤ 10^6。
//! 模型：Nim 游戏，同一堆上取的枚数不能重复。
//! 思路：一堆石子连同在它上面取过的枚数自成一个游戏，值由定义得出。取过的枚数若大于剩下的石子，
//! 就不再起作用，所以会出现的不同状态很少。由 Sprague–Grundy 定理，各堆的异或和决定胜负。（算出
//! 来，一堆未动过的石子的值，就是使 1 + 2 + … + k 不超过石子数的最大的 k。）
//! 复杂度：求 60 个值约有 100 000 个状态；之后 O(n)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// Searching larger piles would take too long.
const LARGEST_PILE: u64 = 60;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pile {
    left: u64,
    /// The numbers taken so far, as bits.
    taken: u64,
}

fn main() {
    input! { n: usize, piles: [u64; n] }
    let largest = piles.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_PILE, "a pile of {largest} stones, more than {LARGEST_PILE}");
    let mut known = BTreeMap::new();
    let mut values = vec![];
    for left in 0..=largest {
        values.push(value(Pile { left, taken: 0 }, &mut known));
    }
    let sum = nim_sum(piles.iter().map(|&pile| values[pile as usize]));
    println!("{}", if sum == 0 { "YES" } else { "NO" });
}

/// Returns the value of `pile`, and adds it to the values that are `known`.
fn value(pile: Pile, known: &mut BTreeMap<Pile, u64>) -> u64 {
    let Pile { left, taken } = pile;
    let pile = Pile { left, taken: taken & ((2 << left) - 1) };
    if let Some(&value) = known.get(&pile) {
        return value;
    }
    let mut options = vec![];
    for take in 1..=left {
        if taken >> take & 1 == 0 {
            options.push(value(Pile { left: left - take, taken: taken | 1 << take }, known));
        }
    }
    let value = mex(options);
    known.insert(pile, value);
    value
}
