//! What a page shows for a step: the positions as a drawing, the set of values, and the lines that
//! say what happens. The CSS classes are those of `style.css`.

use super::{Arrangement, BinaryColumns, BinaryRow, Choice, Steps};
use crate::drawing::boxes::{drawing, Node};
use crate::drawing::svg::{at, cell, escape, head, text};
use crate::json;
use crate::strip::hue_of;
use itertools::Itertools;
use support::language::choose;
use support::text;

/// How many of the steps to a position are shown.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// How many options are shown; one more than the number of options also shows the mex.
    pub shown: usize,
    /// Whether all values are shown.
    pub is_open: bool,
    /// How many steps of the proof of the period are shown.
    pub proof: usize,
}

/// A step as a page shows it.
pub struct Frame<'a> {
    steps: &'a Steps,
    view: View,
}

/// The height of a cell, and the space for the headings of a table.
const HEIGHT: f64 = 34.0;
const HEADING: f64 = 26.0;

/// The width of a drawing that most screens can show.
const WIDTH: f64 = 640.0;

impl<'a> Frame<'a> {
    /// Creates the view of some steps.
    pub fn new(steps: &'a Steps, view: View) -> Frame<'a> {
        Frame { steps, view }
    }

    /// Creates a complete view of the steps to a position.
    pub fn last(steps: &'a Steps) -> Frame<'a> {
        Frame::new(steps, View { shown: usize::MAX, is_open: true, proof: 0 })
    }

    pub(super) fn fields(&self) -> Vec<(&'static str, String)> {
        let steps = self.steps;
        let labels = match steps.layout {
            Arrangement::Heaps => "null".to_string(),
            _ => json::texts(&steps.labels),
        };
        vec![
            ("heap", steps.place.to_string()),
            ("last", steps.last.to_string()),
            ("count", steps.options.len().to_string()),
            ("labels", labels),
            ("periodic", steps.period.is_some().to_string()),
            ("picture", json::text(&self.picture(false))),
            ("line", json::text(&self.line())),
            ("options", json::text(&self.options())),
            ("set", json::text(&self.set())),
            ("proof", json::text(&self.proof())),
            ("list", json::text(&self.list())),
        ]
    }

    fn visible_options(&self) -> &'a [Choice] {
        let options = &self.steps.options;
        &options[..self.view.shown.min(options.len())]
    }

    fn is_done(&self) -> bool {
        self.view.shown > self.steps.options.len()
    }

    fn is_known(&self, index: usize) -> bool {
        let place = self.steps.place;
        let is_before = index < place || index == place && self.is_done();
        self.view.is_open || self.view.proof > 0 || is_before
    }

    fn is_lost(&self, index: usize) -> bool {
        self.steps.values[index] == Some(0)
    }

    /// Returns whether the step concerns the move to a position.
    fn is_lit(&self, index: usize) -> bool {
        let leads_there = |option: &Choice| option.left.contains(&index);
        match (self.is_done(), &self.steps.layout) {
            (true, Arrangement::Heaps) => false,
            (true, _) => self.steps.options.iter().any(leads_there),
            (false, _) => self.visible_options().last().is_some_and(leads_there),
        }
    }

    /// Returns what is written at a position: `?` if its value is being determined.
    fn mark(&self, index: usize) -> &str {
        match (self.is_known(index), index == self.steps.place) {
            (true, _) => &self.steps.marks[index],
            (false, true) => "?",
            (false, false) => "",
        }
    }

    /// Returns the text that describes a position's mark to people who cannot see the mark.
    fn said(&self, index: usize) -> &str {
        match self.mark(index) {
            "" | "?" => choose("not yet known", "尚未得出"),
            mark => mark,
        }
    }

    /// Returns the CSS classes of a position. They show what is known about the position and,
    /// unless the drawing is static, whether the step concerns it.
    fn class(&self, index: usize, is_static: bool) -> String {
        if let (Some(period), true) = (&self.steps.period, self.view.proof > 0) {
            let is_compared = self.view.proof > 1 && period.compares(index as u64);
            let frame = if period.is_in_first(index as u64) { " framed" } else { "" };
            return format!("{}{frame}", if is_compared { "n" } else { "plain" });
        }
        let kind = match (self.is_known(index), self.steps.values[index]) {
            (false, _) => "plain",
            (true, Some(0)) => "p",
            (true, Some(_)) => "hued",
            (true, None) => "n",
        };
        if is_static {
            return kind.to_string();
        }
        let lit = if self.is_lit(index) { " lit" } else { "" };
        let current = if index == self.steps.place { " current" } else { "" };
        format!("{kind}{lit}{current}")
    }

    /// Returns the attributes of a position: the tint of its value, what a screen reader says and,
    /// for a position that can be inspected, its index.
    fn attributes(&self, index: usize, is_static: bool) -> String {
        let hue = self.steps.values[index].filter(|&value| value > 0 && self.is_known(index));
        let style =
            hue.map_or(String::new(), |value| format!(" style=\"--hue:{}\"", hue_of(value)));
        if is_static {
            return style;
        }
        let (label, mark) = (&self.steps.labels[index], self.said(index));
        let (said, link) = match self.steps.layout {
            Arrangement::Heaps => {
                (text!("heap {label}, value {mark}", "{label} 枚石子，SG 值 {mark}"), String::new())
            }
            _ => (text!("{label}: {mark}", "{label}：{mark}"), format!(" data-at=\"{index}\"")),
        };
        format!("{style}{link} role=\"img\" aria-label=\"{}\"", escape(&said))
    }

    /// Returns the drawing of the positions. If the drawing is static, it is an image with a single
    /// description; otherwise, each position has its own text.
    pub fn picture(&self, is_static: bool) -> String {
        let sheet = match &self.steps.layout {
            Arrangement::Heaps | Arrangement::Row => self.row(is_static),
            Arrangement::Table { cells, heading } => self.table(cells, *heading, is_static),
            Arrangement::Graph(options) => self.graph(options, is_static),
            Arrangement::Columns(columns) => sheet_of(columns),
        };
        let Sheet { width, height, content, alternative } = sheet;
        let alternative = match alternative {
            Some(alternative) => alternative,
            None if is_static => {
                let marked = self.steps.labels.iter().zip(&self.steps.marks);
                marked.map(|(label, mark)| format!("{label}: {mark}")).join("; ")
            }
            None => {
                let (count, name) = (self.steps.labels.len(), self.name(self.steps.last));
                text!(
                    "The {count} positions that can follow from {name}, and their moves.",
                    "从 {name} 能走到的全部 {count} 个局面和它们之间的走法。"
                )
            }
        };
        let role = if is_static { "img" } else { "group" };
        head(width as u32, height as u32, role, &alternative, "") + &content + "</svg>"
    }

    /// Draws the positions one after another, each below its name.
    fn row(&self, is_static: bool) -> Sheet {
        let longest = |texts: &[String]| texts.iter().map(|text| text.chars().count()).max();
        let longest = longest(&self.steps.labels).max(longest(&self.steps.marks)).unwrap_or(0);
        let width = (8.5 * longest as f64 + 8.0).max(HEIGHT);
        let count = self.steps.labels.len();
        let in_row = ((WIDTH / width) as usize).min(count).max(1);
        let height = HEIGHT + 8.0;
        let content = (0..count).map(|index| {
            let (column, row) = ((index % in_row) as f64, (index / in_row) as f64);
            let middle = at(2.0 + width * (column + 0.5), 2.0 + height * (row + 0.5));
            let texts = text(at(middle.x, middle.y - 11.0), "soft", &self.steps.labels[index])
                + &text(at(middle.x, middle.y + 8.0), "", self.mark(index));
            let attributes = self.attributes(index, is_static);
            cell(
                middle,
                width - 2.0,
                height - 2.0,
                &self.class(index, is_static),
                &attributes,
                &texts,
            )
        });
        let rows = count.div_ceil(in_row) as f64;
        Sheet::new(4.0 + width * in_row as f64, 4.0 + height * rows, content.collect())
    }

    fn table(&self, cells: &[(u64, u64)], heading: fn(u64) -> String, is_static: bool) -> Sheet {
        let numbers =
            |side: fn(&(u64, u64)) -> u64| cells.iter().map(side).sorted().dedup().collect_vec();
        let (rows, columns) = (numbers(|cell| cell.0), numbers(|cell| cell.1));
        let headings = rows.iter().chain(&columns).map(|&number| heading(number).len());
        let widest = self.steps.marks.iter().map(|mark| mark.chars().count()).max();
        let longest = headings.clone().max().max(widest).unwrap_or(0);
        let width = (8.5 * longest as f64 + 8.0).max(HEIGHT);
        let left = (7.5 * headings.max().unwrap_or(0) as f64 + 10.0).max(HEADING);
        let place = |row: usize, column: usize| {
            at(left + width * (column as f64 + 0.5), HEADING + HEIGHT * (row as f64 + 0.5))
        };
        let mut content = String::new();
        for (column, &number) in columns.iter().enumerate() {
            content += &text(at(place(0, column).x, HEADING / 2.0), "soft", &heading(number));
        }
        for (row, &number) in rows.iter().enumerate() {
            content += &text(at(left / 2.0, place(row, 0).y), "soft", &heading(number));
        }
        for (index, (row, column)) in cells.iter().enumerate() {
            let find = |numbers: &[u64], number: &u64| numbers.binary_search(number).unwrap_or(0);
            let middle = place(find(&rows, row), find(&columns, column));
            let (class, mark) = (self.class(index, is_static), text(middle, "", self.mark(index)));
            let attributes = self.attributes(index, is_static);
            content += &cell(middle, width - 2.0, HEIGHT - 2.0, &class, &attributes, &mark);
        }
        let (width, height) = (width * columns.len() as f64, HEIGHT * rows.len() as f64);
        Sheet::new(left + width + 2.0, HEADING + height + 2.0, content)
    }

    /// Draws the positions as a graph that begins with the last position.
    fn graph(&self, options: &[Vec<usize>], is_static: bool) -> Sheet {
        let indices: Vec<usize> = (0..options.len()).rev().collect();
        let node = |&index: &usize| Node {
            label: self.steps.labels[index].clone(),
            class: self.class(index, is_static),
            note: self.mark(index).to_string(),
            attributes: self.attributes(index, is_static),
        };
        let nodes: Vec<Node> = indices.iter().map(node).collect();
        let moves: Vec<(usize, usize)> = indices
            .iter()
            .flat_map(|&from| options[from].iter().map(move |&to| (from, to)))
            .map(|(from, to)| (indices[from], indices[to]))
            .collect();
        let drawing = drawing(&nodes, &moves, |from, to| {
            let (from, to) = (indices[from], indices[to]);
            let is_own = from == self.steps.place && !is_static;
            let is_shown = self.visible_options().iter().any(|option| option.left.contains(&to));
            match (self.is_known(from) && self.is_lost(to), is_own && is_shown) {
                (_, true) if !self.is_done() && self.is_lit(to) => "lit",
                (true, true) => "won own",
                (true, false) => "won",
                (false, true) => "own",
                (false, false) => "",
            }
        });
        Sheet {
            alternative: is_static.then_some(drawing.alternative),
            ..Sheet::new(drawing.width.into(), drawing.height.into(), drawing.content)
        }
    }

    /// Returns the name of a position for use in a sentence.
    fn name(&self, index: usize) -> String {
        match &self.steps.layout {
            Arrangement::Heaps => text!("Heap {index}", "{index} 枚石子"),
            _ => self.steps.labels[index].clone(),
        }
    }

    /// Returns what the step says.
    pub fn line(&self) -> String {
        let steps = self.steps;
        let (name, count) = (self.name(steps.place), steps.options.len());
        match self.view.proof {
            0 => {}
            _ if steps.period.is_some() => return String::new(),
            _ => {
                let none = "The heaps that a page can compute prove no period.";
                return choose(none, "只看网页能算到的 SG 值，还不能证明周期。").to_string();
            }
        }
        if self.is_done() {
            let why = &steps.why;
            return text!("{name}: {why}.", "{name}：{why}。");
        }
        match (self.view.shown, count) {
            (0, 0) => text!("{name} has 0 options.", "{name} 时无法操作。"),
            (0, 1) => text!("{name} has 1 option.", "{name} 有 1 种走法。"),
            (0, _) => text!("{name} has {count} options.", "{name} 有 {count} 种走法。"),
            (shown, _) => text!(
                "{name}: option {shown} of {count}.",
                "{name}：第 {shown} 种走法，共 {count} 种。"
            ),
        }
    }

    fn wins(&self) -> &'static str {
        choose(" (wins)", " (必胜)")
    }

