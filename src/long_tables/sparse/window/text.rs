//! The text of a window, from which it can be continued later or elsewhere.

use super::{Place, Window, WindowError, WINDOW};
use crate::long_tables::sparse::fnv_1a;
use crate::octal::OctalGame;
use std::fmt;
use std::str::FromStr;

/// The name of the format and its version.
const TITLE: &str = "window of Grundy values, 1";

/// Writes all that is needed to continue. The lines contain, in this order: the title; the code;
/// the number of values of the first table; the distance between the windows that are kept; the
/// period, or 0; and then one window per line: the current window, the window with which later
/// windows are compared, and the earlier windows. The line of a window contains the heap, the
/// largest value before that heap, the first heap with this value, and the values of the window in
/// three hexadecimal digits each. The last line is the FNV-1a hash of the lines before it.
impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}\n{}\n{}\n", TITLE, self.code, self.start);
        text += &format!("{}\n{}\n", self.spacing, self.period.unwrap_or(0));
        for place in [&self.at, &self.mark].iter().copied().chain(&self.checkpoints) {
            text += &format!("{} {} {} ", place.heap, place.largest.0, place.largest.1);
            place.values.iter().for_each(|value| text += &format!("{:03x}", value));
            text.push('\n');
        }
        writeln!(f, "{}{:016x}", text, fnv_1a(text.bytes()))
    }
}

impl FromStr for Window {
    type Err = WindowError;

    /// Reads what `Display` writes. The table of the first values is recomputed; the windows are
    /// taken on trust, so the basis of the period is [given](crate::period::Basis::Given).
    fn from_str(text: &str) -> Result<Window, WindowError> {
        let lines: Vec<&str> = text.lines().collect();
        let damaged = |line: usize| WindowError::Damaged { line: line + 1 };
        let line = |line: usize| lines.get(line).copied().ok_or_else(|| damaged(line));
        if line(0)? != TITLE {
            return Err(damaged(0));
        }
        let last = lines.len() - 1;
        let sum = u64::from_str_radix(line(last)?, 16).map_err(|_| damaged(last))?;
        let hashed: String = lines[..last].iter().flat_map(|line| [*line, "\n"]).collect();
        if sum != fnv_1a(hashed.bytes()) {
            return Err(damaged(last));
        }
        let number = |at: usize| line(at)?.parse::<u64>().map_err(|_| damaged(at));
        let code: OctalGame = line(1)?.parse().map_err(|_| damaged(1))?;
        let mut window = Window::of_code(&code, number(2)? as usize)?;
        window.spacing = number(3)?;
        window.period = Some(number(4)?).filter(|&period| period > 0);
        let place = |at: usize| -> Result<Place, WindowError> {
            let words: Vec<&str> = line(at)?.split(' ').collect();
            let (numbers, values) = match words[..] {
                [heap, largest, largest_at, values] => ([heap, largest, largest_at], values),
                _ => return Err(damaged(at)),
            };
            let number = |index: usize| numbers[index].parse::<u64>().map_err(|_| damaged(at));
            let (heap, largest) = (number(0)?, (number(1)? as u16, number(2)?));
            let digits: Vec<u32> = values.chars().filter_map(|digit| digit.to_digit(16)).collect();
            if digits.len() != 3 * WINDOW
                || digits.len() != values.len()
                || heap < 4 * WINDOW as u64
            {
                return Err(damaged(at));
            }
            let value = |digits: &[u32]| (digits[0] << 8 | digits[1] << 4 | digits[2]) as u16;
            let values: Vec<u16> = digits.chunks(3).map(value).collect();
            let place = Place { heap, values, largest };
            Some(place).filter(|place| place.is_common(window.split)).ok_or_else(|| damaged(at))
        };
        let (at, mark) = (place(5)?, place(6)?);
        let checkpoints = (7..last).map(place).collect::<Result<Vec<Place>, WindowError>>()?;
        if checkpoints.is_empty() || window.spacing == 0 || mark.heap > at.heap {
            return Err(damaged(3));
        }
        Ok(window.at_given(at, mark, checkpoints))
    }
}
