//! The games that have a notation of their own, and their names.

use super::{
    chomp, coins, cram, euclid, fibonacci_nim, geography, hackenbush, moore, northcott, staircase,
    texts, tokens, wythoff, Opening,
};
use crate::problems::{Problem, StatedGame};
use crate::sum::{is_spelt_out, is_sum, is_too_long, Knowledge};
use grundy::game::Ending;
use grundy::rule::half_width;
use support::language::Text;
use support::typing::letters;

type Reader = fn(&[String]) -> Result<Opening, String>;

/// Lists the games, each with the word that names it and the module that reads its positions.
macro_rules! games {
    ($($kind:ident $word:literal $module:ident,)*) => {
        /// A game with a notation of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameKind {
            $($kind,)*
        }

        /// Every such game.
        pub const GAMES: &[GameKind] = &[$(GameKind::$kind,)*];

        impl GameKind {
            /// Returns the word and the parser of the game's positions.
            fn word_and_reader(self) -> (&'static str, Reader) {
                match self {
                    $(GameKind::$kind => ($word, $module::read),)*
                }
            }
        }
    };
}

games! {
    Staircase "staircase" staircase,
    Moore "moore" moore,
    Northcott "northcott" northcott,
    Euclid "euclid" euclid,
    Wythoff "wythoff" wythoff,
    FibonacciNim "fibonacci nim" fibonacci_nim,
    Hackenbush "hackenbush" hackenbush,
    Chomp "chomp" chomp,
    Cram "cram" cram,
    Coins "coins" coins,
    Geography "geography" geography,
    Graph "graph" tokens,
}

/// The maximum number of words in a name.
const LONGEST_NAME: usize = 8;

/// A game whose name has been read.
pub struct Asked<'a> {
    pub kind: GameKind,
    /// The words after the name.
    pub words: Vec<String>,
    /// The problem whose name was used to choose the game.
    pub problem: Option<&'a Problem>,
}

impl<'a> Asked<'a> {
    /// Reads the game at the beginning of a text, given by its own name in English or Chinese, or
    /// by a problem's name. Returns `None` if this game is not in [`GAMES`] or the text is a sum.
    pub fn read(known: &'a dyn Knowledge, text: &str) -> Option<Asked<'a>> {
        if is_too_long(text) || is_sum(known, text) {
            return None;
        }
        let words: Vec<String> = half_width(text).split_whitespace().map(String::from).collect();
        let lens = || (1..=words.len().min(LONGEST_NAME)).rev();
        let named = |len: usize| {
            // A row of cells, such as ..#., is not part of a name.
            if letters(&words[len - 1]).is_empty() {
                return None;
            }
            let kind = GameKind::from_name(&words[..len].concat())?;
            // The kinds of coins are part of the position.
            let is_kind = |name: &str| texts::find_game(name) != Some(kind.word());
            let used = if kind == GameKind::Coins && is_kind(&words[0]) { 0 } else { len };
            Some(Asked { kind, words: words[used..].to_vec(), problem: None })
        };
        let by_problem = |len: usize| {
            let problem = known.problems().find(&words[..len].concat())?;
            let StatedGame::Own(game) = problem.stated.game else { return None };
            let kind = GameKind::from_name(game)?;
            let is_one = problem.stated.family.is_none();
            is_one.then(|| Asked { kind, words: words[len..].to_vec(), problem: Some(problem) })
        };
        // The problems are read only if the words are not a rule anyway.
        let is_rule = || is_spelt_out(&words.iter().map(String::as_str).collect::<Vec<_>>());
        lens().find_map(named).or_else(|| match is_rule() {
            true => None,
            false => lens().find_map(by_problem),
        })
    }

    /// Returns the ending of the problem, or normal play if there is no problem.
    pub fn ending(&self) -> Ending {
        self.problem.map_or(Ending::Normal, |problem| problem.stated.ending)
    }

    /// Opens the game, at its usual start if no words follow its name.
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
    /// Returns the word that names the game, which is also the name of the module with its theory.
    pub fn word(self) -> &'static str {
        self.word_and_reader().0
    }

    fn from_name(text: &str) -> Option<GameKind> {
        let game = texts::find_game(text)?;
        // The kinds of coins have tables of their own.
        let word = if game.starts_with("coins ") { "coins" } else { game };
        GAMES.iter().copied().find(|kind| kind.word() == word)
    }

    /// Returns the game of a module of the library.
    pub fn of_module(module: &str) -> Option<GameKind> {
        let word = match module {
            "fibonacci" => "fibonacci nim",
            "coin_turning" => "coins",
            module => module,
        };
        GAMES.iter().copied().find(|kind| kind.word() == word)
    }

    /// Returns the game's name for a button.
    pub fn label(self) -> Text {
        texts::find(self.word(), "label")
    }

    /// Returns an example of a position, used to begin a game if the player gives no position.
    pub fn example(self) -> &'static str {
        texts::example(self.word())
    }

    /// Opens a game from a text.
    ///
    /// # Errors
    /// If the text is not a position of the game.
    pub fn open(self, text: &str) -> Result<Opening, String> {
        let words: Vec<String> = half_width(text).split_whitespace().map(String::from).collect();
        self.read(&words)
    }

    /// Reads a position of the game.
    ///
    /// # Errors
    /// If the words are not a position; the message names the mistake.
    fn read(self, words: &[String]) -> Result<Opening, String> {
        self.word_and_reader().1(words)
    }
}
