//! Exercises: positions in which a question has an answer worth finding.

use super::opponent::mix;
use super::position::{Move, Position};
use super::{open, Setup};
use crate::json;
use grundy::game::Ending;
use grundy::Outcome;
use wording::language::Language;
use wording::typing::letters;

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Which move wins?
    Move,
    /// Is this a P-position or an N-position?
    Outcome,
    /// What is the value of this heap?
    Value,
    /// Does some move from a nim sum of 0 leave one of 0? None does.
    Zero,
    /// Does some move from another nim sum leave one of 0? One does.
    Nonzero,
}

/// The most positions that are tried for one exercise. Half of all positions serve, or more.
const MAX_TRIES: u64 = 200;

/// The largest heap of an exercise.
const LARGEST_HEAP: u64 = 10;

/// Answers a question about an exercise and returns the answer as JSON.
///
/// The question has five lines, which are the language's tag, the kind (`move`, `outcome`, `value`,
/// `zero` or `nonzero`), the game, `misère` or `normal`, and the number of the exercise, followed
/// by the known problems. The same number always stands for the same exercise.
pub fn exercise(question: &str) -> String {
    match start(question) {
        Ok(start) => json::object(&[("start", json::text(&start))]),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

/// Returns the start of the exercise.
fn start(question: &str) -> Result<String, String> {
    let mut lines = question.splitn(6, '\n');
    let mut line = || lines.next().unwrap_or("").trim();
    let language = Language::from_tag(line());
    let (kind, game, ending, number) = (line(), line(), line(), line());
    let ending = if ending == "misère" { Ending::Misere } else { Ending::Normal };
    let problems = lines.next().unwrap_or("").parse()?;
    let kind = match kind {
        "move" => Some(Kind::Move),
        "outcome" => Some(Kind::Outcome),
        "value" => Some(Kind::Value),
        "zero" => Some(Kind::Zero),
        "nonzero" => Some(Kind::Nonzero),
        _ => None,
    };
    let none = || language.select("there is no such exercise", "没有这样的练习").to_string();
    let kind = kind.ok_or_else(none)?;
    if ["hackenbush", "greenhackenbush", "graph"].contains(&letters(game).as_str()) {
        return Err(language.select(
            "there are no exercises on drawings yet; choose another game".to_string(),
            "图形上还没有练习；请选择别的游戏".to_string(),
        ));
    }
    // The two claims are about normal play.
    let is_claim = matches!(kind, Kind::Zero | Kind::Nonzero);
    let ending = if is_claim { Ending::Normal } else { ending };
    let number: u64 = number.parse().map_err(|_| none())?;
    // Either answer is right equally often.
    let wanted = match kind {
        Kind::Outcome => Outcome::of_mover(mix(number) & 1 == 0),
        Kind::Move | Kind::Value | Kind::Nonzero => Outcome::N,
        Kind::Zero => Outcome::P,
    };
    let mut refusal = none();
    for attempt in 0..MAX_TRIES {
        let random = mix(mix(number) ^ attempt);
        for start in candidates(kind, random) {
            let setup = Setup { language, game, start: &start, ending, problems: &problems };
            match open(&setup) {
                Ok(opening) if serves(kind, wanted, opening.position.as_ref()) => return Ok(start),
                Ok(_) => {}
                Err(message) => refusal = message,
            }
        }
    }
    Err(refusal)
}

/// Returns starts to be tried: heaps of any number and, for a game that has two, two heaps.
fn candidates(kind: Kind, random: u64) -> Vec<String> {
    let size = |place: u64| 1 + mix(random ^ place) % LARGEST_HEAP;
    let heaps = |count: u64| {
        let sizes: Vec<String> = (0..count).map(|place| size(place).to_string()).collect();
        sizes.join(" ")
    };
    match kind {
        Kind::Value => vec![heaps(1)],
        _ => vec![heaps(2 + random % 2), heaps(2)],
    }
}

/// Returns whether a position serves: a heap that has moves and a value, or a position with the
/// `wanted` outcome in which not every move wins.
fn serves(kind: Kind, wanted: Outcome, position: &dyn Position) -> bool {
    let moves = position.moves();
    let is_sum = !position.components().is_empty();
    match kind {
        Kind::Value => return is_sum && !moves.is_empty(),
        Kind::Zero | Kind::Nonzero if !is_sum => return false,
        _ => {}
    }
    let is_winning = |step: &Move| step.wins();
    position.outcome() == wanted && moves.len() > 2 && !moves.iter().all(is_winning)
}