    /// Returns a text that says which positions an option leaves and how their values add up.
    fn choice(&self, option: &Choice) -> String {
        let has_name = !option.name.is_empty();
        let name = if has_name { &option.name } else { choose("nothing", "空") };
        format!("{name} → {}", option.sum)
    }

    /// Returns the options that are shown, as items of a list.
    fn options(&self) -> String {
        let item = |option: &Choice| {
            let is_of_walk = !matches!(self.steps.layout, Arrangement::Heaps);
            let line = escape(&self.choice(option));
            match is_of_walk && self.is_done() && option.adds.contains(&0) {
                true => format!("<li class=\"wins\">{line}{}</li>", self.wins()),
                false => format!("<li>{line}</li>"),
            }
        };
        match self.view.proof {
            0 => self.visible_options().iter().map(item).collect(),
            _ => String::new(),
        }
    }

    /// Returns the numbers 0, 1, 2, …: the numbers in the set are filled in, and the mex is framed.
    fn set(&self) -> String {
        if !self.steps.has_set || self.view.proof > 0 {
            return String::new();
        }
        let values: Vec<u64> =
            self.visible_options().iter().flat_map(|option| &option.adds).copied().collect();
        let mex = self.steps.values[self.steps.place];
        let last = values.iter().copied().chain(mex).max().unwrap_or(0);
        let missing = choose("the least number that is missing", "未出现的最小数");
        let number = |number: u64| {
            let lit = if values.contains(&number) { " lit" } else { "" };
            match self.is_done() && mex == Some(number) {
                true => {
                    format!("<span class=\"cell{lit} framed\" title=\"{missing}\">{number}</span>")
                }
                false => format!("<span class=\"cell{lit}\">{number}</span>"),
            }
        };
        (0..=last).map(number).collect()
    }

