//! The options of one heap with their values, and the mex of these values.

use super::drawing::class_of_value;
use super::lines::{lines, Line, LineCell};
use super::Picture;
use games::spoken::title_in;
use grundy::game::{Analysis, Game};
use grundy::rule::Rule;
use itertools::Itertools;
use maud::Markup;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use support::language::Language;

/// The minimum and maximum number of options for a heap to be drawn.
const LINES: RangeInclusive<usize> = 2..=6;

/// An option of a heap: the remaining heaps, largest first, and the option's value.
type Reached = (Vec<u64>, u64);

/// Returns a picture of the options of a heap under a rule, if the rule can be read and some heap
/// has neither too few nor too many options for a picture.
pub fn example(rule: &str, language: Language) -> Option<Picture> {
    let rule: Rule = rule.parse().ok()?;
    let mut game = Analysis::new(&rule);
    let heap = [6, 7, 5, 8, 4, 9, 10, 3]
        .into_iter()
        .find(|heap| options(&mut game, *heap).is_some_and(|lines| LINES.contains(&lines.len())))?;
    let english = format!(
        "For example, a heap of {heap} under {}: what each move leaves, and its Grundy value, \
         which for several heaps is the nim sum of theirs. The value of the heap is the least \
         number that is not among them, their mex.",
        title_in(Language::English, &rule)
    );
    let chinese = format!(
        "以一堆 {heap} 枚石子为例（规则：{}）：列出每种走法留下什么，以及它的 SG 值（几堆时为各堆之值的异或和）。\
         这一堆的 SG 值即其中未出现的最小非负整数（mex）。",
        title_in(Language::Chinese, &rule)
    );
    Some(Picture::new(language, drawing(game, heap)?, &english, &chinese))
}

/// Returns a heap's options; of several options that differ only in the order of their heaps,
/// returns only one.
fn options(game: &mut Analysis<impl Game<Position = u64>>, heap: u64) -> Option<BTreeSet<Reached>> {
    let why = game.why(&heap).ok()?;
    let options = why.options.iter().map(|option| {
        let mut parts = option.parts.clone();
        parts.sort_unstable_by(|one, other| other.cmp(one));
        (parts, option.value())
    });
    Some(options.collect())
}

/// Draws the options of a heap, one per line, each with its value, and draws the mex of these
/// values below the options.
pub fn drawing(mut game: Analysis<impl Game<Position = u64>>, heap: u64) -> Option<Markup> {
    let options = options(&mut game, heap)?;
    let join = |items: &[u64], between: &str| match items {
        [] => "0".to_string(),
        items => items.iter().join(between),
    };
    let mut shown = Vec::new();
    for (parts, value) in options.iter().rev() {
        let values: Vec<u64> =
            parts.iter().map(|part| game.value(part)).collect::<Result<_, _>>().ok()?;
        let reckoned = match values.len() {
            0 | 1 => value.to_string(),
            _ => format!("{} = {value}", join(&values, " ⊕ ")),
        };
        let name = if shown.is_empty() { format!("{heap} →") } else { String::new() };
        let option = LineCell::new(join(parts, " + "), class_of_value(*value));
        shown.push(Line::new(name, [option]).with_note(format!("G = {reckoned}")));
    }
    let values: BTreeSet<u64> = options.iter().map(|(_, value)| *value).collect();
    let values = join(&Vec::from_iter(values), ", ");
    let value = game.value(&heap).ok()?;
    shown.push(Line::new("", []).with_note(format!("mex {{{values}}} = {value}")));
    Some(lines(&shown))
}
