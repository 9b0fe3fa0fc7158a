//! A game in progress, for the page on which one plays.
//!
//! The page sends the whole game with every question: the start, and all moves so far. So a link
//! that holds the question shows the same game anywhere, and nothing is remembered between
//! questions.

mod drawing;
pub mod exercise;
mod graph;
mod hackenbush;
mod heaps;
mod opponent;
mod position;
mod reason;
mod wythoff;

use crate::json;
use crate::named::Named;
use crate::problems::{self, Problems};
use crate::spoken::title_in;
use crate::sum::{is_sum, read_rule};
use graph::Tokens;
use grundy::game::Ending;
use grundy::nim::nim_sum;
use grundy::rule::half_width;
use grundy::Outcome;
use hackenbush::Hackenbush;
use heaps::Heaps;
use opponent::Opponent;
use position::{Move, Position, Prospect};
use support::language::Language;
use support::number;
use support::typing::letters;
use wythoff::Wythoff;

/// Answers a question about a game and returns the answer as JSON.
///
/// The lines of the question are the language's tag, the game, the start, `misère` or `normal`, the
/// opponent, `first` or `second` for the reader, the moves, separated by blanks, and the known
/// [`Problems`].
pub fn play(question: &str) -> String {
    match Question::read(question).and_then(|question| fields(&question)) {
        Ok(fields) => json::object(&fields),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

/// A question of the page.
struct Question<'a> {
    language: Language,
    /// A rule, the name of a game, or that of a problem.
    game: &'a str,
    /// The start, whose form depends on the game; empty for its usual start.
    start: &'a str,
    ending: Ending,
    opponent: Opponent,
    /// Whether the reader makes the first move.
    reader_begins: bool,
    /// The moves so far, as links write them.
    moves: Vec<&'a str>,
    problems: Problems,
}

impl<'a> Question<'a> {
    /// Reads the lines that [`play`] names.
    fn read(text: &'a str) -> Result<Question<'a>, String> {
        let mut lines = text.splitn(8, '\n');
        let mut line = || lines.next().unwrap_or("").trim();
        let language = Language::from_tag(line());
        let (game, start, ending, opponent, side, moves) =
            (line(), line(), line(), line(), line(), line());
        let unknown = || {
            language.select(
                format!("{opponent:?} is not an opponent"),
                format!("没有叫“{opponent}”的对手"),
            )
        };
        Ok(Question {
            language,
            game,
            start,
            ending: if ending == "misère" { Ending::Misere } else { Ending::Normal },
            opponent: Opponent::read(opponent).ok_or_else(unknown)?,
            reader_begins: side != "second",
            moves: moves.split_whitespace().collect(),
            problems: lines.next().unwrap_or("").parse()?,
        })
    }

    fn is_readers_turn(&self, moves_made: usize) -> bool {
        self.opponent == Opponent::Nobody || moves_made.is_multiple_of(2) == self.reader_begins
    }
}

/// What a game starts from.
struct Setup<'a> {
    language: Language,
    /// A rule, the name of a game, or that of a problem.
    game: &'a str,
    /// The start, whose form depends on the game.
    start: &'a str,
    ending: Ending,
    problems: &'a Problems,
}

impl Setup<'_> {
    /// Returns the setup with the usual start of the game, if it has none.
    fn with_start(self) -> Self {
        match self.start.is_empty() {
            true => Setup { start: usual_start(self.game, self.problems), ..self },
            false => self,
        }
    }
}

/// Returns whether the page takes a game with this start.
pub(crate) fn takes(game: &str, start: &str, ending: Ending, problems: &Problems) -> bool {
    let (game, start) = (game.trim(), start.trim());
    let setup = Setup { language: Language::English, game, start, ending, problems };
    open(&setup.with_start()).is_ok()
}

/// A game ready to start.
struct Opening {
    title: String,
    ending: Ending,
    position: Box<dyn Position>,
}

