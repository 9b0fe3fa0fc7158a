//! A few consecutive values of a game, as one short text from which a window can continue.

use super::{half, Place, Reach, Window, WindowError, WINDOW};
use crate::long_tables::sparse::fnv_1a;
use crate::long_tables::sparse::split::{COMMON, VALUES};
use crate::octal::OctalGame;
use std::fmt;
use std::str::FromStr;

/// The name of the format and its version.
const TITLE: &str = "state of Grundy values, 1";

/// The number of values in a state of a window.
const STATE: usize = 1 << 11;

/// The last values before a heap: fewer than in a [`Window`], but enough to determine the same
/// later values.
///
/// A long computation saves such states at many heaps. Each piece of the computation between two
/// consecutive states can be repeated independently of the others: if all pieces are right, and the
/// first one begins at the start of the game, then the last state is right as well.
///
/// ```
/// use grundy::long_tables::window::{State, Window};
///
/// let mut window = Window::of_code(&"0.106".parse().unwrap(), 0).unwrap();
/// window.extend_to(100_000).unwrap();
/// let text = State::of_window(&window).to_string();
/// assert!(text.len() < 2300);
///
/// window.extend_to(200_000).unwrap();
/// let state: State = text.parse().unwrap();
/// let mut resumed = state.window().unwrap();
/// resumed.extend_to(200_000).unwrap();
/// assert_eq!(State::of_window(&resumed), State::of_window(&window));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    code: OctalGame,
    place: Place,
}

impl State {
    /// Returns the last 2048 values of a window, with the largest value of all earlier heaps.
    pub fn of_window(window: &Window) -> State {
        let values = window.at.values[WINDOW - STATE..].to_vec();
        State { code: window.code.clone(), place: Place { values, ..window.at.clone() } }
    }

    /// Returns the code of the game.
    pub fn code(&self) -> &OctalGame {
        &self.code
    }

    /// Returns the heap after the last value.
    pub fn heap(&self) -> u64 {
        self.place.heap
    }

    /// Returns the largest value of all heaps before [`State::heap`], and the first heap that has it.
    pub fn largest(&self) -> (u16, u64) {
        self.place.largest
    }

    /// Computes the heaps that a window needs in addition to the values of the state, and returns
    /// the window after them. The values of the state are taken on trust.
    ///
    /// # Errors
    /// Returns an error if creating a window for the game fails, if a value of the state is rare or
    /// exceeds the largest value that the state records, if a rare heap lies further back than the
    /// state reaches, or if one of the next heaps may be rare.
    pub fn window(&self) -> Result<Window, WindowError> {
        let window = Window::of_code(&self.code, 0)?;
        let split = window.split;
        let Place { heap, values, largest } = &self.place;
        if *heap < window.at.heap || values.len() > WINDOW {
            return Err(WindowError::Damaged { line: 3 });
        }
        let most_taken = self.code.last_digit().unwrap_or(0);
        if window.rare.1 + most_taken > values.len() as u64 {
            return Err(WindowError::Rare { heap: window.rare.1 });
        }
        if values.iter().any(|&value| value > largest.0) || !self.place.is_common(split) {
            return Err(WindowError::Damaged { line: 4 });
        }
        let mut codes: Vec<u16> = self.place.codes(split).collect();
        let mut place = self.place.clone();
        while codes.len() < WINDOW {
            let code = window.next_code(&codes, place.heap)?;
            let value = split.value(code, (place.heap & 1) as usize);
            if value > place.largest.0 {
                place.largest = (value, place.heap);
            }
            codes.push(code);
            place.values.push(value);
            place.heap += 1;
        }
        Ok(window.at_given(place.clone(), place.clone(), vec![place]))
    }
}

impl Window {
    /// Returns the code of the heap after those of `codes`, which go back over all rare heaps but
    /// perhaps not over a whole window.
    pub(super) fn next_code(&self, codes: &[u16], heap: u64) -> Result<u16, WindowError> {
        let half = half(self.words);
        let mut seen = [false; VALUES];
        let see = |seen: &mut [bool; VALUES], reach: &Reach| {
            let offset = WINDOW - usize::from(reach.index);
            if let Some(at) = codes.len().checked_sub(offset) {
                seen[usize::from(codes[at] ^ (reach.code / half * COMMON + reach.code % half))] =
                    true;
            }
        };
        self.all.iter().for_each(|reach| see(&mut seen, reach));
        let mut common = COMMON..VALUES as u16;
        let code = common.find(|&code| !seen[usize::from(code)]);
        let code = code.ok_or(WindowError::TooHigh { heap })?;
        let rare = usize::from(self.split.rare_below(code, (heap & 1) as usize));
        let mut pairs = self.common.iter();
        while seen[..rare].contains(&false) {
            see(&mut seen, pairs.next().ok_or(WindowError::Rare { heap })?);
        }
        Ok(code)
    }
}

/// Writes a line with the title, one with the code, one with three numbers (the heap, the largest
/// value before it and the first heap with that value), and one with the values: each value is a
/// digit from 0 to 9, a lower-case letter from a = 10 to z = 35, or a larger number in parentheses.
/// The last line is the FNV-1a hash of the lines before it.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { heap, values, largest } = &self.place;
        let mut text = format!("{}\n{}\n{} {} {}\n", TITLE, self.code, heap, largest.0, largest.1);
        for &value in values {
            match std::char::from_digit(value.into(), 36) {
                Some(digit) => text.push(digit),
                None => text += &format!("({})", value),
            }
        }
        text.push('\n');
        writeln!(f, "{}{:016x}", text, fnv_1a(text.bytes()))
    }
}

impl FromStr for State {
    type Err = WindowError;

    /// Reads what `Display` writes. [`State::window`] checks whether these can be the values of the
    /// game.
    fn from_str(text: &str) -> Result<State, WindowError> {
        let damaged = |line: usize| WindowError::Damaged { line };
        let lines: Vec<&str> = text.lines().collect();
        let (title, code, numbers, values) = match lines[..] {
            [title, code, numbers, values, _] => (title, code, numbers, values),
            _ => return Err(damaged(lines.len().min(5) + 1)),
        };
        if title != TITLE {
            return Err(damaged(1));
        }
        let code: OctalGame = code.parse().map_err(|_| damaged(2))?;
        let numbers = numbers.split(' ').map(|number| number.parse::<u64>());
        let numbers = numbers.collect::<Result<Vec<u64>, _>>().map_err(|_| damaged(3))?;
        let (heap, largest) = match numbers[..] {
            [heap, value, at] if value < VALUES as u64 => (heap, (value as u16, at)),
            _ => return Err(damaged(3)),
        };
        let mut read = Vec::new();
        let mut rest = values.chars();
        while let Some(char) = rest.next() {
            read.push(match char {
                '(' => {
                    let number: String = rest.by_ref().take_while(|&char| char != ')').collect();
                    number.parse().map_err(|_| damaged(4))?
                }
                char => char.to_digit(36).ok_or_else(|| damaged(4))? as u16,
            });
        }
        let state = State { code, place: Place { heap, values: read, largest } };
        // The text is the only one of this state, so nothing in it goes unread.
        if state.to_string() != text {
            return Err(damaged(5));
        }
        Ok(state)
    }
}
