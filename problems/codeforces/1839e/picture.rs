//! The picture of Codeforces 1839E, drawn for its page.

use crate::pictures::lists::{remove, sort, write_list};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

/// The positive numbers, without the one that the first player has chosen, and that one.
type Round = (Vec<u32>, Option<u32>);

pub fn picture(language: Language) -> Option<Picture> {
    let options = |(numbers, chosen): &Round| -> Vec<Round> {
        let choose = |place: usize| {
            let (number, mut left) = (numbers[place], remove(numbers, place));
            let Some(chosen) = *chosen else { return (left, Some(number)) };
            left.extend([chosen.abs_diff(number)].into_iter().filter(|&rest| rest > 0));
            (sort(left), None)
        };
        (0..numbers.len()).map(choose).collect()
    };
    let name = |(numbers, chosen): &Round| match chosen {
        None => write_list(numbers),
        Some(chosen) if numbers.is_empty() => format!("[{chosen}]"),
        Some(chosen) => format!("[{chosen}] {}", write_list(numbers)),
    };
    let mover = |round: &Round| if round.1.is_none() { Mover::First } else { Mover::Second };
    let positions = Positions::after((vec![1, 2, 3], None), options, name)?;
    figure(
        language,
        positions.winners(["1st", "2nd"], mover, |_| None),
        "From the numbers 1, 2 and 3; the one in brackets is what the first player has chosen. \
         Below stands who wins. 1 + 2 = 3, so the second player answers 3 by 1 or 2, and 1 or 2 \
         by 3, which leaves two equal numbers, and then the other of these.",
        "从 1、2、3 开始；方括号中是先手所选的数，下方是胜者（1st 为先手，2nd 为后手）。1 + 2 = 3，\
         所以后手以 1 或 2 应对 3，以 3 应对 1 或 2，留下相等的两个数，最后再选其中另一个。",
    )
}
