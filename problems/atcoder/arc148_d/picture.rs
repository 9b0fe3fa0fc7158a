//! The picture of AtCoder ARC 148 D, drawn for its page.

use crate::pictures::lists::{write_list, remove};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const M: u32 = 4;
    // The numbers that are left, and Alice's sum less Bob's.
    type State = (Vec<u32>, u32);
    let mover = |(numbers, _): &State| match numbers.len() % 2 {
        0 => Mover::First,
        _ => Mover::Second,
    };
    let options = |state: &State| -> Vec<State> {
        let (numbers, difference) = state;
        (0..numbers.len())
            .map(|place| {
                let number = numbers[place];
                let change = if mover(state) == Mover::First { number } else { M - number };
                (remove(numbers, place), (difference + change) % M)
            })
            .collect()
    };
    let name = |(numbers, difference): &State| format!("{} d{difference}", write_list(numbers));
    let positions = Positions::after((vec![0, 0, 1, 1], 0), options, name)?;
    let ends = |(numbers, difference): &State| {
        let winner = if *difference == 0 { Mover::Second } else { Mover::First };
        numbers.is_empty().then_some(winner)
    };
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "The numbers 0, 0, 1, 1 modulo M = 4; d is Alice's sum less Bob's, and Bob wins if it is 0 \
         in the end. He answers within pairs of equal numbers. Pairs that differ by M / 2 would \
         do, too, if they are even in number; without such pairs Alice wins.",
        "数 0、0、1、1，模 M = 4；d 为 Alice 之和减 Bob 之和，最后为 0 则 Bob 胜。Bob 总取相等的另一个。\
         相差 M / 2 的数对若有偶数对也可以；配不成这样的对时 Alice 胜。",
    )
}
