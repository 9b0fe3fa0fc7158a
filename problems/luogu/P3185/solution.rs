//! Luogu P3185 — Splitting game (分裂游戏)
//! <https://www.luogu.com.cn/problem/P3185> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 1188
//! Rules: bottles 0 to n - 1 hold beans; a move picks i < j ≤ k, takes a bean out of bottle
//! i and puts one into j and one into k, and whoever cannot move loses. t cases `n`, then
//! the beans of n bottles. Print the first winning move `i j k` in lexicographic order, or
//! `-1 -1 -1`, and on the next line how many first moves win.
//! Model: splitting game, beans on a line.
//! Why: each bean is a game of its own; its value depends on the bottles behind it only: the
//! mex of g(j) ⊕ g(k). Two beans of a bottle cancel out, so the nim sum is that of the
//! bottles with an odd number, and a move wins exactly if the values of the three beans it
//! exchanges have the same nim sum.
//! Cost: O(n³) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const MOST: usize = 21;

fn main() {
    // By the number of bottles that are still behind.
    let sg = TableVec::by(MOST, |behind: &[u64]| {
        mex(behind.iter().flat_map(|j| behind.iter().map(move |k| j ^ k)))
    });
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut moves = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((2..=MOST).contains(&n), "{n} bottles, not 2 to {MOST}");
        input! { beans: [u64; n] }
        assert!(beans.iter().all(|&count| count <= 10_000), "more than 10000 beans in {beans:?}");
        let value = |bottle: usize| sg[n - 1 - bottle];
        let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1);
        let nim_sum = odd.fold(0, |sum, bottle| sum ^ value(bottle));
        let from = (0..n).filter(|&i| beans[i] > 0);
        let pairs = from.flat_map(|i| (i + 1..n).map(move |j| (i, j)));
        let triples = pairs.flat_map(|(i, j)| (j..n).map(move |k| (i, j, k)));
        let mut winning = triples.filter(|&(i, j, k)| value(i) ^ value(j) ^ value(k) == nim_sum);
        match winning.next() {
            Some((i, j, k)) => moves += &format!("{i} {j} {k}\n{}\n", 1 + winning.count()),
            None => moves += "-1 -1 -1\n0\n",
        }
    }
    print!("{moves}");
}
