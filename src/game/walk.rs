//! Values that depend on the values of other positions, computed without recursion.

use super::{Game, OptionList};
use std::borrow::Borrow;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

/// The error for a game that need not end: a list of positions, the last of which leads back to the
/// first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle<P> {
    /// The positions in order: a move leads from each position to the next one, and from the last
    /// one back to the first.
    pub positions: Vec<P>,
}

impl<P: fmt::Debug> fmt::Display for Cycle<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game need not end:")?;
        for position in &self.positions {
            write!(f, " {:?} →", position)?;
        }
        match self.positions.first() {
            Some(first) => write!(f, " {:?}", first),
            None => Ok(()),
        }
    }
}

impl<P: fmt::Debug> std::error::Error for Cycle<P> {}

/// Values of positions, each computed once and kept.
#[derive(Clone, Debug)]
pub(crate) struct Memo<P, V> {
    known: HashMap<P, Option<V>>, // `None` while a position waits for its children
}

/// A position that waits until the values of its children are known.
struct Frame<P, O> {
    position: P,
    options: O,
    /// The number of children whose values are known.
    done: usize,
}

/// A source of the positions on which the value of another position depends.
pub(crate) trait Children<Q: ?Sized> {
    /// Returns the child with this index, counted from 0, or `None` if there is no such child.
    fn child(&self, index: usize) -> Option<&Q>;
}

impl<P> Children<P> for Vec<P> {
    fn child(&self, index: usize) -> Option<&P> {
        self.get(index)
    }
}

/// The options of a position, in any form, and the positions that they contain.
pub(crate) struct WithParts<T, P> {
    pub(crate) options: T,
    pub(crate) parts: Vec<P>,
}

impl<T, P> Children<P> for WithParts<T, P> {
    fn child(&self, index: usize) -> Option<&P> {
        self.parts.get(index)
    }
}

/// How the value of a position is computed from its options and the values of its children.
pub(crate) struct Recurrence<Options, Value> {
    /// Returns the options of a position, together with the position's children.
    pub(crate) options: Options,
    /// Returns the value of a position with these options, given the values of its children.
    pub(crate) value: Value,
}

impl<P: Clone + Eq + Hash, V: Clone> Memo<P, V> {
    pub(crate) fn new() -> Self {
        Memo { known: HashMap::new() }
    }

    /// Returns the value of a position of `game`, computed by `value` from its options and the
    /// values of their parts. Positions with the same canonical form count as one.
    pub(crate) fn value_in<G: Game<Position = P>>(
        &mut self,
        game: &G,
        position: &P,
        value: impl Fn(&OptionList<P>, &dyn Fn(&P) -> V) -> V,
    ) -> Result<V, Cycle<P>> {
        let options = |position: &P| OptionList::of(game, position);
        self.value(&game.canonical(position.clone()), Recurrence { options, value })
    }

    /// Returns the value of `root`, computed by `recurrence`. An explicit stack stands in for
    /// recursion, so that a chain of 10^6 positions needs memory but not a deep call stack. After
    /// an error, whatever has been computed is kept.
    pub(crate) fn value<Q, O>(
        &mut self,
        root: &Q,
        recurrence: Recurrence<impl Fn(&Q) -> O, impl Fn(&O, &dyn Fn(&Q) -> V) -> V>,
    ) -> Result<V, Cycle<P>>
    where
        P: Borrow<Q>,
        Q: Eq + Hash + ToOwned<Owned = P> + ?Sized,
        O: Children<Q>,
    {
        if let Some(Some(value)) = self.known.get(root) {
            return Ok(value.clone());
        }
        let open = |position: P| {
            let options = (recurrence.options)(position.borrow());
            Frame { position, options, done: 0 }
        };
        self.known.insert(root.to_owned(), None);
        let mut stack = vec![open(root.to_owned())];
        while let Some(frame) = stack.last_mut() {
            match frame.options.child(frame.done) {
                Some(child) => match self.known.get(child) {
                    Some(Some(_)) => frame.done += 1,
                    Some(None) => {
                        let first = child.to_owned();
                        return Err(self.give_up(stack, &first));
                    }
                    None => {
                        let child = child.to_owned();
                        self.known.insert(child.clone(), None);
                        frame.done += 1;
                        stack.push(open(child));
                    }
                },
                None => {
                    let known = &self.known;
                    let of_child = |child: &Q| known[child].clone().expect("children come first");
                    let value = (recurrence.value)(&frame.options, &of_child);
                    if let Some(frame) = stack.pop() {
                        self.known.insert(frame.position, Some(value));
                    }
                }
            }
        }
        Ok(self.known[root].clone().expect("the root was the first frame"))
    }

    /// Forgets the positions that are still waiting, and returns those from `first` onwards.
    fn give_up<O>(&mut self, stack: Vec<Frame<P, O>>, first: &P) -> Cycle<P> {
        for frame in &stack {
            self.known.remove(&frame.position);
        }
        let waiting = stack.into_iter().map(|frame| frame.position);
        Cycle { positions: waiting.skip_while(|position| position != first).collect() }
    }
}
