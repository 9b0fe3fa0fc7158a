//! CodeChef PSHTBRTH — Pishty and birthday
//! <https://www.codechef.com/problems/PSHTBRTH> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a cake is a square of 4 by 4 cells, some of which have a burning candle, shown as `1`. A
//! move chooses a rectangle of one cake in which every cell has a burning candle, and puts these
//! candles out; whoever cannot move loses. The input has T cases: `N M`, the N cakes in four lines
//! each, and M queries. For `1 L R`, print the winner of the game on the cakes from the L-th to the
//! R-th, `Pishty` for the first player or `Lotsy` for the second; `2 p` and four lines replace the
//! p-th cake.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N, M ≤ 10^5; 1 ≤ L ≤ R ≤ N; 1 ≤ p ≤ N.
//! Kind: impartial
//! Picture: as in grundy
//! Model: exhaustive search, for the nim sum of cakes that change.
//! Why: the nim sum of the Grundy values of the cakes decides the game (Sprague and Grundy). A cake
//! is one of 2^16 sets of burning candles, and a move removes one of 100 rectangles, so a table of
//! all values can be made in advance. A tree of nim sums answers the queries.
//! Cost: O(2^16 · 100) once; O(N + M log N) per case.
//!
//! 规则：蛋糕是 4 × 4 的方格，有的格里点着蜡烛，记作 `1`。每次操作在一块蛋糕上选一个每格都点着
//! 蜡烛的矩形，把其中的蜡烛全部吹灭；无法操作者输。输入共 T 组数据，每组给出 `N M`，N 块蛋糕各
//! 四行，然后 M 个询问。`1 L R`：用第 L 到第 R 块蛋糕玩，输出获胜者，先手胜为 `Pishty`，否则为
//! `Lotsy`；`2 p` 加四行：把第 p 块蛋糕换成新的。
//! 范围：1 ≤ T ≤ 5；1 ≤ N, M ≤ 10^5；1 ≤ L ≤ R ≤ N；1 ≤ p ≤ N。
//! 模型：搜索全部局面，会变的蛋糕的异或和。
//! 思路：各块蛋糕的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。一块蛋糕上点着的蜡烛
//! 是 2^16 个集合之一，每步去掉 100 个矩形之一，所以一次就能算好全部 SG 值。再用维护异或和的线
//! 段树回答询问。
//! 复杂度：预处理 O(2^16 · 100)；每组 O(N + M log N)。

use grundy::contest::masks::removal_values;
use proconio::input;

const SIDE: usize = 4;

fn main() {
    let cells = (SIDE * SIDE) as u32;
    let values = removal_values(cells, &rectangles()).unwrap_or_else(|error| panic!("{error}"));
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, queries: usize }
        let mut cakes = NimSums::new((0..n).map(|_| values[read_cake()]).collect());
        for _ in 0..queries {
            input! { kind: u32, cake: usize }
            assert!((1..=n).contains(&cake), "cake {cake} of {n}");
            match kind {
                1 => {
                    input! { last: usize }
                    assert!((cake..=n).contains(&last), "cakes {cake} to {last} of {n}");
                    let nim_sum = cakes.sum(cake - 1, last);
                    winners += if nim_sum != 0 { "Pishty\n" } else { "Lotsy\n" };
                }
                2 => cakes.set(cake - 1, values[read_cake()]),
                _ => panic!("a query {kind}, neither 1 nor 2"),
            }
        }
    }
    print!("{winners}");
}

/// Returns the masks of all rectangles of a cake.
fn rectangles() -> Vec<u32> {
    let ranges = || (0..SIDE).flat_map(|start| (start + 1..=SIDE).map(move |end| start..end));
    let mut rectangles = Vec::new();
    for rows in ranges() {
        for columns in ranges() {
            let line: u32 = columns.map(|column| 1 << column).sum();
            rectangles.push(rows.clone().map(|row| line << (SIDE * row)).sum());
        }
    }
    rectangles
}

/// Reads the mask of the burning candles of a cake.
fn read_cake() -> usize {
    let mut mask = 0;
    for row in 0..SIDE {
        input! { line: String }
        assert!(line.len() == SIDE, "the line {line:?} of a cake, not of {SIDE} digits");
        let burning = usize::from_str_radix(&line, 2);
        let burning = burning.unwrap_or_else(|_| panic!("the line {line:?} of a cake"));
        mask |= burning << (SIDE * row);
    }
    mask
}

/// A sequence of numbers that can change, with the nim sums of its runs. Number i is item n + i of
/// `sums`, and each earlier item i ≥ 1 is the nim sum of the items 2i and 2i + 1.
struct NimSums {
    sums: Vec<u8>,
}

impl NimSums {
    fn new(numbers: Vec<u8>) -> NimSums {
        let mut sums = [vec![0; numbers.len()], numbers].concat();
        for item in (1..sums.len() / 2).rev() {
            sums[item] = sums[2 * item] ^ sums[2 * item + 1];
        }
        NimSums { sums }
    }

    fn set(&mut self, index: usize, number: u8) {
        let mut item = self.sums.len() / 2 + index;
        let change = self.sums[item] ^ number;
        while item > 0 {
            self.sums[item] ^= change;
            item /= 2;
        }
    }

    /// Returns the nim sum of the numbers from `start` up to but not including `end`.
    fn sum(&self, start: usize, end: usize) -> u8 {
        let numbers = self.sums.len() / 2;
        let (mut start, mut end) = (numbers + start, numbers + end);
        let mut sum = 0;
        while start < end {
            if start % 2 == 1 {
                sum ^= self.sums[start];
                start += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                sum ^= self.sums[end];
            }
            start /= 2;
            end /= 2;
        }
        sum
    }
}
