//! Well-known take-and-break games by name: octal games, and Grundy's game, which has no octal
//! code.
//!
//! ```
//! use grundy::named::{GrundysGame, NamedGame};
//!
//! let kayles: NamedGame = "Kayles".parse().unwrap();
//! assert_eq!(kayles.code().unwrap().to_string(), "0.77");
//! assert_eq!(kayles.values(6), [0, 1, 2, 3, 1, 4]);
//!
//! // 3 = 1 + 2 is the only split of a heap of three into unequal ones.
//! assert_eq!(NamedGame::GrundysGame.code(), None);
//! assert_eq!(GrundysGame.values(4), [0, 0, 0, 1]);
//! ```

mod grundys_game;

pub use grundys_game::GrundysGame;

use crate::octal::OctalGame;
use std::fmt;
use std::str::FromStr;

/// A game with a well-known name.
///
/// `Display` writes the name. Parsing ignores case, apostrophes and spaces, and also accepts the
/// Chinese names in use.
///
/// ```
/// use grundy::named::NamedGame;
///
/// let game: NamedGame = "dawsons kayles".parse().unwrap();
/// assert_eq!(game, NamedGame::DawsonsKayles);
/// assert_eq!(game.to_string(), "Dawson's Kayles");
/// assert_eq!(game.code().unwrap().to_string(), "0.07");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NamedGame {
    /// `0.[3]`: take any number of stones from one heap.
    Nim,
    /// `0.77`: knock down one pin or two adjacent pins of a row (H. Dudeney, S. Loyd).
    Kayles,
    /// `0.07`: knock down two adjacent pins of a row.
    DawsonsKayles,
    /// `0.137`: T. R. Dawson's game of pawns (1935) under normal play; a heap is a row of files. A
    /// heap of n files has the value of a row of n + 1 pins in Dawson's Kayles.
    DawsonsChess,
    /// `0.15`: from a row of pins, knock down a pin that stands alone, or two adjacent pins unless
    /// this leaves exactly one row.
    Guiles,
    /// `0.007`: noughts and crosses on a strip, where both players draw crosses and three in a row
    /// win. A strip of n cells is a heap of n + 2 in this code, or a heap of n in 0.11337. See
    /// [`treblecross`](crate::treblecross).
    Treblecross,
    /// `0.6`: take one stone from a heap of at least two, and split what is left if you like.
    Officers,
    /// `4.[3]`: Nim in which a move may also split a heap without taking stones (E. Lasker,
    /// 1931).
    LaskersNim,
    /// Split a heap into two unequal heaps (P. M. Grundy, 1939). There is no code for it: see
    /// [`GrundysGame`].
    GrundysGame,
}

/// An error that can be returned when parsing a [`NamedGame`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    /// The text that is not the name of a game.
    pub name: String,
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = NamedGame::ALL.iter().map(|game| game.as_str()).collect();
        write!(f, "no game is known as {:?}; the known games are {}", self.name, known.join(", "))
    }
}

impl std::error::Error for ParseNameError {}

impl NamedGame {
    /// All named games.
    pub const ALL: [NamedGame; 9] = [
        NamedGame::Nim,
        NamedGame::Kayles,
        NamedGame::DawsonsKayles,
        NamedGame::DawsonsChess,
        NamedGame::Guiles,
        NamedGame::Treblecross,
        NamedGame::Officers,
        NamedGame::LaskersNim,
        NamedGame::GrundysGame,
    ];

    /// Returns the name, as `Display` writes it.
    pub fn as_str(self) -> &'static str {
        self.name_and_code().0
    }

    /// Returns the code of the game, or `None` for Grundy's game, which has none.
    pub fn code(self) -> Option<OctalGame> {
        let code = self.name_and_code().1?;
        Some(code.parse().expect("the table holds codes"))
    }

    /// Returns the Grundy values of heaps 0 to `len` - 1. Cost: that of [`OctalGame::values`]
    /// or [`GrundysGame::values`].
    pub fn values(self, len: usize) -> Vec<u32> {
        match self.code() {
            Some(game) => game.values(len),
            None => GrundysGame.values(len),
        }
    }

    /// Returns the Chinese names in use, in the form to which [`letters`] reduces them.
    fn chinese_names(self) -> &'static [&'static str] {
        match self {
            NamedGame::Nim => &["nim游戏", "尼姆", "尼姆博弈", "尼姆博弈(nim)", "尼姆游戏"],
            NamedGame::LaskersNim => &["拉斯克nim", "拉斯克尼姆", "拉斯克博弈"],
            NamedGame::GrundysGame => &["grundy游戏", "格伦迪游戏"],
            _ => &[],
        }
    }

    fn name_and_code(self) -> (&'static str, Option<&'static str>) {
        match self {
            NamedGame::Nim => ("Nim", Some("0.[3]")),
            NamedGame::Kayles => ("Kayles", Some("0.77")),
            NamedGame::DawsonsKayles => ("Dawson's Kayles", Some("0.07")),
            NamedGame::DawsonsChess => ("Dawson's Chess", Some("0.137")),
            NamedGame::Guiles => ("Guiles", Some("0.15")),
            NamedGame::Treblecross => ("Treblecross", Some("0.007")),
            NamedGame::Officers => ("Officers", Some("0.6")),
            NamedGame::LaskersNim => ("Lasker's Nim", Some("4.[3]")),
            NamedGame::GrundysGame => ("Grundy's game", None),
        }
    }
}

// This is here because `octal` must not import this module, which imports `octal`.
impl OctalGame {
    /// Returns the name of the game, if it is a [`NamedGame`].
    ///
    /// ```
    /// # use grundy::octal::OctalGame;
    /// let game: OctalGame = "0.137".parse().unwrap();
    /// assert_eq!(game.name().unwrap().to_string(), "Dawson's Chess");
    /// ```
    pub fn name(&self) -> Option<NamedGame> {
        let mut games = NamedGame::ALL.iter().copied();
        games.find(|name| name.code().as_ref() == Some(self))
    }
}

impl fmt::Display for NamedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for NamedGame {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<NamedGame, ParseNameError> {
        let wanted = letters(text);
        let mut games = NamedGame::ALL.iter().copied();
        let game = games.find(|game| {
            letters(game.as_str()) == wanted || game.chinese_names().contains(&&*wanted)
        });
        game.ok_or_else(|| ParseNameError { name: text.to_string() })
    }
}

/// Returns the part of a name that identifies it: everything but spaces and apostrophes, in lower
/// case.
pub(crate) fn letters(name: &str) -> String {
    let dropped = |c: &char| c.is_whitespace() || *c == '\'' || *c == '’';
    name.chars().filter(|c| !dropped(c)).flat_map(char::to_lowercase).collect()
}
