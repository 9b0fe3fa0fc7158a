//! Walks through all positions of a small game, from its ends to its start, for the pages that
//! show how each value follows from those before it.
//!
//! A walk is drawn as a row, as a table of two numbers, or as a graph. [`modules`] has a walk for
//! many modules of the library, and [`heaps`] one for the heaps that a reader types.

pub mod heaps;
mod layers;
pub mod modules;
mod stalks;

use crate::json;
use crate::problems::Problems;
use grundy::game::Ending;
use grundy::mex::mex;
use grundy::nim::nim_sum;
use layers::Drawing;
use support::language::{Language, Text};

/// What is written at each position, and so how it follows from the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Its Grundy value.
    Values,
    /// P or N, for play with this ending.
    Outcomes(Ending),
    /// Its misère value: the mex, but 1 for a position without moves.
    MisereValues,
    /// Its value in a game whose options are offers of one or more positions, of which the opponent
    /// chooses one: the mex of the values that some offer has throughout.
    Offers,
    /// Its value in a game with entailing moves, which are those that leave a single position: the
    /// least value of the rest beside which no move wins, or ☾.
    Entailing,
}

/// In a walk with entailing moves, all values are below this number, which stands for ☾.
pub const LOONY: u64 = 8;

/// How the positions are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// One after another.
    Row,
    /// In a table, by two numbers.
    Table,
    /// As a graph whose edges are the moves, in layers by the length of the longest play.
    Graph,
}

/// All positions of a game, each after its options.
pub struct Walk {
    layout: Layout,
    marks: Marks,
    labels: Vec<String>,
    /// The row and the column of each position in a table; empty for other layouts.
    cells: Vec<(u64, u64)>,
    /// The options of each position, each as the positions whose sum it is.
    options: Vec<Vec<Vec<usize>>>,
    /// The element that each position is in a misère quotient; empty for other walks.
    elements: Vec<String>,
}

/// The components that an option leaves.
type Parts<P> = Vec<P>;

