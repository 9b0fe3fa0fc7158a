//! The picture of Codeforces 1867C, drawn for its page.

use crate::pictures::lists::{write_list, sort, remove};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    /// The set, the number that was added last, and the number of moves.
    #[derive(Clone, PartialEq)]
    struct State {
        set: Vec<u32>,
        added: Option<u32>,
        moves: u32,
    }
    let options = |state: &State| -> Vec<State> {
        let moves = state.moves + 1;
        match state.added {
            // Bob removes a smaller one, unless three moves have been made.
            Some(added) if state.moves < 3 => {
                let smaller = (0..state.set.len()).filter(|&place| state.set[place] < added);
                let left = smaller.map(|place| remove(&state.set, place));
                left.map(|set| State { set, added: None, moves }).collect()
            }
            Some(_) => Vec::new(),
            None => (0..3)
                .filter(|number| !state.set.contains(number))
                .map(|number| {
                    let set = sort([&state.set[..], &[number]].concat());
                    State { set, added: Some(number), moves }
                })
                .collect(),
        }
    };
    let name = |state: &State| {
        let written = state.set.iter().map(|&number| match Some(number) == state.added {
            true => format!("[{number}]"),
            false => number.to_string(),
        });
        write_list(&written.collect::<Vec<_>>())
    };
    let start = State { set: vec![0], added: None, moves: 0 };
    let positions = Positions::after(start, options, name)?;
    let mover = |state: &State| match state.added {
        None => Mover::First,
        Some(_) => Mover::Second,
    };
    let mex = |state: &State| (0..).find(|&n| !state.set.contains(&n)).map_or(0, i64::from);
    figure(
        language,
        positions.results(mover, mex),
        "The set 0 and three moves; in brackets is what Alice has just added, of which Bob removes \
         a smaller one. Below each set is the mex that Alice can reach. She adds the mex itself, \
         1, and then whatever Bob removes, which keeps the mex at 2; green moves are best.",
        "集合 {0}，共三步；括号中是 Alice 刚加入的数，Bob 删去一个更小的。每个集合下方是 Alice 能达到的 mex。\
         她先加入 mex 本身（1），以后 Bob 删什么她加什么，mex 保持为 2；绿色为最优的走法。",
    )
}
