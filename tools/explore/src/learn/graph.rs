//! The positions that can occur in a game, and the moves between them.

use super::subject::Subject;
use crate::limits;
use anyhow::Result;
use games::followers::Followers;
use games::shown::Position;
use support::refuse;

/// The positions of a game, the start first, each with the indices of its options.
pub type PositionGraph = Followers<Position>;

/// The limit on the number of moves; beyond it, learning would take too long.
pub const MAX_MOVES: usize = 2_000_000;

/// The estimated size in bytes of a move in the learner's table.
const MOVE_BYTES: u128 = 12;

/// The estimated size in bytes of a position, apart from its moves.
const POSITION_BYTES: u128 = 150;

/// Collects the positions that can occur.
///
/// # Errors
/// If the positions have more than `max_moves` moves in total.
pub fn collect(subject: &Subject, max_moves: usize) -> Result<PositionGraph> {
    let start = subject.canonical(subject.opening.start.clone());
    let after = |position: &Position| {
        let steps = subject.opening.game.moves(position).into_iter();
        steps.map(|step| subject.canonical(step.after)).collect()
    };
    Followers::find(start, &after, max_moves).or_else(|positions| {
        refuse!(
            "these heaps have more than {max_moves} moves in {positions} positions, which would \
             take more than {}; choose smaller heaps",
            "这些堆的走法超过 {max_moves} 种，局面有 {positions} 个，要占 {} 以上；请选小一些的堆",
            limits::format_bytes(
                MOVE_BYTES * max_moves as u128 + POSITION_BYTES * positions as u128
            )
        )
    })
}
