//! The picture of Codeforces 1899A, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // The number, and how many moves are left.
    type State = (u32, u32);
    let mover = |&(_, left): &State| if left % 2 == 0 { Mover::First } else { Mover::Second };
    let is_won = move |state: &State| state.0.is_multiple_of(3) && mover(state) == Mover::Second;
    let options = |state: &State| -> Vec<State> {
        match state {
            (_, 0) => Vec::new(),
            state if is_won(state) => Vec::new(),
            &(number, left) => vec![(number - 1, left - 1), (number + 1, left - 1)],
        }
    };
    let name = |&(number, left): &State| format!("{number} ·{left}");
    let positions = Positions::after((3, 4), options, name)?;
    let ends = |state: &State| match state {
        state if is_won(state) => Some(Mover::First),
        (_, 0) => Some(Mover::Second),
        _ => None,
    };
    figure(
        language,
        positions.winners(["Vanya", "Vova"], mover, ends),
        "From 3, with four moves left, as the number behind the dot says (in the problem it is \
         ten). Vanya has to leave the multiple of 3, and Vova takes the step back: green states \
         are his. If Vanya ever finds another number, he makes it a multiple of 3 and wins.",
        "从 3 开始，点后是剩余步数（这里 4 步，原题 10 步）。Vanya 必须离开 3 的倍数，Vova 退回一步：绿色归 Vova。\
         Vanya 只要遇到别的数，就能走到 3 的倍数而胜。",
    )
}
