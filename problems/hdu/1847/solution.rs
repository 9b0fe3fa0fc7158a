//! HDU 1847 — Good Luck in CET-4 Everybody!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1847> · 1 s · 32 MiB · easy
//!
//! Rules: one heap of n cards; a move takes 1, 2, 4, 8, … (a power of two) of them, and
//! whoever takes the last card wins, Kiki first. One n a line up to the end of the input;
//! print the winner, `Kiki` or `Cici`.
//! Rule: powers of 2
//! Model: subtraction game {1, 2, 4, 8, …}, one heap.
//! Why: a heap is lost exactly if its Grundy value is 0. The table shows the values 0, 1, 2
//! in turn, n mod 3: no power of two is a multiple of 3, so every move changes the remainder,
//! and the moves 1 and 2 lead to both other remainders.
//! Cost: the compiler builds the 1001 Grundy values; a line costs one look-up.

use grundy::table::Table;
use proconio::{input, is_stdin_empty};

static SG: Table<u8, 1001> = Table::subtraction(&[1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        winners += if SG[n] != 0 { "Kiki\n" } else { "Cici\n" };
    }
    print!("{winners}");
}
