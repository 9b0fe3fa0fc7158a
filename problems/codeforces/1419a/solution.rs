//! Codeforces 1419A — Digit Game
//! <https://codeforces.com/problemset/problem/1419/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Raze and Breach take turns marking an unmarked digit of a number, until only one digit is
//! unmarked. Raze is first and marks digits in odd places, counted from the left; Breach marks
//! digits in even places. Raze wins if the last unmarked digit is odd, Breach if it is even. The
//! input has t cases: `n` and the n digits. For each case, print `1` if Raze wins, or `2` if Breach
//! does.
//! Bounds: 1 ≤ t ≤ 100; 1 ≤ n ≤ 10^3.
//! Kind: pursuit
//! Picture: `1 / 4 / 2069`
//! Model: parity, of the number of digits.
//! Why: if n is even, each player has n/2 places, and Raze, who moves first and last, marks all the
//! odd places. So the last digit is in an even place, and Breach can leave an even digit if there
//! is one in an even place. If n is odd, Raze has one more place than Breach, and each of them
//! moves (n - 1)/2 times, so the last digit is in an odd place, and Raze can leave an odd digit if
//! there is one in an odd place.
//! Cost: O(n).
//!
//! 规则：Raze 和 Breach 轮流标记一个数的一个数字，Raze 先手，她只能标记（从左数）奇数位，Breach 只能标记偶数位，直到只剩一
//! 个。剩下的是奇数则 Raze 胜，是偶数则 Breach 胜。共 t 组数据，每组为 `n` 和 n 个数字。Raze 胜输出 `1`，否则输出 `2`。
//! 范围：1 ≤ t ≤ 100；1 ≤ n ≤ 10^3。
//! 模型：奇偶性，数字的个数。
//! 思路：n 为偶数时，双方各有 n/2 位，第一步和最后一步都是 Raze 走，她的各位全被标记。所以剩下的在偶数位上，那里只要有偶
//! 数，Breach 就留下它。n 为奇数时，Raze 比 Breach 多一位，双方各走 (n - 1)/2 步，所以剩下的在奇数位上，那里只要有奇数，
//! Raze 就留下它。
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, digits: Bytes }
        assert!(digits.len() == n, "{} digits instead of {n}", digits.len());
        if let Some(&sign) = digits.iter().find(|digit| !digit.is_ascii_digit()) {
            panic!("the sign {:?}, which is no digit", char::from(sign));
        }
        let is_odd = |digit: &u8| digit % 2 == 1;
        let raze_wins = if n % 2 == 1 {
            digits.iter().step_by(2).any(is_odd)
        } else {
            digits.iter().skip(1).step_by(2).all(is_odd)
        };
        winners += if raze_wins { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
