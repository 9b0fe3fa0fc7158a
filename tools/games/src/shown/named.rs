//! The games that have a notation of their own, and their names.

use super::{
    chomp, coins, cram, euclid, fibonacci_nim, geography, hackenbush, moore, northcott, staircase,
    tokens, wythoff, Opening,
};
use crate::named::Named;
use crate::problems::{Problem, StatedGame};
use crate::sum::{is_spelt_out, is_sum, Knowledge};
use grundy::game::Ending;
use grundy::rule::half_width;
use support::language::Text;
use support::typing::letters;

/// A game with a notation of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    Staircase,
    Moore,
    Northcott,
    Euclid,
    Wythoff,
    FibonacciNim,
    Hackenbush,
    Chomp,
    Cram,
    Coins,
    Geography,
    Graph,
}

/// Every such game.
pub const GAMES: [GameKind; 12] = [
    GameKind::Staircase,
    GameKind::Moore,
    GameKind::Northcott,
    GameKind::Euclid,
    GameKind::Wythoff,
    GameKind::FibonacciNim,
    GameKind::Hackenbush,
    GameKind::Chomp,
    GameKind::Cram,
    GameKind::Coins,
    GameKind::Geography,
    GameKind::Graph,
];

/// A game whose name was read.
pub struct Asked<'a> {
    pub kind: GameKind,
    /// The words after the name.
    pub words: Vec<String>,
    /// The problem by whose name the game was asked.
    pub problem: Option<&'a Problem>,
}

impl<'a> Asked<'a> {
    /// Reads the game that the first words of a text name, English or Chinese, or that a problem of
    /// this name is; `None` if it is not one of [`GAMES`], or a sum.
    pub fn read(known: &'a dyn Knowledge, text: &str) -> Option<Asked<'a>> {
        if is_sum(known, text) {
            return None;
        }
        let words: Vec<String> = half_width(text).split_whitespace().map(String::from).collect();
        let lens = || (1..=words.len()).rev();
        let named = |len: usize| {
            // A row of cells, such as ..#., is not part of a name.
            if letters(&words[len - 1]).is_empty() {
                return None;
            }
            let kind = GameKind::from_name(&words[..len].concat())?;
            // The kinds of coins are part of the position.
            let used = if kind == GameKind::Coins && !is_plain_coins(&words[0]) { 0 } else { len };
            Some(Asked { kind, words: words[used..].to_vec(), problem: None })
        };
        let by_problem = |len: usize| {
            let problem = known.problems().find(&words[..len].concat())?;
            let kind = match problem.stated.game {
                StatedGame::Named(Named::Wythoff) => GameKind::Wythoff,
                StatedGame::Named(Named::FibonacciNim) => GameKind::FibonacciNim,
                _ => return None,
            };
            let is_one = problem.stated.family.is_none();
            is_one.then(|| Asked { kind, words: words[len..].to_vec(), problem: Some(problem) })
        };
        // The problems are read only if the words are not a rule without them.
        let is_rule = || is_spelt_out(&words.iter().map(String::as_str).collect::<Vec<_>>());
        lens().find_map(named).or_else(|| match is_rule() {
            true => None,
            false => lens().find_map(by_problem),
        })
    }

    /// Returns the ending of the problem; normal play if there is none.
    pub fn ending(&self) -> Ending {
        self.problem.map_or(Ending::Normal, |problem| problem.stated.ending)
    }

    /// Opens the game, at its usual start if there are no words.
    ///
    /// # Errors
    /// If the words are not a position; the message names the mistake.
    pub fn open(&self) -> Result<Opening, String> {
        match self.words.is_empty() {
            true => self.kind.open(self.kind.example()),
            false => self.kind.read(&self.words),
        }
    }
}

impl GameKind {
    fn from_name(text: &str) -> Option<GameKind> {
        let name = letters(text);
        Some(match name.as_str() {
            "staircase" | "staircasenim" | "阶梯博弈" | "阶梯nim" => GameKind::Staircase,
            "moore" | "mooresnim" | "nimk" | "nimk博弈" | "moore的nimk博弈" => GameKind::Moore,
            "northcott" | "northcottsgame" | "northcott游戏" => GameKind::Northcott,
            "euclid" | "euclidsgame" | "欧几里得博弈" | "欧几里得" => GameKind::Euclid,
            "hackenbush" | "greenhackenbush" | "无向图删边游戏" | "删边游戏" => {
                GameKind::Hackenbush
            }
            "chomp" | "巧克力游戏" => GameKind::Chomp,
            "cram" | "铺骨牌" => GameKind::Cram,
            "geography" | "地理游戏" | "图上移动棋子" => GameKind::Geography,
            "graph" | "tokens" | "tokensonagraph" | "图上的棋子" => GameKind::Graph,
            _ if is_plain_coins(&name) || coins::CoinGame::from_name(&name).is_some() => {
                GameKind::Coins
            }
            _ => match Named::from_name(text)? {
                Named::Wythoff => GameKind::Wythoff,
                Named::FibonacciNim => GameKind::FibonacciNim,
                Named::Race => return None,
            },
        })
    }

