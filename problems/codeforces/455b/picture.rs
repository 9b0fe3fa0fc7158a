//! The picture of Codeforces 455B, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const WORDS: [&str; 3] = ["abc", "ad", "e"];
    let options = |written: &String| {
        let longer = WORDS.iter().filter(|word| word.starts_with(written.as_str()));
        longer.filter_map(|word| word.get(..written.len() + 1)).map(str::to_string).collect()
    };
    let name = |written: &String| match written.is_empty() {
        true => "·".to_string(),
        false => written.clone(),
    };
    let positions = Positions::after(String::new(), options, name)?;
    let cannot_win = positions.lost(|_| None)?;
    let is_end = |written: &String| WORDS.contains(&written.as_str());
    let cannot_lose = positions.lost(|written| is_end(written).then_some(Outcome::N))?;
    let sign = |is_lost: bool| if is_lost { "−" } else { "+" };
    let note = |number: usize, _: &String| {
        let class = if cannot_win[number] { "p" } else { "n" };
        (class, format!("{} {}", sign(cannot_win[number]), sign(cannot_lose[number])))
    };
    figure(
        language,
        Some(positions.draw(note, |_, to| cannot_win[to])),
        "The tree of the words abc, ad and e. The first sign at a beginning of a word says whether \
         the player to move can force a win of this game, the second whether he can force his \
         own loss. Whoever can do both at the root loses all games but the last, and so begins \
         that one and wins it.",
        "单词 abc、ad、e 的字典树。每个前缀旁，第一个符号表示轮到的人能否强行赢这一局，第二个表示能否强行输。\
         在根处两者都能的一方，故意输到只剩最后一局，由他先手而赢下。",
    )
}
