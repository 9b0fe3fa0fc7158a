// AtCoder ARC 137 C https://atcoder.jp/contests/arc137/tasks/arc137_c · made by `cargo judge bundle arc137_c --write` from 26fb6b2ab31feb34
//! AtCoder ARC 137 C — Distinct Numbers
//! <https://atcoder.jp/contests/arc137/tasks/arc137_c> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: N different numbers, none negative; a move replaces the largest number by a smaller one
//! that is not negative and not yet present. Whoever cannot move loses. Alice moves first. The
//! input is `N` and the numbers; print the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 3 · 10^5; the numbers are from 0 to 10^9.
//! Kind: impartial
//! Model: parity, the free numbers below the largest.
//! Why: let M be the largest number, m the second largest, and f = M - (N - 1) the number of free
//! numbers, those below M that are not present. A position is lost exactly when m = M - 1 and f is
//! even.
//!
//! 1. If m = M - 1 and f is odd, the mover can leave a position of that kind: M - 1 becomes the
//!    largest number, f becomes even, and M - 2 is either present already or can be chosen as the
//!    new number.
//! 2. If m < M - 1, the mover can replace M by m + 1 or by a number below m (by m - 1 if m - 1 is
//!    free); either way the two largest numbers are then consecutive, and the two resulting values
//!    of f differ by 1, so one of them is even. (If nothing is free below m, the first move leaves
//!    f = 0.)
//! 3. If m = M - 1 and f is even, every move makes M - 1 the largest number and makes f odd; if no
//!    move is possible, f = 0. If M - 2 is not present, the opponent wins by step 2; if it is
//!    present, the opponent wins by step 1.
//! 4. If there is only one number, there is no m. This number is a Nim heap, which is won unless
//!    the number is 0.
//!
//! Cost: O(N) if the numbers are in ascending order, as in the statement.
//!
//! 规则：有 N 个互不相同的非负整数；每次操作把最大的数换成一个更小的非负整数，不能与已有的数相
//! 同。无法操作者输，Alice 先手。输入 `N` 和各数；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 3 · 10^5；各数从 0 到 10^9。
//! 模型：奇偶性，看最大数以下的空位。
//! 思路：设 M 为最大数，m 为次大数，f = M - (N - 1) 为小于 M 的空位的个数。局面必败，当且仅
//! 当 m = M - 1 且 f 是偶数。
//!
//! 1. 若 m = M - 1 且 f 是奇数，走的一方能留下这样的必败局面：走后最大数是 M - 1，f 是偶数；
//!    M - 2 若在就不用管，若不在就把数放到那里。
//! 2. 若 m < M - 1，他可以把 M 放到 m + 1，也可以放到 m 以下的空位，若 m - 1 空着就放到 m - 1；
//!    两种走法都使最大数与次大数相邻，而 f 相差 1，所以其中必有一种使 f 为偶数。（若 m 以下没有
//!    空位，第一种走法留下 f = 0。）
//! 3. 若 m = M - 1 且 f 是偶数，任何一步之后最大数都是 M - 1，f 是奇数；无法操作时 f = 0。若
//!    M - 2 不在，对手由第 2 步获胜；若在，由第 1 步获胜。
//! 4. 只有一个数时没有 m。它就是 Nim 的一堆，除非为 0，否则必胜。
//!
//! 复杂度：若各数如题目所述从小到大给出，O(N)。

use proconio::input;

fn main() {
    input! { n: usize, mut numbers: [usize; n] }
    numbers.sort_unstable();
    if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("{} is there twice", pair[0]);
    }
    let alice_wins = match numbers[..] {
        [.., second, largest] => largest - second > 1 || (largest - (n - 1)) % 2 == 1,
        [only] => only > 0,
        [] => false,
    };
    println!("{}", if alice_wins { "Alice" } else { "Bob" });
}