    /// Returns the word that names the game, which the module of its theory has, too.
    pub fn word(self) -> &'static str {
        match self {
            GameKind::Staircase => "staircase",
            GameKind::Moore => "moore",
            GameKind::Northcott => "northcott",
            GameKind::Euclid => "euclid",
            GameKind::Wythoff => "wythoff",
            GameKind::FibonacciNim => "fibonacci nim",
            GameKind::Hackenbush => "hackenbush",
            GameKind::Chomp => "chomp",
            GameKind::Cram => "cram",
            GameKind::Coins => "coins",
            GameKind::Geography => "geography",
            GameKind::Graph => "graph",
        }
    }

    /// Returns the game of a module of the library.
    pub fn of_module(module: &str) -> Option<GameKind> {
        let word = match module {
            "fibonacci" => "fibonacci nim",
            "coin_turning" => "coins",
            module => module,
        };
        GAMES.into_iter().find(|kind| kind.word() == word)
    }

    /// Returns what the game is called on a button.
    pub fn label(self) -> Text {
        match self {
            GameKind::Staircase => Text::new("Staircase Nim", "阶梯博弈"),
            GameKind::Moore => Text::new("Moore's Nim", "Nim-K 博弈"),
            GameKind::Northcott => Text::new("Northcott's game", "Northcott 游戏"),
            GameKind::Euclid => Text::new("Euclid's game", "欧几里得博弈"),
            GameKind::Wythoff => Text::new("Wythoff's queen", "威佐夫的皇后"),
            GameKind::FibonacciNim => Text::new("Fibonacci Nim", "斐波那契博弈"),
            GameKind::Hackenbush => Text::new("Green Hackenbush", "绿色 Hackenbush"),
            GameKind::Chomp => Text::new("Chomp", "巧克力游戏 Chomp"),
            GameKind::Cram => Text::new("Cram", "Cram（铺骨牌）"),
            GameKind::Coins => Text::new("turning coins", "翻硬币"),
            GameKind::Geography => Text::new("Geography", "地理游戏"),
            GameKind::Graph => Text::new("tokens on a graph", "图上的棋子"),
        }
    }

    /// Returns an example of a position, which is also the one that a game begins with if a
    /// player names none.
    pub fn example(self) -> &'static str {
        match self {
            GameKind::Staircase => "3 1 2",
            GameKind::Moore => "2 1 2 3",
            GameKind::Northcott => "1-5 2-3 8-1",
            GameKind::Euclid => "12 34",
            GameKind::Wythoff => "8 12",
            GameKind::FibonacciNim => "20",
            GameKind::Hackenbush => "g-a a-b a-c b-c g-d d-e d-f",
            GameKind::Chomp => "5 4 3",
            GameKind::Cram => "3 4",
            GameKind::Coins => "mock 0110100",
            GameKind::Geography => "a-b b-c c-d d-a c-e from a",
            GameKind::Graph => "0.1>1.2 0.1>1.0 1.2>2.1 1.0>2.1 2.1>3.1 from 0.1",
        }
    }

    /// Opens a game from a text.
    ///
    /// # Errors
    /// If it is not a position.
    pub fn open(self, text: &str) -> Result<Opening, String> {
        let words: Vec<String> = half_width(text).split_whitespace().map(String::from).collect();
        self.read(&words)
    }

    /// Reads a position of the game.
    ///
    /// # Errors
    /// If it is not one; the message names the mistake.
    fn read(self, words: &[String]) -> Result<Opening, String> {
        match self {
            GameKind::Staircase => staircase::read(words),
            GameKind::Moore => moore::read(words),
            GameKind::Northcott => northcott::read(words),
            GameKind::Euclid => euclid::read(words),
            GameKind::Wythoff => wythoff::read(words),
            GameKind::FibonacciNim => fibonacci_nim::read(words),
            GameKind::Hackenbush => hackenbush::read(words),
            GameKind::Chomp => chomp::read(words),
            GameKind::Cram => cram::read(words),
            GameKind::Coins => coins::read(words),
            GameKind::Geography => geography::read(words),
            GameKind::Graph => tokens::read(words),
        }
    }
}

fn is_plain_coins(name: &str) -> bool {
    ["coins", "cointurning", "翻硬币", "翻硬币游戏"].contains(&letters(name).as_str())
}
