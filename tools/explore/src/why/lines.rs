//! The lines that explanations have in common.

use crate::collection;
use crate::style;
use anyhow::Result;
use games::answer::sentences::{self, MoveSentence};
use games::problems::Problem;
use games::spoken::balance_labels;
use grundy::nim::Balance;
use std::io::Write;
use support::language::choose;
use support::width::{columns, pad};
use support::{say, text};

/// Writes the game and the position as a heading.
pub fn write_head(game: &str, position: &str, to: &mut dyn Write) -> Result<()> {
    let head = text!("{game}: {position}", "{game}：{position}");
    Ok(writeln!(to, "{}\n", style::paint(style::HEAD, head))?)
}

/// Writes the model of the problem, if a problem's name was typed.
pub fn write_model(problem: Option<&Problem>, to: &mut dyn Write) -> Result<()> {
    let Some(Problem { name, .. }) = problem else { return Ok(()) };
    if let Some(model) = collection::model(name) {
        say!(
            to,
            "The heaps are those of the model of {name}: {model}\n",
            "各堆取自 {name} 的模型：{model}\n"
        )?;
    }
    Ok(())
}

/// Writes the nim sum of labelled values in columns of binary digits.
pub fn write_columns(values: &[u64], labels: &[String], to: &mut dyn Write) -> Result<()> {
    let head = "The nim sum of the values, in columns of binary digits:";
    writeln!(to, "{}", choose(head, "各值的异或和，按二进制位对齐："))?;
    for line in format_columns(values, labels, |label| style::paint(style::LABEL, label)) {
        writeln!(to, "  {line}")?;
    }
    Ok(writeln!(to)?)
}

/// Returns the nim sum of values in columns of binary digits; each line has a styled label.
pub fn format_columns(
    values: &[u64],
    labels: &[String],
    style: impl Fn(&str) -> String,
) -> Vec<String> {
    let labels = labels.iter().map(String::as_str).chain(balance_labels());
    let table = Balance::new(values).to_string();
    let width = table.lines().map(columns).max().unwrap_or(0);
    let lines = table.lines().zip(labels);
    lines.map(|(line, label)| format!("{}   {}", pad(line, width), style(label))).collect()
}

/// Returns the word for a P-position, in its style.
pub fn p_position() -> String {
    style::paint(style::P, sentences::p_position())
}

/// Writes a winning move and what follows from it.
pub fn write_winning(step: &str, consequence: String, to: &mut dyn Write) -> Result<()> {
    let step = style::paint(style::WINNING, step);
    Ok(writeln!(to, "  {}", MoveSentence { step, consequence })?)
}

/// Writes how many moves are not listed, if any.
pub fn write_left_out(count: usize, to: &mut dyn Write) -> Result<()> {
    if count > 0 {
        say!(
            to,
            "  … and {count} more; --all lists them",
            "  ……另有 {count} 种；加 --all 全部列出"
        )?;
    }
    Ok(())
}
