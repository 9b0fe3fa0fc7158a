//! What `cargo judge` and a `reference.rs` say to each other: the stream that `cases` prints, and
//! the ways in which `interact` ends.
//!
//! A case is a line `case SEED INPUT_BYTES ANSWER_BYTES`, followed by the input's bytes and the
//! answer's bytes, with nothing between the two. One process can thus print thousands of cases.
//!
//! This is a separate crate because `cargo judge` needs nothing else from `reference`, which takes
//! five times as long to compile.
#![forbid(unsafe_code)]

use std::io::{self, BufRead, Write};

/// The byte after the judge's last line. `cargo judge` treats this byte as the end of the program's
/// input and does not pass it on: a Rust program has no portable way to close its standard output
/// and go on listening.
pub const END_OF_TALK: u8 = 4;

/// The exit code of `interact` if the program has won.
pub const RIGHT: i32 = 0;

/// The exit code of `interact` if the program said something wrong.
pub const WRONG: i32 = 1;

/// The exit code of `check` if only the exact answer is right, or of `middle` if the problem has no
/// middle tier.
pub const NONE: i32 = 2;

/// The exit code of `interact` if the program's output ended before the game did.
pub const ENDED: i32 = 4;

/// A random input with the right output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RandomCase {
    /// The seed that generated it.
    pub seed: u64,
    /// The input of the solution.
    pub input: String,
    /// The output that the solution should print; empty if the problem is interactive.
    pub answer: String,
}

impl RandomCase {
    /// Writes the case to a stream.
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        let (input, answer) = (self.input.len(), self.answer.len());
        writeln!(to, "case {} {input} {answer}", self.seed)?;
        to.write_all(self.input.as_bytes())?;
        to.write_all(self.answer.as_bytes())?;
        to.flush()
    }

    /// Reads the next case; returns `None` at the end of the stream.
    ///
    /// # Errors
    /// If the stream is cut short or was not written by [`RandomCase::write`].
    pub fn read(mut from: impl BufRead) -> io::Result<Option<RandomCase>> {
        let mut line = String::new();
        if from.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let broken = || io::Error::new(io::ErrorKind::InvalidData, format!("not a case: {line:?}"));
        let numbers: Option<Vec<u64>> = line
            .strip_prefix("case ")
            .map(|rest| rest.split_whitespace().map_while(|number| number.parse().ok()))
            .map(Iterator::collect);
        let [seed, input, answer] = numbers.as_deref().unwrap_or(&[]) else {
            return Err(broken());
        };
        let mut text = |bytes: u64| {
            let mut buffer = vec![0; usize::try_from(bytes).map_err(|_| broken())?];
            from.read_exact(&mut buffer)?;
            String::from_utf8(buffer).map_err(|_| broken())
        };
        Ok(Some(RandomCase { seed: *seed, input: text(*input)?, answer: text(*answer)? }))
    }
}
