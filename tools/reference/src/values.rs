//! Grundy values computed from the definition, for the middle tier.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// The Grundy values of positions in a game whose moves may leave a sum of several positions.
pub struct GrundyValues<P> {
    known: HashMap<P, u64>,
}

impl<P: Clone + Eq + Hash> GrundyValues<P> {
    /// Creates an empty table of a game's values.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        GrundyValues { known: HashMap::new() }
    }

    /// Returns the value of a position: the least non-negative integer that is not the value of any
    /// option. `options` returns the parts of each option; an option without parts has value 0. The
    /// recursion depth is at most the length of the longest play.
    pub fn value(&mut self, position: &P, options: &impl Fn(&P) -> Vec<Vec<P>>) -> u64 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let reached: HashSet<u64> =
            options(position).iter().map(|parts| self.sum(parts, options)).collect();
        let value = (0..).find(|value| !reached.contains(value)).expect("one is missing");
        self.known.insert(position.clone(), value);
        value
    }

    /// Returns the value of a sum of positions.
    pub fn sum(&mut self, parts: &[P], options: &impl Fn(&P) -> Vec<Vec<P>>) -> u64 {
        parts.iter().fold(0, |sum, part| sum ^ self.value(part, options))
    }
}

#[cfg(test)]
#[path = "../tests/unit/values.rs"]
mod tests;
