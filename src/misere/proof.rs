//! Proofs that the SJ rule holds in true misère play: they examine single positions but cover all
//! sums of these positions.

use crate::game::{canonical_sum, Analysis, Cycle, Game};
use std::collections::BTreeSet;
use std::fmt;

/// A proof that the SJ rule gives the true misère outcome of every sum of any number of components,
/// provided that each component is a position given to [`prove_sj`] or can follow such a position.
///
/// Only [`prove_sj`] creates it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SjProof {
    positions: usize,
}

impl SjProof {
    /// Returns the number of positions that were examined: those given and all that can follow
    /// them.
    pub fn positions(&self) -> usize {
        self.positions
    }
}

/// The reason why [`prove_sj`] gives no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unproven<P> {
    /// Play need not end.
    Cycle(Cycle<P>),
    /// A condition of the theorem fails at a position.
    Obstacle {
        /// The position.
        position: P,
        /// The condition that fails.
        obstacle: Obstacle,
    },
}

/// A condition of the theorem of [`prove_sj`] that fails at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Obstacle {
    /// The position has value 0 and some moves, but none of these moves leads to a position of
    /// value 1.
    NoOptionOfValueOne,
    /// The position has value 0 or 1, and an option with the other of these two values has a part
    /// whose value is above 1.
    LargeParts,
    /// The position has a value above 1 and, when it is added to components of value 0 or 1 whose
    /// nim sum is `beside`, has no move to a sum that the rule calls P.
    NoWayDown {
        /// The nim sum of the other components, which is 0 or 1.
        beside: u64,
    },
}

impl<P: fmt::Debug> fmt::Display for Unproven<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproven::Cycle(cycle) => cycle.fmt(f),
            Unproven::Obstacle { position, obstacle } => write!(f, "{:?} {}", position, obstacle),
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::NoOptionOfValueOne => {
                write!(f, "has value 0 and moves, but none to value 1")
            }
            Obstacle::LargeParts => {
                write!(f, "has value 0 or 1, and a move to the other with parts above 1")
            }
            Obstacle::NoWayDown { beside } => {
                write!(f, "has a value above 1, but no move to a P-position ")?;
                write!(f, "beside a game of value {}", beside)
            }
        }
    }
}

impl<P: fmt::Debug> std::error::Error for Unproven<P> {}

/// Proves the SJ rule for true misère play of all sums of `positions` and of the positions that
/// can follow them, or names a position at which the proof fails.
///
/// # Theorem
///
/// Call a sum large if it has a component of value above 1. The rule gives the misère outcome
/// of all sums of a set of positions that is closed under moves if
///
/// 1. every position of value 0 that has moves has an option of value 1;
/// 2. a position of value 0 or 1 has no large option of value 1 or 0, respectively;
/// 3. a position of value above 1 has, for both b = 0 and b = 1, an option of value b that is
///    large or an option of value b ⊕ 1 that is not large.
///
/// First, each move from a sum that the rule calls P leads to a sum that it calls N. In a large sum
/// of nim sum 0, at least two values are above 1, so at least one of them remains after any move,
/// and the move changes the nim sum. In a sum of nim sum 1 that is not large, a move whose result
/// is not large makes the nim sum 0, and a move whose result is large does not, by (2). Second,
/// each sum that the rule calls N and that has moves has a move to a sum that it calls P. If two or
/// more values are above 1, this move is any winning move of normal play; the sum remains large. If
/// exactly one value is above 1, this move is the one given by (3), where b is the nim sum of the
/// other components. If no value is above 1, the move changes a component of value 1, if there is
/// one, to an option of value 0, which by (2) is not large. If there is no component of value 1, by
/// (1) some move changes a component of value 0 to an option of value 1, which by (2) is not large
/// either.
///
/// If no move splits a position, only (1) can fail; the rule then gives a wrong outcome for the
/// position at which (1) fails or for one of its options.
///
/// Cost: each position that can be reached is examined a few times.
///
/// # Errors
/// Returns an error if a condition fails or if play need not end; in the first case, the error
/// names the least position at which a condition fails. For games with moves that split a position,
/// a failing condition does not mean that the rule fails.
///
/// ```
/// use grundy::game::Game;
/// use grundy::misere::prove_sj;
/// use grundy::subtraction::SubtractionSet;
///
/// let fibonacci = SubtractionSet::fibonacci(); // HDU 1848
/// assert_eq!(prove_sj(&fibonacci, &[1000]).unwrap().positions(), 1001);
///
/// // 3 leads only to 2, 2 leads to 1 or 0, and 1 leads to 0: the values are 0, 1, 2 and 0.
/// struct Steps;
/// impl Game for Steps {
///     type Position = u8;
///     fn options(&self, &n: &u8) -> Vec<Vec<u8>> {
///         (if n == 3 { 2..3 } else { 0..n }).map(|option| vec![option]).collect()
///     }
/// }
/// let error = prove_sj(Steps, &[3]).unwrap_err();
/// assert_eq!(error.to_string(), "3 has value 0 and moves, but none to value 1");
/// ```
pub fn prove_sj<G: Game>(
    game: G,
    positions: &[G::Position],
) -> Result<SjProof, Unproven<G::Position>>
where
    G::Position: Ord,
{
    let mut analysis = Analysis::new(&game);
    for position in positions {
        analysis.value(position).map_err(Unproven::Cycle)?;
    }
    let mut waiting = canonical_sum(&game, positions);
    let mut reached: BTreeSet<G::Position> = waiting.iter().cloned().collect();
    while let Some(position) = waiting.pop() {
        game.visit_options(&position, &mut |option| {
            for part in option.iter().map(|part| game.canonical(part.clone())) {
                if reached.insert(part.clone()) {
                    waiting.push(part);
                }
            }
        });
    }
    for position in &reached {
        let why = analysis.why(position).map_err(Unproven::Cycle)?;
        let options = why.options.iter().map(|option| Summary {
            value: option.value(),
            large: option.values.iter().any(|&value| value > 1),
        });
        if let Some(obstacle) = obstacle(why.mex, &options.collect::<Vec<_>>()) {
            return Err(Unproven::Obstacle { position: position.clone(), obstacle });
        }
    }
    Ok(SjProof { positions: reached.len() })
}

/// The properties of an option on which the proof depends.
struct Summary {
    value: u64,
    large: bool,
}

fn obstacle(value: u64, options: &[Summary]) -> Option<Obstacle> {
    let has = |value, large| options.iter().any(|o| o.value == value && o.large == large);
    if value > 1 {
        let stuck = |&beside: &u64| !has(beside, true) && !has(beside ^ 1, false);
        (0..2).find(stuck).map(|beside| Obstacle::NoWayDown { beside })
    } else if has(value ^ 1, true) {
        Some(Obstacle::LargeParts)
    } else if value == 0 && !options.is_empty() && !has(1, false) {
        Some(Obstacle::NoOptionOfValueOne)
    } else {
        None
    }
}
