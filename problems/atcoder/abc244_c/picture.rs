//! The picture of AtCoder ABC 244 C, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

/// Returns a game whose number of moves is fixed.
pub fn picture(language: Language) -> Option<Picture> {
    let options = |&left: &u32| left.checked_sub(1).into_iter().collect();
    figure(
        language,
        Positions::after(7, options, u32::to_string)?.outcomes(),
        "Positions by the number of moves that are still to come, which nobody can change: each \
         move leads to the next one. Whoever is to move with an even number left, green, makes \
         none of the last moves and loses; with an odd number left, the player to move wins.",
        "按剩余步数排列的局面；步数谁也改变不了，每步走到右边一个。剩偶数步（绿色）时轮到走的人\
         走不到最后一步，必败；剩奇数步时轮到走的人必胜。",
    )
}
