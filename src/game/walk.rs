//! Values that depend on values of options, computed without recursion.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

/// The error of a game that need not end: positions that follow each other in a circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle<P> {
    /// Each has the next as an option (or in one), and the last has the first.
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

/// Values of positions, found once and kept.
#[derive(Clone, Debug)]
pub(crate) struct Memo<P, V> {
    known: HashMap<P, Option<V>>, // `None` while a position waits for its options
}

/// A position that waits until the values of its options are known.
struct Frame<P> {
    position: P,
    options: Vec<Vec<P>>,
    option: usize,
    part: usize,
}

impl<P: Clone + Eq + Hash, V: Clone> Memo<P, V> {
    pub(crate) fn new() -> Self {
        Memo { known: HashMap::new() }
    }

    /// The value of `root`, where `options` are a position's and `value` makes its value
    /// of theirs. An explicit stack stands in for recursion, so a chain of 10^6 positions
    /// needs memory but no call stack. After an error all that is complete is kept.
    pub(crate) fn value(
        &mut self,
        root: &P,
        options: impl Fn(&P) -> Vec<Vec<P>>,
        value: impl Fn(&[Vec<P>], &dyn Fn(&P) -> V) -> V,
    ) -> Result<V, Cycle<P>> {
        if let Some(Some(value)) = self.known.get(root) {
            return Ok(value.clone());
        }
        let mut stack = vec![self.open(root.clone(), &options)];
        while let Some(frame) = stack.last_mut() {
            match frame.next_part() {
                Some(part) => match self.known.get(&part) {
                    Some(Some(_)) => {}
                    Some(None) => return Err(self.give_up(stack, &part)),
                    None => stack.push(self.open(part, &options)),
                },
                None => {
                    let known = &self.known;
                    let of_part = |part: &P| known[part].clone().expect("options come first");
                    let value = value(&frame.options, &of_part);
                    self.known.insert(frame.position.clone(), Some(value));
                    stack.pop();
                }
            }
        }
        Ok(self.known[root].clone().expect("the root was the first frame"))
    }

    fn open(&mut self, position: P, options: impl Fn(&P) -> Vec<Vec<P>>) -> Frame<P> {
        self.known.insert(position.clone(), None);
        Frame { options: options(&position), position, option: 0, part: 0 }
    }

    /// Forgets the positions that still wait, and names those from `first` on.
    fn give_up(&mut self, stack: Vec<Frame<P>>, first: &P) -> Cycle<P> {
        for frame in &stack {
            self.known.remove(&frame.position);
        }
        let waiting = stack.into_iter().map(|frame| frame.position);
        Cycle { positions: waiting.skip_while(|position| position != first).collect() }
    }
}

impl<P: Clone> Frame<P> {
    /// The parts of all options, one after another.
    fn next_part(&mut self) -> Option<P> {
        while let Some(option) = self.options.get(self.option) {
            if let Some(part) = option.get(self.part) {
                self.part += 1;
                return Some(part.clone());
            }
            self.option += 1;
            self.part = 0;
        }
        None
    }
}
