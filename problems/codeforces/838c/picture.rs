//! The picture of Codeforces 838C, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // The counts of the letters, and how many arrangements have not been there yet.
    type Word = (Vec<u32>, u32);
    let factorial = |n: u32| (1..=n).product::<u32>();
    let arrangements = |counts: &[u32]| {
        factorial(counts.iter().sum()) / counts.iter().map(|&c| factorial(c)).product::<u32>()
    };
    let options = |(counts, new): &Word| -> Vec<Word> {
        let deleted = one_letter_less(counts).into_iter().map(|counts| {
            let new = arrangements(&counts) - 1;
            (counts, new)
        });
        let rearranged = (*new > 0).then(|| (counts.clone(), new.saturating_sub(1)));
        rearranged.into_iter().chain(deleted).collect()
    };
    let name = |(counts, new): &Word| match counts.iter().sum::<u32>() {
        0 => "∅".to_string(),
        _ => format!("{} ·{new}", letters(counts)),
    };
    let positions = Positions::after((vec![2, 1], 2), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "The words of a, a, b; behind the dot stands how many arrangements have not been there \
         yet. If no deletion leaves a lost word, both rearrange as long as they can, and the \
         parity decides. A fresh word is lost exactly if its length is even and its arrangements \
         are odd in number, such as aa ·0.",
        "a、a、b 组成的词；点后是还没出现过的排列数。若删字母都走不到必败态，双方就一直重排，由奇偶性决定。\
         新词必败，当且仅当长度为偶数且排列数为奇数，如 aa ·0。",
    )
}

/// Returns a word that is written like every other one with as many equal letters.
fn letters(counts: &[u32]) -> String {
    let mut counts = counts.to_vec();
    counts.sort_unstable_by(|one, other| other.cmp(one));
    ('a'..).zip(counts).map(|(letter, count)| letter.to_string().repeat(count as usize)).collect()
}

/// Returns the counts of letters after one letter has been removed.
fn one_letter_less(counts: &[u32]) -> Vec<Vec<u32>> {
    let present = (0..counts.len()).filter(|&letter| counts[letter] > 0);
    let without = |letter: usize| {
        let mut fewer = counts.to_vec();
        fewer[letter] -= 1;
        fewer
    };
    present.map(without).collect()
}
