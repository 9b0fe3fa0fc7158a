//! UVa 11489 — Integer Game
//! <https://vjudge.net/problem/UVA-11489> · 3 s? · 128 MiB? · difficulty 3
//!
//! Rules: a move removes one digit from a number, but only if this leaves either no digits or
//! digits whose sum is a multiple of 3; whoever cannot move loses. S moves first. The input begins
//! with the number of cases; each case is a number without zeros. Print `Case i: S` or `Case i: T`,
//! the winner.
//! Bounds: fewer than 60 cases; a number has at most 1000 digits.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, of the digits that are multiples of 3.
//! Why: nobody ever has a choice that matters, so it is enough to count the moves.
//!
//! 1. If the sum of the digits is a multiple of 3, the digits that may be removed are the multiples
//!    of 3, and the sum stays a multiple of 3. So the number of moves in the rest of the game is
//!    the number of digits divisible by 3.
//! 2. Otherwise only a digit with the same remainder modulo 3 as the sum may be removed, after
//!    which step 1 applies. That move removes a digit that is not a multiple of 3, so the number of
//!    moves is one more than in step 1; if no digit may be removed, the game has no move at all.
//! 3. A single remaining digit has the same remainder as the sum, so the exception for the last
//!    digit changes nothing.
//!
//! Cost: O(d) for a case of d digits.
//!
//! 规则：每次操作从一个数中去掉一个数字，使剩下的数字之和是 3 的倍数，或者不剩数字；无法操作者
//! 输，S 先手。先给出数据组数，每组是一个不含 0 的数。输出获胜者 `Case i: S` 或 `Case i: T`。
//! 范围：少于 60 组；每个数至多有 1000 位。
//! 模型：奇偶性，看 3 的倍数的数字有几个。
//! 思路：双方的选择都不影响胜负，数出步数即可。
//!
//! 1. 若和是 3 的倍数，能去掉的就是那些是 3 的倍数的数字，去掉之后和仍是 3 的倍数。所以剩下的步
//!    数就是这样的数字的个数。
//! 2. 否则只能去掉一个与和模 3 同余的数字，此后就是第 1 步的情形。这时 3 的倍数一个也没有去掉，
//!    所以总步数多一步；若没有与和同余的数字，就一步也走不了。
//! 3. 只剩一个数字时，它与和同余，所以“不剩数字”这个例外不影响结果。
//!
//! 复杂度：d 位数每组 O(d)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize, numbers: [Bytes; cases] }
    let mut winners = String::new();
    for (case, digits) in (1..).zip(&numbers) {
        let winner = if moves(digits) % 2 == 1 { "S" } else { "T" };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}

/// Returns how many moves the game has.
fn moves(digits: &[u8]) -> usize {
    let mut with_remainder = [0, 0, 0];
    for digit in digits {
        assert!(digit.is_ascii_digit(), "a number with {}", char::from(*digit));
        with_remainder[usize::from(digit - b'0') % 3] += 1;
    }
    match (with_remainder[1] + 2 * with_remainder[2]) % 3 {
        0 => with_remainder[0],
        remainder if with_remainder[remainder] > 0 => with_remainder[0] + 1,
        _ => 0,
    }
}
