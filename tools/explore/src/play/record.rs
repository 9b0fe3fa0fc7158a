//! The record of a game: every move, and the better move where it was a mistake.

use super::round::{Player, Round, Turn};
use wording::plural::counted;

/// Returns the record, one line for each move, then the result and the statistics.
pub fn lines(round: &Round) -> Vec<String> {
    let mut lines: Vec<String> =
        round.turns.iter().enumerate().map(|(index, turn)| line(index + 1, turn)).collect();
    lines.push(result(round));
    lines.push(statistics(round));
    lines
}

fn line(number: usize, turn: &Turn) -> String {
    let player = match turn.player {
        Player::You => "you ",
        Player::Tool => "tool",
    };
    let remark = match (&turn.missed[..], turn.wins) {
        (_, true) => "wins".to_string(),
        ([], false) => "no move would win".to_string(),
        ([better, ..], false) => format!("a mistake: {better} would win"),
    };
    format!("{number:>3}. {player}  {}  from {}; {remark}", turn.step, turn.before)
}

/// Returns who has won, as a sentence.
pub fn result(round: &Round) -> String {
    match round.winner() {
        Some(Player::You) => "You have won.".to_string(),
        Some(Player::Tool) => "You have lost.".to_string(),
        None => "The game was not finished.".to_string(),
    }
}

fn statistics(round: &Round) -> String {
    let yours = round.turns.iter().filter(|turn| turn.player == Player::You);
    let mistakes = yours.filter(|turn| !turn.missed.is_empty()).count();
    format!(
        "{}, {}, {} taken back.",
        counted(mistakes, "mistake"),
        counted(round.hints as usize, "hint"),
        counted(round.undone as usize, "move")
    )
}
