//! HDU 1850 — Being a Good Boy in Spring Festival
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1850> · 1 s · 32 MiB · easy
//!
//! Rules: M piles of cards; a move takes any positive number of cards from one pile, and
//! whoever takes the last card wins. Cases `M`, then M piles, end with 0; print how many
//! first moves win, which is 0 for a lost position.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: a move wins exactly if it makes the nim sum s zero, so pile h must become h ⊕ s;
//! that is one move if it is less than h, and none otherwise.
//! Cost: O(M) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        assert!((2..=100).contains(&m), "{m} piles, not 2 to 100");
        input! { piles: [u64; m] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000 in {piles:?}");
        counts += &format!("{}\n", nim::winning_moves(&piles).count());
    }
    print!("{counts}");
}
