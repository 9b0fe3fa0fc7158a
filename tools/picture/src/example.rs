//! The choice of the input, and of the game in it, that is drawn for a problem.
//!
//! The line `Picture:` of the header may name it. Otherwise it is the most telling game of all
//! samples and edge cases and, if none of these is good, of small random inputs.

use anyhow::{bail, Context, Result};
use catalogue::project::Problem;
use reference::graph::{Games, Graph};
use std::collections::BTreeSet;
use std::fs;
use support::files::read;

/// The fewest and the most positions that are drawn: fewer show no game, and a reader looks at
/// each of them.
pub const FEWEST: usize = 5;
pub const MOST: usize = 16;

/// The number of random inputs that are looked at.
const SEEDS: u64 = 40;

/// The number of random inputs after which a reference that searches no game is known as one.
const ENOUGH: u64 = 3;

/// Random inputs are looked at only if the best game of the others is worse than this, and until
/// one is not.
const GOOD: f64 = 3.0;

/// The longest input, in characters, that is shown as a whole.
pub const LONGEST_INPUT: usize = 80;

/// Runs a problem's `reference.rs` with these arguments on a text, and returns what it prints.
pub type Run<'a> = &'a dyn Fn(&[&str], &str) -> Result<String>;

/// An input, and a game that is played on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Where the input comes from.
    pub source: Source,
    pub input: String,
    /// Which of the games of the input it is, from 1 on, and how many there are.
    pub game: usize,
    pub games: usize,
    pub graph: Graph,
}

/// Where an input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file of the problem's test data, without its ending, such as `sample-1`.
    File(String),
    /// The generator of the problem's reference.
    Seed(u64),
    /// The header itself.
    Header,
}

/// A picture that the header asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// An input, and perhaps one of its games.
    Input(Source, Option<usize>),
    /// A picture that is drawn otherwise.
    Other,
}

/// Returns what the line `Picture:` of the header asks for, if there is one.
pub fn wish(problem: &Problem) -> Result<Option<Wish>> {
    let Some(text) = &problem.header.picture else { return Ok(None) };
    if text == OWN_DRAWING || text.starts_with(AS_IN) {
        return Ok(Some(Wish::Other));
    }
    let (input, game) = match text.split_once(", game ") {
        Some((input, game)) => (input, Some(game.parse().context("the number of a game")?)),
        None => (text.as_str(), None),
    };
    let literal = input.strip_prefix('`').and_then(|input| input.strip_suffix('`'));
    let source = match (literal, input.strip_prefix("seed ")) {
        (Some(_), _) => Source::Header,
        (None, Some(seed)) => Source::Seed(seed.parse().context("a seed")?),
        (None, None) => Source::File(input.to_string()),
    };
    Ok(Some(Wish::Input(source, game)))
}

/// What the line `Picture:` says for a drawing of the problem's own, and what it begins with for
/// that of another problem, a module or a rule.
pub const OWN_DRAWING: &str = "picture.rs";
pub const AS_IN: &str = "as in ";

/// Returns the example of a problem, or the reason why it has none.
pub fn choose(problem: &Problem, run: Run) -> Result<Result<Example, String>> {
    if let Some(Wish::Input(source, game)) = wish(problem)? {
        let input = input(problem, &source, run)?;
        let said =
            || format!("`Picture: {}`", problem.header.picture.as_deref().unwrap_or_default());
        games(&input, run).with_context(said)?;
        let chosen = Candidates::of(vec![(source, input)], run, game);
        let reason =
            || chosen.reason.unwrap_or_else(|| "its reference searches no such game".into());
        let best = chosen.best.map(|(_, example)| example);
        return Ok(Ok(best.with_context(reason).with_context(said)?));
    }
    let mut files = files(problem)?;
    files.retain(|(_, input)| !is_large(input));
    let mut candidates = Candidates::of(files, run, None);
    if candidates.best.as_ref().is_none_or(|(worth, _)| *worth > GOOD) {
        for seed in 1..=SEEDS {
            let source = Source::Seed(seed);
            let Ok(input) = input(problem, &source, run) else { continue };
            if is_large(&input) {
                continue;
            }
            candidates.add(source, input, run, None);
            let is_good = candidates.best.as_ref().is_some_and(|(worth, _)| *worth <= GOOD);
            if is_good || seed > ENOUGH && candidates.have_no_game() {
                break;
            }
        }
    }
    Ok(match candidates.best {
        Some((_, example)) => Ok(example),
        None => Err(candidates.reason.unwrap_or_else(|| "its reference searches no game".into())),
    })
}

/// Returns the samples and then the edge cases.
pub(crate) fn files(problem: &Problem) -> Result<Vec<(Source, String)>> {
    let mut names = Vec::new();
    if problem.testdata.is_dir() {
        for entry in fs::read_dir(&problem.testdata)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let stem = name.strip_suffix(".in").map(str::to_string);
            names.extend(stem.filter(|stem| rank(&Source::File(stem.clone())).is_some()));
        }
    }
    names.sort_by_key(|name| (name.starts_with(EDGE), name.len(), name.clone()));
    names.into_iter().map(|name| Ok((Source::File(name.clone()), file(problem, &name)?))).collect()
}

const SAMPLE: &str = "sample-";
const EDGE: &str = "edge-";

/// Returns how far an input is from what readers know: samples stand in the statement.
fn rank(source: &Source) -> Option<f64> {
    match source {
        Source::File(name) if name.starts_with(SAMPLE) => Some(0.0),
        Source::File(name) if name.starts_with(EDGE) => Some(1.5),
        Source::File(_) => None,
        Source::Seed(_) => Some(3.0),
        Source::Header => Some(0.0),
    }
}