impl Walk {
    /// Creates a walk through `positions`, each of which comes after its options.
    fn new<P: PartialEq>(
        layout: Layout,
        marks: Marks,
        positions: &[P],
        label: impl Fn(&P) -> String,
        options: impl Fn(&P) -> Vec<Parts<P>>,
    ) -> Walk {
        let mut all_options = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            // There are few positions, and a map would make the program of the page larger.
            let known = |part: &P| {
                let index = positions[..index].iter().position(|other| other == part);
                index.expect("options come before the position")
            };
            let mut known_options: Vec<Vec<usize>> = Vec::new();
            for option in options(position) {
                let option = option.iter().map(known).collect();
                if !known_options.contains(&option) {
                    known_options.push(option);
                }
            }
            all_options.push(known_options);
        }
        let labels = positions.iter().map(label).collect();
        Walk {
            layout,
            marks,
            labels,
            cells: Vec::new(),
            options: all_options,
            elements: Vec::new(),
        }
    }

    /// Returns the value of each position, [`LOONY`] for ☾. If only outcomes are marked, it is 0
    /// for a P-position and 1 for an N-position.
    pub fn values(&self) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for index in 0..self.options.len() {
            let set = self.set(index, &values);
            let has_no_moves = self.options[index].is_empty();
            values.push(match self.marks {
                Marks::MisereValues | Marks::Outcomes(Ending::Misere) if has_no_moves => 1,
                Marks::Outcomes(_) => u64::from(set.contains(&0)),
                _ => mex(set),
            });
        }
        values
    }

    /// Returns what names each position.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// Returns the element of a misère quotient that each position is, if the walk is about one.
    pub fn elements(&self) -> &[String] {
        &self.elements
    }

    /// Returns the numbers of which the value of a position is the mex, in ascending order.
    fn set(&self, index: usize, values: &[u64]) -> Vec<u64> {
        let options = self.options[index].iter();
        let mut set: Vec<u64> = options.flat_map(|option| self.added(option, values)).collect();
        set.sort_unstable();
        set.dedup();
        set
    }

    /// Returns the numbers that an option adds to the set of a position. With entailing moves, they
    /// are the values of the rest, below [`LOONY`], beside which the option wins.
    fn added(&self, option: &[usize], values: &[u64]) -> Vec<u64> {
        let has_value = |value: u64| option.iter().all(|&part| values[part] == value);
        match (self.marks, option) {
            (Marks::Offers, [first, ..]) if !has_value(values[*first]) => vec![],
            (Marks::Offers, [first, ..]) => vec![values[*first]],
            (Marks::Entailing, [answered]) => {
                let loses_beside = self.set(*answered, values);
                (0..LOONY).filter(|rest| !loses_beside.contains(rest)).collect()
            }
            (Marks::Entailing, parts) if parts.iter().any(|&part| values[part] == LOONY) => vec![],
            _ => vec![sum(option, values)],
        }
    }

    /// Returns what a page marks at a position.
    fn mark(&self, index: usize, values: &[u64]) -> String {
        let outcome = if values[index] == 0 { "P" } else { "N" };
        match (self.elements.get(index), self.marks) {
            (Some(element), _) => format!("{element} {outcome}"),
            (None, Marks::Outcomes(_)) => outcome.to_string(),
            (None, Marks::Entailing) if values[index] == LOONY => "☾".to_string(),
            (None, _) => values[index].to_string(),
        }
    }

    /// Returns why a position has its mark.
    fn reason(&self, index: usize, values: &[u64], language: Language) -> String {
        let set = self.set(index, values);
        let value = values[index];
        match self.marks {
            Marks::MisereValues if set.is_empty() => language
                .select("no move, so the misère value is 1", "无路可走，反常值为 1")
                .to_string(),
            Marks::Entailing if value == LOONY => language
                .select(
                    "some move wins, whatever the rest is worth: ☾",
                    "无论其余部分的值是多少都有必胜的走法：☾",
                )
                .to_string(),
            Marks::Entailing if is_endless(&set) => {
                let missing = braces(&missing_from(&set));
                language.select(
                    format!(
                        "a move wins beside every value except {missing}, so the value is {value}"
                    ),
                    format!("其余部分的值不在 {missing} 中就有必胜的走法，所以值为 {value}"),
                )
            }
            Marks::Values | Marks::MisereValues | Marks::Offers | Marks::Entailing => {
                format!("mex {} = {value}", braces(&set))
            }
            Marks::Outcomes(Ending::Normal) if self.options[index].is_empty() => language
                .select("no move, so whoever is to move has lost: P", "无路可走，轮到走的人已输：P")
                .to_string(),
            Marks::Outcomes(Ending::Misere) if self.options[index].is_empty() => language
                .select(
                    "no move, so the other player has made the last one and lost: N",
                    "无路可走，对方走了最后一步而输：N",
                )
                .to_string(),
            Marks::Outcomes(_) if set.contains(&0) => language
                .select("some option is a P-position: N", "有一种走法通往必败态：N")
                .to_string(),
            Marks::Outcomes(_) => language
                .select("every option is an N-position: P", "每种走法都通往必胜态：P")
                .to_string(),
        }
    }

    /// Returns the answer about the steps to a position, by its index.
    fn fields(&self, index: usize, language: Language) -> Vec<(&'static str, String)> {
        let values = self.values();
        let options = self.options[index].iter();
        let options = options.map(|option| self.option_object(option, &values, language));
        let texts = |texts: Vec<String>| json::list(texts.iter().map(|text| json::text(text)));
        let layout = match self.layout {
            Layout::Row => "row",
            Layout::Table => "table",
            Layout::Graph => "graph",
        };
        let mut fields = vec![
            ("heap", index.to_string()),
            ("last", (self.labels.len() - 1).to_string()),
            ("values", json::list(values.iter().map(|&value| self.number(value)))),
            ("marks", texts((0..values.len()).map(|other| self.mark(other, &values)).collect())),
            ("labels", texts(self.labels.clone())),
            ("outcomes", matches!(self.marks, Marks::Outcomes(_)).to_string()),
            ("layout", json::text(layout)),
            ("options", json::list(options)),
            ("mex", self.number(values[index])),
            ("why", json::text(&self.reason(index, &values, language))),
            ("period", "null".to_string()),
        ];
        match self.layout {
            Layout::Row => {}
            Layout::Table => {
                let cells = self.cells.iter().map(|(row, column)| format!("[{row},{column}]"));
                fields.push(("cells", json::list(cells)));
            }
            Layout::Graph => {
                let moves: Vec<Vec<usize>> =
                    self.options.iter().map(|options| options.concat()).collect();
                fields.push(("drawing", Drawing::new(&self.labels, &moves).object()));
            }
        }
        fields
    }

    /// Returns a value as JSON: `null` for ☾, which is no number.
    fn number(&self, value: u64) -> String {
        match (self.marks, value) {
            (Marks::Entailing, LOONY) => "null".to_string(),
            _ => value.to_string(),
        }
    }

    fn option_object(&self, option: &[usize], values: &[u64], language: Language) -> String {
        let names: Vec<&str> = option.iter().map(|&part| self.labels[part].as_str()).collect();
        let name = match (self.marks, &names[..]) {
            (Marks::Offers, _) => names.join(language.select(" or ", " 或 ")),
            (Marks::Entailing, [answered]) => language.select(
                format!("{answered}, in which the opponent must move"),
                format!("{answered}，对方必须在这里走"),
            ),
            _ => names.join(" + "),
        };
        let added = self.added(option, values);
        json::object(&[
            ("left", json::list(option.iter().map(usize::to_string))),
            ("name", json::text(&name)),
            ("sum", json::text(&self.told(option, &added, values, language))),
            ("adds", json::list(added.iter().map(u64::to_string))),
        ])
    }

    /// Returns what a page says of an option that adds these numbers to the set.
    fn told(&self, option: &[usize], added: &[u64], values: &[u64], language: Language) -> String {
        let marks: Vec<String> = option.iter().map(|&part| self.mark(part, values)).collect();
        match (self.marks, option) {
            (Marks::Offers, _) => {
                let sign = if added.is_empty() { " ≠ " } else { " = " };
                marks.join(sign)
            }
            (Marks::Entailing, [_]) if is_endless(added) => match &missing_from(added)[..] {
                [] => language.select("always wins", "必胜").to_string(),
                missing => language.select(
                    format!("wins unless the rest is worth one of {}", braces(missing)),
                    format!("其余部分的值不在 {} 中则必胜", braces(missing)),
                ),
            },
            (Marks::Entailing, [_]) if added.is_empty() => {
                language.select("never wins", "必败").to_string()
            }
            (Marks::Entailing, [_]) => language.select(
                format!("wins if the rest is worth one of {}", braces(added)),
                format!("其余部分的值在 {} 中则必胜", braces(added)),
            ),
            (Marks::Entailing, _) if added.is_empty() => {
                let sum = marks.join(" ⊕ ");
                language.select(format!("{sum}, never wins"), format!("{sum}，必败"))
            }
            (_, [_]) => marks.concat(),
            (_, []) => "0".to_string(),
            _ => format!("{} = {}", marks.join(" ⊕ "), sum(option, values)),
        }
    }
}

