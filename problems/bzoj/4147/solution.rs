//! BZOJ 4147 — Euclidean Nim
//! <https://hydro.ac/d/bzoj/p/4147> · 1 s? · 128 MiB? · difficulty 6
//!
//! Also: AMPPZ 2014 "Euclidean Nim"
//! Rules: there is one heap of n stones. Euclid, who begins, must add p stones if the heap has
//! fewer than p, and otherwise must take a positive multiple of p; Pythagoras does the same with q.
//! Whoever takes the last stone wins. The input has t cases `p q n`. Print `E` or `P` for the
//! winner, or `R` if neither player can force a win.
//! Bounds: 1 ≤ t ≤ 1000; 1 ≤ p, q, n ≤ 10^9.
//! Kind: partizan
//! Picture: picture.rs
//! Model: partizan subtraction game, with additions.
//! Why: n stays the same modulo g = gcd(p, q), so the answer is R unless g divides n; from here on,
//! let g divide n. Let s be the step of the player to move, and b the step of the other player.
//!
//! 1. s = b: then s = g divides n, and the mover takes all stones.
//! 2. s < b and n ≥ s: the mover wins by always leaving the remainder of n modulo s. A remainder
//!    of 0 wins at once; any other is less than b, so the other player adds b, and the mover is in
//!    the same case again. Modulo s, the remainder grows by b each time, so it cycles through the
//!    multiples of g below s until it is 0.
//! 3. n < s < b: the mover adds s. If n + s < b, the other player must add b, and the mover wins by
//!    step 2. Otherwise the other player must take b, as 2b would be too much, and the mover faces
//!    n - (b - s) stones, again fewer than s. So n falls by b - s in each round; if n reaches 0,
//!    the other player wins, and otherwise the mover wins once n is below b - s. The mover wins
//!    exactly when b - s does not divide n.
//! 4. s > b and n < s: the mover must add s, and the other player wins by step 2.
//! 5. s > b and n ≥ s: the mover takes all stones if s divides n. Otherwise the mover must leave
//!    fewer than b stones, because with b stones or more the other player wins by step 2; as b < s,
//!    the only chance is to leave r = n mod s. If r < b, the other player is in the case of step 3,
//!    and loses exactly when s - b divides r.
//!
//! Cost: O(log n) per case.
//!
//! 规则：有一堆 n 枚石子，Euclid 先手。轮到他时，若不足 p 枚，他必须加上 p 枚，否则取走 p 的正
//! 整数倍枚；Pythagoras 同样操作，但用 q。取走最后一枚石子的人胜。输入共 t 组数据，每组给出
//! `p q n`。输出获胜者 `E` 或 `P`，若双方都不能迫使游戏结束则输出 `R`。
//! 范围：1 ≤ t ≤ 1000；1 ≤ p, q, n ≤ 10^9。
//! 模型：不公平减法游戏，还会加石子。
//! 思路：n 模 g = gcd(p, q) 始终不变，所以除非 g 整除 n，答案就是 R；以下设 g 整除 n。设轮到走
//! 的一方的步长为 s，另一方的为 b。
//!
//! 1. s = b：这时 s = g 整除 n，走的一方全部取走。
//! 2. s < b 且 n ≥ s：走的一方胜，办法是总留下除以 s 的余数。它小于 b，所以另一方加上 b，走的一
//!    方又处于同样的情形。余数每次在模 s 下增加 b，会取遍小于 s 的所有 g 的倍数，其中有 0。
//! 3. n < s < b：走的一方加上 s。若 n + s < b，另一方必须加上 b，走的一方由第 2 步获胜。否则另
//!    一方取走 b，因为 2b 太多了，于是走的一方面对 n - (b - s) 枚，仍小于 s。所以每轮 n 减少
//!    b - s；若正好减到 0，另一方胜，否则小于 b - s 时走的一方胜。因此当且仅当 b - s 不整除 n
//!    时走的一方胜。
//! 4. s > b 且 n < s：走的一方必须加上 s，另一方由第 2 步获胜。
//! 5. s > b 且 n ≥ s：若 s 整除 n，走的一方全部取走。否则他必须留下少于 b 枚，不然另一方由第 2
//!    步获胜；因为 b < s，只能留下 r = n mod s。若 r < b，另一方处于第 3 步的情形，当且仅当
//!    s - b 整除 r 时他败。
//!
//! 复杂度：每组 O(log n)。

use grundy::contest::divisors::gcd;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { p: u64, q: u64, n: u64 }
        assert!(p.min(q).min(n) > 0, "{p} {q} {n}, not all positive");
        winners += if n % gcd(p, q) != 0 {
            "R\n"
        } else if mover_wins(p, q, n) {
            "E\n"
        } else {
            "P\n"
        };
    }
    print!("{winners}");
}

/// Returns whether the player to move, whose step is `own`, wins; gcd(`own`, `other`) must divide
/// `n`.
fn mover_wins(own: u64, other: u64, n: u64) -> bool {
    if own < other {
        return n >= own || n % (other - own) != 0;
    }
    let rest = n % own;
    n >= own && (rest == 0 || rest < other && rest % (own - other) == 0)
}
