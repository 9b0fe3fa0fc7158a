//! Codeforces 1536F — Omkar and Akmar
//! <https://codeforces.com/problemset/problem/1536/F> · 3 s · 256 MiB · difficulty 7
//!
//! Rules: n cells form a circle. A move writes A or B into an empty cell, but never next to the
//! same letter. Whoever cannot move loses. The input is `n`; print, modulo 10^9 + 7, the number of
//! different plays in which both players make only optimal moves.
//! Bounds: 2 ≤ n ≤ 10^6.
//! Kind: count
//! Model: parity, the game ends with an even number of letters.
//! Why: all plays have an even number of moves, so the second player always wins, no move is
//! better than another, and all plays count.
//!
//! 1. At the end every empty cell is between an A and a B: otherwise one of the letters would fit.
//!    So no two empty cells are neighbours, and the letters alternate all around, even across empty
//!    cells. Hence the number k of letters is even.
//! 2. The n - k empty cells, no two of them neighbours, can be chosen on the circle in n / k · C(k,
//!    n - k) ways. Then there are 2 ways to choose the letters, and k! orders in which to write
//!    them, none of which ever puts equal letters side by side.
//! 3. So the answer is the sum of 2 n (k - 1)! C(k, n - k) over all even k from n / 2 to n.
//!
//! Cost: O(n).
//!
//! 规则：n 个格围成一圈。每次操作在一个空格里写 A 或 B，但不能与相邻的字母相同。无法操作者输。
//! 只有一组数据，给出 n；输出双方都走最优时，有多少种不同的对局过程，对 10^9 + 7 取模。
//! 范围：2 ≤ n ≤ 10^6。
//! 模型：奇偶性，最后的字母个数是偶数。
//! 思路：所有对局的步数都是偶数，所以总是后手胜，哪一步也不比别的好，所有的过程都要计入。
//!
//! 1. 结束时每个空格都在一个 A 和一个 B 之间，否则总有一个字母可写。所以没有两个空格相邻，字母
//!    绕圈交替出现，隔着空格也是如此。因此字母数 k 是偶数。
//! 2. 在圈上选 n - k 个互不相邻的空格，有 n / k · C(k, n - k) 种选法。字母有 2 种写法，书写次序
//!    有 k! 种，任何次序都不会使相同的字母相邻。
//! 3. 所以答案是对 n / 2 到 n 的所有偶数 k，求 2 n (k - 1)! C(k, n - k) 之和。
//!
//! 复杂度：O(n)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::modular::Factorials;
use proconio::input;

const PRIME: u64 = 1_000_000_007;
type Mod = ModInt<PRIME>;

/// The largest circle for which the factorials fit into memory.
const MOST_CELLS: usize = 10_000_000;

fn main() {
    input! { n: usize }
    assert!(n >= 2, "{n} cells make no circle");
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    let numbers = Factorials::new(n, PRIME);
    let mut plays = Mod::default();
    for letters in (n.div_ceil(2)..=n).filter(|letters| letters % 2 == 0) {
        let orders = Mod::new(numbers.factorial(letters - 1));
        plays += orders * Mod::new(numbers.choose(letters, n - letters));
    }
    println!("{}", plays * Mod::new(2 * n as u64));
}
