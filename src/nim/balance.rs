//! The balance table: heaps in binary, and the parity of every column.

use super::nim_sum;
use std::fmt;

/// Bouton's table of a Nim position.
///
/// `Display` writes one line a heap and one for the nim sum, whose ones mark the
/// unbalanced columns; a line of `^` points at them.
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
    /// The table of `heaps`. Cost: O(n).
    pub fn new(heaps: &'a [u64]) -> Self {
        Balance { heaps, nim_sum: nim_sum(heaps) }
    }

    /// The nim sum, the table's last line.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// Whether column `column`, of value 2^`column`, holds an odd number of ones.
    /// Columns past 63 hold none.
    pub fn is_odd(&self, column: u32) -> bool {
        column < u64::BITS && self.nim_sum >> column & 1 == 1
    }

    /// The columns with an odd number of ones, highest first; empty for a P-position.
    pub fn unbalanced_columns(&self) -> Vec<u32> {
        let columns = (0..u64::BITS).rev();
        columns.filter(|&column| self.is_odd(column)).collect()
    }

    /// How many columns the table needs, at least 1.
    fn columns(&self) -> usize {
        let all_ones = self.heaps.iter().fold(0, |any, heap| any | heap);
        (u64::BITS - all_ones.leading_zeros()).max(1) as usize
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
