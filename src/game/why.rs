//! The reason for a Grundy value.

use crate::mex::mex;
use crate::nim::nim_sum;
use std::collections::BTreeSet;
use std::fmt;

/// A position's options with their values, and the mex of these values.
///
/// `Display` writes `mex {0, 1, 2} = 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why<P> {
    /// Every option, in the game's own order.
    pub options: Vec<Explained<P>>,
    /// The position's Grundy value: the mex of the options' values.
    pub mex: u64,
}

/// An option, and why it has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained<P> {
    /// The positions that the move leaves, to be played as a sum.
    pub parts: Vec<P>,
    /// The Grundy value of each part.
    pub values: Vec<u64>,
}

impl<P> Explained<P> {
    /// Returns the option's Grundy value: the nim sum of the values of its parts.
    pub fn value(&self) -> u64 {
        nim_sum(&self.values)
    }
}

impl<P> Why<P> {
    pub(super) fn new(options: Vec<Explained<P>>) -> Self {
        Why { mex: mex(options.iter().map(Explained::value)), options }
    }
}

impl<P> fmt::Display for Why<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: BTreeSet<u64> = self.options.iter().map(Explained::value).collect();
        write!(f, "mex {:?} = {}", values, self.mex)
    }
}
