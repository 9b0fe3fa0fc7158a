//! The options of a position in a single list.

use super::walk::Children;
use super::Game;

/// Several sums of positions, one after the other in a single list: the options of a position, or
/// the sums to which the moves from a sum lead. A `Vec` for each sum would need a separate
/// allocation.
#[derive(Clone, Debug)]
pub(crate) struct OptionList<P> {
    parts: Vec<P>,
    /// For each sum, the index in `parts` just after its last position.
    ends: Vec<usize>,
}

impl<P> OptionList<P> {
    pub(crate) fn new() -> Self {
        OptionList { parts: Vec::new(), ends: Vec::new() }
    }

    /// Returns the options of `position` in canonical form.
    pub(crate) fn of<G: Game<Position = P>>(game: &G, position: &P) -> Self
    where
        P: Clone,
    {
        let mut options = OptionList::new();
        game.visit_options(position, &mut |option| {
            options.parts.extend(option.iter().map(|part| game.canonical(part.clone())));
            options.ends.push(options.parts.len());
        });
        options
    }

    /// Adds the sum of these parts, which are sorted into ascending order first.
    pub(super) fn push_sorted(&mut self, parts: impl Iterator<Item = P>)
    where
        P: Ord,
    {
        let start = self.parts.len();
        self.parts.extend(parts);
        self.parts[start..].sort();
        self.ends.push(self.parts.len());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn get(&self, index: usize) -> Option<&[P]> {
        let end = *self.ends.get(index)?;
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        Some(&self.parts[start..end])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[P]> {
        (0..self.ends.len()).map(move |index| self.get(index).expect("one of the sums"))
    }
}

/// The children are the parts of all options, and each part has a value.
impl<P> Children<P> for OptionList<P> {
    fn child(&self, index: usize) -> Option<&P> {
        self.parts.get(index)
    }
}

/// The children are the sums themselves.
impl<P> Children<[P]> for OptionList<P> {
    fn child(&self, index: usize) -> Option<&[P]> {
        self.get(index)
    }
}
