//! Why heaps have their values: the options that determine a mex or, for larger heaps, the place in
//! the period.

use crate::style;
use anyhow::Result;
use games::heaps;
use games::spoken::Spoken;
use games::values::{ValueSource, ValuedHeaps};
use grundy::game::Game;
use grundy::named::NamedGame;
use grundy::nim::nim_sum;
use grundy::period::Period;
use itertools::Itertools;
use std::collections::BTreeMap;
use std::io::Write;
use support::language::choose;
use support::{say, text};

/// Writes the value of each heap size, the smallest size first.
pub fn write(addend: &ValuedHeaps, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let sizes = addend.typed.sizes();
    match &addend.values {
        ValueSource::Table(_) => {
            sizes.into_iter().try_for_each(|heap| write_mex(addend, heap, max_listed, to))
        }
        ValueSource::Period(_) if addend.rule().name() == Some(NamedGame::Nim) => {
            let sentence = choose(
                "The value of a heap of Nim is its size (Bouton, 1901).",
                "Nim 堆的 SG 值就是它的石子数（Bouton，1901）。",
            );
            Ok(writeln!(to, "{sentence}\n")?)
        }
        ValueSource::Period(period) => {
            for heap in sizes {
                writeln!(to, "{}", place_in_period(period, heap))?;
            }
            let proof = period.localize();
            Ok(writeln!(to, "{}\n", text!("Proof: {proof}.", "证明：{proof}。"))?)
        }
    }
}

/// Writes the value as a mex and, for each smaller value, the options that have it.
fn write_mex(addend: &ValuedHeaps, heap: u64, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let value = addend.value(heap);
    let options = addend.rule().options(&heap);
    if options.is_empty() {
        let sentence = text!(
            "A heap of {heap} has no move, so its value is mex {{}} = 0.",
            "{heap} 枚石子的一堆没有后继，所以 SG 值是 mex {{}} = 0。"
        );
        writeln!(to, "{sentence}\n")?;
        return Ok(());
    }
    let mut by_value: BTreeMap<u64, Vec<Vec<u64>>> = BTreeMap::new();
    for option in options {
        let value = nim_sum(addend.values_of(&option));
        by_value.entry(value).or_default().push(option);
    }
    let set: Vec<String> = by_value.keys().map(u64::to_string).collect();
    let set = join_first(&set, max_listed.max(24));
    let value = style::paint(if value == 0 { style::P } else { style::HEAD }, value);
    say!(
        to,
        "A heap of {heap} has the value mex {{{set}}} = {value}:",
        "{heap} 枚石子的一堆，SG 值是 mex {{{set}}} = {value}："
    )?;
    let width = by_value.keys().last().map_or(1, |value| value.to_string().len());
    let lines = by_value.len().min(max_listed.max(12));
    for (value, options) in by_value.iter().take(lines) {
        let options: Vec<String> =
            options.iter().map(|option| format_option(addend, option)).collect();
        let options = join_first(&options, max_listed);
        writeln!(to, "  {value:>width$}  {} {options}", choose("by leaving", "留下"))?;
    }
    if by_value.len() > lines {
        let more = by_value.len() - lines;
        writeln!(to, "  {}", text!("… and {more} more values", "……另有 {more} 个值"))?;
    }
    Ok(writeln!(to)?)
}

/// Formats an option; if it has several heaps, their values follow.
fn format_option(addend: &ValuedHeaps, option: &[u64]) -> String {
    let values = addend.values_of(option);
    if values.len() < 2 {
        return heaps::sum(option);
    }
    format!("{} ({})", heaps::sum(option), values.iter().join(" ⊕ "))
}

/// Joins the first items of a list, and states how many others there are.
fn join_first(items: &[String], limit: usize) -> String {
    match items.len().saturating_sub(limit) {
        0 => items.join(", "),
        more => text!("{}, … ({more} more)", "{}, …（另有 {more} 种）", items[..limit].join(", ")),
    }
}

/// Returns the sentence that derives the value of a heap from the value of a small heap.
fn place_in_period(period: &Period, heap: u64) -> String {
    let (base, value) = (period.base_of(heap), period.value(heap));
    if base == heap {
        return text!(
            "A heap of {heap} has the value {value}.",
            "{heap} 枚石子的一堆，SG 值是 {value}。"
        );
    }
    let (length, count) = (period.period(), (heap - base) / period.period());
    let growth = match period.saltus() {
        0 => String::new(),
        saltus => text!(", to which each period adds {saltus}", "，每过一个周期增加 {saltus}"),
    };
    let rest = if base == 0 { String::new() } else { format!("{base} + ") };
    text!(
        "A heap of {heap} has the value {value}: {heap} = {rest}{count}·{length}, and a heap of \
         {base} has the value {}{growth}.",
        "{heap} 枚石子的一堆，SG 值是 {value}：{heap} = {rest}{count}·{length}，而 {base} 枚石子的\
         一堆的 SG 值是 {}{growth}。",
        period.value(base)
    )
}
