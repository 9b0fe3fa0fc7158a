//! BZOJ 1457 — A board game (棋盘游戏)
//! <https://hydro.ac/d/bzoj/p/1457> · 1 s? · 128 MiB? · medium
//!
//! Rules: n pieces on a board, several perhaps on one cell; a move takes one of them to a
//! smaller x, or a smaller y, or both smaller by the same. Whoever first brings a piece to
//! (0, 0) wins. T cases `n`, then n lines `x y`; print `^o^` if the first player wins, else
//! `T_T`.
//! Model: Wythoff's game, a sum of queens that must not be let home.
//! Why: with a piece on an axis or on the diagonal the player to move wins at once, so nobody
//! goes there unless forced, and who is forced loses. Leave these cells out: then whoever
//! cannot move loses, the pieces are a sum, and the nim sum of their values decides (Sprague
//! and Grundy). Forced means that all pieces are on (1, 2) and (2, 1).
//! Cost: O(100³) for the values, then O(n) a case.

use grundy::mex::mex;
use proconio::input;

const SIDE: usize = 100;

fn main() {
    let mut sg = vec![[0; SIDE]; SIDE];
    let inner = |&(x, y): &(usize, usize)| x > 0 && y > 0 && x != y;
    for (x, y) in (0..SIDE).flat_map(|x| (0..SIDE).map(move |y| (x, y))).filter(inner) {
        let across = (1..x).map(|to| (to, y));
        let down = (1..y).map(|to| (x, to));
        let aslant = (1..x.min(y)).map(|by| (x - by, y - by));
        let options = across.chain(down).chain(aslant).filter(inner);
        sg[x][y] = mex(options.map(|(x, y)| sg[x][y]));
    }
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} pieces, not 1 to 1000");
        input! { pieces: [(usize, usize); n] }
        for &(x, y) in &pieces {
            assert!(x < SIDE && y < SIDE && (x, y) != (0, 0), "a piece on ({x}, {y})");
        }
        let wins = !pieces.iter().all(inner)
            || pieces.iter().fold(0, |nim_sum, &(x, y)| nim_sum ^ sg[x][y]) != 0;
        verdicts += if wins { "^o^\n" } else { "T_T\n" };
    }
    print!("{verdicts}");
}
