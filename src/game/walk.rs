//! Values that depend on the values of other positions, computed without recursion.

use super::Game;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

/// The error of a game that need not end: positions that lead back to the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle<P> {
    /// The positions in order: each has the next one among its options, and the last one has
    /// the first.
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
    children: std::vec::IntoIter<P>,
}

/// How the value of a position is made: by its options, the positions among them (its
/// children), and the children's values.
pub(crate) struct Recurrence<Options, Children, Value> {
    /// Returns the options of a position, in whatever form the other two read them.
    pub(crate) options: Options,
    /// Returns the positions whose values `value` asks for.
    pub(crate) children: Children,
    /// Returns the value of a position with these options, given the values of its children.
    pub(crate) value: Value,
}

impl<P: Clone + Eq + Hash, V: Clone> Memo<P, V> {
    pub(crate) fn new() -> Self {
        Memo { known: HashMap::new() }
    }

    /// Returns the value of a position of `game`, made by `value` of its options and of the values
    /// of their parts.
    pub(crate) fn value_in<G: Game<Position = P>>(
        &mut self,
        game: &G,
        position: &P,
        value: impl Fn(&[Vec<P>], &dyn Fn(&P) -> V) -> V,
    ) -> Result<V, Cycle<P>> {
        self.value(
            position,
            Recurrence {
                options: |position: &P| game.options(position),
                children: |options: &Vec<Vec<P>>| options.concat(),
                value: |options: &Vec<Vec<P>>, value_of: &dyn Fn(&P) -> V| value(options, value_of),
            },
        )
    }

    /// Returns the value of `root` by `recurrence`. An explicit stack stands in for recursion,
    /// so that a chain of 10^6 positions needs memory but no call stack. After an error,
    /// whatever has been computed is kept.
    pub(crate) fn value<O>(
        &mut self,
        root: &P,
        recurrence: Recurrence<
            impl Fn(&P) -> O,
            impl Fn(&O) -> Vec<P>,
            impl Fn(&O, &dyn Fn(&P) -> V) -> V,
        >,
    ) -> Result<V, Cycle<P>> {
        if let Some(Some(value)) = self.known.get(root) {
            return Ok(value.clone());
        }
        let open = |position: P| {
            let options = (recurrence.options)(&position);
            let children = (recurrence.children)(&options).into_iter();
            Frame { position, options, children }
        };
        self.known.insert(root.clone(), None);
        let mut stack = vec![open(root.clone())];
        while let Some(frame) = stack.last_mut() {
            match frame.children.next() {
                Some(child) => match self.known.get(&child) {
                    Some(Some(_)) => {}
                    Some(None) => return Err(self.give_up(stack, &child)),
                    None => {
                        self.known.insert(child.clone(), None);
                        stack.push(open(child));
                    }
                },
                None => {
                    let known = &self.known;
                    let of_child = |child: &P| known[child].clone().expect("children come first");
                    let value = (recurrence.value)(&frame.options, &of_child);
                    self.known.insert(frame.position.clone(), Some(value));
                    stack.pop();
                }
            }
        }
        Ok(self.known[root].clone().expect("the root was the first frame"))
    }

    /// Forgets the positions that still wait, and names those from `first` on.
    fn give_up<O>(&mut self, stack: Vec<Frame<P, O>>, first: &P) -> Cycle<P> {
        for frame in &stack {
            self.known.remove(&frame.position);
        }
        let waiting = stack.into_iter().map(|frame| frame.position);
        Cycle { positions: waiting.skip_while(|position| position != first).collect() }
    }
}
