//! Codeforces 1451D — Circle Game
//! <https://codeforces.com/problemset/problem/1451/D> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: a token starts at (0, 0). A move adds k to one of its coordinates, and the token must
//! stay within distance d of the origin; whoever cannot move loses. The input is the number of
//! cases, then `d k` for each. Print the winner of each case, `Ashish` for the first player or
//! `Utkarsh` for the second.
//! Bounds: at most 100 cases; 1 ≤ k ≤ d ≤ 10^5.
//! Kind: impartial
//! Model: symmetry, a token stays near the diagonal.
//! Why: measure in units of k, and call a point within reach if the token may be there. Let z be
//! the largest number for which (z, z) is within reach.
//!
//! 1. If (z + 1, z) is out of reach, the second player always goes back to the diagonal: from (i,
//!    i) the first player can go to (i + 1, i) or (i, i + 1) only if i < z, and then (i + 1, i + 1)
//!    is within reach. At (z, z) the first player is stuck.
//! 2. If (z + 1, z) is within reach, the first player goes to (1, 0) and then always returns to
//!    some (i + 1, i). From there, if i < z, the second player goes to (i + 2, i) or (i + 1, i +
//!    1). The point (i + 2, i + 1) is one move away from both of these and is within reach. From
//!    (z + 1, z) the second player could only go to (z + 1, z + 1), which is out of reach, or to
//!    (z + 2, z), which is farther away still.
//!
//! Cost: O(1) per case.
//!
//! 规则：棋子从 (0, 0) 出发。每次操作把一个坐标加 k，棋子与原点的距离不能超过 d；无法操作者输。
//! 先给出数据组数，每组给出 `d k`；每组输出获胜者，先手胜为 `Ashish`，否则为 `Utkarsh`。
//! 范围：至多 100 组；1 ≤ k ≤ d ≤ 10^5。
//! 模型：对称策略，棋子总在对角线附近。
//! 思路：以 k 为单位，设 z 是使 (z, z) 在范围内的最大的数。
//!
//! 1. 若 (z + 1, z) 在范围外，后手总能走回对角线：先手从 (i, i) 能走到 (i + 1, i)，说明 i < z，
//!    于是 (i + 1, i + 1) 也在范围内。先手到 (z, z) 就不能走了。
//! 2. 若 (z + 1, z) 在范围内，先手走到 (1, 0)，以后总走回某个 (i + 1, i)。从那里，若 i < z，后
//!    手能走到 (i + 2, i) 或 (i + 1, i + 1)，而 (i + 2, i + 1) 与两者都相邻，且在范围内。
//!    从 (z + 1, z)，后手只能走到 (z + 1, z + 1) 或 (z + 2, z)，前者在范围外，后者更远。
//!
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { d: u64, k: u64 }
        assert!(k > 0, "steps of length 0, which never end");
        let square = |number: u64| u128::from(number) * u128::from(number);
        // A point of whole coordinates is within reach if its square is at most this.
        let reach = square(d) / square(k);
        let z = (reach / 2).isqrt();
        let first_wins = z * z + (z + 1) * (z + 1) <= reach;
        winners += if first_wins { "Ashish\n" } else { "Utkarsh\n" };
    }
    print!("{winners}");
}