    /// Returns the steps of the proof that are shown, as items of a list.
    fn proof(&self) -> String {
        let steps = self.steps.period.iter().flat_map(|period| &period.steps);
        steps.take(self.view.proof).map(|step| format!("<li>{}</li>", escape(step))).collect()
    }

    /// Returns the positions of a graph as items of a list.
    fn list(&self) -> String {
        let Arrangement::Graph(options) = &self.steps.layout else { return String::new() };
        let item = |index: usize| {
            let name = |&option: &usize| match self.is_known(index) && self.is_lost(option) {
                true => format!("{}{}", self.steps.labels[option], self.wins()),
                false => self.steps.labels[option].clone(),
            };
            let names = options[index].iter().map(name).join(", ");
            let moves = match names.is_empty() {
                true => String::new(),
                false => text!(", moves to {names}", "，后继 {names}"),
            };
            let (label, colon) = (&self.steps.labels[index], choose(": ", "："));
            format!("<li>{label}{colon}{}{moves}</li>", self.said(index))
        };
        (0..options.len()).rev().map(item).collect()
    }
}

struct Sheet {
    width: f64,
    height: f64,
    content: String,
    /// A text that says what the drawing shows; `None` if it shows positions and their marks.
    alternative: Option<String>,
}

impl Sheet {
    fn new(width: f64, height: f64, content: String) -> Sheet {
        Sheet { width, height, content, alternative: None }
    }
}

