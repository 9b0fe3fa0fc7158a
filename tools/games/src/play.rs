//! A game in progress on the page where games are played.
//!
//! With every question, the page sends the whole game: the start and all moves so far. So a link
//! that holds the question shows the same game anywhere, and nothing has to be stored.

use crate::cost::option_count;
use crate::heaps::binary_width;
use crate::json;
use crate::problems::Problems;
use crate::question::{self, Fields};
use crate::shown::opponent::SeededOpponent;
use crate::shown::{
    heaps, typed, Asked, Board, Effort, Evidence, Judge, Opening, Position, Prospect, Shown, Step,
};
use crate::sum::{is_race, Sum};
use grundy::game::Ending;
use grundy::nim::nim_sum;
use grundy::rule::half_width;
use support::language::choose;
use support::{refuse, text};

/// Answers a question about a game and returns the answer as JSON.
///
/// The lines of the question are the game; the start; `misère` or `normal`; the opponent; `first`
/// or `second` for the reader; the moves, separated by spaces; and the known [`Problems`].
pub fn play(question: &str) -> String {
    question::format_answer(GameQuestion::read(question).and_then(|question| fields(&question)))
}

struct GameQuestion<'a> {
    /// A rule, the name of a game or of a problem, or a sum of heaps.
    game: &'a str,
    /// The start, whose form depends on the game; empty for the game's usual start.
    start: &'a str,
    ending: Ending,
    /// Who plays the other side; `None` if two people play.
    opponent: Option<SeededOpponent>,
    reader_begins: bool,
    /// The moves so far, as written in links.
    moves: Vec<&'a str>,
    problems: Problems,
}

impl<'a> GameQuestion<'a> {
    fn read(text: &'a str) -> Result<GameQuestion<'a>, String> {
        let ([game, start, ending, opponent, side, moves], problems) = question::read(text)?;
        Ok(GameQuestion {
            game,
            start,
            ending: question::read_ending(ending),
            opponent: read_opponent(opponent)?,
            reader_begins: side != "second",
            moves: moves.split_whitespace().collect(),
            problems,
        })
    }

    fn is_readers_turn(&self, moves_made: usize) -> bool {
        self.opponent.is_none() || moves_made.is_multiple_of(2) == self.reader_begins
    }
}

/// Reads `nobody`, `perfect`, or `erring` and a seed; an erring opponent errs on one move in three.
fn read_opponent(text: &str) -> Result<Option<SeededOpponent>, String> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("nobody", "") => return Ok(None),
        ("perfect", "") => return Ok(Some(SeededOpponent { errors: 0.0, seed: 0 })),
        ("erring", seed) => {
            if let Ok(seed) = seed.parse() {
                return Ok(Some(SeededOpponent { errors: 1.0 / 3.0, seed }));
            }
        }
        _ => {}
    }
    Err(text!("{text:?} is not an opponent", "没有名为“{text}”的对手"))
}

struct Ready {
    opening: Opening,
    ending: Ending,
    /// The typed start; empty if the start was typed together with the rule.
    start: String,
}

/// The starting heaps of a heap game if the link names no heaps.
pub(crate) const USUAL_HEAPS: &str = "3 5 7";

/// The maximum number of rows of a board, and the maximum number of stones in a row.
const MAX_ROWS: usize = 12;
const LONGEST_ROW: u64 = 60;

/// The maximum number of moves in a position; the page lists all of them.
const MAX_MOVES: u128 = 4000;

/// Returns whether the page accepts a game with this start.
pub(crate) fn takes(game: &str, start: &str, ending: Ending, problems: &Problems) -> bool {
    open(game.trim(), start.trim(), ending, problems).is_ok_and(|ready| {
        Judge::new(&ready.opening.game, &ready.opening.start, ready.ending, &Effort::PAGE).is_ok()
    })
}

