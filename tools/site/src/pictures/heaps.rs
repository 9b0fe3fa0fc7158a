//! The options of one heap with their values, and the mex of these.

use super::drawing::{at, svg, text_from};
use super::Picture;
use games::spoken::title_in;
use grundy::game::{Analysis, Game};
use grundy::rule::Rule;
use maud::{html, Markup};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use support::language::Language;

/// The fewest and the most options of a heap that is drawn.
const LINES: RangeInclusive<usize> = 2..=6;

/// An option of a heap: the heaps that the move leaves, the largest first, and its value.
type Line = (Vec<u64>, u64);

/// A game on heaps whose options are given by a function.
struct ByFunction<F> {
    options: F,
}

impl<F: Fn(u64) -> Vec<Vec<u64>>> Game for ByFunction<F> {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        (self.options)(heap)
    }
}

/// Returns the options of a heap under a rule, if the rule can be read and has a heap with
/// options enough to show and few enough to read.
pub fn example(rule: &str, language: Language) -> Option<Picture> {
    let rule: Rule = rule.parse().ok()?;
    let mut game = Analysis::new(&rule);
    let heap = [6, 7, 5, 8, 4, 9, 10, 3]
        .into_iter()
        .find(|heap| lines(&mut game, *heap).is_some_and(|lines| LINES.contains(&lines.len())))?;
    let english = format!(
        "For example, a heap of {heap} under {}: what each move leaves, and its Grundy value, \
         which for several heaps is the nim sum of theirs. The value of the heap is the least \
         number that is not among them, their mex.",
        title_in(Language::English, &rule)
    );
    let chinese = format!(
        "以 {heap} 颗石子的一堆为例（规则：{}）：每步留下什么，以及它的 SG 值（几堆时为各堆之值的异或和）。\
         这一堆的 SG 值是其中没有出现的最小数，即 mex。",
        title_in(Language::Chinese, &rule)
    );
    Some(Picture::new(language, drawing(game, heap)?, &english, &chinese))
}

/// Returns the options of a heap of the game with these options, with captions that begin with
/// what the game and its idea are.
pub fn of_game(
    language: Language,
    heap: u64,
    options: impl Fn(u64) -> Vec<Vec<u64>>,
    english: &str,
    chinese: &str,
) -> Option<Picture> {
    let english = format!(
        "{english} Each line is what a move leaves, with its Grundy value; the value of the whole \
         is the least number that is not among them, their mex."
    );
    let chinese = format!(
        "{chinese}每行是一步留下的局面及其 SG 值；整体的 SG 值是其中没有出现的最小数，即 mex。"
    );
    let drawing = drawing(Analysis::new(ByFunction { options }), heap)?;
    Some(Picture::new(language, drawing, &english, &chinese))
}

/// Returns the options of a heap without those that are the same heaps in another order.
fn lines(game: &mut Analysis<impl Game<Position = u64>>, heap: u64) -> Option<BTreeSet<Line>> {
    let why = game.why(&heap).ok()?;
    let options = why.options.iter().map(|option| {
        let mut parts = option.parts.clone();
        parts.sort_unstable_by(|one, other| other.cmp(one));
        (parts, option.value())
    });
    Some(options.collect())
}

/// Draws the options of a heap with their values.
fn drawing(mut game: Analysis<impl Game<Position = u64>>, heap: u64) -> Option<Markup> {
    let options = lines(&mut game, heap)?;
    let value = game.value(&heap).ok()?;
    let sum = |items: &[u64], between: &str| match items {
        [] => "0".to_string(),
        items => items.iter().map(u64::to_string).collect::<Vec<_>>().join(between),
    };
    let mut lines = Vec::new();
    for (parts, value) in options.iter().rev() {
        let values: Vec<u64> =
            parts.iter().map(|part| game.value(part)).collect::<Result<_, _>>().ok()?;
        let reckoned = match values.len() {
            0 | 1 => value.to_string(),
            _ => format!("{} = {value}", sum(&values, " ⊕ ")),
        };
        lines.push((sum(parts, " + "), reckoned));
    }
    let values: BTreeSet<u64> = options.iter().map(|(_, value)| *value).collect();
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    let mex = format!("mex {{{}}} = {}", values.join(", "), value);
    let y = |line: usize| 22.0 + 24.0 * line as f64;
    let middle = y(lines.len() - 1) / 2.0 + 11.0;
    // The longest sum of heaps, of characters that are 8.5 pixels wide.
    let longest = lines.iter().map(|(left, _)| left.chars().count()).max().unwrap_or(0);
    let right = (96.0 + 8.5 * longest as f64 + 16.0).max(182.0);
    let content = html! {
        (super::drawing::node(at(24.0, middle), "n", &heap.to_string()))
        @for (line, (left, reckoned)) in lines.iter().enumerate() {
            (super::drawing::line(at(41.0, middle), at(90.0, y(line)), ""))
            (text_from(at(96.0, y(line)), "", left))
            (text_from(at(right, y(line)), "soft", &format!("G = {reckoned}")))
        }
        (text_from(at(8.0, y(lines.len()) + 4.0), "mark", &mex))
    };
    let listed: Vec<String> =
        lines.iter().map(|(left, reckoned)| format!("{left}: {reckoned}")).collect();
    let height = y(lines.len()) + 20.0;
    let alternative = format!("{heap} → {}; {mex}", listed.join("; "));
    // The values are written smaller, 7.5 pixels a character.
    let reckoned = lines.iter().map(|(_, reckoned)| reckoned.chars().count()).max().unwrap_or(0);
    let width = right + (7.5 * (reckoned + 5) as f64).max(148.0);
    Some(svg(width as u32, height as u32, &alternative, content))
}
