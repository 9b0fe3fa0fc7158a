//! The ways in which the judge's side plays an interactive game.

use crate::{Generator, Input, Size};
use std::fmt;

/// A way to play.
pub enum Opponent {
    /// Wins wherever it can.
    Perfect,
    /// Makes a random move; all moves are equally likely.
    Random {
        /// The seed of its moves.
        seed: u64,
        /// The source of its moves.
        source: Box<Generator>,
    },
    /// Wins whenever it can, and otherwise leaves the program as few right answers as possible.
    Spiteful,
}

impl Opponent {
    /// Returns an opponent of one of the three kinds, all of which are equally likely.
    pub fn any(g: &mut Generator) -> Opponent {
        match g.within(0..=2) {
            0 => Opponent::Perfect,
            1 => Opponent::Spiteful,
            _ => Opponent::random(g.within(0..=999_999)),
        }
    }

    /// Returns a randomly moving opponent.
    pub fn random(seed: u64) -> Opponent {
        Opponent::Random { seed, source: Box::new(Generator::new(seed, Size::Tiny)) }
    }

    /// Reads an opponent: `perfect`, `random SEED` or `spiteful`.
    ///
    /// # Panics
    /// If the input does not describe an opponent at this point.
    pub fn read(input: &mut Input) -> Opponent {
        match input.token() {
            Some("perfect") => Opponent::Perfect,
            Some("random") => Opponent::random(input.number(0..=u64::MAX)),
            Some("spiteful") => Opponent::Spiteful,
            other => panic!("expected perfect, random or spiteful, found {other:?}"),
        }
    }

    /// Returns the opponent's move, which is one of `moves`, or `None` if there are no moves.
    ///
    /// `wins` returns whether a move wins, that is, whether the program loses after it, and
    /// `answers` returns the number of the program's right answers to a move that does not win. A
    /// random opponent calls neither.
    pub fn choose<M: Clone>(
        &mut self,
        moves: &[M],
        mut wins: impl FnMut(&M) -> bool,
        mut answers: impl FnMut(&M) -> usize,
    ) -> Option<M> {
        match self {
            Opponent::Random { source, .. } => {
                let last = moves.len().checked_sub(1)?;
                moves.get(source.within(0..=last as u64) as usize)
            }
            Opponent::Perfect => moves.iter().find(|&choice| wins(choice)).or(moves.first()),
            Opponent::Spiteful => {
                let winning = moves.iter().find(|&choice| wins(choice));
                winning.or_else(|| moves.iter().min_by_key(|&choice| answers(choice)))
            }
        }
        .cloned()
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Perfect => f.write_str("perfect"),
            Opponent::Random { seed, .. } => write!(f, "random {seed}"),
            Opponent::Spiteful => f.write_str("spiteful"),
        }
    }
}
