//! The questions that a page asks, as lines of text, and the format of the answers.

use crate::json;
use crate::problems::Problems;
use grundy::game::Ending;

/// Splits a question into its first lines, and reads the known problems that follow them.
///
/// # Errors
/// If the problems cannot be read.
pub fn read<const N: usize>(question: &str) -> Result<([&str; N], Problems), String> {
    let mut lines = question.splitn(N + 1, '\n');
    let first = [(); N].map(|()| lines.next().unwrap_or("").trim());
    Ok((first, lines.next().unwrap_or("").parse()?))
}

/// Reads the ending: `misère` for misère play, and any other word for normal play.
pub fn read_ending(text: &str) -> Ending {
    match text {
        "misère" => Ending::Misere,
        _ => Ending::Normal,
    }
}

/// The fields of an answer, each with a name and a value in JSON.
pub type Fields = Vec<(&'static str, String)>;

/// Formats an answer as JSON: its fields, or a message that says why there is no answer.
pub fn format_answer(fields: Result<Fields, String>) -> String {
    json::object(&fields.unwrap_or_else(|message| vec![("error", json::text(&message))]))
}
