// AtCoder ARC 151 C https://atcoder.jp/contests/arc151/tasks/arc151_c · made by `cargo judge bundle arc151_c --write` from b62981c7879298f4
//! AtCoder ARC 151 C — 01 Game
//! <https://atcoder.jp/contests/arc151/tasks/arc151_c> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: a row of N squares, M of which hold a digit, 0 or 1; a move writes a 0 or a 1 in an empty
//! square, but never next to an equal digit. Whoever cannot move loses. Takahashi moves first. The
//! input is `N M` and M lines, each a square and its digit; print the winner, `Takahashi` or
//! `Aoki`.
//! Bounds: 1 ≤ N ≤ 10^18; 0 ≤ M ≤ N; M ≤ 2 · 10^5.
//! Kind: impartial
//! Model: interval game, a segment of empty squares splits in two.
//! Why: the digits cut the row into segments of empty squares, whose Grundy values depend on the
//! digits at their borders. The nim sum of the values of all segments decides who wins.
//!
//! 1. Between different digits the value of a segment is 0; between equal digits it is 1, or 0 if
//!    no square lies between them. Writing a digit between different digits leaves segments with
//!    the values 0 and 1, so no option has the value 0. Writing a digit between equal digits leaves
//!    the values 0 and 0, or 1 and 1; a digit that differs from these equal digits can always be
//!    written.
//! 2. With n squares and a digit at one end only, the value is n. Writing the digit that differs
//!    from the digit at the border leaves the values 0 and k if k squares remain up to the free
//!    end; k can be any number below n. Writing the border's digit leaves the nim sum 1 ⊕ k with
//!    k < n - 1, and this is never n.
//! 3. With no digit at either end the value is n mod 2. Writing a digit leaves segments with the
//!    values i and n - 1 - i. Their nim sum is 0 if the two values are equal, which is possible
//!    exactly when n is odd. For odd n the sum of the two values, n - 1, is even, so their nim sum
//!    is never 1.
//!
//! Cost: O(M) if the squares are in ascending order, as in the statement.
//!
//! 规则：有一行 N 个格子，其中 M 个已写有数字 0 或 1；每次操作在一个空格中写 0 或 1，不能与相邻
//! 格中的数字相同。无法操作者输，Takahashi 先手。输入 `N M` 和 M 行，每行为一个格子的编号和其中
//! 的数字；输出获胜者 `Takahashi` 或 `Aoki`。
//! 范围：1 ≤ N ≤ 10^18；0 ≤ M ≤ N；M ≤ 2 · 10^5。
//! 模型：区间游戏，一段空格被分成两段。
//! 思路：数字把这一行分成若干段空格，每段的 SG 值取决于两端的数字，各段的异或和定胜负。
//!
//! 1. 两端数字不同的一段值为 0；两端相同的一段，只要有空格，值为 1。在不同的两数字之间写一个，
//!    留下值为 0 和 1 的两段，没有值为 0 的后继。在相同的两数字之间写一个，留下 0 和 0，或
//!    者 1 和 1，而另一个数字总是可以写的。
//! 2. 只有一端有数字、共 n 格的一段，值为 n。若写与这一端不同的数字，离开放的一端还有 k 格，就
//!    留下 0 和 k，k 取遍小于 n 的数。若写与这一端相同的数字，得到 1 ⊕ k，其中 k < n - 1，它不
//!    会是 n。
//! 3. 两端都没有数字的一段，值为 n mod 2。写一个数字，留下 i 和 n - 1 - i。两者相等时异或和
//!    为 0，这恰在 n 为奇数时可能。而那时它们的和 n - 1 是偶数，所以异或和不会是 1。
//!
//! 复杂度：若各格如题目所述从小到大给出，O(M)。

use proconio::input;

struct Digit {
    square: u64,
    digit: u8,
}

fn main() {
    input! { n: u64, m: usize, digits: [(u64, u8); m] }
    let mut digits: Vec<Digit> =
        digits.into_iter().map(|(square, digit)| Digit { square, digit }).collect();
    for Digit { square, digit } in &digits {
        assert!((1..=n).contains(square) && *digit <= 1, "{digit} on the square {square} of {n}");
    }
    digits.sort_by_key(|digit| digit.square);
    println!("{}", if nim_sum(n, &digits) != 0 { "Takahashi" } else { "Aoki" });
}

/// Returns the nim sum of the values of the segments between the digits, which must be sorted by
/// square.
fn nim_sum(n: u64, digits: &[Digit]) -> u64 {
    let mut nim_sum = match (digits.first(), digits.last()) {
        (Some(first), Some(last)) => (first.square - 1) ^ (n - last.square),
        _ => n % 2,
    };
    for pair in digits.windows(2) {
        let (left, right) = (&pair[0], &pair[1]);
        assert!(left.square < right.square, "two digits on the square {}", left.square);
        if left.digit == right.digit && left.square + 1 < right.square {
            nim_sum ^= 1;
        }
    }
    nim_sum
}


