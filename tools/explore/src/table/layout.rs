//! The layout of values in rows that are as long as the period.

use crate::style;
use anyhow::Result;
use grundy::period::Period;
use std::io::Write;

/// The number of values per row, and their width.
pub struct TableLayout {
    columns: usize,
    label_width: usize,
    cell_width: usize,
}

/// The minimum length of a period that fills a row by itself; a shorter period is repeated in it.
const SHORTEST_ROW: usize = 3;

/// The minimum number of values in a row of several periods.
const USUAL_ROW: usize = 8;

impl TableLayout {
    /// Chooses the layout of the values of heaps 0, 1, 2, … in lines of `width` characters.
    pub fn new(values: &[u32], period: Option<&Period>, width: usize) -> TableLayout {
        let last = values.len().saturating_sub(1);
        let label_width = last.to_string().len();
        let largest = values.iter().max().copied().unwrap_or(0);
        let cell_width = largest.to_string().len().max((last.min(99)).to_string().len()) + 2;
        let fitting = (width.saturating_sub(label_width + 2) / cell_width).max(1);
        let columns = match period.map(|period| period.period() as usize) {
            Some(period) if period <= fitting => whole_periods(period, fitting),
            Some(period) => part_of_period(period, fitting),
            None if fitting >= 20 => 20,
            None if fitting >= 10 => 10,
            None => fitting,
        };
        TableLayout { columns, label_width, cell_width }
    }

    /// Writes a line of column numbers, then the rows, each labelled with its first heap.
    pub fn write(&self, values: &[u32], marked: &[u64], to: &mut dyn Write) -> Result<()> {
        let (label, cell) = (self.label_width, self.cell_width);
        let columns =
            (0..self.columns.min(values.len())).map(|column| format!("{column:>0$} ", cell - 1));
        let head = format!("{:label$}  {}", "", columns.collect::<String>());
        writeln!(to, "{}", style::paint(style::LABEL, head.trim_end()))?;
        for (row, values) in values.chunks(self.columns).enumerate() {
            let first = row * self.columns;
            let mut line = style::paint(style::LABEL, format!("{first:>label$}  "));
            for (column, value) in values.iter().enumerate() {
                let is_exception = marked.binary_search(&((first + column) as u64)).is_ok();
                line += &self.cell(*value, is_exception);
            }
            writeln!(to, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn cell(&self, value: u32, is_exception: bool) -> String {
        let digits = format!("{value:>0$}", self.cell_width - 1);
        let digits = if value == 0 { style::paint(style::P, digits) } else { digits };
        let mark = if is_exception { style::paint(style::EXCEPTION, "*") } else { " ".to_string() };
        digits + &mark
    }
}

/// Returns the length of a row of whole periods: one period, or several very short ones.
fn whole_periods(period: usize, fitting: usize) -> usize {
    if period >= SHORTEST_ROW {
        return period;
    }
    period * USUAL_ROW.div_ceil(period).min(fitting / period).max(1)
}

/// Returns the period's largest divisor that fits into a row or, if this divisor is small, the
/// number of columns that fit.
fn part_of_period(period: usize, fitting: usize) -> usize {
    let divisors = (1..=fitting).rev().filter(|columns| period.is_multiple_of(*columns));
    let is_large = |columns: &usize| 2 * columns >= fitting.min(2 * USUAL_ROW);
    divisors.max().filter(is_large).unwrap_or(fitting)
}
