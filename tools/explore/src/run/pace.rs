//! The number of heaps that are computed before the clock, the file and Ctrl-C are checked.

use std::time::Duration;

/// The intended duration of a step, which is how long Ctrl-C takes to have an effect.
pub const STEP: Duration = Duration::from_millis(100);

/// The number of heaps that a table computes at once; steps end at a multiple of it.
const GROUP: usize = 16;

/// The length of the next step. It grows and shrinks, because a heap may cost microseconds or,
/// in a game without a sparse space, a second.
pub struct Pace {
    groups: usize,
}

/// Starts with a step that is quick for every game.
impl Default for Pace {
    fn default() -> Pace {
        Pace { groups: 16 }
    }
}

impl Pace {
    /// Returns the number of heaps after the next step, starting from `len` and at most `limit`.
    pub fn next(&self, len: usize, limit: usize) -> usize {
        ((len / GROUP + self.groups) * GROUP).min(limit)
    }

    /// Adjusts the next step to the time that the last one took.
    pub fn adjust(&mut self, time: Duration) {
        if time < STEP / 2 {
            self.groups *= 2;
        } else if time > 2 * STEP {
            self.groups = (self.groups / 2).max(1);
        }
    }
}
