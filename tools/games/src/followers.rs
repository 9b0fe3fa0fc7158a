//! Positions that can follow a starting position, and the moves between them.

use itertools::Itertools;
use std::collections::HashMap;
use std::hash::Hash;

/// Positions by their numbers.
pub struct Followers<P> {
    /// The first position, and then all positions that can follow it.
    pub positions: Vec<P>,
    /// For each position, the indices of its options, each listed once.
    pub options: Vec<Vec<usize>>,
}

impl<P: Clone + Eq + Hash> Followers<P> {
    /// Finds all positions that can follow `start`.
    ///
    /// # Errors
    /// If there are more than `most` moves; the error is the number of positions found.
    pub fn find(
        start: P,
        options: &dyn Fn(&P) -> Vec<P>,
        most: usize,
    ) -> Result<Followers<P>, usize> {
        let mut numbers = HashMap::from([(start.clone(), 0)]);
        let mut found = Followers { positions: vec![start], options: vec![] };
        let mut moves = 0;
        while let Some(position) = found.positions.get(found.options.len()) {
            let after = options(position);
            let mut number_of = |option: P| match numbers.get(&option) {
                // Most positions are already known and need no copy.
                Some(&number) => number,
                None => {
                    let number = found.positions.len();
                    numbers.insert(option.clone(), number);
                    found.positions.push(option);
                    number
                }
            };
            let options = after.into_iter().map(&mut number_of).unique().collect_vec();
            moves += options.len();
            if moves > most {
                return Err(found.positions.len());
            }
            found.options.push(options);
        }
        Ok(found)
    }

    /// Returns the moves, each as the indices of the positions before and after it.
    pub fn moves(&self) -> Vec<(usize, usize)> {
        let options = self.options.iter().enumerate();
        options.flat_map(|(from, options)| options.iter().map(move |&to| (from, to))).collect()
    }

    /// Returns the positions of a game that must end, each after its options; the start is last.
    pub fn in_order(self) -> Vec<P>
    where
        P: Ord,
    {
        // The longest play from each position.
        let mut lengths = vec![0; self.positions.len()];
        for _ in 0..lengths.len() {
            for (number, options) in self.options.iter().enumerate() {
                lengths[number] = options.iter().map(|&to| lengths[to] + 1).max().unwrap_or(0);
            }
        }
        lengths.into_iter().zip(self.positions).sorted().map(|(_, position)| position).collect()
    }
}
