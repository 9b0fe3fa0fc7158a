//! Take-and-break games that books know by name: octal games, and Grundy's game, which has no
//! octal code.
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

/// A game that books know by name.
///
/// `Display` writes the name; parsing takes it in capitals or not, with or without the
/// apostrophe and the blanks.
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
    /// `0.[3]`: any number of stones from one heap.
    Nim,
    /// `0.77`: knock down one pin of a row or two that touch (H. Dudeney, S. Loyd).
    Kayles,
    /// `0.07`: knock down two pins that touch.
    DawsonsKayles,
    /// `0.137`: T. R. Dawson's pawns (1935), a heap being a row of files, played so that the
    /// last mover wins. A heap has the value of Dawson's Kayles with one pin more.
    DawsonsChess,
    /// `0.15`: a row of pins; knock down one that stands alone, or two that touch unless
    /// one row remains.
    Guiles,
    /// `0.007`: noughts and crosses with crosses only on a strip, three in a row winning; a
    /// strip of n squares is the heap n + 2.
    Treblecross,
    /// `0.6`: take one stone, but not from a heap of one, and split what is left if you like.
    Officers,
    /// `4.[3]`: Nim in which a move may also split a heap without taking (E. Lasker, 1931).
    LaskersNim,
    /// Split a heap into two unequal ones (P. M. Grundy, 1939). No code: see
    /// [`GrundysGame`].
    GrundysGame,
}

/// The name of no game in [`NamedGame`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNameError {
    /// The text that is no name.
    pub name: String,
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = NamedGame::ALL.iter().map(|game| game.as_str()).collect();
        write!(f, "no game is known as {:?}; known are {}", self.name, known.join(", "))
    }
}

impl std::error::Error for ParseNameError {}

impl NamedGame {
    /// Every named game.
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

    /// The name, as `Display` writes it.
    pub fn as_str(self) -> &'static str {
        self.name_and_code().0
    }

    /// The code; `None` for Grundy's game, which has none.
    pub fn code(self) -> Option<OctalGame> {
        let code = self.name_and_code().1?;
        Some(code.parse().expect("the table holds codes"))
    }

    /// The Grundy values of heaps 0 to `len` - 1. Cost: as [`OctalGame::values`] or
    /// [`GrundysGame::values`].
    pub fn values(self, len: usize) -> Vec<u32> {
        match self.code() {
            Some(game) => game.values(len),
            None => GrundysGame.values(len),
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

// Here, so that `octal` need not import this module, which imports it.
impl OctalGame {
    /// The known name of the game, if it has one in [`NamedGame`].
    ///
    /// ```
    /// # use grundy::octal::OctalGame;
    /// let game: OctalGame = "0.137".parse().unwrap();
    /// assert_eq!(game.name().unwrap().to_string(), "Dawson's Chess");
    /// ```
    pub fn name(&self) -> Option<NamedGame> {
        let mut all = NamedGame::ALL.iter().copied();
        all.find(|name| name.code().as_ref() == Some(self))
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
        let mut all = NamedGame::ALL.iter().copied();
        let game = all.find(|game| letters(game.as_str()) == wanted);
        game.ok_or_else(|| ParseNameError { name: text.to_string() })
    }
}

/// What counts in a name: all but blanks and apostrophes, in small letters.
pub(crate) fn letters(name: &str) -> String {
    let dropped = |c: &char| c.is_whitespace() || *c == '\'' || *c == '’';
    name.chars().filter(|c| !dropped(c)).flat_map(char::to_lowercase).collect()
}
