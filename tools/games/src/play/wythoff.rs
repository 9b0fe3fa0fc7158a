//! Wythoff's game as a queen on a board, which moves left, down, or diagonally left and down.
//!
//! A link writes a move as the square that it leads to, such as `3.5`.

use super::position::{numbers, Component, Move, Position};
use crate::json;
use grundy::game::{ByPlay, Ending, Game};
use grundy::{wythoff, Outcome};
use std::cell::RefCell;
use std::rc::Rc;
use support::language::{Language, Text};

/// The largest coordinate of a board that fits a page.
const LARGEST: u64 = 19;

/// A square: its column and its row.
type Square = (u64, u64);

/// The rules of the queen.
struct Queen;

impl Game for Queen {
    type Position = Square;

    fn options(&self, &(x, y): &Square) -> Vec<Vec<Square>> {
        let left = (0..x).rev().map(|column| (column, y));
        let down = (0..y).rev().map(|row| (x, row));
        let both = (1..=x.min(y)).map(|steps| (x - steps, y - steps));
        left.chain(down).chain(both).map(|square| vec![square]).collect()
    }
}

/// What all positions of a game have in common.
struct Board {
    start: Square,
    /// The exhaustive search, for misère play.
    search: Option<RefCell<ByPlay<Queen>>>,
}

/// The square on which the queen stands.
pub struct Wythoff {
    board: Rc<Board>,
    square: Square,
}

impl Wythoff {
    /// Creates the start of a game from two heaps.
    ///
    /// # Errors
    /// If there are not two heaps, or the board would not fit a page.
    pub fn new(ending: Ending, start: &[u64], language: Language) -> Result<Wythoff, String> {
        let square = match *start {
            [x, y] if x.max(y) <= LARGEST => (x, y),
            _ => {
                return Err(language.select(
                    format!(
                        "Wythoff's game starts from two numbers of at most {LARGEST}, such as 8 12"
                    ),
                    format!("威佐夫博弈从两个不超过 {LARGEST} 的数开始，例如 8 12"),
                ))
            }
        };
        let search = (ending == Ending::Misere).then(|| RefCell::new(ByPlay::new(Queen, ending)));
        Ok(Wythoff { board: Rc::new(Board { start: square, search }), square })
    }

    fn outcome_at(&self, square: Square) -> Outcome {
        match &self.board.search {
            None => wythoff::outcome(square.0, square.1),
            Some(search) => {
                let outcome = search.borrow_mut().outcome(&[square]);
                outcome.expect("the queen comes nearer to the corner with every move")
            }
        }
    }
}

impl Position for Wythoff {
    fn moves(&self) -> Vec<Move> {
        let (x, y) = self.square;
        let squares = Queen.options(&self.square).concat();
        let step = |square: Square| {
            let (column, row) = square;
            let taken = (x - column).max(y - row);
            let from = |english: &str, chinese: &str| {
                Text::new(
                    format!("to ({column}, {row}): take {taken} from {english}"),
                    format!("到 ({column}, {row})：{chinese} {taken}"),
                )
            };
            let name = match (x - column, y - row) {
                (_, 0) => from("the first heap", "从第一堆取"),
                (0, _) => from("the second heap", "从第二堆取"),
                _ => from("both heaps", "从两堆各取"),
            };
            Move {
                code: format!("{column}.{row}"),
                name,
                taken,
                fields: vec![("square", numbers([column, row]))],
                next: Box::new(Wythoff { board: Rc::clone(&self.board), square }),
            }
        };
        squares.into_iter().map(step).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(self.outcome_at(self.square))
    }

    fn reason(&self) -> Text {
        let (x, y) = self.square;
        if self.board.search.is_some() {
            return Text::new(
                "Misère play: every line of play on this board has been searched.",
                "反常规则：这块棋盘上的每一种走法都已试遍。",
            );
        }
        let (small, large) = (x.min(y), x.max(y));
        let k = large - small;
        let Some((a, b)) = wythoff::pair(k) else { return Text::new("", "") };
        match a == small {
            true => Text::new(
                format!("({a}, {b}) is (⌊{k}φ⌋, ⌊{k}φ⌋ + {k}), where φ is the golden ratio: a \
                         P-position of Wythoff's theorem. No move leads from one such pair to \
                         another."),
                format!("({a}, {b}) 就是 (⌊{k}φ⌋, ⌊{k}φ⌋ + {k})，φ 为黄金分割比：这是威佐夫定理的必败态，一步走不到另一个这样的数对。"),
            ),
            false => Text::new(
                format!("The only P-position with the difference {k} is ({a}, {b}), so ({x}, {y}) \
                         is an N-position: some move leads to a P-position."),
                format!("差为 {k} 的必败态只有 ({a}, {b})，所以 ({x}, {y}) 是必胜态：有一步能走到必败态。"),
            ),
        }
    }

    fn board(&self) -> String {
        let (width, height) = self.board.start;
        let row = |y| {
            let cells: String = (0..=width).map(|x| self.outcome_at((x, y)).to_string()).collect();
            json::text(&cells)
        };
        json::object(&[
            ("kind", json::text("queen")),
            ("square", numbers([self.square.0, self.square.1])),
            ("outcomes", json::list((0..=height).map(row))),
        ])
    }

    fn components(&self) -> Vec<Component> {
        Vec::new()
    }
}
