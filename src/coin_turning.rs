//! Coin-turning games: a move turns over some coins of a row, and the last of these must go from
//! heads to tails. A player who cannot move loses.
//!
//! ```
//! use grundy::coin_turning::{Product, Row};
//! use grundy::game::Analysis;
//!
//! // A move turns one, two or three of the coins 0, 1, 2, …; there are heads at 1, 2 and 4.
//! let mut row = Analysis::new(Row::MOCK_TURTLES);
//! let values: Vec<u64> = (0..5).map(|coin| row.value(&coin).unwrap()).collect();
//! assert_eq!(values, [1, 2, 4, 7, 8]);
//! assert_eq!(row.nim_sum(&[1, 2, 4]), Ok(2 ^ 4 ^ 8));
//!
//! // On a board, a move turns the corners of a rectangle, the lower right one to tails.
//! let corners = Product(Row::TWINS, Row::TWINS);
//! assert_eq!(Analysis::new(corners).value(&(2, 3)), Ok(1)); // 2⊗3
//! ```
//!
//! # Theorem (Lenstra)
//!
//! A position has the same value as the sum of its heads, each alone in a row: the heads that a
//! move makes are added to the sum, and two heads in one place cancel, as two equal values do in a
//! nim sum. So the value of coin n is the mex, over all moves whose last coin is n, of the nim sum
//! of the values of the other coins that are turned. E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways* (1982), chapter 14.
//!
//! # Proof
//!
//! Let g(n) be that mex, and let s be the nim sum of g over all heads of a position. Which coins a
//! move may turn depends on their places alone. Play must end: if the heads are read as the ones of
//! a binary number, coin n as 2^n, every move makes this number smaller.
//!
//! 1. *No move keeps s.* Turning coin c changes s by g(c), whether the coin becomes heads or tails.
//!    So a move that turns coin n from heads to tails, and perhaps other coins before it, changes s
//!    by g(n) ⊕ t, where t is the nim sum of g over these other coins. The change g(n) ⊕ t is not
//!    0, because t is one of the values whose mex is g(n), so t ≠ g(n).
//! 2. *Every u < s is reached.* As in step 3 of the [theorem of Sprague and Grundy](crate::game),
//!    there is a head n for which g(n) ⊕ s ⊕ u is less than g(n). So for some move whose last coin
//!    is n, the nim sum of g over the other coins that it turns is g(n) ⊕ s ⊕ u, and the move
//!    changes s to u.
//! 3. *So s is the value of the position.* By induction, the value of each option is the s of that
//!    option, and by 1 and 2 the mex of these values is s.
//!
//! # The Tartan theorem (Lenstra)
//!
//! The product of two such games is played on a board: choose a move in each game, and turn every
//! coin whose row is turned by the first move and whose column is turned by the second; of these
//! coins, the one in the last row and the last column must go to tails. The value of a coin is the
//! [nim product](crate::nimber::product) of the values of its row and its column. *Winning Ways*,
//! chapter 14.
//!
//! # Proof
//!
//! The proof above also holds for boards, with the coin in the last row and column in place of the
//! last coin. Let a and b be the values of the row and the column of this coin. For a move, let a'
//! be the nim sum of the values of the other rows in which it turns coins, and let b' be the nim
//! sum of the values of the other columns in which it turns coins. By induction, the coins in
//! earlier rows or columns have the values that the theorem gives them.
//!
//! 1. *What the move leaves.* The values of the other coins that the move turns have the nim sum
//!    a'⊗b ⊕ a⊗b' ⊕ a'⊗b', since ⊗ distributes over ⊕.
//! 2. *No move leaves a⊗b.* Adding a⊗b to that nim sum gives (a ⊕ a')⊗(b ⊕ b'). Neither factor is
//!    0, because a' is one of the values whose mex is a, and b' one of those whose mex is b; and a
//!    nim product is 0 only if a factor is.
//! 3. *Some move leaves each u < a⊗b.* By the definition of the [nim product](crate::nimber) as a
//!    mex, u is a'⊗b ⊕ a⊗b' ⊕ a'⊗b' for some a' < a and b' < b. As a and b are mexes, the game of
//!    the rows has a move that leaves a', and the game of the columns has a move that leaves b':
//!    together, these two moves form the required move on the board.

use crate::game::Game;

/// A coin-turning game on a row of coins 0, 1, 2, …, given by the coins that a move may turn
/// together with the last one.
///
/// For [`Game`], a position is the place of one head, and a sum of positions is a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// A move turns at most this number of coins in all.
    UpTo(usize),
    /// A move turns exactly this number of coins in all.
    Exactly(usize),
    /// A move turns any number of adjacent coins.
    Ruler,
}

