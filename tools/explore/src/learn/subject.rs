//! The games that can be learnt.

use crate::reading::TypedGame;
use anyhow::Result;
use games::shown::{Opening, Position};
use grundy::game::Ending;
use support::ensure;

/// A game to be learnt, with its starting position.
pub struct Subject {
    pub opening: Opening,
    pub ending: Ending,
}

impl Subject {
    /// Opens the game that the user typed.
    ///
    /// # Errors
    /// If the game is too large, or may go on for ever.
    pub fn open(asked: &TypedGame, ending: Ending) -> Result<Subject> {
        let opening = asked.open()?;
        ensure!(
            !opening.game.may_repeat(),
            "learn takes games that must end, for example, kayles 5 3",
            "learn 只学一定会结束的游戏，例如 kayles 5 3"
        );
        Ok(Subject { opening, ending })
    }

    /// Returns the position with its summands in a fixed order.
    pub fn canonical(&self, position: Position) -> Position {
        let mut summands = self.opening.game.summands(&position);
        summands.sort_unstable();
        summands.concat()
    }
}
