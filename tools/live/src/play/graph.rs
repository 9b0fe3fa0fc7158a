//! Tokens on a directed graph without cycles: a move slides one of them along an edge.
//!
//! A link writes a move as the letter of the token and the point that it goes to: `a1.2`.

use super::drawing::{point_name, Drawing};
use super::heaps::heap_letter;
use super::position::{numbers, Component, Move, Position};
use super::reason;
use crate::json;
use grundy::game::{ByPlay, Ending, Game};
use grundy::graph::Dag;
use grundy::Outcome;
use std::cell::RefCell;
use std::rc::Rc;
use wording::language::{Language, Text};

/// The most tokens, so that misère play can be searched.
const MAX_TOKENS: usize = 3;

/// The most points, so that misère play can be searched.
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
    values: Vec<u32>,
    /// The exhaustive search, for misère play.
    search: Option<RefCell<ByPlay<Slides>>>,
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
    /// If the graph has a cycle, or there is no token, or there is too much to search.
    pub fn new(text: &str, ending: Ending, language: Language) -> Result<Tokens, String> {
        let drawing = Drawing::read(text, language)?;
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
        let dag = Dag::from_edges(drawing.points.len(), &drawing.edges).map_err(|_| {
            language.select(
                "the graph has a cycle, so play need not end; turn an edge round".to_string(),
                "图中有圈，可能永远走不完；请把某条边反向".to_string(),
            )
        })?;
        let slides = Slides(drawing.edges.clone());
        let search = match ending {
            Ending::Normal => None,
            Ending::Misere => Some(RefCell::new(ByPlay::new(slides.clone(), ending))),
        };
        let tokens = drawing.tokens.clone();
        let values = dag.grundy_values().to_vec();
        Ok(Tokens { table: Rc::new(Table { drawing, slides, values, search }), tokens })
    }

    fn values(&self) -> Vec<u64> {
        self.tokens.iter().map(|&point| u64::from(self.table.values[point])).collect()
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

    fn outcome(&self) -> Outcome {
        match &self.table.search {
            None => {
                let sum = self.values().into_iter().fold(0, |sum, value| sum ^ value);
                Outcome::of_mover(sum != 0)
            }
            Some(play) => {
                let outcome = play.borrow_mut().outcome(&self.tokens);
                outcome.expect("the graph has no cycle")
            }
        }
    }

    fn reason(&self) -> Text {
        let wins = self.outcome().mover_wins();
        if self.table.search.is_some() {
            return reason::by_search(wins);
        }
        let Text { english, chinese } = reason::by_nim_sum(&self.values(), wins);
        Text::new(
            format!(
                "{english} The value of a point is the mex of the values of the points to which \
                 its edges lead."
            ),
            format!("{chinese}一个点的 SG 值是它的各条边所指的点的 SG 值的 mex。"),
        )
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
            ("values", numbers(&self.table.values)),
            ("tokens", numbers(&self.tokens)),
        ])
    }

    fn components(&self) -> Vec<Component> {
        if self.table.search.is_some() {
            return Vec::new();
        }
        let values = self.values().into_iter().enumerate();
        values.map(|(place, value)| Component { label: heap_letter(place), value }).collect()
    }
}
