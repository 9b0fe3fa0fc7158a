//! Exercises: positions in which a question has an answer worth finding.

mod drawings;

use super::{check_board, open};
use crate::json;
use crate::question;
use crate::shown::numbers::{mix, Numbers};
use crate::shown::{Asked, Effort, GameKind, Judge, Opening, Prospect};
use grundy::game::Ending;
use itertools::Itertools;
use support::{ensure, text};

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExerciseKind {
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

const LARGEST_HEAP: u64 = 10;

/// Answers a question about an exercise and returns the answer as JSON.
///
/// The question has four lines, which are the kind (`move`, `outcome`, `value`, `zero` or
/// `nonzero`), the game, `misère` or `normal`, and the number of the exercise, followed by the
/// known problems. The same number always stands for the same exercise.
pub fn exercise(question: &str) -> String {
    question::format_answer(start(question).map(|start| vec![("start", json::text(&start))]))
}

fn start(question: &str) -> Result<String, String> {
    let ([kind, game, ending, number], problems) = question::read(question)?;
    let none = || text!("there is no such exercise", "没有这样的练习");
    let kind = match kind {
        "move" => ExerciseKind::Move,
        "outcome" => ExerciseKind::Outcome,
        "value" => ExerciseKind::Value,
        "zero" => ExerciseKind::Zero,
        "nonzero" => ExerciseKind::Nonzero,
        _ => return Err(none()),
    };
    let number: u64 = number.parse().map_err(|_| none())?;
    let asked = Asked::read(&problems, game);
    let own = asked.as_ref().map(|asked| asked.kind);
    let is_claim = matches!(kind, ExerciseKind::Zero | ExerciseKind::Nonzero);
    ensure!(
        own.is_none() || !is_claim,
        "Bouton's theorem is about heaps; choose another game",
        "Bouton 定理讲的是石子堆；请选择别的游戏"
    );
    if kind == ExerciseKind::Value
        && !matches!(own, None | Some(GameKind::Hackenbush | GameKind::Graph))
    {
        return Err(none());
    }
    // The two claims are about normal play.
    let ending = if is_claim { Ending::Normal } else { question::read_ending(ending) };
    // Every answer is right equally often.
    let wanted = match kind {
        ExerciseKind::Outcome if own == Some(GameKind::Graph) => {
            [Prospect::Draw, Prospect::Win, Prospect::Loss][(mix(number) % 3) as usize]
        }
        ExerciseKind::Outcome if mix(number) & 1 == 0 => Prospect::Win,
        ExerciseKind::Outcome | ExerciseKind::Zero => Prospect::Loss,
        ExerciseKind::Move | ExerciseKind::Value | ExerciseKind::Nonzero => Prospect::Win,
    };
    let mut refusal = none();
    for attempt in 0..MAX_TRIES {
        let random = mix(mix(number) ^ attempt);
        let starts = match &asked {
            None => heaps(kind, random),
            Some(asked) => vec![own_start(asked, kind, wanted, random)?],
        };
        for start in starts {
            let tried = open(game, &start, ending, &problems).and_then(|ready| {
                let Opening { game, start } = &ready.opening;
                let judge = Judge::new(game, start, ready.ending, &Effort::PAGE)?;
                Ok(serves(kind, wanted, &ready.opening, &judge))
            });
            match tried {
                Ok(true) => return Ok(start),
                Ok(false) => {}
                Err(message) => refusal = message,
            }
        }
    }
    Err(refusal)
}

/// Returns heaps to be tried: any number of them, and two.
fn heaps(kind: ExerciseKind, random: u64) -> Vec<String> {
    let size = |place: u64| 1 + mix(random ^ place) % LARGEST_HEAP;
    let heaps = |count: u64| (0..count).map(size).join(" ");
    match kind {
        ExerciseKind::Value => vec![heaps(1)],
        _ => vec![heaps(2 + random % 2), heaps(2)],
    }
}

/// Returns a start to be tried of a game that has a notation of its own.
fn own_start(
    asked: &Asked,
    kind: ExerciseKind,
    wanted: Prospect,
    random: u64,
) -> Result<String, String> {
    // A value is asked of a small drawing without cycles.
    let is_value = kind == ExerciseKind::Value;
    match asked.kind {
        GameKind::Hackenbush => {
            return Ok(drawings::hackenbush(if is_value { 5 } else { 8 }, random))
        }
        GameKind::Graph if is_value => return Ok(drawings::graph(1, false, random)),
        GameKind::Geography => return Ok(drawings::graph(1, true, random)),
        GameKind::Graph => {
            let has_cycles = wanted == Prospect::Draw || random.is_multiple_of(2);
            return Ok(drawings::graph(1 + (random >> 1 & 1) as usize, has_cycles, random));
        }
        _ => {}
    }
    let opening = asked.open()?;
    check_board(&opening)?;
    let Opening { game, start } = &opening;
    let mut numbers = Numbers::new(random);
    let position = game.random(start, &mut |below| numbers.next(below));
    let notation = game.notation(&position);
    // What is part of the name is typed already.
    let typed = asked.words.join(" ");
    Ok(notation.strip_prefix(&typed).unwrap_or(&notation).trim().to_string())
}

/// Returns whether a position serves: one that has moves and a value, or one with the wanted
/// prospect in which not every move wins.
fn serves(
    kind: ExerciseKind,
    wanted: Prospect,
    Opening { game, start }: &Opening,
    judge: &Judge,
) -> bool {
    let moves = game.moves(start);
    let is_sum = !judge.evidence(start).terms.is_empty();
    match kind {
        ExerciseKind::Value => return is_sum && !moves.is_empty(),
        ExerciseKind::Zero | ExerciseKind::Nonzero if !is_sum => return false,
        _ => {}
    }
    let winning = judge.winning(&moves).len();
    judge.prospect(start) == wanted && moves.len() > 1 && winning < moves.len()
}
