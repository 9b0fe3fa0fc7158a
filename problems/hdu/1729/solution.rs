//! HDU 1729 — Stone Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1729> · 1 s? · 32 MiB? · difficulty 6
//!
//! Rules: Each of N boxes has its own size s and its own number c of stones; a move adds at least
//! one and at most c² stones to one box that has room for them, and whoever cannot move loses. Each
//! case is `N`, then lines `s c`, and 0 ends the input; print `Case k:` and, on the next line,
//! `Yes` if the first player wins, else `No`.
//! Bounds: 0 < N ≤ 50; 0 ≤ c ≤ s ≤ 1,000,000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: filling boxes, one Grundy value each.
//! Why: the values of the boxes are combined by nim sum. Let t be the largest number with t + t² <
//! s, that is, the largest number of stones from which one move cannot fill the box of size s. With
//! more than t stones the box is equivalent to a Nim heap whose size is the number of missing
//! stones; with t or fewer stones it is equivalent to a box of size t with the same number of
//! stones. For s = 0 there is no such t, and no move is possible.
//!
//! 1. Let c > t. Then c + c² ≥ s, so one move can reach any larger number, up to s itself. As in
//!    Nim, the Grundy value of c is s - c.
//! 2. Let c = t. A move reaches only numbers above t, and never s. So, by step 1, all values that
//!    it reaches are positive, and the value of t is 0, like that of a full box of size t.
//! 3. Let c < t. By induction downwards from t, the numbers from c + 1 to t have the same values as
//!    in a box of size t, in which a position with c stones has at most t - c moves and so a value
//!    of at most t - c. In the box of size s, a move may reach numbers above t as well. These are
//!    at most c + c², so by step 1 their values are at least s - c - c². That is more than t - c:
//!    c² < t² < s - t. Adding values above a mex does not change the mex, so c has the same value
//!    in both boxes.
//!
//! Cost: O(log log s) square roots per box, as t < √s.
//!
//! 规则：有 N 个箱子，一个容量为 s 的箱子里已有 c 枚石子；每次操作给一个还有空位的箱子加 1 到
//! c² 枚石子，不能超过容量。无法操作者输。多组数据，每组先给出 N，再给出 N 行 `s c`，以 0 结
//! 束；每组先输出一行 `Case k:`，下一行在先手赢时输出 `Yes`，否则输出 `No`。
//! 范围：0 < N ≤ 50；0 ≤ c ≤ s ≤ 1,000,000。
//! 模型：装箱游戏，每个箱子一个 SG 值。
//! 思路：各箱的值求异或和。设 t 是满足 t + t² < s 的最大的数，也就是最后一个不能一步装满容量为
//! s 的箱子的数。石子多于 t 时，箱子相当于 Nim 的一堆石子，枚数是空位数；不多于 t 时，相当于容
//! 量为 t 的箱子。s = 0 时没有这样的 t，也无法操作。
//!
//! 1. 设 c > t。则 c + c² ≥ s，所以一步可以到达直到 s 的任何更大的数。同 Nim 游戏一样，c 的 SG
//!    值为 s - c。
//! 2. 设 c = t。一步到达大于 t 的数，但到不了 s，由第 1 步，它到达的值都是正的，所以 t 的值为 0，
//!    与装满的容量为 t 的箱子相同。
//! 3. 设 c < t。从 t 往下归纳，设比 c 大且不超过 t 的数，值都与在容量为 t 的箱子里相同；在那个箱
//!    子里 c 至多有 t - c 种走法，所以值至多为 t - c。在容量为 s 的箱子里，一步还可能到达大
//!    于 t 的数。它们至多为 c + c²，由第 1 步，值至少为 s - c - c²，而这大于 t - c，因
//!    为 c² < t² < s - t。大于 mex 的值不影响 mex，所以 c 在两个箱子里的值相同。
//!
//! 复杂度：因为 t < √s，每个箱子开平方 O(log log s) 次。

use grundy::contest::divisors::square_root;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { size: u64, stones: u64 }
            assert!(stones <= size, "{stones} stones in a box of size {size}");
            nim_sum ^= grundy_value(size, stones);
        }
        case += 1;
        let verdict = if nim_sum != 0 { "Yes" } else { "No" };
        verdicts += &format!("Case {case}:\n{verdict}\n");
    }
    print!("{verdicts}");
}

fn grundy_value(mut size: u64, stones: u64) -> u64 {
    while let Some(lost) = last_that_cannot_fill(size) {
        if stones > lost {
            break;
        }
        size = lost;
    }
    size - stones
}

/// Returns the largest t with t + t² < `size`.
fn last_that_cannot_fill(size: u64) -> Option<u64> {
    let root = square_root(size.checked_sub(1)?);
    Some(if root + root * root < size { root } else { root - 1 })
}
