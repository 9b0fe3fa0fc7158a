//! The picture of Codeforces 38F, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const WORD: &str = "aba";
    let parts =
        || (0..WORD.len()).flat_map(|from| (from + 1..=WORD.len()).map(move |to| &WORD[from..to]));
    let options = |written: &String| -> Vec<String> {
        let longer = parts().filter(|part| part.len() == written.len() + 1);
        longer.filter(|part| part.contains(written.as_str())).map(str::to_string).collect()
    };
    let name = |written: &String| {
        let numbers: Vec<usize> =
            written.bytes().map(|letter| usize::from(letter - b'a') + 1).collect();
        let largest = numbers.iter().copied().max().unwrap_or(0);
        match written.is_empty() {
            true => "·".to_string(),
            false => format!("{written} +{}", largest * numbers.iter().sum::<usize>() + 1),
        }
    };
    let positions = Positions::after(String::new(), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "A string that grows at either end and must stay part of the word aba; behind each stand \
         the points for making it. What can follow depends on the string alone, so from the \
         longest one backwards each has a best result: first the win, as drawn, and among equal \
         wins the points.",
        "字符串在两端增长，必须是单词 aba 的一部分；每个后面是写成它的得分。以后的事只与当前字符串有关，\
         所以从最长的往回推，每个都有最优结果：先看输赢（如图），再看得分。",
    )
}
