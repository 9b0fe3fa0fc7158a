//! The names of the games that have a notation of their own.

use super::Opened;
use super::{chomp, coins, cram, euclid, geography, hackenbush, moore, northcott, staircase};
use anyhow::Result;
use support::typing::letters;

/// A game that `why` and `play` know by its own notation.
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
    /// A move cuts an edge of a drawing that stands on the ground.
    Hackenbush,
    /// A move eats a square and all to the right of it and below.
    Chomp,
    /// A move covers two free cells with a domino.
    Cram,
    /// A move turns coins, the last of them from heads to tails.
    Coins,
    /// A token walks along edges and never comes back to a vertex.
    Geography,
}

impl Solved {
    /// Returns the game that the first tokens name, English or Chinese, and the tokens after it.
    pub fn read(tokens: &[String]) -> Option<(Solved, &[String])> {
        let named = |len: usize| {
            // A row of cells, such as ..#., is not part of a name.
            if letters(&tokens[len - 1]).is_empty() {
                return None;
            }
            let game = Solved::from_name(&tokens[..len].concat())?;
            // The kinds of coins are part of the position.
            let used = if game == Solved::Coins && !is_plain_coins(&tokens[0]) { 0 } else { len };
            Some((game, &tokens[used..]))
        };
        (1..=tokens.len()).rev().find_map(named)
    }

    fn from_name(text: &str) -> Option<Solved> {
        let name = letters(text);
        Some(match name.as_str() {
            "staircase" | "staircasenim" | "阶梯博弈" | "阶梯nim" => Solved::Staircase,
            "moore" | "mooresnim" | "nimk" | "nimk博弈" | "moore的nimk博弈" => Solved::Moore,
            "northcott" | "northcottsgame" | "northcott游戏" => Solved::Northcott,
            "euclid" | "euclidsgame" | "欧几里得博弈" | "欧几里得" => Solved::Euclid,
            "hackenbush" | "greenhackenbush" | "无向图删边游戏" | "删边游戏" => {
                Solved::Hackenbush
            }
            "chomp" | "巧克力游戏" => Solved::Chomp,
            "cram" | "铺骨牌" => Solved::Cram,
            "geography" | "地理游戏" | "图上移动棋子" => Solved::Geography,
            _ if is_plain_coins(&name) || coins::Kind::from_name(&name).is_some() => Solved::Coins,
            _ => return None,
        })
    }

    /// Returns an example of a position, which is also the one that a game begins with if a
    /// player names none.
    pub fn example(self) -> &'static str {
        match self {
            Solved::Staircase => "3 1 2",
            Solved::Moore => "2 1 2 3",
            Solved::Northcott => "1-5 2-3 8-1",
            Solved::Euclid => "12 34",
            Solved::Hackenbush => "g-a a-b a-c b-c g-d d-e d-f",
            Solved::Chomp => "5 4 3",
            Solved::Cram => "3 4",
            Solved::Coins => "mock 0110100",
            Solved::Geography => "a-b b-c c-d d-a c-e from a",
        }
    }

    /// Reads a position of the game.
    ///
    /// # Errors
    /// If it is not one; the message names the mistake.
    pub fn open(self, words: &[String]) -> Result<Opened> {
        match self {
            Solved::Staircase => staircase::read(words),
            Solved::Moore => moore::read(words),
            Solved::Northcott => northcott::read(words),
            Solved::Euclid => euclid::read(words),
            Solved::Hackenbush => hackenbush::read(words),
            Solved::Chomp => chomp::read(words),
            Solved::Cram => cram::read(words),
            Solved::Coins => coins::read(words),
            Solved::Geography => geography::read(words),
        }
    }
}

fn is_plain_coins(name: &str) -> bool {
    ["coins", "cointurning", "翻硬币", "翻硬币游戏"].contains(&letters(name).as_str())
}