/// Sets up a game.
///
/// # Errors
/// If there is no such game, or it does not fit the page.
fn open(game: &str, start: &str, ending: Ending, problems: &Problems) -> Result<Ready, String> {
    let is_misere = |stated: Ending| match stated {
        Ending::Misere => Ending::Misere,
        Ending::Normal => ending,
    };
    if let Some(mut asked) = Asked::read(problems, game) {
        asked.words.extend(half_width(start).split_whitespace().map(String::from));
        let opening = asked.open()?;
        check_board(&opening)?;
        let start = match (start, asked.words.is_empty()) {
            ("", true) => asked.kind.example().to_string(),
            (start, _) => start.to_string(),
        };
        return Ok(Ready { opening, ending: is_misere(asked.ending()), start });
    }
    let start = match start {
        "" if is_race(game) => "21",
        "" => USUAL_HEAPS,
        start => start,
    };
    // The usual heaps are for a single rule that was typed without heaps.
    let sum = Sum::read(problems, game, start)?;
    let largest = sum.heaps().max().unwrap_or(0);
    if !(1..=MAX_ROWS).contains(&sum.heaps().count()) || largest > LONGEST_ROW {
        refuse!(
            "a game has 1 to {MAX_ROWS} heaps of at most {LONGEST_ROW} stones",
            "一局有 1 到 {MAX_ROWS} 堆，每堆最多 {LONGEST_ROW} 枚石子"
        );
    }
    let moves = sum
        .addends
        .iter()
        .flat_map(|addend| addend.heaps.iter().map(|&heap| option_count(&addend.rule, heap)));
    check_moves(moves.sum())?;
    let start = if sum.has_own_heaps { String::new() } else { start.to_string() };
    Ok(Ready { opening: heaps::open(&sum.addends), ending: is_misere(sum.ending), start })
}

/// Checks that the board and the moves of a game fit the page.
fn check_board(Opening { game, start }: &Opening) -> Result<(), String> {
    game.check(start)?;
    if let Board::Heaps(board) = game.board(start, start) {
        let longest = board.rows.iter().max().copied().unwrap_or(0);
        if board.rows.len() > MAX_ROWS || longest > LONGEST_ROW {
            refuse!(
                "too large for the page: at most {MAX_ROWS} rows of {LONGEST_ROW} stones",
                "页面放不下：最多 {MAX_ROWS} 行，每行 {LONGEST_ROW} 枚石子"
            );
        }
    }
    check_moves(game.moves(start).len() as u128)
}

fn check_moves(moves: u128) -> Result<(), String> {
    match moves <= MAX_MOVES {
        true => Ok(()),
        false => Err(text!(
            "up to {moves} moves are too many; the limit is {MAX_MOVES}",
            "走法可多达 {moves} 种，太多了；上限为 {MAX_MOVES} 种"
        )),
    }
}

fn fields(question: &GameQuestion) -> Result<Fields, String> {
    let Ready { opening, ending, start: typed_start } =
        open(question.game, question.start, question.ending, &question.problems)?;
    let Opening { game, start } = &opening;
    let judge = Judge::new(game, start, ending, &Effort::PAGE)?;
    let game = game.as_ref();
    let (record, positions) = replay(question, game, start, &judge)?;
    let position = positions.last().unwrap_or(start);
    let moves = game.moves(position);
    let count = question.moves.len();
    let is_readers = question.is_readers_turn(count);
    let prospect = judge.prospect(position);
    let is_drawn = judge.is_drawn(positions.iter());
    let reply = match question.opponent {
        Some(opponent) if !is_readers && !is_drawn && !moves.is_empty() => {
            let step = &moves[opponent.choose(&judge, &moves, count)];
            json::text(&typed::code(game, step))
        }
        _ => "null".to_string(),
    };
    // The player whose turn it would be has lost under normal play and won under misère play.
    let winner = if ending == Ending::Misere { count } else { count + 1 };
    let winner = match moves.is_empty() {
        true if question.is_readers_turn(winner) => "reader",
        true => "opponent",
        false if is_drawn => "draw",
        false => "",
    };
    let first_wins = (count + usize::from(ending == Ending::Normal)).is_multiple_of(2);
    let evidence = judge.evidence(position);
    let outcomes = game.outcomes(start, ending);
    let outcomes =
        outcomes.iter().map(|row| row.iter().map(ToString::to_string).collect::<String>());
    let listed = moves.iter().map(|step| move_object(game, start, position, step, &judge));
    Ok(vec![
        ("name", json::text(&game.name())),
        ("title", json::text(&game.title())),
        ("start", json::text(&typed_start)),
        ("misere", (ending == Ending::Misere).to_string()),
        ("board", game.board(start, position).object()),
        ("outcomes", json::texts(outcomes)),
        ("how", json::text(&game.how())),
        ("balance", balance(&evidence)),
        ("record", json::list(record)),
        ("reader", is_readers.to_string()),
        ("winner", json::text(winner)),
        ("firstWins", (moves.is_empty() && first_wins).to_string()),
        ("outcome", json::text(&prospect.to_string())),
        ("reason", json::text(&reason(game, evidence, ending))),
        ("reply", reply),
        ("moves", json::list(listed)),
    ])
}

