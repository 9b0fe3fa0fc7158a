//! The file `picture.svg` in a problem's folder: any viewer can show it, in light and dark mode,
//! and it contains enough data to play the game.
//!
//! The file's first line ends in a stamp, a digest of the picture's sources and of the rest of the
//! file. `FORMAT` is raised whenever the drawing changes or the frame of the references changes.

use crate::example::{self, Example, Run, Source};
use crate::game::{data_attributes, draw};
use anyhow::Result;
use catalogue::project::Problem;
use catalogue::replace::{stamped, Freshness};
use reference::graph::{Graph, Position, Standing};
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use support::files::{read, read_if_there};

/// The version of the pictures, raised when the same sources give different pictures.
const FORMAT: u32 = 2;

/// The number of hexadecimal digits of the digest in a stamp.
const STAMP: usize = 16;

/// The colours and shapes of a picture that stands alone.
const STYLE: &str = include_str!("picture.css");

/// The name of the file.
pub const NAME: &str = "picture.svg";

/// Returns the path of a problem's picture.
pub fn path(problem: &Problem) -> PathBuf {
    problem.folder.join(NAME)
}

/// Returns the newly made text of a problem's picture, or the reason the problem has no picture.
pub fn make(problem: &Problem, run: Run) -> Result<Result<String, String>> {
    Ok(match example::choose(problem, run)? {
        Ok(example) => {
            let body = body(problem, &example);
            Ok(first_line(problem, &body)? + &body)
        }
        Err(reason) => Err(reason),
    })
}

/// Returns whether a problem's picture is up to date.
pub fn state(problem: &Problem) -> Result<Freshness> {
    stamped(&path(problem), |body| first_line(problem, body))
}

/// Returns a picture's first line for this body: the line names the command and ends in the stamp.
fn first_line(problem: &Problem, body: &str) -> Result<String> {
    let mut digest = Sha256::new();
    let mut add = |text: &str| {
        digest.update(text.len().to_le_bytes());
        digest.update(text);
    };
    let reference = read(&problem.reference())?;
    add(&FORMAT.to_string());
    add(&reference.replace("\r\n", "\n"));
    add(problem.header.picture.as_deref().unwrap_or_default());
    for (_, input) in example::files(problem)? {
        add(&input);
    }
    add(body);
    let digest: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    let (title, name) = (&problem.header.name, &problem.name);
    let stamp = &digest[..STAMP];
    // A comment in XML must not contain two hyphens in a row.
    Ok(format!("<!-- {title}, made by `cargo judge picture {name}` from {stamp} -->\n"))
}

fn body(problem: &Problem, example: &Example) -> String {
    let Example { source, input, game, games, .. } = example;
    let source = match source {
        Source::File(name) => name.clone(),
        Source::Seed(seed) => format!("seed {seed}"),
        Source::Header => String::new(),
    };
    let attributes = [
        ("problem", problem.name.clone()),
        ("source", source),
        ("input", input.trim_end_matches('\n').to_string()),
        ("game", game.to_string()),
        ("games", games.to_string()),
    ];
    let attributes = data_attributes(attributes);
    let drawing = draw(&example.graph);
    format!("{}\n<style>\n{STYLE}</style>\n{}</svg>\n", drawing.head(&attributes), drawing.content)
}

/// A picture that was read from a problem's folder.
pub struct Kept {
    text: String,
}

impl Kept {
    /// Reads a problem's picture, if it has one.
    pub fn read(problem: &Problem) -> Result<Option<Kept>> {
        let text = read_if_there(&path(problem))?;
        Ok(text.map(|text| Kept { text: text.replace("\r\n", "\n") }))
    }

    fn body(&self) -> &str {
        self.text.split_once('\n').map_or("", |(_, body)| body)
    }

    /// Returns the picture as an element for a page that has its own style.
    pub fn inline(&self) -> String {
        let body = self.body();
        match (body.split_once("<style>"), body.split_once("</style>\n")) {
            (Some((head, _)), Some((_, content))) => format!("{}{content}", head.trim_end()),
            _ => body.to_string(),
        }
    }

    /// Returns the game that the picture shows; `None` if the picture contains too little data.
    pub fn graph(&self) -> Option<Graph> {
        let positions = self.text.lines().filter(|line| line.contains(" data-number=\""));
        let positions: Vec<Position> = positions.map(position).collect::<Option<_>>()?;
        Some(Graph { total: positions.len(), positions }).filter(|graph| graph.total > 0)
    }

    /// Returns the input whose game the picture shows, and the number of that game.
    pub fn input(&self) -> Option<(String, usize)> {
        Some((self.data("input")?, self.data("game")?.parse().ok()?))
    }

    /// Returns the first value of this attribute.
    pub(crate) fn data(&self, name: &str) -> Option<String> {
        data(&self.text, name)
    }

    /// Returns whether any position has this attribute.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.text.contains(&format!(" data-{name}=\""))
    }

    /// Returns whether a position's attribute has this value.
    pub(crate) fn has_value(&self, name: &str, value: &str) -> bool {
        self.text.contains(&format!(" data-{name}=\"{value}\""))
    }
}

/// Returns the first value of this attribute in a text.
fn data(text: &str, name: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!(" data-{name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    let unescaped = value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    Some(unescaped.replace("&#10;", "\n").replace("&amp;", "&"))
}

/// Reads a position from the line that draws it.
fn position(line: &str) -> Option<Position> {
    let standing = match data(line, "outcome")?.as_str() {
        "N" => Standing::Won,
        "P" => Standing::Lost,
        _ => Standing::Drawn,
    };
    let moves = data(line, "moves")?;
    let options = moves.split_whitespace().map(|number| number.parse().ok());
    Some(Position {
        label: data(line, "label")?,
        turn: data(line, "turn"),
        standing,
        value: data(line, "value").and_then(|value| value.parse().ok()),
        options: options.collect::<Option<_>>()?,
    })
}

#[cfg(test)]
#[path = "../tests/unit/kept.rs"]
mod tests;
