//! Luogu P3185 — Splitting game (分裂游戏)
//! <https://www.luogu.com.cn/problem/P3185> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 1188
//! Rules: bottles 0 to n - 1 hold beans; a move picks i < j ≤ k, takes a bean out of bottle i and
//! puts one into bottle j and one into bottle k, and whoever cannot move loses. The input has t
//! cases: `n`, then the numbers of beans in n bottles. Print the first winning move `i j k` in
//! lexicographic order, or `-1 -1 -1` if there is none, and on the next line the number of winning
//! first moves.
//! Bounds: 1 ≤ t ≤ 10; 2 ≤ n ≤ 21; a bottle has 0 to 10^4 beans.
//! Kind: impartial
//! Model: take-and-break game, beans on a line.
//! Why: each bean is a game of its own, whose value depends only on the bottles after the bean's
//! bottle: it is the mex of g(j) ⊕ g(k) over all such bottles j ≤ k. Two beans in the same bottle
//! cancel out, so the nim sum of the position is the nim sum of the values of the bottles with an
//! odd number of beans. A move wins exactly when the nim sum of the values of three beans, the bean
//! that it takes away and the two beans that it puts in, equals the nim sum of the position.
//! Cost: O(n³) per case.
//!
//! 规则：编号 0 到 n - 1 的瓶子里装着豆子；每次操作选 i < j ≤ k，从第 i 瓶取一颗豆子，再往第 j
//! 瓶和第 k 瓶各放一颗；无法操作者输。共 t 组数据，每组先给出 n，再给出 n 个瓶子的豆子数。输出
//! 字典序最小的必胜的第一步 `i j k`，没有则输出 `-1 -1 -1`；下一行输出必胜的第一步有多少种。
//! 范围：1 ≤ t ≤ 10；2 ≤ n ≤ 21；每瓶有 0 到 10^4 颗豆子。
//! 模型：取石子并分堆的游戏，一条线上的豆子。
//! 思路：每颗豆子是一个独立的子游戏，它的 SG 值只与后面的瓶子有关，是 g(j) ⊕ g(k) 的 mex。同一
//! 瓶的两颗豆子抵消，所以总的异或和只需算豆子数为奇数的瓶子。当且仅当取走和放入的三颗豆子
//! 的 SG 值的异或和等于总的异或和时，这一步必胜。
//! 复杂度：每组 O(n³)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// For more bottles than this, there would be too many moves to try.
const MOST: usize = 1000;

/// A move, which replaces a bean in bottle i by one bean in bottle j and one in bottle k.
struct Move {
    i: usize,
    j: usize,
    k: usize,
}

struct WinningMoves {
    /// The first winning move in lexicographic order.
    first: Option<Move>,
    count: u64,
}

/// Returns the winning moves, where `values[b]` is the value of a bean with b bottles after its
/// own.
fn winning_moves(beans: &[u64], values: &TableVec<u64>) -> WinningMoves {
    let n = beans.len();
    let value = |bottle: usize| values[n - 1 - bottle];
    let mut nim_sum = 0;
    for (bottle, count) in beans.iter().enumerate() {
        if count % 2 == 1 {
            nim_sum ^= value(bottle);
        }
    }
    let mut moves = WinningMoves { first: None, count: 0 };
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if value(i) ^ value(j) ^ value(k) == nim_sum {
                    moves.first.get_or_insert(Move { i, j, k });
                    moves.count += 1;
                }
            }
        }
    }
    moves
}

fn main() {
    input! { t: usize }
    let mut cases: Vec<Vec<u64>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= MOST, "{n} bottles, more than {MOST}");
        input! { beans: [u64; n] }
        cases.push(beans);
    }
    let most_bottles = cases.iter().map(Vec::len).max().unwrap_or(0);
    let values = TableVec::by(most_bottles, |behind: &[u64]| {
        mex(behind.iter().flat_map(|j| behind.iter().map(move |k| j ^ k)))
    });
    let mut answers = String::new();
    for beans in &cases {
        let moves = winning_moves(beans, &values);
        answers += &match moves.first {
            Some(Move { i, j, k }) => format!("{i} {j} {k}\n{}\n", moves.count),
            None => "-1 -1 -1\n0\n".to_string(),
        };
    }
    print!("{answers}");
}
