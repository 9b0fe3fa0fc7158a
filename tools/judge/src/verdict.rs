//! The verdicts of judges.

use anstyle::{AnsiColor, Style};
use std::fmt;

/// A judge's verdict on one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Presentation error: only white space or line endings differ.
    Pe,
    /// Wrong answer.
    Wa,
    /// Runtime error.
    Re,
    /// Time limit exceeded.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
    /// The case itself is broken: one file of a pair is missing, or there is no case at all.
    Bad,
}

impl Verdict {
    /// Returns the colour in which the verdict is printed.
    pub fn style(self) -> Style {
        let colour = match self {
            Verdict::Ac => AnsiColor::Green,
            Verdict::Pe | Verdict::Bad => AnsiColor::Yellow,
            Verdict::Wa | Verdict::Re => AnsiColor::Red,
            Verdict::Tle | Verdict::Mle | Verdict::Ole => AnsiColor::Magenta,
        };
        colour.on_default().bold()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{self:?}").to_uppercase())
    }
}
