//! The picture of Codeforces 1369F, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const BOUND: u32 = 6;
    let options = |&number: &u32| -> Vec<u32> {
        [number + 1, 2 * number].into_iter().filter(|&next| next <= BOUND).collect()
    };
    let positions = Positions::after(1, options, |number| number.to_string())?;
    let cannot_win = positions.lost(|_| None)?;
    let cannot_lose = positions.lost(|&number| (2 * number > BOUND).then_some(Outcome::N))?;
    let sign = |is_lost: bool| if is_lost { "−" } else { "+" };
    let note = |number: usize, _: &u32| {
        let class = if cannot_win[number] { "p" } else { "n" };
        (class, format!("{} {}", sign(cannot_win[number]), sign(cannot_lose[number])))
    };
    let drawing = positions.draw(note, |_, to| cannot_win[to]);
    figure(
        language,
        Some(drawing),
        "One round up to e = 6, without the moves beyond it, which lose. The first sign says \
         whether the player to move can force to win the round, the second whether he can force \
         to lose it, which anybody can do at once from above e / 2. Green numbers cannot be won. \
         The round before needs just these two answers.",
        "上限 e = 6 的一轮，越界的一步即输，图中不画。第一个符号表示轮到的人能否强行赢下这一轮，\
         第二个表示能否强行输掉（超过 e / 2 时一步就能输）。绿色为赢不了的数。前一轮只需要这两个答案。",
    )
}
