//! Sums of heaps that follow different rules.

use super::SubtractionSet;
use crate::game::Game;

/// A game with a rule for each heap: the position `(i, h)` is a heap of h stones under rule i. The
/// rules are subtraction sets, or any games on heaps, such as a [`Rule`](crate::rule::Rule).
///
/// ```
/// use grundy::game::{Analysis, WinningMove};
/// use grundy::subtraction::{SubtractionSet, UnlikeHeaps};
///
/// // Heap 0: take 1 to 3. Heap 1: take an odd number. Heap 2: take any number.
/// let rules = UnlikeHeaps::new(vec![
///     SubtractionSet::finite(&[1, 2, 3]).unwrap(),
///     SubtractionSet::odd(),
///     SubtractionSet::all(),
/// ]);
/// let mut game = Analysis::new(&rules);
///
/// // The values are x mod 4, x mod 2 and x.
/// for x in 0..50 {
///     assert_eq!(game.value(&(0, x)), Ok(x % 4));
///     assert_eq!(game.value(&(1, x)), Ok(x % 2));
///     assert_eq!(game.value(&(2, x)), Ok(x));
/// }
///
/// // 10 mod 4 ⊕ 7 mod 2 ⊕ 6 = 2 ⊕ 1 ⊕ 6 = 5: leave 3 stones in heap 2.
/// let position = [(0, 10), (1, 7), (2, 6)];
/// assert_eq!(game.nim_sum(&position), Ok(5));
/// let winning = game.winning_moves(&position).unwrap();
/// assert_eq!(winning, [WinningMove { component: 2, option: vec![(2, 3)] }]);
/// ```
///
/// ```
/// # use grundy::game::Analysis;
/// # use grundy::rule::Rule;
/// # use grundy::subtraction::UnlikeHeaps;
/// // A row of 5 pins in Kayles has the value 4; 3 stones of Nim have 3; and 7 mod 3 = 1.
/// let rules: Vec<Rule> =
///     ["kayles", "nim", "{1, 2}"].iter().map(|rule| rule.parse().unwrap()).collect();
/// let mut game = Analysis::new(UnlikeHeaps::new(rules));
/// assert_eq!(game.nim_sum(&[(0, 5), (1, 3), (2, 7)]), Ok(4 ^ 3 ^ 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnlikeHeaps<G = SubtractionSet> {
    rules: Vec<G>,
}

impl<G> UnlikeHeaps<G> {
    /// Creates the game in which the heaps `(i, _)` follow the rule `rules[i]`.
    pub fn new(rules: Vec<G>) -> Self {
        UnlikeHeaps { rules }
    }
}

impl<G: Game<Position = u64>> Game for UnlikeHeaps<G> {
    type Position = (usize, u64);

    /// # Panics
    /// Panics if the position names a rule that does not exist.
    fn options(&self, &(rule, heap): &(usize, u64)) -> Vec<Vec<(usize, u64)>> {
        let options = self.rules[rule].options(&heap).into_iter();
        options.map(|left| left.into_iter().map(|left| (rule, left)).collect()).collect()
    }

    fn canonical(&self, (rule, heap): (usize, u64)) -> (usize, u64) {
        (rule, self.rules[rule].canonical(heap))
    }
}
