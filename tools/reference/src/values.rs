//! Grundy values by their definition, for the middle tier.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// The Grundy values of the positions of a game in which a move may leave several positions, as a
/// sum.
pub struct GrundyValues<P> {
    known: HashMap<P, u64>,
}

impl<P: Clone + Eq + Hash> GrundyValues<P> {
    /// Creates the values of a game, none of them known yet.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        GrundyValues { known: HashMap::new() }
    }

    /// Returns the value of a position: the least number that is the value of no option. `options`
    /// returns the parts of each; an option without parts is worth 0. The recursion is as deep as
    /// the game is long.
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
mod tests {
    use super::*;

    /// Kayles: one or two pins next to each other fall. The values are those of Winning Ways.
    #[test]
    fn the_first_rows_of_kayles() {
        let options = |&pins: &usize| {
            let fall = |down: usize| {
                (0..=pins.saturating_sub(down)).map(move |left| vec![left, pins - down - left])
            };
            (1..=pins.min(2)).flat_map(fall).collect()
        };
        let mut values = GrundyValues::new();
        let rows: Vec<u64> = (0..=11).map(|pins| values.value(&pins, &options)).collect();
        assert_eq!(rows, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
        assert_eq!(values.sum(&[3, 4, 5], &options), 3 ^ 1 ^ 4);
    }
}