/// Returns the text of an input that is a file of the test data.
fn file(problem: &Problem, name: &str) -> Result<String> {
    Ok(read(&problem.testdata.join(format!("{name}.in")))?.replace("\r\n", "\n"))
}

/// Returns the text of an input.
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

/// The best game of some inputs.
#[derive(Default)]
struct Candidates {
    best: Option<(f64, Example)>,
    /// Why there is none.
    reason: Option<String>,
}

impl Candidates {
    fn of(inputs: Vec<(Source, String)>, run: Run, wanted: Option<usize>) -> Candidates {
        let mut candidates = Candidates::default();
        for (source, input) in inputs {
            candidates.add(source, input, run, wanted);
        }
        candidates
    }

    /// Returns whether the reference has searched no game so far.
    fn have_no_game(&self) -> bool {
        self.best.is_none() && self.reason.is_none()
    }

    /// Looks at the games of an input, or at one of them.
    fn add(&mut self, source: Source, input: String, run: Run, wanted: Option<usize>) {
        // An input that a brute force cannot answer is no example.
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

/// Returns whether an input is no example at sight: it is long, or has a large number.
fn is_large(input: &str) -> bool {
    const MOST_DIGITS: usize = 3;
    const MOST_BYTES: usize = 1000;
    let digits = |number: &str| number.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = input.split(|c: char| !c.is_alphanumeric());
    input.len() > MOST_BYTES || words.any(|word| word.len() > MOST_DIGITS && digits(word))
}

/// Returns the games of an input, those that are small enough with all their positions.
pub(crate) fn games(input: &str, run: Run) -> Result<Games> {
    let printed = run(&["graph", "--limit", &MOST.to_string()], input)?;
    match Games::read(&printed) {
        Some(games) => Ok(games),
        None => bail!("the reference prints no games"),
    }
}

/// Returns why a game cannot be drawn.
fn unfit(graph: &Graph) -> Option<String> {
    let labels: BTreeSet<(&str, Option<&str>)> = graph
        .positions
        .iter()
        .map(|position| (&*position.label, position.turn.as_deref()))
        .collect();
    if !graph.is_whole() {
        Some(format!("its small games have more than {MOST} positions"))
    } else if graph.total < FEWEST {
        Some(format!("its small games have fewer than {FEWEST} positions"))
    } else if labels.len() < graph.total {
        Some("two positions are written alike".to_string())
    } else {
        None
    }
}

/// Returns how much keeps a reader from seeing the game: the less, the better.
fn penalty(example: &Example) -> f64 {
    let graph = &example.graph;
    let positions = graph.total as f64;
    let moves: usize = graph.positions.iter().map(|position| position.options.len()).sum();
    let longest = |text: &str| text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    let label = graph.positions.iter().map(|position| longest(&position.label)).max().unwrap_or(0);
    let lines = graph.positions[0].label.lines().count().max(1);
    let is_won = (0..graph.total).any(|to| graph.wins(0, to));
    let outcomes = graph.positions.iter().map(|position| format!("{:?}", position.standing));
    let outcomes: BTreeSet<String> = outcomes.collect();
    let values: BTreeSet<_> =
        graph.positions.iter().filter_map(|position| position.value).collect();
    (positions - 9.0).abs() * 0.4
        + (7.0 - positions).max(0.0) * 1.2
        + (moves as f64 - 2.0 * positions).max(0.0) * 0.6
        + (label as f64 - 12.0).max(0.0) * 0.4
        + (lines as f64 - 3.0).max(0.0)
        + if is_won { 0.0 } else { 2.0 }
        + if outcomes.len() > 1 { 0.0 } else { 5.0 }
        - (values.len().min(4) as f64) * 0.8
        + if values.is_empty() { 0.0 } else { 1.6 }
        + rank(&example.source).unwrap_or(0.0)
        + (example.input.trim().chars().count() as f64 / LONGEST_INPUT as f64).min(3.0)
        + if example.game > 1 { 0.5 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reference::graph::{Position, Standing};

    /// Returns a row of positions from each of which one move leads to the next.
    fn row(positions: usize, label: impl Fn(usize) -> String) -> Graph {
        let position = |number: usize| Position {
            label: label(number),
            turn: None,
            standing: Standing::of_mover((positions - number).is_multiple_of(2)),
            value: None,
            options: (number + 1..positions).take(1).collect(),
        };
        Graph { positions: (0..positions).map(position).collect(), total: positions }
    }

    #[test]
    fn a_game_is_fit_if_a_reader_can_look_at_each_position() {
        let number = |number: usize| number.to_string();
        assert_eq!(unfit(&row(FEWEST, number)), None);
        assert_eq!(unfit(&row(MOST, number)), None);
        assert!(unfit(&row(FEWEST - 1, number)).unwrap().contains("fewer"));
        let cut = Graph { total: MOST + 1, ..row(MOST, number) };
        assert!(unfit(&cut).unwrap().contains("more"));
        assert!(unfit(&row(FEWEST, |_| "x".to_string())).unwrap().contains("alike"));
    }

    #[test]
    fn samples_and_short_labels_are_preferred() {
        let example = |source: Source, graph: Graph| {
            penalty(&Example { source, input: "1\n".to_string(), game: 1, games: 1, graph })
        };
        let sample = || Source::File("sample-1".to_string());
        let short = example(sample(), row(8, |number| number.to_string()));
        assert!(short < example(Source::Seed(1), row(8, |number| number.to_string())));
        assert!(short < example(sample(), row(8, |number| format!("a long label {number}"))));
        assert!(short < example(sample(), row(5, |number| number.to_string())));
    }

    #[test]
    fn inputs_with_large_numbers_are_no_examples() {
        assert!(!is_large("2\n999 aaaaaa x1\n") && is_large("1\n1000\n"));
        assert!(is_large(&"1 ".repeat(501)));
    }
}