type Fields = Vec<(&'static str, String)>;

/// Returns the fields of the answer, each with a name and a value in JSON.
fn fields(question: &Question) -> Result<Fields, String> {
    let Question { language, game, start, ending, ref problems, .. } = *question;
    let setup = Setup { language, game, start, ending, problems }.with_start();
    let start = setup.start;
    let Opening { title, ending, mut position } = open(&setup)?;
    let mut record = Vec::new();
    let mut seen = vec![position.board()];
    for (number, code) in question.moves.iter().enumerate() {
        let illegal = || {
            language.select(
                format!("move {} of the link, {code:?}, is not legal", number + 1),
                format!("链接里的第 {} 步“{code}”不合规则", number + 1),
            )
        };
        let name = position.name(code).ok_or_else(illegal)?;
        let next = position.after(code).ok_or_else(illegal)?;
        let before = Prospect::of_mover(position.outcome());
        let verdict = match (before, Prospect::of_mover(next.outcome())) {
            (Prospect::Loss, _) => "lost",
            (Prospect::Win, Prospect::Loss) => "wins",
            (Prospect::Draw, Prospect::Draw) => "draws",
            _ => "mistake",
        };
        record.push(json::object(&[
            ("code", json::text(code)),
            ("name", json::text(name.select(language))),
            ("reader", question.is_readers_turn(number).to_string()),
            ("verdict", json::text(verdict)),
        ]));
        position = next;
        if position.may_repeat() {
            seen.push(position.board());
        }
    }
    let moves = position.moves();
    let count = question.moves.len();
    let is_readers = question.is_readers_turn(count);
    let is_drawn = position.outcome().is_none() && is_third(&seen);
    let reply = match is_readers || is_drawn {
        true => None,
        false => question.opponent.choose(&moves, count).map(|index| moves[index].code.clone()),
    };
    // The player who would be to move has lost under normal play and won under misère play.
    let winner = if ending == Ending::Misere { count } else { count + 1 };
    let winner = match moves.is_empty() {
        true if question.is_readers_turn(winner) => "reader",
        true => "opponent",
        false if is_drawn => "draw",
        false => "",
    };
    let first_wins = (count + usize::from(ending == Ending::Normal)).is_multiple_of(2);
    Ok(vec![
        ("title", json::text(&title)),
        ("start", json::text(start)),
        ("misere", (ending == Ending::Misere).to_string()),
        ("board", position.board()),
        ("balance", balance(position.as_ref())),
        ("record", json::list(record.into_iter())),
        ("reader", is_readers.to_string()),
        ("winner", json::text(winner)),
        ("firstWins", (moves.is_empty() && first_wins).to_string()),
        ("outcome", json::text(&outcome_name(position.outcome()))),
        ("reason", json::text(position.reason().select(language))),
        ("reply", reply.map_or("null".to_string(), |code| json::text(&code))),
        ("moves", json::list(moves.iter().map(|step| move_object(step, language)))),
    ])
}

fn outcome_name(outcome: Option<Outcome>) -> String {
    outcome.map_or("draw".to_string(), |outcome| outcome.to_string())
}

/// Returns whether the last of these positions has come up three times with the same player to
/// move, after which the page calls a drawn game a draw.
fn is_third(seen: &[String]) -> bool {
    let same = seen.iter().rev().step_by(2).filter(|position| Some(*position) == seen.last());
    same.count() >= 3
}

fn move_object(step: &Move, language: Language) -> String {
    let mut fields = vec![
        ("code", json::text(&step.code)),
        ("name", json::text(step.name.select(language))),
        ("wins", step.wins().to_string()),
        ("draws", (step.prospect() == Prospect::Draw).to_string()),
    ];
    fields.extend(step.fields.iter().cloned());
    json::object(&fields)
}

/// Returns the binary columns of the components and of their nim sum, or `null` if the game is
/// not a sum.
fn balance(position: &dyn Position) -> String {
    let components = position.components();
    if components.is_empty() {
        return "null".to_string();
    }
    let values: Vec<u64> = components.iter().map(|component| component.value).collect();
    let union = values.iter().fold(0, |union, value| union | value);
    let columns = (u64::BITS - union.leading_zeros()).max(1) as usize;
    let bits = |value: u64| json::text(&format!("{value:0columns$b}"));
    let rows = components.iter().map(|component| {
        json::object(&[
            ("label", json::text(&component.label)),
            ("value", component.value.to_string()),
            ("bits", bits(component.value)),
        ])
    });
    let sum = nim_sum(&values);
    json::object(&[("rows", json::list(rows)), ("sum", sum.to_string()), ("bits", bits(sum))])
}

/// Returns the game that a text or the header of a problem of this name names, if it is not
/// played with heaps under a rule.
fn named_game(game: &str, problems: &Problems) -> Option<Named> {
    match problems.find(game).map(|problem| &problem.stated.game) {
        Some(problems::Game::Named(named)) => Some(*named),
        Some(problems::Game::Heaps(_)) => None,
        None => Named::from_name(game),
    }
}

/// The heaps of a game whose link has none.
pub(crate) const USUAL_HEAPS: &str = "3 5 7";

/// Returns the start of a game whose link has none.
fn usual_start(game: &str, problems: &Problems) -> &'static str {
    match (named_game(game, problems), letters(game).as_str()) {
        (Some(Named::Wythoff), _) => "8 11",
        (Some(Named::Race), _) => "21",
        (_, "hackenbush" | "greenhackenbush") => "1.0-1.1 1.1-0.2 1.1-2.2 3.0-3.1 3.1-3.2",
        (_, "graph") => "0.1-1.2 0.1-1.0 1.2-2.1 1.0-2.1 2.1-3.1 @0.1",
        _ => USUAL_HEAPS,
    }
}