/// Returns whether a set of values of the rest, written as far as [`LOONY`], goes on for ever.
fn is_endless(set: &[u64]) -> bool {
    set.last() == Some(&(LOONY - 1))
}

/// Returns the numbers below [`LOONY`] that a set does not contain.
fn missing_from(set: &[u64]) -> Vec<u64> {
    (0..LOONY).filter(|number| !set.contains(number)).collect()
}

/// Returns a set as it is written: `{0, 1}`.
fn braces(set: &[u64]) -> String {
    let numbers: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("{{{}}}", numbers.join(", "))
}

fn sum(option: &[usize], values: &[u64]) -> u64 {
    nim_sum(option.iter().map(|&part| values[part]))
}

/// Answers a question about a walk and returns the answer as JSON.
///
/// The question has six lines, which are the language's tag, `module` or `heaps`, the module or
/// the rule, the heaps, `misère` or `normal`, and the index of a position or `last`, followed by
/// the known [`Problems`].
pub fn walk(question: &str) -> String {
    match answer(question) {
        Ok(fields) => json::object(&fields),
        Err(message) => json::object(&[("error", json::text(&message))]),
    }
}

fn answer(question: &str) -> Result<Vec<(&'static str, String)>, String> {
    let mut lines = question.splitn(7, '\n');
    let mut line = || lines.next().unwrap_or("").trim();
    let language = Language::from_tag(line());
    let (source, game, heaps, ending, index) = (line(), line(), line(), line(), line());
    let problems: Problems = lines.next().unwrap_or("").parse()?;
    let walk = match source {
        "module" if game == stalks::MODULE => {
            let index = read_index(index, stalks::COUNT - 1, language)?;
            return Ok(stalks::fields(index, language));
        }
        "module" => {
            let unknown = || {
                language.select(
                    format!("there are no steps for {game:?}"),
                    format!("“{game}”没有逐步演示"),
                )
            };
            modules::of(game).ok_or_else(unknown)?.walk
        }
        _ => heaps::of(game, heaps, ending == "misère", &problems, language)?,
    };
    let index = read_index(index, walk.labels.len() - 1, language)?;
    Ok(walk.fields(index, language))
}

/// Reads the index of a position, which is at most `last`.
fn read_index(index: &str, last: usize, language: Language) -> Result<usize, String> {
    if index == "last" {
        return Ok(last);
    }
    index.parse().ok().filter(|&index| index <= last).ok_or_else(|| {
        language.select(
            format!("{index:?} is not the number of a position, from 0 to {last}"),
            format!("“{index}”不是 0 到 {last} 的局面编号"),
        )
    })
}

/// Returns what a page says of the game that shows the idea of a module, if there is one.
pub fn caption(module: &str) -> Option<Text> {
    match module {
        stalks::MODULE => Some(stalks::caption()),
        _ => modules::of(module).map(|shown| shown.caption),
    }
}
