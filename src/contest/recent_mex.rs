//! The mex of the last values of a list that grows.
//!
//! If the options of position i are the c positions before it, where c may depend on i, its Grundy
//! value is the mex of the last c values:
//!
//! ```
//! use grundy::contest::recent_mex::RecentMex;
//!
//! let mut values = RecentMex::new(6);
//! for count in [0, 1, 1, 3, 2, 4] {
//!     values.push(values.of_last(count));
//! }
//! // The values are 0, 1, 0, 2, 1, 3.
//! assert_eq!(values.of_last(2), 0);
//! assert_eq!(values.of_last(6), 4);
//! ```

/// A list of values that grows, and the mex of any number of its last values.
///
/// # Method
///
/// A value is among the last c of n values exactly when it last occurs at place n - c or later,
/// with places counted from 0. So the mex is the least value that last occurs before that place, or
/// does not occur at all. The places of the last occurrences, one for each value, are the leaves of
/// a binary tree, and every other vertex holds the least number among the leaves below it. The
/// search goes from the root to a leaf, and enters the half with the smaller values whenever some
/// value in that half last occurs early enough.
#[derive(Clone, Debug)]
pub struct RecentMex {
    /// The children of vertex v are 2v and 2v + 1, and the root is 1. A leaf, in the second half of
    /// the array, belongs to a value, and holds the length that the list of values had just after
    /// this value was last added, or 0 if it never was.
    ends: Vec<usize>,
    len: usize,
    most: usize,
}

impl RecentMex {
    /// Creates an empty list for at most `most` values. Cost: O(most).
    pub fn new(most: usize) -> RecentMex {
        // A mex is at most the number of values.
        RecentMex { ends: vec![0; 2 * (most + 1).next_power_of_two()], len: 0, most }
    }

    /// Adds a value to the end of the list. Cost: O(log most).
    ///
    /// # Panics
    /// Panics if the list already has `most` values.
    pub fn push(&mut self, value: u64) {
        assert!(self.len < self.most, "more than {} values", self.most);
        self.len += 1;
        let leaves = self.ends.len() / 2;
        if value >= leaves as u64 {
            return; // So few values cannot have this mex, nor hide it.
        }
        let mut vertex = leaves + value as usize;
        self.ends[vertex] = self.len;
        while vertex > 1 {
            vertex /= 2;
            self.ends[vertex] = self.ends[2 * vertex].min(self.ends[2 * vertex + 1]);
        }
    }

    /// Returns the mex of the last `count` values. Cost: O(log most).
    ///
    /// # Panics
    /// Panics if the list has fewer values.
    pub fn of_last(&self, count: usize) -> u64 {
        assert!(count <= self.len, "the last {} of {} values", count, self.len);
        let before = self.len - count;
        let leaves = self.ends.len() / 2;
        let mut vertex = 1;
        while vertex < leaves {
            vertex *= 2;
            if self.ends[vertex] > before {
                vertex += 1;
            }
        }
        (vertex - leaves) as u64
    }
}