/// Sets up a game.
fn open(setup: &Setup) -> Result<Opening, String> {
    let Setup { language, game, start, ending, problems: known_problems } = *setup;
    let start = &half_width(start);
    let stated = known_problems.find(game).map(|problem| &problem.stated);
    let named = named_game(game, known_problems);
    let misere_problem = stated.is_some_and(|stated| stated.ending == Ending::Misere);
    let ending = if misere_problem { Ending::Misere } else { ending };
    if named == Some(Named::Wythoff) {
        let position = Wythoff::new(ending, &read_heaps(start, language)?, language)?;
        let title = language.select("Wythoff's game", "威佐夫博弈").to_string();
        return Ok(Opening { title, ending, position: Box::new(position) });
    }
    // The two games on drawings have no problem and no rule, so only this page knows their names.
    match letters(game).as_str() {
        "hackenbush" | "greenhackenbush" => {
            let position = Hackenbush::new(start, ending, language)?;
            let title = language.select("Green Hackenbush", "绿色 Hackenbush").to_string();
            return Ok(Opening { title, ending, position: Box::new(position) });
        }
        "graph" => {
            let position = Tokens::new(start, ending, language)?;
            let title = language.select("Tokens on a graph", "图上的棋子").to_string();
            return Ok(Opening { title, ending, position: Box::new(position) });
        }
        _ => {}
    }
    if is_sum(known_problems, game) {
        return Err(language.select(
            format!(
                "{game} is a sum of games with different rules, which this page does not play: \
                 choose one of them, or type cargo explore play '{game}' in a terminal"
            ),
            format!(
                "{game} 是规则不同的几个游戏的和，本页不能下：请只选其中一个，或在终端输入 \
                 cargo explore play '{game}'"
            ),
        ));
    }
    let rule = match named {
        Some(Named::Race) => "{1, 2, 3}",
        _ => game,
    };
    let rule = read_rule(known_problems, rule)?.rule;
    let position = Heaps::new(&rule, ending, &read_heaps(start, language)?, language)?;
    Ok(Opening { title: title_in(language, &rule), ending, position: Box::new(position) })
}

/// Reads sizes of heaps, separated by blanks, commas or semicolons.
pub(crate) fn read_heaps(text: &str, language: Language) -> Result<Vec<u64>, String> {
    let sizes = text.split([',', ';', ' ']).filter(|size| !size.is_empty());
    let read = |size: &str| {
        number::read(size).map_err(|_| {
            language.select(
                format!("{size:?} is not the size of a heap"),
                format!("“{size}”不是石子堆的大小"),
            )
        })
    };
    sizes.map(read).collect()
}
