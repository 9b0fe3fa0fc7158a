//! The choice of an input, and of a game in this input, to draw for a problem.
//!
//! The header's `Picture:` line may name both. Otherwise the picture shows the most instructive
//! game in the samples and edge cases or, if none of these games is good, in small random inputs.

use anyhow::{Context, Error, Result};
use catalogue::project::Problem;
use itertools::Itertools;
use reference::graph::{Games, Graph};
use std::fs;
use support::files::read;

/// The minimum and the maximum number of positions drawn: fewer do not show the game; more are too
/// many to study one by one.
pub const FEWEST: usize = 5;
pub const MOST: usize = 16;

/// The number of random inputs that are considered.
const SEEDS: u64 = 40;

/// The number of random inputs after which a reference that has not yet searched a game is assumed
/// never to search one.
const ENOUGH: u64 = 3;

/// Random inputs are considered only while the best game so far has a rating worse than this.
const GOOD: f64 = 3.0;

/// The longest input, in characters, that is shown in full.
pub const LONGEST_INPUT: usize = 80;

/// Runs a problem's `reference.rs` with these arguments on an input text, and returns its output.
pub type Run<'a> = &'a dyn Fn(&[&str], &str) -> Result<String>;

/// An input, and a game that is played in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Where the input comes from.
    pub source: Source,
    pub input: String,
    /// The number of the game, counted from 1, and the number of games in the input.
    pub game: usize,
    pub games: usize,
    pub graph: Graph,
}

/// Where an input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file of the test data, without its extension, such as `sample-1`.
    File(String),
    /// The generator of the problem's reference.
    Seed(u64),
    /// The header itself.
    Header,
}

/// The text of the `Picture:` line for the problem's own drawing, and the beginning of that line
/// for the drawing of another problem, a module or a rule.
pub const OWN_DRAWING: &str = "picture.rs";
pub const AS_IN: &str = "as in ";

/// Returns the input named by the header's `Picture:` line, if any, and the game's number if given.
fn named_input(problem: &Problem) -> Result<Option<(Source, Option<usize>)>> {
    let text = problem.header.picture.as_deref();
    let Some(text) = text.filter(|text| *text != OWN_DRAWING && !text.starts_with(AS_IN)) else {
        return Ok(None);
    };
    let (input, game) = match text.split_once(", game ") {
        Some((input, game)) => (input, Some(game.parse().context("the number of a game")?)),
        None => (text, None),
    };
    let is_literal = input.starts_with('`') && input.ends_with('`');
    let source = match input.strip_prefix("seed ") {
        _ if is_literal => Source::Header,
        Some(seed) => Source::Seed(seed.parse().context("a seed")?),
        None => Source::File(input.to_string()),
    };
    Ok(Some((source, game)))
}

/// Returns the example of a problem, or the reason why there is none.
pub fn choose(problem: &Problem, run: Run) -> Result<Result<Example, String>> {
    let mut candidates = Candidates::default();
    if let Some((source, game)) = named_input(problem)? {
        let input = input(problem, &source, run)?;
        let said =
            || format!("`Picture: {}`", problem.header.picture.as_deref().unwrap_or_default());
        games(&input, run).with_context(said)?;
        candidates.add(source, input, run, game);
        return Ok(Ok(candidates.into_best().map_err(Error::msg).with_context(said)?));
    }
    for (source, input) in files(problem)? {
        candidates.add_if_small(source, input, run);
    }
    for seed in 1..=SEEDS {
        if candidates.best.as_ref().is_some_and(|(worth, _)| *worth <= GOOD) {
            break;
        }
        let source = Source::Seed(seed);
        let Ok(input) = input(problem, &source, run) else { continue };
        let is_small = candidates.add_if_small(source, input, run);
        let has_no_game = candidates.best.is_none() && candidates.reason.is_none();
        if is_small && seed > ENOUGH && has_no_game {
            break;
        }
    }
    Ok(candidates.into_best())
}

/// Returns the samples and then the edge cases.
pub(crate) fn files(problem: &Problem) -> Result<Vec<(Source, String)>> {
    let mut names = Vec::new();
    if problem.testdata.is_dir() {
        for entry in fs::read_dir(&problem.testdata)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let is_shown = |stem: &&str| stem.starts_with(SAMPLE) || stem.starts_with(EDGE);
            names.extend(name.strip_suffix(".in").filter(is_shown).map(String::from));
        }
    }
    names.sort_by_key(|name| (name.starts_with(EDGE), name.len(), name.clone()));
    names.into_iter().map(|name| Ok((Source::File(name.clone()), file(problem, &name)?))).collect()
}

const SAMPLE: &str = "sample-";
const EDGE: &str = "edge-";

/// Returns how unfamiliar an input is to readers, who know the samples from the statement.
fn rank(source: &Source) -> f64 {
    match source {
        Source::File(name) if name.starts_with(EDGE) => 1.5,
        Source::Seed(_) => 3.0,
        Source::File(_) | Source::Header => 0.0,
    }
}

