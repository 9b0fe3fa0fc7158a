//! Parsing of stalks, with errors that give the position of the mistake.

use super::{Player, Stalk, MOST_EDGES};
use std::fmt;
use std::str::FromStr;

/// An error that can be returned when parsing a [`Stalk`].
///
/// ```
/// use grundy::hackenbush::stalk::{ParseStalkError, ParseStalkErrorKind, Stalk};
///
/// let error = "BRG".parse::<Stalk>().unwrap_err();
/// assert_eq!(error, ParseStalkError { character: 3, kind: ParseStalkErrorKind::Edge });
/// assert_eq!(
///     error.to_string(),
///     "at character 3: a stalk has edges B and R, and may end with some that repeat, as BR[RB]"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseStalkError {
    /// The position of the mistake, counted in characters from 1.
    pub character: usize,
    /// The kind of the mistake.
    pub kind: ParseStalkErrorKind,
}

/// The kind of mistake that a [`ParseStalkError`] reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseStalkErrorKind {
    /// Something that is neither an edge nor one of the two brackets around the last edges.
    Edge,
    /// Edges that repeat for ever but are all of one colour, so that the stalk is not worth a real
    /// number.
    OneColor,
    /// More than [`MOST_EDGES`] edges.
    TooLong,
}

impl fmt::Display for ParseStalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.character)?;
        match self.kind {
            ParseStalkErrorKind::Edge => f.write_str(
                "a stalk has edges B and R, and may end with some that repeat, as BR[RB]",
            ),
            ParseStalkErrorKind::OneColor => {
                f.write_str("the edges that repeat must be of both colours, as in [BR]")
            }
            ParseStalkErrorKind::TooLong => {
                write!(f, "a stalk has at most {} edges, and as many that repeat", MOST_EDGES)
            }
        }
    }
}

impl std::error::Error for ParseStalkError {}

impl FromStr for Stalk {
    type Err = ParseStalkError;

    /// Parses a stalk such as `BRB` or `BR[RB]`, written from the ground up; an empty text gives a
    /// stalk with no edges.
    fn from_str(text: &str) -> Result<Stalk, ParseStalkError> {
        let error = |place: usize, kind| ParseStalkError { character: place + 1, kind };
        let letters: Vec<char> = text.chars().collect();
        let open = letters.iter().position(|&letter| letter == '[');
        let tail = match open {
            None => letters.len()..letters.len(),
            Some(open) if letters.last() == Some(&']') => open + 1..letters.len() - 1,
            Some(_) => return Err(error(letters.len(), ParseStalkErrorKind::Edge)),
        };
        let edges = |mut places: std::ops::Range<usize>| {
            let first = places.start;
            places.try_fold(Vec::new(), |mut edges, place| {
                edges.push(match letters[place] {
                    'B' => Player::Left,
                    'R' => Player::Right,
                    _ => return Err(error(place, ParseStalkErrorKind::Edge)),
                });
                match edges.len() > MOST_EDGES {
                    true => Err(error(first + MOST_EDGES, ParseStalkErrorKind::TooLong)),
                    false => Ok(edges),
                }
            })
        };
        let start = edges(0..open.unwrap_or(letters.len()))?;
        let tail_edges = edges(tail.clone())?;
        if open.is_some() && tail_edges.is_empty() {
            return Err(error(tail.start, ParseStalkErrorKind::OneColor));
        }
        let one_color = || error(tail.start, ParseStalkErrorKind::OneColor);
        Stalk::new(&start, &tail_edges).ok_or_else(one_color)
    }
}
