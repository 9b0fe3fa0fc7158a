//! A proof that the SJ rule is true misère play, from single positions to all their sums.

use crate::game::{Analysis, Cycle, Game};
use std::collections::BTreeSet;
use std::fmt;

/// The proof that the SJ rule gives the true misère outcome of every sum, of any number of
/// components, of the positions that [`prove_sj`] was asked about and of all that follow.
///
/// Only [`prove_sj`] makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SjProof {
    positions: usize,
}

impl SjProof {
    /// How many positions were looked at: those asked about and all that can follow.
    pub fn positions(&self) -> usize {
        self.positions
    }
}

/// Why [`prove_sj`] has no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproven<P> {
    /// Some play never ends.
    Cycle(Cycle<P>),
    /// A condition of the theorem fails at a position.
    Obstacle {
        /// The position.
        position: P,
        /// The condition.
        obstacle: Obstacle,
    },
}

/// A condition of [`prove_sj`]'s theorem that fails at some position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The position has value 0 and moves, but none to value 1.
    NoOptionOfValueOne,
    /// The position has value 0 or 1 and an option of the other value with parts above 1.
    LargeParts,
    /// The position has a value above 1 and, beside components of this nim sum and values
    /// up to 1, no move to a sum that the rule calls P.
    NoWayDown {
        /// The nim sum of the components beside it, 0 or 1.
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
                write!(f, "has a value above 1, and no move to P beside value {}", beside)
            }
        }
    }
}

impl<P: fmt::Debug> std::error::Error for Unproven<P> {}

/// Proves the SJ rule for true misère play of all sums of `positions` and of what follows
/// from them, or names a position at which the proof fails.
///
/// # Theorem
///
/// Call a sum large if it has a component of value above 1. The rule gives the misère
/// outcome of all sums of a set of positions that is closed under moves, if
///
/// 1. a position of value 0 that has moves has one to value 1;
/// 2. a position of value 0 or 1 has no large option of value 1 or 0;
/// 3. a position of value above 1 has, for each b of 0 and 1, an option of value b that is
///    large or one of value b ⊕ 1 that is not.
///
/// For each move from a sum that the rule calls P leads to one that it calls N: in a large
/// sum of nim sum 0 two values are above 1, so one stays, and the nim sum changes; in a sum
/// that is not large, of nim sum 1, the move either keeps it so and makes the nim sum 0, or
/// makes it large, and then by (2) not of nim sum 0. And each sum that the rule calls N and
/// that has moves has one to P: with two values above 1 it is that of normal play; with
/// one, it is (3), b being the nim sum of the others; with none, take a 1 to 0, by (2) not
/// large, or if there is none a 0 to 1 by (1).
///
/// Where no move splits, only (1) can fail, and then the rule does fail, for the position
/// or for one of its options.
///
/// Cost: each position that can follow is looked at a few times.
///
/// # Errors
/// If a condition fails, with the least position at which one does; for games with moves
/// that split this does not say that the rule fails. Or if some play never ends.
///
/// ```
/// use grundy::game::Game;
/// use grundy::misere::prove_sj;
/// use grundy::subtraction::SubtractionSet;
///
/// let fibonacci = SubtractionSet::fibonacci(); // HDU 1848
/// assert_eq!(prove_sj(&fibonacci, &[1000]).unwrap().positions(), 1001);
///
/// // 3 may become 2 only, 2 may become 1 or 0, and 1 may become 0: values 0, 1, 2 and 0.
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
        analysis.grundy_value(position).map_err(Unproven::Cycle)?;
    }
    let mut reached: BTreeSet<G::Position> = positions.iter().cloned().collect();
    let mut waiting: Vec<G::Position> = positions.to_vec();
    while let Some(position) = waiting.pop() {
        for part in game.options(&position).into_iter().flatten() {
            if reached.insert(part.clone()) {
                waiting.push(part);
            }
        }
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

/// What the proof asks of an option.
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
