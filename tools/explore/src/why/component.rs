//! The value of each heap, with the options that determine its mex.

use super::Question;
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::nim::nim_sum;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use support::language::choose;
use support::text;

/// Writes a paragraph for each size of heap, the smallest first.
pub fn write(question: &Question, to: &mut dyn Write) -> Result<()> {
    let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
    sizes.into_iter().try_for_each(|heap| write_paragraph(question, heap, to))
}

fn write_paragraph(question: &Question, heap: u64, to: &mut dyn Write) -> Result<()> {
    let value = question.value(heap);
    let options = question.rule.options(&heap);
    if options.is_empty() {
        let sentence = text!(
            "A heap of {heap} has no move, so its value is mex {{}} = 0.",
            "大小为 {heap} 的堆没有后继，所以它的值是 mex {{}} = 0。"
        );
        writeln!(to, "{sentence}\n")?;
        return Ok(());
    }
    let mut by_value: BTreeMap<u64, Vec<Vec<u64>>> = BTreeMap::new();
    for option in options {
        let value = nim_sum(question.values_of(&option));
        by_value.entry(value).or_default().push(option);
    }
    let set: Vec<String> = by_value.keys().map(u64::to_string).collect();
    let set = join_first(&set, question.max_listed.max(24));
    let value = style::paint(if value == 0 { style::P } else { style::HEAD }, value);
    let sentence = text!(
        "A heap of {heap} has the value mex {{{set}}} = {value}:",
        "大小为 {heap} 的堆的值是 mex {{{set}}} = {value}："
    );
    writeln!(to, "{sentence}")?;
    let width = by_value.keys().last().map_or(1, |value| value.to_string().len());
    let lines = by_value.len().min(question.max_listed.max(12));
    for (value, options) in by_value.iter().take(lines) {
        let options: Vec<String> =
            options.iter().map(|option| format_option(question, option)).collect();
        let options = join_first(&options, question.max_listed);
        writeln!(to, "  {value:>width$}  {} {options}", choose("by leaving", "留下"))?;
    }
    if by_value.len() > lines {
        let more = by_value.len() - lines;
        writeln!(to, "  {}", text!("… and {more} more values", "……另有 {more} 个值"))?;
    }
    writeln!(to)?;
    Ok(())
}

/// Formats an option; one of several heaps is followed by their values.
fn format_option(question: &Question, option: &[u64]) -> String {
    let values = question.values_of(option);
    if values.len() < 2 {
        return heaps::sum(option);
    }
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    format!("{} ({})", heaps::sum(option), values.join(" ⊕ "))
}

/// Joins the first items of a list, followed by the number of the others.
fn join_first(items: &[String], limit: usize) -> String {
    match items.len().saturating_sub(limit) {
        0 => items.join(", "),
        more => text!("{}, … ({more} more)", "{}, …（另有 {more} 种）", items[..limit].join(", ")),
    }
}
