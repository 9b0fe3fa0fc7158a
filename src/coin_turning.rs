//! Coin-turning games: a move turns over some coins of a row, of which the last must go
//! from heads to tails; a player who cannot move loses.
//!
//! ```
//! use grundy::coin_turning::{Product, Row};
//! use grundy::game::Analysis;
//!
//! // Coins 0, 1, 2, … and heads at 1, 2 and 4; turn one, two or three coins.
//! let mut row = Analysis::new(Row::MOCK_TURTLES);
//! let values: Vec<u64> = (0..5).map(|coin| row.grundy_value(&coin).unwrap()).collect();
//! assert_eq!(values, [1, 2, 4, 7, 8]);
//! assert_eq!(row.nim_sum(&[1, 2, 4]), Ok(2 ^ 4 ^ 8));
//!
//! // A board: turn the corners of a rectangle, the lower right one to tails.
//! let corners = Product(Row::TWINS, Row::TWINS);
//! assert_eq!(Analysis::new(corners).grundy_value(&(2, 3)), Ok(1)); // 2⊗3
//! ```
//!
//! # Theorem (Lenstra)
//!
//! A position is the sum of its heads, each alone on the row: heads that a move makes are
//! added, and two in one place cancel, which is what the nim sum of equal values does.
//! So the value of coin n is the mex, over the moves from n, of the nim sum of the values
//! of the other coins that are turned.
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 14.
//!
//! # Theorem (Tartan; Lenstra)
//!
//! The product of two such games is played on a board: choose a move of each game and
//! turn every coin whose row belongs to one and whose column to the other. The value of
//! a coin is the [nim product](crate::nimber::product) of the values of its row and column.
//! *Winning Ways*, chapter 14.

use crate::game::Game;

/// Which coins a move may turn together with the last one, in a row of coins 0, 1, 2, ….
///
/// As a [`Game`] a position is the place of one head, and a sum is a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// Up to this number of coins in all.
    UpTo(usize),
    /// Exactly this number of coins in all.
    Exactly(usize),
    /// Any number of coins that touch.
    Ruler,
}

impl Row {
    /// Turn one coin or two: the value of coin n is n + 1, a Nim heap. (Books number
    /// these coins from 1.)
    pub const TURNING_TURTLES: Row = Row::UpTo(2);
    /// Turn up to three coins; see [`mock_turtles`].
    pub const MOCK_TURTLES: Row = Row::UpTo(3);
    /// Turn up to five coins.
    pub const MOEBIUS: Row = Row::UpTo(5);
    /// Turn up to seven coins.
    pub const MOGUL: Row = Row::UpTo(7);
    /// Turn two coins: the value of coin n is n.
    pub const TWINS: Row = Row::Exactly(2);
    /// Turn three coins: two coins of value 0, then those of Mock Turtles.
    pub const TRIPLETS: Row = Row::Exactly(3);
}

impl Game for Row {
    type Position = usize;

    /// The other coins of each move that turns `coin` last.
    ///
    /// # Panics
    /// If a move would turn no coin at all.
    fn options(&self, &coin: &usize) -> Vec<Vec<usize>> {
        match *self {
            Row::UpTo(most) => {
                assert!(most > 0, "a move turns at least one coin");
                (0..most).flat_map(|others| subsets(coin, others)).collect()
            }
            Row::Exactly(turned) => {
                assert!(turned > 0, "a move turns at least one coin");
                subsets(coin, turned - 1)
            }
            Row::Ruler => (0..=coin).map(|first| (first..coin).collect()).collect(),
        }
    }
}

/// Every set of `len` numbers below `below`, each ascending.
fn subsets(below: usize, len: usize) -> Vec<Vec<usize>> {
    let mut sets = vec![Vec::new()];
    for _ in 0..len {
        let longer = sets.iter().flat_map(|set: &Vec<usize>| {
            let next = set.last().map_or(0, |last| last + 1);
            (next..below).map(move |coin| [&set[..], &[coin]].concat())
        });
        sets = longer.collect();
    }
    sets
}

/// The value of coin `coin`, counted from 0, in Mock Turtles: of the numbers 2n and 2n + 1
/// the *odious* one, with an odd number of ones in binary. Cost: O(1).
///
/// ```
/// # use grundy::coin_turning::mock_turtles;
/// assert_eq!([0, 1, 2, 3, 4, 5].map(mock_turtles), [1, 2, 4, 7, 8, 11]);
/// ```
///
/// # Panics
/// If `coin` is 2^63 or more, whose value does not fit.
pub fn mock_turtles(coin: u64) -> u64 {
    assert!(coin >> 63 == 0, "the value of coin {} does not fit 64 bits", coin);
    2 * coin + u64::from(1 - coin.count_ones() % 2)
}

/// The value of coin `coin`, counted from 0, in the Ruler game: the largest power of 2
/// that divides `coin` + 1, like the marks of an inch. Cost: O(1).
///
/// ```
/// # use grundy::coin_turning::ruler;
/// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(ruler), [1, 2, 1, 4, 1, 2, 1, 8]);
/// ```
///
/// # Panics
/// If `coin` is 2^64 - 1, whose value does not fit.
pub fn ruler(coin: u64) -> u64 {
    assert!(coin < u64::MAX, "the value of coin {} does not fit 64 bits", coin);
    1 << (coin + 1).trailing_zeros()
}

/// The product of two coin-turning games; a product may again be a factor, which makes
/// boards of three dimensions and more.
///
/// As a [`Game`] a position is the place of one head, and a sum is a board.
///
/// ```
/// use grundy::coin_turning::{Product, Row};
/// use grundy::game::Game;
///
/// // From (1, 1) of Turning Corners the other three corners of the square are turned.
/// let moves = Product(Row::TWINS, Row::TWINS).options(&(1, 1));
/// assert_eq!(moves, [[(1, 0), (0, 1), (0, 0)]]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Product<A, B>(
    /// The game of the first coordinate.
    pub A,
    /// The game of the second coordinate.
    pub B,
);

impl<A: Game, B: Game> Game for Product<A, B> {
    type Position = (A::Position, B::Position);

    fn options(&self, (row, column): &Self::Position) -> Vec<Vec<Self::Position>> {
        let mut options = Vec::new();
        let moves_of_column = self.1.options(column);
        for rows in self.0.options(row) {
            for columns in &moves_of_column {
                let beside = columns.iter().map(|c| (row.clone(), c.clone()));
                let above = rows.iter().map(|r| (r.clone(), column.clone()));
                let across =
                    rows.iter().flat_map(|r| columns.iter().map(move |c| (r.clone(), c.clone())));
                options.push(beside.chain(above).chain(across).collect());
            }
        }
        options
    }
}