/// Draws numbers in binary, row by row, with the sums of their columns.
fn sheet_of(columns: &BinaryColumns) -> Sheet {
    const SIDE: f64 = 34.0;
    const LEFT: f64 = 56.0;
    let width = columns.sums.len();
    let place = |row: usize, column: usize| {
        at(LEFT + SIDE * (column as f64 + 0.5), 26.0 + SIDE * (row as f64 + 0.5))
    };
    let field = |row: usize, column: usize, bit: &str, class: &str| {
        let lit = if columns.column == Some(width - 1 - column) { " lit" } else { "" };
        let middle = place(row, column);
        let class = format!("{lit}{class}");
        cell(middle, SIDE - 2.0, SIDE - 2.0, class.trim_start(), "", &text(middle, "", bit))
    };
    let name =
        |row: usize, class: &str, name: &str| text(at(LEFT / 2.0, place(row, 0).y), class, name);
    let mut content = String::new();
    for column in 0..width {
        let power = (1u64 << (width - 1 - column)).to_string();
        content += &text(at(place(0, column).x, 13.0), "soft", &power);
    }
    for (row, BinaryRow { value, bits, counts, is_changed }) in columns.rows.iter().enumerate() {
        content += &name(row, if *is_changed { "won" } else { "" }, &value.to_string());
        for (column, bit) in bits.chars().enumerate() {
            let class = match (counts, bit) {
                (false, _) => " off",
                (true, '1') => " one",
                (true, _) => "",
            };
            content += &field(row, column, &bit.to_string(), class);
        }
    }
    let bottom = columns.rows.len();
    content += &name(bottom, "mark", "Σ");
    for (column, sum) in columns.sums.iter().enumerate() {
        content += &field(bottom, column, sum, " sum");
    }
    let mut rows = columns.rows.iter().map(|row| format!("{} = {}", row.value, row.bits));
    let right = place(0, width).x - SIDE / 2.0 + 2.0;
    let bottom = place(bottom + 1, 0).y - SIDE / 2.0 + 2.0;
    let alternative = Some(format!("{}; Σ = {}", rows.join("; "), columns.sums.concat()));
    Sheet { alternative, ..Sheet::new(right, bottom, content) }
}
