//! The lines that a player types.

use games::shown::{typed, Shown, Step};
use grundy::rule::half_width;

/// A request that a line makes.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    Move(Step),
    Hint,
    Moves,
    Undo,
    Help,
    Quit,
    /// A request that cannot be fulfilled; the message says why.
    Wrong(String),
}

/// Reads a line typed in a position with these moves.
pub fn read(line: &str, game: &dyn Shown, position: &[u64], moves: &[Step]) -> Typed {
    match half_width(line).to_lowercase().trim() {
        "h" | "hint" | "提示" => Typed::Hint,
        "m" | "moves" | "走法" | "着法" => Typed::Moves,
        "u" | "undo" | "悔棋" => Typed::Undo,
        "q" | "quit" | "退出" => Typed::Quit,
        "" | "?" | "help" | "帮助" => Typed::Help,
        text => match typed::read(game, position, moves, text) {
            Ok(step) => Typed::Move(step),
            Err(message) => Typed::Wrong(message),
        },
    }
}
