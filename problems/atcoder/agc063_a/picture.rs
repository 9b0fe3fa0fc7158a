//! The picture of AtCoder AGC 063 A, drawn for its page.

use crate::pictures::lists::sort;
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const WORD: [Mover; 3] = [Mover::Second, Mover::First, Mover::Second];
    // The numbers of the set, where 2 stands for all others, and the turns that are left.
    type State = (Vec<u32>, u32);
    let options = |(set, turns): &State| -> Vec<State> {
        let put = (0..3).filter(|number| *number == 2 || !set.contains(number));
        let put = put.map(|number| sort([&set[..], &[number]].concat()));
        put.filter(|_| *turns > 0).map(|set| (set, turns - 1)).collect()
    };
    let name = |(set, turns): &State| {
        let set: String = set.iter().map(|n| ["0", "1", "x"][*n as usize]).collect();
        set + &"·".repeat(*turns as usize)
    };
    let positions = Positions::after((vec![], 2), options, name)?;
    let mover = |(_, turns): &State| if *turns == 1 { Mover::Second } else { Mover::First };
    let ends = |(set, turns): &State| {
        let mex = (0..2).find(|number| !set.contains(number)).unwrap_or(2);
        (*turns == 0).then(|| WORD[mex as usize])
    };
    figure(
        language,
        positions.winners(["Alice", "Bob"], mover, ends),
        "Two turns and the word BAB; x is any number above 1, and each dot a turn that is left. \
         Alice wins where the mex of the set is 1. Of three letters two are B, and Alice has only \
         one turn to block them; Bob puts the 1, the place of the only A, into the set, or finds \
         it there.",
        "共两步，单词 BAB；x 为任意大于 1 的数，每个点是一步。集合的 mex 为 1 时 Alice 胜。三个字母中有两个 B，\
         Alice 只有一步，堵不住；Bob 把唯一的 A 的位置 1 放进集合即可。",
    )
}
