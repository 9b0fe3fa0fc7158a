//! Winning moves from known Grundy values, however these were computed.

use super::Game;
use crate::nim::nim_sum;
use std::convert::Infallible;
use std::fmt;

/// A move to a P-position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinningMove<P> {
    /// The index of the component in which the move is made, counted from 0.
    pub component: usize,
    /// The sum of positions that replaces the component.
    pub option: Vec<P>,
}

impl<P: fmt::Debug> fmt::Display for WinningMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component {} to {:?}", self.component, self.option)
    }
}

/// Returns every move from the sum to a P-position, component by component; the moves in each
/// component are in the game's own order. The Grundy values that `value` returns may come from a
/// table, a period or a formula.
///
/// By the theorem of Sprague and Grundy, these are the moves that make the nim sum 0. Cost: one
/// call of `value` for each component and for each part of each option.
///
/// ```
/// use grundy::game::{winning_moves, WinningMove};
/// use grundy::octal::OctalGame;
/// use grundy::period::Period;
/// use grundy::subtraction::SubtractionSet;
/// use grundy::table::Table;
///
/// static SG: Table<u8, 11> = Table::subtraction(&[1, 3, 4]);
/// let set: SubtractionSet = "{1, 3, 4}".parse().unwrap();
/// // The heaps have the values 3 and 1. So 5 must become 1, of value 1, or 8 become 5.
/// let moves = winning_moves(&set, &[5, 8], |&heap| u64::from(SG[heap as usize]));
/// let to = |component, heap| WinningMove { component, option: vec![heap] };
/// assert_eq!(moves, [to(0, 1), to(1, 5)]);
///
/// // Dawson's Kayles by its period: of a row of 6 pins, a move leaves 2 and 2, 1 and 3, or 4.
/// let dawson: OctalGame = "0.07".parse().unwrap();
/// let period = Period::find_for_code(&dawson, 200).unwrap();
/// let moves = winning_moves(&dawson, &[6], |&row| period.value(row));
/// let options: Vec<&[u64]> = moves.iter().map(|found| &found.option[..]).collect();
/// assert_eq!(options, [[2, 2]]); // 1 ⊕ 1; the others are worth 0 ⊕ 1 and 2
/// ```
pub fn winning_moves<G: Game>(
    game: &G,
    sum: &[G::Position],
    mut value: impl FnMut(&G::Position) -> u64,
) -> Vec<WinningMove<G::Position>> {
    let moves = try_winning_moves(game, sum, |position| Ok::<u64, Infallible>(value(position)));
    moves.unwrap_or_else(|never| match never {})
}

/// Returns the same moves as [`winning_moves`], or the error for a value that cannot be found.
pub(super) fn try_winning_moves<G: Game, E>(
    game: &G,
    sum: &[G::Position],
    mut value: impl FnMut(&G::Position) -> Result<u64, E>,
) -> Result<Vec<WinningMove<G::Position>>, E> {
    let values = sum.iter().map(&mut value).collect::<Result<Vec<u64>, E>>()?;
    let total = nim_sum(&values);
    let mut moves = Vec::new();
    for (component, position) in sum.iter().enumerate() {
        let wanted = total ^ values[component];
        for option in game.options(position) {
            let left = option.iter().try_fold(0, |left, part| Ok(left ^ value(part)?))?;
            if left == wanted {
                moves.push(WinningMove { component, option });
            }
        }
    }
    Ok(moves)
}
