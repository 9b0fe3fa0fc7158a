//! Values in rows that wrap at the period.

use crate::style;
use anyhow::Result;
use grundy::period::Period;
use std::io::Write;

/// How many values stand in a row, and how wide they are.
pub struct Layout {
    columns: usize,
    label: usize,
    cell: usize,
}

/// A row of fewer values than this holds several periods, some eight values.
const SHORT: usize = 3;
const SOME: usize = 8;

impl Layout {
    /// For the values 0, 1, 2, … in lines of `width` characters.
    pub fn new(values: &[u32], period: Option<&Period>, width: usize) -> Layout {
        let last = values.len().saturating_sub(1);
        let label = last.to_string().len();
        let largest = values.iter().max().copied().unwrap_or(0);
        let cell = largest.to_string().len().max((last.min(99)).to_string().len()) + 2;
        let fits = (width.saturating_sub(label + 2) / cell).max(1);
        let columns = match period.map(|period| period.period() as usize) {
            Some(period) if period <= fits => by_period(period, fits),
            Some(period) => part_of_period(period, fits),
            None if fits >= 20 => 20,
            None if fits >= 10 => 10,
            None => fits,
        };
        Layout { columns, label, cell }
    }

    /// A line of column numbers, and the rows, each under the number of its first heap.
    pub fn write(&self, values: &[u32], marked: &[u64], to: &mut dyn Write) -> Result<()> {
        let (label, cell) = (self.label, self.cell);
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
        let digits = format!("{value:>0$}", self.cell - 1);
        let digits = if value == 0 { style::paint(style::P, digits) } else { digits };
        let mark = if is_exception { style::paint(style::EXCEPTION, "*") } else { " ".to_string() };
        digits + &mark
    }
}

/// Whole periods: one, or of a very short one as many as make a row.
fn by_period(period: usize, fits: usize) -> usize {
    if period >= SHORT {
        return period;
    }
    period * SOME.div_ceil(period).min(fits / period).max(1)
}

/// A divisor of the period that fits; if only small ones do, as many columns as fit.
fn part_of_period(period: usize, fits: usize) -> usize {
    let divisors = (1..=fits).rev().filter(|columns| period.is_multiple_of(*columns));
    divisors.max().filter(|&columns| 2 * columns >= fits.min(2 * SOME)).unwrap_or(fits)
}
