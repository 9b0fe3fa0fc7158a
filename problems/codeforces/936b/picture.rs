//! The picture of Codeforces 936B, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const EDGES: [(u32, u32); 5] = [(1, 2), (1, 3), (3, 2), (2, 4), (3, 5)];
    // The vertex, and whether the sleeping player is to move.
    type State = (u32, bool);
    let options = |&(vertex, is_sleepers): &State| -> Vec<State> {
        let out = EDGES.iter().filter(|&&(from, _)| from == vertex);
        out.map(|&(_, to)| (to, !is_sleepers)).collect()
    };
    let name = |&(vertex, is_sleepers): &State| {
        format!("{vertex} {}", if is_sleepers { "odd" } else { "even" })
    };
    fn can_win(state: &State, options: &impl Fn(&State) -> Vec<State>) -> bool {
        let after = options(state);
        match after.is_empty() {
            true => state.1,
            false => after.iter().any(|state| can_win(state, options)),
        }
    }
    let positions = Positions::after((1, false), options, name)?;
    let wins: Vec<bool> =
        positions.positions().iter().map(|state| can_win(state, &options)).collect();
    let note = |number: usize, _: &State| match wins[number] {
        true => ("n", "Win".to_string()),
        false => ("plain", "Lose".to_string()),
    };
    figure(
        language,
        Some(positions.draw(note, |_, to| wins[to])),
        "One player makes all moves, so this is a search: each vertex once after an even number of \
         moves and once after an odd one. He wins where the chip is stuck after an odd number, at \
         the sleeper's turn: along green arrows, 1, 3, 2, 4. If no such end is in reach, a \
         cycle in reach makes it a draw.",
        "所有的步都由一人走，所以只是搜索：每个点分走了偶数步与奇数步两种状态。走了奇数步后无法操作（轮到睡着的人）即胜：\
         沿绿色箭头 1、3、2、4。到不了这样的终点时，能到环则为平局。",
    )
}