impl Row {
    /// The game in which a move turns one or two coins. The value of coin n is n + 1, that of a Nim
    /// heap of n + 1 stones. (Books number these coins from 1.)
    pub const TURNING_TURTLES: Row = Row::UpTo(2);
    /// The game in which a move turns at most three coins; see [`mock_turtles_value`].
    pub const MOCK_TURTLES: Row = Row::UpTo(3);
    /// The game in which a move turns over one to five coins.
    pub const MOEBIUS: Row = Row::UpTo(5);
    /// The game in which a move turns at most seven coins.
    pub const MOGUL: Row = Row::UpTo(7);
    /// The game in which a move turns exactly two coins. The value of coin n is n.
    pub const TWINS: Row = Row::Exactly(2);
    /// The game in which a move turns exactly three coins. The first two coins have the value 0,
    /// and the following coins have the values of coins 0, 1, 2, … in Mock Turtles.
    pub const TRIPLETS: Row = Row::Exactly(3);
}

impl Game for Row {
    type Position = usize;

    /// Returns, for each move whose last coin is `coin`, the other coins that it turns. Cost:
    /// proportional to the size of what is returned.
    ///
    /// # Panics
    /// Panics if a move would turn no coin at all.
    fn options(&self, &coin: &usize) -> Vec<Vec<usize>> {
        match *self {
            Row::UpTo(most) => {
                assert!(most > 0, "a move turns at least one coin");
                let lens = (0..most).take_while(|&others| others <= coin);
                lens.flat_map(|others| subsets(coin, others)).collect()
            }
            Row::Exactly(turned) => {
                assert!(turned > 0, "a move turns at least one coin");
                subsets(coin, turned - 1)
            }
            Row::Ruler => (0..=coin).map(|first| (first..coin).collect()).collect(),
        }
    }
}

/// Returns every set of `len` numbers below `below`, with each set in ascending order and the sets
/// in lexicographic order.
fn subsets(below: usize, len: usize) -> Vec<Vec<usize>> {
    let mut sets = Vec::new();
    if len > below {
        return sets;
    }
    let mut set: Vec<usize> = (0..len).collect();
    loop {
        sets.push(set.clone());
        // The number at `index` is at most `below - len + index`: larger ones must follow it.
        let grows = |&index: &usize| set[index] < below - len + index;
        match (0..len).rev().find(grows) {
            None => return sets,
            Some(index) => {
                let from = set[index] + 1;
                set.splice(index.., from..from + len - index);
            }
        }
    }
}

/// Returns the value of coin n = `coin`, counted from 0, in Mock Turtles: whichever of 2n and
/// 2n + 1 is *odious*, which means that it has an odd number of ones in binary. Cost: O(1).
///
/// ```
/// # use grundy::coin_turning::mock_turtles_value;
/// assert_eq!([0, 1, 2, 3, 4, 5].map(mock_turtles_value), [1, 2, 4, 7, 8, 11]);
/// ```
///
/// # Panics
/// Panics if `coin` is 2^63 or more, because its value does not fit into 64 bits.
pub fn mock_turtles_value(coin: u64) -> u64 {
    assert!(coin >> 63 == 0, "the value of coin {} does not fit 64 bits", coin);
    2 * coin + u64::from(1 - coin.count_ones() % 2)
}

/// Returns the value of coin `coin`, counted from 0, in the Ruler game: the largest power of 2 that
/// divides `coin` + 1. These values form the pattern of the marks on a ruler. Cost: O(1).
///
/// ```
/// # use grundy::coin_turning::ruler_value;
/// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(ruler_value), [1, 2, 1, 4, 1, 2, 1, 8]);
/// ```
///
/// # Panics
/// Panics if `coin` is 2^64 - 1, because its value does not fit into 64 bits.
pub fn ruler_value(coin: u64) -> u64 {
    assert!(coin < u64::MAX, "the value of coin {} does not fit 64 bits", coin);
    1 << (coin + 1).trailing_zeros()
}

/// The product of two coin-turning games. A factor may itself be a product, which gives boards of
/// three or more dimensions.
///
/// For [`Game`], a position is the place of one head, and a sum of positions is a board.
///
/// ```
/// use grundy::coin_turning::{Product, Row};
/// use grundy::game::Game;
///
/// // In Turning Corners, the move from (1, 1) turns the other three corners of the square.
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
