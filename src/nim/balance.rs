//! The balance table of a Nim position: its heaps in binary, and the parity of every column.

use super::nim_sum;
use std::fmt;

/// Bouton's table of a Nim position.
///
/// `Display` writes one line for each heap and one for the nim sum, whose ones mark the unbalanced
/// columns; if there are such columns, it adds a line in which a `^` points at each of them.
///
/// ```
/// use grundy::nim::Balance;
///
/// let table = Balance::new(&[10, 2, 5]);
/// assert_eq!(table.unbalanced_columns(), [3, 2, 0]);
/// let lines: Vec<String> = table.to_string().lines().map(String::from).collect();
/// assert_eq!(lines, [
///     "10  1010",
///     " 2  0010",
///     " 5  0101",
///     "13  1101",
///     "    ^^ ^",
/// ]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance<'a> {
    heaps: &'a [u64],
    nim_sum: u64,
}

impl<'a> Balance<'a> {
    /// Creates the table of `heaps`. Cost: O(n).
    pub fn new(heaps: &'a [u64]) -> Self {
        Balance { heaps, nim_sum: nim_sum(heaps) }
    }

    /// Returns the nim sum, which is the last line of numbers.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// Returns `true` if the column of value 2^`column` holds an odd number of ones. Columns
    /// beyond 63 hold none.
    pub fn is_odd(&self, column: u32) -> bool {
        column < u64::BITS && self.nim_sum >> column & 1 == 1
    }

    /// Returns the columns that hold an odd number of ones, the highest first; there are none for a
    /// P-position.
    pub fn unbalanced_columns(&self) -> Vec<u32> {
        let columns = (0..u64::BITS).rev();
        columns.filter(|&column| self.is_odd(column)).collect()
    }

    /// Returns the number of columns that the table needs, which is at least 1.
    fn columns(&self) -> usize {
        let union = self.heaps.iter().fold(0, |union, heap| union | heap);
        (u64::BITS - union.leading_zeros()).max(1) as usize
    }
}

impl fmt::Display for Balance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.columns();
        let numbers = || self.heaps.iter().chain(std::iter::once(&self.nim_sum));
        let widths = numbers().map(|number| number.to_string().len());
        let width = widths.max().unwrap_or(1);
        for number in numbers() {
            writeln!(f, "{:>1$}  {2:03$b}", number, width, number, bits)?;
        }
        if self.nim_sum == 0 {
            return Ok(());
        }
        let marks = (0..bits as u32).rev().map(|column| self.is_odd(column));
        let marks: String = marks.map(|odd| if odd { '^' } else { ' ' }).collect();
        writeln!(f, "{:>1$}  {2}", "", width, marks.trim_end())
    }
}
