//! Exercises: positions in which a question has an answer worth finding.

mod drawings;

use super::opponent::mix;
use super::position::{Move, Position};
use super::{open, Setup};
use crate::json;
use grundy::game::Ending;
use grundy::Outcome;
use support::language::Language;

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Which move wins?
    Move,
    /// Is this a P-position, an N-position or, on a graph with cycles, a draw?
    Outcome,
    /// What is the value of this heap, or of this drawing?
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
    let drawn = drawings::Game::from_name(game);
    if drawn.is_some() && matches!(kind, Kind::Zero | Kind::Nonzero) {
        return Err(language.select(
            "Bouton's theorem is about heaps; choose another game".to_string(),
            "Bouton 定理讲的是石子堆；请选择别的游戏".to_string(),
        ));
    }
    // The two claims are about normal play.
    let is_claim = matches!(kind, Kind::Zero | Kind::Nonzero);
    let ending = if is_claim { Ending::Normal } else { ending };
    let number: u64 = number.parse().map_err(|_| none())?;
    // Every answer is right equally often.
    let either = Some(Outcome::of_mover(mix(number) & 1 == 0));
    let wanted = match kind {
        Kind::Outcome if drawn == Some(drawings::Game::Graph) => match mix(number) % 3 {
            0 => None,
            rest => Some(Outcome::of_mover(rest == 1)),
        },
        Kind::Outcome => either,
        Kind::Move | Kind::Value | Kind::Nonzero => Some(Outcome::N),
        Kind::Zero => Some(Outcome::P),
    };
    let mut refusal = none();
    for attempt in 0..MAX_TRIES {
        let random = mix(mix(number) ^ attempt);
        let starts = match drawn {
            None => candidates(kind, random),
            Some(game) => vec![drawing(game, kind, wanted, random)],
        };
        for start in starts {
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

/// Returns a drawing to be tried as a start.
fn drawing(game: drawings::Game, kind: Kind, wanted: Option<Outcome>, random: u64) -> String {
    // A value is asked of a small drawing without cycles.
    let is_value = kind == Kind::Value;
    match game {
        drawings::Game::Hackenbush => drawings::hackenbush(if is_value { 5 } else { 8 }, random),
        drawings::Game::Graph if is_value => drawings::graph(1, false, random),
        drawings::Game::Graph => {
            let has_cycles = wanted.is_none() || random.is_multiple_of(2);
            drawings::graph(1 + (random >> 1 & 1) as usize, has_cycles, random)
        }
    }
}

/// Returns whether a position serves: one that has moves and a value, or one with the `wanted`
/// outcome, `None` for a draw, in which not every move wins.
fn serves(kind: Kind, wanted: Option<Outcome>, position: &dyn Position) -> bool {
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
