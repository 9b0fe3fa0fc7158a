//! How many heaps are computed between two looks at the clock, the file and Ctrl-C.

use std::time::Duration;

/// A person who presses Ctrl-C waits about this long.
pub const STEP: Duration = Duration::from_millis(100);

/// A table computes as many heaps at once, so that steps end where such a group does.
const GROUP: usize = 16;

/// Steps that grow and shrink, as a heap may cost microseconds or, without a sparse space,
/// a second.
pub struct Pace {
    groups: usize,
}

/// Begins with a step that no game takes long for.
impl Default for Pace {
    fn default() -> Pace {
        Pace { groups: 16 }
    }
}

impl Pace {
    /// Where the next step ends that begins with `len` heaps and may go to `last`.
    pub fn next(&self, len: usize, last: usize) -> usize {
        ((len / GROUP + self.groups) * GROUP).min(last)
    }

    /// Learns from how long the last step took.
    pub fn took(&mut self, time: Duration) {
        if time < STEP / 2 {
            self.groups *= 2;
        } else if time > 2 * STEP {
            self.groups = (self.groups / 2).max(1);
        }
    }
}
