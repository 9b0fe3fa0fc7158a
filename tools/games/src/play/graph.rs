//! Tokens on a directed graph: a move slides one of them along an edge. If the graph has a cycle,
//! play may never end, which is a draw.
//!
//! A link writes a move as the letter of the token and the point that it goes to: `a1.2`.

use super::drawing::{point_name, Direction, Drawing};
use super::heaps::heap_letter;
use super::position::{numbers, Component, Move, Position};
use super::reason;
use crate::json;
use grundy::game::{ByPlay, Ending, Game};
use grundy::graph::{Dag, Loopy, LoopyOutcome, LoopySums, LoopyValue};
use grundy::nim::nim_sum;
use grundy::Outcome;
use std::cell::RefCell;
use std::rc::Rc;
use support::language::{Language, Text};

/// The most tokens, so that all positions can be listed.
const MAX_TOKENS: usize = 3;

/// The most points, so that all positions can be listed.
const MAX_POINTS: usize = 24;

/// The rules: from each point, the points to which edges lead.
#[derive(Clone)]
struct Slides(Vec<(usize, usize)>);

impl Game for Slides {
    type Position = usize;

    fn options(&self, point: &usize) -> Vec<Vec<usize>> {
        let edges = self.0.iter().filter(|(tail, _)| tail == point);
        edges.map(|&(_, head)| vec![head]).collect()
    }
}

/// What all positions of a game have in common.
struct Table {
    drawing: Drawing,
    slides: Slides,
    method: Method,
}

/// The way to find an outcome.
enum Method {
    /// The nim sum of these values, for normal play without cycles.
    NimSum(Vec<u32>),
    /// An exhaustive search, for misère play without cycles.
    Search(RefCell<ByPlay<Slides>>),
    /// All positions backwards from the ends, for graphs with cycles.
    Backwards {
        /// The outcome of each position, by its index.
        positions: Loopy,
        /// The generalized values of the points, which decide normal play; `None` for misère
        /// play.
        values: Option<LoopySums>,
    },
}

impl Method {
    fn new(drawing: &Drawing, slides: &Slides, ending: Ending) -> Method {
        let (points, tokens) = (drawing.points.len(), drawing.tokens.len());
        match (Dag::from_edges(points, &drawing.edges), ending) {
            (Ok(dag), Ending::Normal) => Method::NimSum(dag.values().to_vec()),
            (Ok(_), Ending::Misere) => {
                Method::Search(RefCell::new(ByPlay::new(slides.clone(), ending)))
            }
            (Err(_), _) => {
                let sums = || LoopySums::from_edges(points, &drawing.edges);
                let values = (ending == Ending::Normal).then(sums);
                Method::Backwards {
                    positions: all_positions(points, tokens, &drawing.edges, ending),
                    values: values.map(|values| values.expect("every edge has two ends")),
                }
            }
        }
    }
}

/// Returns the outcomes of all positions of these tokens, by the numbers whose digits in base
/// `points` are the points of the tokens.
fn all_positions(points: usize, tokens: usize, edges: &[(usize, usize)], ending: Ending) -> Loopy {
    let count = points.pow(tokens as u32);
    let mut moves = Vec::new();
    let mut has_move = vec![false; count];
    for (position, has_move) in has_move.iter_mut().enumerate() {
        for place in (0..tokens).map(|token| points.pow(token as u32)) {
            let point = position / place % points;
            for &(_, head) in edges.iter().filter(|&&(tail, _)| tail == point) {
                moves.push((position, position - point * place + head * place));
                *has_move = true;
            }
        }
    }
    let is_end = |position: &usize| ending == Ending::Misere && !has_move[*position];
    let ends: Vec<(usize, Outcome)> =
        (0..count).filter(is_end).map(|position| (position, Outcome::N)).collect();
    Loopy::with_ends(count, &moves, &ends).expect("every move leads to a position")
}

/// The points on which the tokens stand.
pub struct Tokens {
    table: Rc<Table>,
    tokens: Vec<usize>,
}

impl Tokens {
    /// Creates the start of a game on a graph with tokens.
    ///
    /// # Errors
    /// If there is no token, or there are too many tokens or points.
    pub fn new(text: &str, ending: Ending, language: Language) -> Result<Tokens, String> {
        let drawing = Drawing::read(text, Direction::Forward, language)?;
        let is_small = drawing.points.len() <= MAX_POINTS;
        if drawing.tokens.is_empty() || drawing.tokens.len() > MAX_TOKENS || !is_small {
            return Err(language.select(
                format!(
                    "a graph has 1 to {MAX_TOKENS} tokens, such as @1.2, and at most {MAX_POINTS} \
                     points"
                ),
                format!("图上有 1 到 {MAX_TOKENS} 枚棋子（如 @1.2），最多 {MAX_POINTS} 个点"),
            ));
        }
        let slides = Slides(drawing.edges.clone());
        let method = Method::new(&drawing, &slides, ending);
        let tokens = drawing.tokens.clone();
        Ok(Tokens { table: Rc::new(Table { drawing, slides, method }), tokens })
    }

