//! Partial sums of numbers that change.

use std::ops::{AddAssign, Range, Sub, SubAssign};

/// A sequence of numbers, and the sums of its runs, as a Fenwick tree.
///
/// ```
/// use grundy::contest::fenwick::FenwickTree;
///
/// let mut tree = FenwickTree::new(vec![3, 1, 4, 1, 5]);
/// assert_eq!(tree.sum(1..4), 1 + 4 + 1);
/// tree.add(2, 10);
/// assert_eq!(tree.sum_before(3), 3 + 1 + 14);
///
/// // How often each of the numbers 0, 1, … occurs in the collection 1, 1, 3:
/// let counts = FenwickTree::new(vec![0, 2, 0, 1]);
/// assert_eq!([0, 1, 2].map(|k| counts.first_above(k)), [1, 1, 3]); // its k-th smallest number
/// ```
///
/// # Method
///
/// If the binary digits of i end with t ones, entry i holds the sum of 2^t consecutive numbers, the
/// last of which has index i. So the first k numbers are divided into one such run for each 1 among
/// the binary digits of k, and each number is in at most log₂ n + 1 runs (P. M. Fenwick, *A new
/// data structure for cumulative frequency tables*, Software: Practice and Experience 24, 1994).
#[derive(Clone, Debug)]
pub struct FenwickTree<T> {
    sums: Vec<T>,
}

impl<T: Copy + Default + AddAssign> FenwickTree<T> {
    /// Creates the tree of `numbers`. `T::default()` must be zero. Cost: O(n).
    pub fn new(numbers: Vec<T>) -> FenwickTree<T> {
        let mut sums = numbers;
        for index in 0..sums.len() {
            // The next longer run that includes this one.
            let above = index | (index + 1);
            if above < sums.len() {
                let sum = sums[index];
                sums[above] += sum;
            }
        }
        FenwickTree { sums }
    }

    /// Adds `change` to the number at `index`. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if there is no such number.
    pub fn add(&mut self, index: usize, change: T) {
        assert!(index < self.sums.len(), "index {} of {} numbers", index, self.sums.len());
        let mut index = index;
        while index < self.sums.len() {
            self.sums[index] += change;
            index |= index + 1;
        }
    }

    /// Returns the sum of the first `end` numbers. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if there are fewer than `end` numbers.
    pub fn sum_before(&self, end: usize) -> T {
        let mut sum = T::default();
        let mut end = end;
        while end > 0 {
            sum += self.sums[end - 1];
            end &= end - 1;
        }
        sum
    }

    /// Returns the sum of the numbers whose indices are in `run`, for example `2..5`; zero if the
    /// run is empty. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if the run starts after its end, or ends after the last number.
    pub fn sum(&self, run: Range<usize>) -> T
    where
        T: Sub<Output = T>,
    {
        assert!(run.start <= run.end, "the run {}..{} has no length", run.start, run.end);
        self.sum_before(run.end) - self.sum_before(run.start)
    }

    /// Returns the first index such that the sum of the numbers up to and including the number at
    /// that index is above `sum`, or the length of the sequence if there is no such index. No
    /// number may be negative. If each number in the sequence counts the things of one kind, this
    /// index is the kind of the thing that has `sum` things before it. Cost: O(log n).
    pub fn first_above(&self, sum: T) -> usize
    where
        T: PartialOrd + SubAssign,
    {
        let (mut passed, mut rest) = (0, sum);
        for step in (0..usize::BITS).rev().map(|bit| 1 << bit) {
            if step <= self.sums.len() - passed && self.sums[passed + step - 1] <= rest {
                rest -= self.sums[passed + step - 1];
                passed += step;
            }
        }
        passed
    }
}
