//! The picture of Luogu P8901, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the winners of single rooms, and the rounds in which they win.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 16;
    // The number of moves if the winner hurries and the loser delays.
    let mut moves: Vec<usize> = Vec::new();
    for cows in 0..=LAST {
        let takes = (1..=cows).filter(|&taken| taken == 1 || is_prime(taken));
        let after = takes.map(|taken| moves[cows - taken]);
        let fastest = after.clone().filter(|moves| moves.is_multiple_of(2)).min();
        let slowest = after.max();
        moves.push(fastest.or(slowest).map_or(0, |moves| moves + 1));
    }
    let winners = moves.iter().map(|moves| match moves.is_multiple_of(2) {
        true => LineCell::new("N", "p"),
        false => LineCell::new("J", "n"),
    });
    let rounds = moves.iter().map(|moves| LineCell::bare(moves / 2));
    let shown = [
        Line::new(language.select("cows", "奶牛"), (0..=LAST).map(LineCell::bare)),
        Line::new(language.select("winner", "胜者"), winners),
        Line::new(language.select("round", "轮次"), rounds),
    ];
    Picture::new(
        language,
        lines(&shown),
        "A single room with 0 to 16 cows: who wins it, John (J) or Nhoj (N, green, the multiples \
         of 4), and in which round, counted from 0, the other finds no cow to remove, if the \
         winner hurries and the loser delays. With several rooms the earliest round decides, and \
         among equal ones the first room.",
        "单独一个房间有 0 到 16 头奶牛：胜者是 John（J）还是 Nhoj（N，绿色，4 的倍数），以及胜方求快、\
         负方拖延时，对方在第几轮（从 0 数起）无牛可牵。有几个房间时，轮次最早的决定胜负，同一轮则看\
         靠前的房间。",
    )
}

fn is_prime(number: usize) -> bool {
    number > 1 && (2..number).all(|divisor| !number.is_multiple_of(divisor))
}
