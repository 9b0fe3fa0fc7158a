//! Codeforces 120E — Put Knight!
//! <https://codeforces.com/problemset/problem/120/E> · 1 s · 256 MiB · easy
//!
//! Rules: a move puts a knight on an n by n chessboard so that no two knights attack each other, and
//! whoever cannot move loses. T cases `n` after their number; print the winner of each, `0` for
//! the first player or `1` for the second.
//! Model: symmetry, point reflection in the centre of the board.
//! Why: let every knight be answered by one on the reflected cell. The player who can go on like
//! this never is the one who cannot move.
//!
//! 1. If n is even, the second player answers. A cell and its reflection differ by an odd number
//!    of rows and of columns, so two such knights do not attack each other; and the answer attacks
//!    no older knight, because then its reflection would attack that one's reflection.
//! 2. If n is odd, the first player begins in the centre, the only cell that is its own reflection,
//!    and answers from then on. A cell and its reflection differ by an even number of rows and of
//!    columns, so they do not attack each other. A cell that the centre does not attack has a
//!    reflection that it does not attack.
//!
//! Cost: O(1) a case.
//! Judge: on Codeforces, the program reads `input.txt` and writes `output.txt`. It does so wherever
//! there is an `input.txt`; elsewhere it uses standard input and output.

use proconio::input;
use proconio::source::once::OnceSource;
use std::io::Read;
use std::path::Path;
use std::{fs, io};

fn main() {
    let has_files = Path::new("input.txt").exists();
    let mut text = String::new();
    if has_files {
        text = fs::read_to_string("input.txt").expect("input.txt cannot be read");
    } else {
        io::stdin().read_to_string(&mut text).expect("the input cannot be read");
    }
    let winners = winners(&text);
    if has_files {
        fs::write("output.txt", winners).expect("output.txt cannot be written");
    } else {
        print!("{winners}");
    }
}

/// Returns the winners of the games of an input, one a line.
fn winners(text: &str) -> String {
    input! { from OnceSource::from(text), sizes: [u64] }
    let winners = sizes.iter().map(|n| if n % 2 == 1 { "0\n" } else { "1\n" });
    winners.collect()
}
