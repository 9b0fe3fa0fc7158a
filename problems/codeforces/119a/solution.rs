//! Codeforces 119A — Epic Game
//! <https://codeforces.com/problemset/problem/119/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: Simon has the number a and Antisimon the number b; there is a heap of n stones. They take
//! turns, Simon first; the number of stones that a player takes is the greatest common divisor of
//! his own number and the size of the heap. Whoever cannot take that many stones loses. The input
//! is `a b n`; print 0 if Simon wins, and 1 if not.
//! Bounds: 1 ≤ a, b, n ≤ 100.
//! Kind: partizan
//! Model: game of divisors, without a choice.
//! Why: every move is forced, so it suffices to play the game out. The divisor is at least 1, and
//! at most the size of the heap as long as there are stones; with an empty heap the divisor is the
//! player's own number, and he loses, as he cannot take that many stones.
//! Cost: O(n log n).
//!
//! 规则：Simon 有数 a，Antisimon 有数 b，另有一堆 n 枚石子。双方轮流操作，Simon 先手，每次取走
//! “自己的数与堆的大小的最大公约数”那么多枚。取不了这么多的人负。输入 `a b n`；Simon 胜输出 0，
//! 否则输出 1。
//! 范围：1 ≤ a, b, n ≤ 100。
//! 模型：约数游戏，没有选择。
//! 思路：每一步都是被迫的，直接模拟即可。只要还有石子，最大公约数至少是 1，且不超过堆的大小；堆
//! 空时要取的就是他自己的数，取不了，所以负。
//! 复杂度：O(n log n)。

use grundy::contest::divisors::gcd;
use proconio::input;

/// A limit of this program: a larger heap may take too long.
const LARGEST: u64 = 10_000_000;

fn main() {
    input! { a: u64, b: u64, n: u64 }
    assert!(a > 0 && b > 0, "the numbers {a} and {b}: with 0, a player takes 0 stones for ever");
    assert!(n <= LARGEST, "{n} stones, past this program's {LARGEST}");
    println!("{}", if simon_wins(a, b, n) { 0 } else { 1 });
}

fn simon_wins(a: u64, b: u64, n: u64) -> bool {
    let mut heap = n;
    let mut simon_moves = true;
    while heap > 0 {
        heap -= gcd(if simon_moves { a } else { b }, heap);
        simon_moves = !simon_moves;
    }
    !simon_moves
}
