//! UVa 12846 — A Daisy Puzzle Game
//! <https://vjudge.net/problem/UVA-12846> · 3 s? · 128 MiB? · difficulty 4
//!
//! Rules: a daisy has a ring of N petals, M of which are gone. A move plucks one petal, or two
//! adjacent ones, and whoever plucks the last petal wins. The input begins with the number of
//! cases; each case is `N M` and the indices of the M missing petals. Print `Case i: yes` if the
//! player to move wins, else `Case i: no`.
//! Bounds: 1 ≤ M < N ≤ 20?
//! Kind: impartial
//! Model: take-and-break game, Kayles, on arcs of a ring.
//! Why: the missing petals cut the ring into rows, and a move plucks one petal or two neighbours
//! from a row: this is Kayles, and the nim sum of the values of the rows decides who wins. If no
//! petal is missing, the first move leaves a row of N - 1 or N - 2 petals. Such a row is won unless
//! it is empty: take one or two petals from its middle, and then mirror every move. So a whole
//! daisy of N ≥ 3 petals is lost.
//! Cost: O(N²) once for the table, O(M log M) per case.
//! Judge: for a whole daisy (M = 0), an archived program prints `yes` for every N from 3 to 20; the
//! answer by the rules, which is printed here, is `no`, for example for `3 0`. For M ≥ 1 the two
//! programs agree.
//!
//! 规则：一朵雏菊有 N 片花瓣，围成一圈，其中 M 片已经没有了。每次操作摘一片或相邻的两片，摘走最
//! 后一片者胜。先给出数据组数，每组给出 `N M` 和那 M 片的编号。轮到的人胜输出 `Case i: yes`，否
//! 则输出 `Case i: no`。
//! 范围：1 ≤ M < N ≤ 20?
//! 模型：取石子并分堆的游戏，Kayles，在环的各段弧上。
//! 思路：缺掉的花瓣把环断成若干排，每步从一排摘一片或相邻的两片：这就是 Kayles，由各排的异或和
//! 判定胜负。若一片也不缺，第一步之后剩下一排 N - 1 片或 N - 2 片。这样的一排只要不空就
//! 是必胜态：从正中摘一片或两片，此后总是对称地走。所以从 N = 3 起，整朵雏菊必败。
//! 复杂度：预处理 O(N²)，每组 O(M log M)。
//! 评测：花瓣一片也不缺（M = 0）时，一份存档的程序对 3 到 20 的每个 N 都输出 `yes`；按规则应为
//! `no`，例如 `3 0`，这里输出 `no`。M ≥ 1 时两者一致。

use grundy::mex::mex;
use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

/// The statement allows 20.
const MOST_PETALS: usize = 200;

fn main() {
    // At least one petal is gone, so that a row has fewer than all.
    let kayles = TableVec::by(MOST_PETALS, |shorter: &[u64]| {
        let leaves = |rest: usize| (0..=rest).map(move |left| shorter[left] ^ shorter[rest - left]);
        let rests = [1, 2].map(|taken| shorter.len().checked_sub(taken));
        mex(rests.into_iter().flatten().flat_map(leaves))
    });
    input! { cases: usize }
    let mut answers = String::new();
    for case in 1..=cases {
        input! { n: usize, gone: [usize] }
        assert!(n <= MOST_PETALS, "{n} petals, more than {MOST_PETALS}");
        assert!(gone.iter().all(|petal| (1..=n).contains(petal)), "a petal that is not there");
        let wins = if gone.is_empty() {
            n == 1 || n == 2
        } else {
            nim::outcome(rows(n, gone).into_iter().map(|row| kayles[row])).mover_wins()
        };
        answers += &format!("Case {case}: {}\n", if wins { "yes" } else { "no" });
    }
    print!("{answers}");
}

/// Returns the number of petals in each row between missing petals; at least one petal is missing.
fn rows(n: usize, mut gone: Vec<usize>) -> Vec<usize> {
    gone.sort_unstable();
    gone.dedup();
    // Once around: the first one that is gone comes again after the others.
    gone.push(gone[0] + n);
    gone.windows(2).map(|pair| pair[1] - pair[0] - 1).collect()
}
