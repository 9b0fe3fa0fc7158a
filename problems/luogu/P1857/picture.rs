//! The picture of Luogu P1857, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

pub fn picture(language: Language) -> Picture {
    const LAST: usize = 20;
    let mut moves: Vec<usize> = Vec::new();
    for heap in 0..=LAST {
        let after = (2..=heap).filter(|&taken| is_prime(taken)).map(|taken| moves[heap - taken]);
        let fastest = after.clone().filter(|moves| moves.is_multiple_of(2)).min();
        let slowest = after.max();
        moves.push(fastest.or(slowest).map_or(0, |moves| moves + 1));
    }
    let cells =
        moves.iter().map(|moves| LineCell::new(moves, if moves.is_multiple_of(2) { "p" } else { "n" }));
    let shown = [
        Line::new(language.select("heap", "石子"), (0..=LAST).map(LineCell::bare)),
        Line::new(language.select("moves", "步数"), cells),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of 0 to 20 stones, of which a move takes a prime number, and how many moves are \
         made if the winner hurries and the loser delays. An even number is lost, green: the \
         winner goes to the least even number, and the loser to the largest odd one.",
        "0 到 20 枚的堆，每步取质数枚；下方为胜方求快、负方拖延时的总步数。偶数为必败（绿色）：胜方走到\
         最小的偶数，负方走到最大的奇数。",
    )
}

fn is_prime(number: usize) -> bool {
    number > 1 && (2..number).all(|divisor| !number.is_multiple_of(divisor))
}