fn file(problem: &Problem, name: &str) -> Result<String> {
    Ok(read(&problem.testdata.join(format!("{name}.in")))?.replace("\r\n", "\n"))
}

fn input(problem: &Problem, source: &Source, run: Run) -> Result<String> {
    match source {
        Source::File(name) => file(problem, name),
        Source::Seed(seed) => run(&["generate", "--seed", &seed.to_string()], ""),
        Source::Header => {
            let text = problem.header.picture.as_deref().unwrap_or_default();
            let literal = text.split('`').nth(1).context("an input between backticks")?;
            Ok(literal.replace(" / ", "\n") + "\n")
        }
    }
}

/// The best game in some inputs.
#[derive(Default)]
struct Candidates {
    best: Option<(f64, Example)>,
    /// Why there is no game.
    reason: Option<String>,
}

impl Candidates {
    /// Returns the best game, or the reason why there is none.
    fn into_best(self) -> Result<Example, String> {
        let reason = || self.reason.unwrap_or_else(|| "its reference searches no such game".into());
        self.best.map(|(_, example)| example).ok_or_else(reason)
    }

    /// Considers the games of an input, or returns `false` if the input is plainly unsuitable.
    fn add_if_small(&mut self, source: Source, input: String, run: Run) -> bool {
        let is_small = !is_large(&input);
        if is_small {
            self.add(source, input, run, None);
        }
        is_small
    }

    /// Considers all games of an input, or only one of them.
    fn add(&mut self, source: Source, input: String, run: Run, wanted: Option<usize>) {
        // An input that a brute force cannot answer is not an example.
        let Ok(games) = games(&input, run) else { return };
        let count = games.games.len();
        for (number, graph) in games.games.into_iter().enumerate() {
            if wanted.is_some_and(|wanted| wanted != number + 1) {
                continue;
            }
            match unfit(&graph) {
                Some(reason) => self.reason = Some(reason),
                None => {
                    let (source, input, game) = (source.clone(), input.clone(), number + 1);
                    let example = Example { source, input, game, games: count, graph };
                    let worth = penalty(&example);
                    if self.best.as_ref().is_none_or(|(best, _)| worth < *best) {
                        self.best = Some((worth, example));
                    }
                }
            }
        }
    }
}

/// Returns whether an input is plainly unsuitable because it is long or contains a large number.
fn is_large(input: &str) -> bool {
    const MOST_DIGITS: usize = 3;
    const MOST_BYTES: usize = 1000;
    let digits = |number: &str| number.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = input.split(|c: char| !c.is_alphanumeric());
    input.len() > MOST_BYTES || words.any(|word| word.len() > MOST_DIGITS && digits(word))
}

/// Returns the games of an input; games that are small enough come with all their positions.
pub fn games(input: &str, run: Run) -> Result<Games> {
    let printed = run(&["graph", "--limit", &MOST.to_string()], input)?;
    Games::read(&printed).context("the reference prints no games")
}

/// Returns the reason, if any, why a game cannot be drawn.
fn unfit(graph: &Graph) -> Option<String> {
    let are_alike = !graph.positions.iter().map(|each| (&each.label, &each.turn)).all_unique();
    if !graph.is_whole() {
        Some(format!("its small games have more than {MOST} positions"))
    } else if graph.total < FEWEST {
        Some(format!("its small games have fewer than {FEWEST} positions"))
    } else if are_alike {
        Some("two positions are written alike".to_string())
    } else {
        None
    }
}

/// Returns how hard it is for a reader to understand the game: lower is better.
fn penalty(example: &Example) -> f64 {
    let graph = &example.graph;
    let positions = graph.total as f64;
    let moves: usize = graph.positions.iter().map(|position| position.options.len()).sum();
    let longest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let label = graph.positions.iter().map(|position| longest(&position.label)).max().unwrap_or(0);
    let lines = graph.positions[0].label.lines().count().max(1);
    let is_won = (0..graph.total).any(|to| graph.wins(0, to));
    let has_one_outcome = graph.positions.iter().map(|position| position.standing).all_equal();
    let values = graph.positions.iter().filter_map(|position| position.value).unique().count();
    (positions - 9.0).abs() * 0.4
        + (7.0 - positions).max(0.0) * 1.2
        + (moves as f64 - 2.0 * positions).max(0.0) * 0.6
        + (label as f64 - 12.0).max(0.0) * 0.4
        + (lines as f64 - 3.0).max(0.0)
        + if is_won { 0.0 } else { 2.0 }
        + if has_one_outcome { 5.0 } else { 0.0 }
        - (values.min(4) as f64) * 0.8
        + if values == 0 { 0.0 } else { 1.6 }
        + rank(&example.source)
        + (example.input.trim().chars().count() as f64 / LONGEST_INPUT as f64).min(3.0)
        + if example.game > 1 { 0.5 } else { 0.0 }
}

#[cfg(test)]
#[path = "../tests/unit/example.rs"]
mod tests;
