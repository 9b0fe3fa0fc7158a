//! The names of games whose theorem needs no values of single heaps.

use wording::typing::letters;

/// A solved game that `why` knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// Stones move down from one step to the next.
    Staircase,
    /// A move takes from up to k heaps.
    Moore,
    /// Two pieces face each other in each row.
    Northcott,
    /// A move subtracts a multiple of the smaller number from the larger one.
    Euclid,
}

impl Solved {
    /// Returns the game that the first tokens name, English or Chinese, and the tokens after it.
    pub fn read(tokens: &[String]) -> Option<(Solved, &[String])> {
        let named =
            |len: usize| Some((Solved::from_name(&tokens[..len].concat())?, &tokens[len..]));
        (1..=tokens.len()).rev().find_map(named)
    }

    fn from_name(text: &str) -> Option<Solved> {
        Some(match letters(text).as_str() {
            "staircase" | "staircasenim" | "阶梯博弈" | "阶梯nim" => Solved::Staircase,
            "moore" | "mooresnim" | "nimk" | "nimk博弈" | "moore的nimk博弈" => Solved::Moore,
            "northcott" | "northcottsgame" | "northcott游戏" => Solved::Northcott,
            "euclid" | "euclidsgame" | "欧几里得博弈" | "欧几里得" => Solved::Euclid,
            _ => return None,
        })
    }
}