/// Plays a question's moves. Returns the JSON record and every position, beginning with the start.
fn replay(
    question: &GameQuestion,
    game: &dyn Shown,
    start: &[u64],
    judge: &Judge,
) -> Result<(Vec<String>, Vec<Position>), String> {
    let mut record = Vec::new();
    let mut positions = vec![start.to_vec()];
    for (number, code) in question.moves.iter().enumerate() {
        let position = &positions[number];
        let step = typed::read(game, position, &game.moves(position), code).map_err(|_| {
            text!(
                "move {} of the link, {code:?}, is not legal",
                "链接里的第 {} 步“{code}”不合规则",
                number + 1
            )
        })?;
        let verdict = match (judge.prospect(position), judge.prospect_after(&step)) {
            (Prospect::Loss, _) => "lost",
            (Prospect::Win, Prospect::Win) => "wins",
            (Prospect::Draw, Prospect::Draw) => "draws",
            _ => "mistake",
        };
        record.push(json::object(&[
            ("name", json::text(&game.text(&step))),
            ("reader", question.is_readers_turn(number).to_string()),
            ("verdict", json::text(verdict)),
        ]));
        positions.push(step.after);
    }
    Ok((record, positions))
}

/// Returns why a position is won or lost, with the theorem that decides normal play.
fn reason(game: &dyn Shown, evidence: Evidence, ending: Ending) -> String {
    let reason = text!("{}.", "{}。", evidence.reason);
    let blank = choose(" ", "");
    match ending {
        Ending::Normal => reason + blank + &game.theorem().replace('\n', blank),
        Ending::Misere => reason,
    }
}

/// Returns a move, with the places on the board by which the page recognises it.
fn move_object(
    game: &dyn Shown,
    start: &[u64],
    position: &[u64],
    step: &Step,
    judge: &Judge,
) -> String {
    let prospect = judge.prospect_after(step);
    let spots = game.spots(start, position, step).into_iter().map(json::list);
    let mut fields = vec![
        ("code", json::text(&typed::code(game, step))),
        ("name", json::text(&game.text(step))),
        ("wins", (prospect == Prospect::Win).to_string()),
        ("draws", (prospect == Prospect::Draw).to_string()),
        ("spots", json::list(spots)),
    ];
    // Where heaps may split, a click on a row of stones selects a stretch of them.
    if let Some(heap_move) = game.heap_move().map(|of| of(step)) {
        fields.extend([
            ("heap", step.part.to_string()),
            ("left", json::list(&heap_move.left)),
            ("taken", heap_move.taken.to_string()),
        ]);
    }
    json::object(&fields)
}

/// Returns the binary columns of the values and of their nim sum, or `null` if the outcome does not
/// rest on a nim sum.
fn balance(evidence: &Evidence) -> String {
    if evidence.terms.is_empty() {
        return "null".to_string();
    }
    let values: Vec<u64> = evidence.terms.iter().map(|term| term.value).collect();
    let columns = binary_width(&values);
    let bits = |value: u64| json::text(&format!("{value:0columns$b}"));
    let rows = evidence.terms.iter().map(|term| {
        json::object(&[
            ("label", json::text(&term.label)),
            ("value", term.value.to_string()),
            ("bits", bits(term.value)),
        ])
    });
    let sum = nim_sum(&values);
    json::object(&[("rows", json::list(rows)), ("sum", sum.to_string()), ("bits", bits(sum))])
}
