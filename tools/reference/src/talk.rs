//! The judge's side of an interactive problem: what the judge tells the program and hears from it.

use protocol::END_OF_TALK;
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A reason why the program loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It said something wrong.
    Wrong(String),
    /// The program's output ended before the game did.
    Ended(String),
}

impl From<String> for Fault {
    fn from(reason: String) -> Fault {
        Fault::Wrong(reason)
    }
}

impl From<&str> for Fault {
    fn from(reason: &str) -> Fault {
        Fault::Wrong(reason.to_string())
    }
}

/// A conversation with the program: the judge says lines, and the program answers with words.
pub struct Talk<'a> {
    ear: &'a mut dyn BufRead,
    mouth: &'a mut dyn Write,
    /// The remaining words of the line that was heard last, in reverse order.
    words: Vec<String>,
    turns: u64,
}

impl<'a> Talk<'a> {
    /// Creates a conversation with a program that writes to `ear` and reads from `mouth`.
    pub fn new(ear: &'a mut dyn BufRead, mouth: &'a mut dyn Write) -> Self {
        Talk { ear, mouth, words: vec![], turns: 0 }
    }

    /// Says a line to the program.
    pub fn say(&mut self, line: impl Display) {
        // A program that has ended does not hear this; that will show when an answer is expected.
        let _ = writeln!(self.mouth, "{line}").and_then(|()| self.mouth.flush());
    }

    /// Hears the next word; each line may contain several words.
    ///
    /// # Errors
    /// If the program's output has ended.
    pub fn word(&mut self) -> Result<String, Fault> {
        let ended = || Fault::Ended("the program ended before the game did".to_string());
        self.word_or_end().ok_or_else(ended)
    }

    /// Hears a number, which must lie in the range.
    ///
    /// # Errors
    /// If the next word is something else, or if there is no next word.
    pub fn number<T>(&mut self, range: RangeInclusive<T>) -> Result<T, Fault>
    where
        T: FromStr + PartialOrd + Display,
    {
        let word = self.word()?;
        let number = word.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| {
            Fault::Wrong(format!("expected a number from {least} to {most}, heard {word:?}"))
        })
    }

    /// Begins a game and starts counting its turns.
    pub fn begin(&mut self) {
        self.turns = 0;
    }

    /// Begins the next turn; the statement allows at most `most` turns.
    ///
    /// # Errors
    /// If the game has already had `most` turns.
    pub fn turn(&mut self, most: u64) -> Result<(), Fault> {
        self.turns += 1;
        match self.turns > most {
            true => Err(Fault::Wrong(format!("too many turns: more than {most}"))),
            false => Ok(()),
        }
    }

    /// Ends the conversation: the program hears no more and must say no more.
    ///
    /// # Errors
    /// If it does.
    pub fn end(mut self) -> Result<(), Fault> {
        let _ = self.mouth.write_all(&[END_OF_TALK]).and_then(|()| self.mouth.flush());
        match self.word_or_end() {
            Some(word) => Err(Fault::Wrong(format!("output after the end of the game: {word:?}"))),
            None => Ok(()),
        }
    }

    fn word_or_end(&mut self) -> Option<String> {
        while self.words.is_empty() {
            let mut line = Vec::new();
            // Output that cannot be read counts as ended.
            let heard: io::Result<usize> = self.ear.read_until(b'\n', &mut line);
            if heard.map_or(true, |bytes| bytes == 0) {
                return None;
            }
            let line = String::from_utf8_lossy(&line);
            self.words.extend(line.split_whitespace().rev().map(String::from));
        }
        self.words.pop()
    }
}

#[cfg(test)]
#[path = "../tests/unit/talk.rs"]
mod tests;