    /// Returns the values of the tokens, on a graph without cycles.
    fn values(&self) -> Vec<u64> {
        match &self.table.method {
            Method::NimSum(values) => {
                self.tokens.iter().map(|&point| u64::from(values[point])).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the value of each point as the page shows it; none for misère play.
    fn point_values(&self) -> Vec<String> {
        match &self.table.method {
            Method::NimSum(values) => values.iter().map(u32::to_string).collect(),
            Method::Backwards { values: Some(values), .. } => {
                values.values().iter().map(LoopyValue::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the outcome of this position among all.
    fn backwards(&self, positions: &Loopy) -> LoopyOutcome {
        let points = self.table.drawing.points.len();
        let index = self.tokens.iter().rev().fold(0, |index, &point| index * points + point);
        positions.outcomes()[index]
    }
}

impl Position for Tokens {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (place, token) in self.tokens.iter().enumerate() {
            for head in self.table.slides.options(token).concat() {
                let mut tokens = self.tokens.clone();
                tokens[place] = head;
                let letter = heap_letter(place);
                let (x, y) = self.table.drawing.points[head];
                let to = point_name((x, y));
                moves.push(Move {
                    code: format!("{letter}{to}"),
                    name: Text::new(format!("{letter} to {to}"), format!("{letter} 到 {to}")),
                    taken: 1,
                    fields: vec![("token", place.to_string()), ("point", head.to_string())],
                    next: Box::new(Tokens { table: Rc::clone(&self.table), tokens }),
                });
            }
        }
        moves
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.table.method {
            Method::NimSum(_) => Some(Outcome::of_mover(nim_sum(self.values()) != 0)),
            Method::Search(play) => {
                let outcome = play.borrow_mut().outcome(&self.tokens);
                Some(outcome.expect("the graph has no cycle"))
            }
            Method::Backwards { positions, .. } => match self.backwards(positions) {
                LoopyOutcome::N { .. } => Some(Outcome::N),
                LoopyOutcome::P { .. } => Some(Outcome::P),
                LoopyOutcome::Draw => None,
            },
        }
    }

    fn moves_left(&self) -> u32 {
        match &self.table.method {
            Method::Backwards { positions, .. } => match self.backwards(positions) {
                LoopyOutcome::N { moves } | LoopyOutcome::P { moves } => moves,
                LoopyOutcome::Draw => 0,
            },
            _ => 0,
        }
    }

    fn may_repeat(&self) -> bool {
        matches!(self.table.method, Method::Backwards { .. })
    }

    fn reason(&self) -> Text {
        let wins = self.outcome() == Some(Outcome::N);
        match &self.table.method {
            Method::NimSum(_) => {
                let Text { english, chinese } = reason::by_nim_sum(&self.values(), wins);
                Text::new(
                    format!(
                        "{english} The value of a point is the mex of the values of the points \
                         to which its edges lead."
                    ),
                    format!("{chinese}一个点的 SG 值是它的各条边所指的点的 SG 值的 mex。"),
                )
            }
            Method::Search(_) => reason::by_search(wins),
            Method::Backwards { positions, values } => {
                let outcome = self.backwards(positions);
                match values {
                    Some(values) => {
                        let values: Vec<&LoopyValue> =
                            self.tokens.iter().map(|&point| &values.values()[point]).collect();
                        reason::by_loopy_sum(&values, outcome)
                    }
                    None => reason::backwards(outcome),
                }
            }
        }
    }

    fn board(&self) -> String {
        let drawing = &self.table.drawing;
        let edges = drawing.edges.iter().map(|&(tail, head)| {
            json::object(&[("ends", numbers([tail, head])), ("stands", "true".to_string())])
        });
        json::object(&[
            ("kind", json::text("graph")),
            ("points", drawing.points_object()),
            ("edges", json::list(edges)),
            ("values", json::list(self.point_values().iter().map(|value| json::text(value)))),
            ("tokens", numbers(&self.tokens)),
        ])
    }

    fn components(&self) -> Vec<Component> {
        let values = self.values().into_iter().enumerate();
        values.map(|(place, value)| Component { label: heap_letter(place), value }).collect()
    }
}
