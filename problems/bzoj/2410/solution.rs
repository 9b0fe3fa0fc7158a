//! BZOJ 2410 — Painting a strip (Nim游戏)
//! <https://hydro.ac/d/bzoj/p/2410> · 1 s? · 128 MiB? · difficulty 6
//!
//! Rules: some of the n cells of a row are painted in colours 1 to k. A move paints an unpainted
//! cell in one of the k colours, but never in the colour of a neighbour; whoever cannot move loses.
//! The input has T cases: `n k`, then the cells' colours, 0 if unpainted. Print `y` if the first
//! player wins, else `n`.
//! Bounds: 1 ≤ T ≤ 20; 1 ≤ k ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: take-and-break game, an unpainted stretch and what is painted at its ends.
//! Why: painted cells divide the row into stretches of free cells, and the nim sum of their values
//! decides who wins (Sprague and Grundy). The value of a stretch of m cells depends on k:
//!
//! 1. k ≥ 3: whatever colours the neighbours of a cell have, some colour remains for it, so every
//!    cell gets painted, and the stretch is worth m mod 2.
//! 2. k = 1: a move paints a cell and makes its neighbours unusable, and a painted cell next to the
//!    stretch has already made one cell of the stretch unusable. What remains is Dawson's Chess,
//!    the octal game 0.137, whose values have period 34 for heaps of 52 or more.
//! 3. k = 2: the values follow by induction on m. Say that a move leaves a and b cells on its two
//!    sides, where a + b = m - 1. Between different colours a stretch is worth 0: whichever colour
//!    is played, one part then lies between equal colours and is not empty, and the other lies
//!    between different colours, which gives 1 ⊕ 0.
//! 4. k = 2, between equal colours, m > 0: worth 1. A move in the other colour is always possible
//!    and leaves 0 ⊕ 0; a move in the same colour, possible if a and b are positive, leaves 1 ⊕ 1.
//! 5. k = 2, one end painted: worth m. Let b be the number of cells left at the free end. Painting
//!    a cell in the other colour leaves 0 ⊕ b, where b can be any number below m; painting it in
//!    the same colour leaves 1 ⊕ b, but is possible only if a > 0, that is, if b ≤ m - 2. The
//!    value 1 ⊕ b is never m, for then b would be 1 ⊕ m, which is m - 1 or m + 1, and both are
//!    greater than m - 2.
//! 6. k = 2, no end painted: worth m mod 2. Moves leave a ⊕ b. If m is odd, a + b, and so also a ⊕
//!    b, is even, and a ⊕ b is 0 for a = b; if m is even, a ⊕ b is odd.
//!
//! Cost: O(n) per case.
//!
//! 规则：一行有 n 格，有些格已染成颜色 1 到 k。每次操作把一个未染的格染成 k 种颜色之一，不能与
//! 相邻格同色；无法操作者输。输入共 T 组数据，每组先给出 `n k`，再给出各格的颜色，未染为 0。先
//! 手胜输出 `y`，否则输出 `n`。
//! 范围：1 ≤ T ≤ 20；1 ≤ k ≤ n ≤ 10^5。
//! 模型：取石子并分堆的游戏，一段未染的格，以及它两端所染的颜色。
//! 思路：已染的格把这一行分成若干段未染的格，由各段 SG 值的异或和定胜负（Sprague–Grundy 定
//! 理）。m 格的一段值多少，取决于 k：
//!
//! 1. k ≥ 3：两个邻格总还剩一种颜色可用，所以每一格都会被染，值为 m mod 2。
//! 2. k = 1：一步染一格，并使两个邻格作废，而已染的一端也已使一格作废。这样剩下的就
//!    是 Dawson's Chess，即八进制编码 0.137 的游戏，其 SG 值从 52 起以 34 为周期。
//! 3. k = 2：对 m 归纳求值。设一步留下 a 格和 b 格，a + b = m - 1。两端颜色不同的一段值为 0：不
//!    论染哪种颜色，总有一部分夹在相同的颜色之间，且不为空，另一部分夹在不同的颜色之间，得
//!    到 1 ⊕ 0。
//! 4. k = 2，两端颜色相同，m > 0：值为 1。总可以染另一种颜色，这样的一步留下 0 ⊕ 0；若 a、b 都
//!    大于 0，也可以染相同的颜色，留下 1 ⊕ 1。
//! 5. k = 2，只有一端已染：值为 m。设 b 为留在开放一端的格数。染另一种颜色，留下 0 ⊕ b，可以是
//!    任何小于 m 的数；染相同的颜色，留下 1 ⊕ b，但要求 a > 0，即 b ≤ m - 2。它不会等于 m，否
//!    则 b 就是 1 ⊕ m，即 m - 1 或 m + 1，都大于 m - 2。
//! 6. k = 2，两端都未染：值为 m mod 2。一步留下 a ⊕ b。若 m 是奇数，a + b 是偶数，所以 a ⊕ b 也
//!    是偶数，且 a = b 时为 0；若 m 是偶数，a ⊕ b 是奇数。
//!
//! 复杂度：每组 O(n)。

use grundy::named::NamedGame;
use proconio::input;

/// `cargo explore table 0.137` finds this preperiod and this period, and proves that they are
/// right.
const DAWSON_PREPERIOD: usize = 52;
const DAWSON_PERIOD: usize = 34;

fn main() {
    let dawson = NamedGame::DawsonsChess.values(DAWSON_PREPERIOD + DAWSON_PERIOD);
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, cells: [u64; n] }
        if let Some(colour) = cells.iter().find(|&&colour| colour > k) {
            panic!("the colour {colour}, above {k}");
        }
        let mut nim_sum = 0;
        for stretch in stretches(&cells) {
            nim_sum ^= match k {
                0 => 0,
                1 => stretch.value_in_one_colour(&dawson),
                2 => stretch.value_in_two_colours(),
                _ => stretch.free % 2,
            };
        }
        verdicts += if nim_sum != 0 { "y\n" } else { "n\n" };
    }
    print!("{verdicts}");
}

/// A stretch of free cells, with the colours of the painted cells next to its two ends; an end of
/// the row does not count as painted.
struct Stretch {
    left: Option<u64>,
    free: usize,
    right: Option<u64>,
}

/// Returns all stretches of a row, including those of 0 cells.
fn stretches(cells: &[u64]) -> Vec<Stretch> {
    let mut stretches = vec![Stretch { left: None, free: 0, right: None }];
    for &cell in cells {
        let last = stretches.last_mut().expect("there is one at the beginning");
        if cell == 0 {
            last.free += 1;
        } else {
            last.right = Some(cell);
            stretches.push(Stretch { left: Some(cell), free: 0, right: None });
        }
    }
    stretches
}

impl Stretch {
    fn value_in_one_colour(&self, dawson: &[u32]) -> usize {
        let spoilt = usize::from(self.left.is_some()) + usize::from(self.right.is_some());
        let cells = self.free.saturating_sub(spoilt);
        let whole_periods = cells.saturating_sub(DAWSON_PREPERIOD) / DAWSON_PERIOD;
        dawson[cells - whole_periods * DAWSON_PERIOD] as usize
    }

    fn value_in_two_colours(&self) -> usize {
        match (self.left, self.right) {
            (Some(left), Some(right)) => usize::from(self.free > 0 && left == right),
            (None, None) => self.free % 2,
            _ => self.free,
        }
    }
}
