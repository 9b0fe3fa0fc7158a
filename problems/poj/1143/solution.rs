//! POJ 1143 — Number Game
//! <http://poj.org/problem?id=1143> · 1 s · 64 MiB · difficulty 4
//!
//! Rules: two players choose integers above 1 in turn; a number that is a multiple of a chosen
//! number, or a sum of such multiples, can no longer be chosen, and whoever has no number left to
//! choose loses. Each case is `n`, then the n numbers that are left, each at most 20; 0 ends the
//! input. Print `Test Case #1`, then `The winning moves are:` with all winning moves in order, or
//! `There's no winning move.`, and then an empty line.
//! Bounds: 1 ≤ n ≤ 20; the numbers are from 2 to 20.
//! Kind: impartial
//! Model: exhaustive search, Sylver Coinage with all numbers above 20 named.
//! Why: all that matters in a position is which numbers are left. Any sum of numbers that are gone
//! is gone as well, so after the choice of x a number is gone if it was gone before, if it is a
//! multiple of x, or if it is the sum of a multiple of x and a number that was gone before. A set
//! is won if some choice leaves a lost set. Only the sets that can arise from the given set are
//! searched, each of them once; the search goes at most 19 choices deep.
//! Cost: O(20² S) for S sets in all the cases together; 2^19 sets are possible, but few occur.
//!
//! 规则：双方轮流选大于 1 的整数；已选的数的倍数，以及这样的倍数之和，都不能再选；没有数可选的
//! 人负。多组数据，每组先给出 n，再给出剩下的 n 个数，都不超过 20，以 0 结束。每组先输出一行
//! `Test Case #1`；下一行是 `The winning moves are:`，后面按从小到大的次序接所有必胜的选法，没
//! 有则为 `There's no winning move.`；最后输出一个空行。
//! 范围：1 ≤ n ≤ 20；各数从 2 到 20。
//! 模型：搜索全部局面，即大于 20 的数都已报过的 Sylver 造币博弈。
//! 思路：剩下的数就是整个局面。不能选的数之和也不能选，所以选了 x 之后，一个数不能选，当且仅当
//! 它是某个原来就不能选的数（或 0）加上 x 的倍数。一个集合若有一种选法留下必败的集合，就必胜。
//! 只搜索从给定集合能走到的集合，每个只搜一次，至多 19 层。
//! 复杂度：设各组共有 S 个集合，时间为 O(20² S)；可能的集合有 2^19 个，但出现的很少。

use grundy::sylver::{Position, Search};
use itertools::Itertools;
use proconio::{input, is_stdin_empty};

const LARGEST: u64 = 20;

fn main() {
    let mut search = Search::new();
    let mut answers = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { left: [u64; n] }
        let winning = search.winning_moves(&position(&left)).iter().join(" ");
        case += 1;
        answers += &format!("Test Case #{case}\n");
        answers += &match winning.is_empty() {
            true => "There's no winning move.\n\n".to_string(),
            false => format!("The winning moves are: {winning}\n\n"),
        };
    }
    print!("{answers}");
}

/// Returns the position in which just these numbers are left.
fn position(left: &[u64]) -> Position {
    for number in left {
        assert!((2..=LARGEST).contains(number), "{number}, not a number from 2 to {LARGEST}");
    }
    Position::of_left(left).unwrap_or_else(|error| panic!("{error}"))
}
