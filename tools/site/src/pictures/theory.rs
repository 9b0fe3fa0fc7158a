//! Pictures for modules that need a drawing of their own, made from the modules' results.

use super::lines::{lines, Line, LineCell};
use super::positions::Finding;
use super::tables::{headings, show_value, table};
use super::Picture;
use crate::texts::PageTexts;
use grundy::contest::xor_basis::XorBasis;
use grundy::long_tables::LongTable;
use grundy::nim::nim_sum;
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use grundy::rule::Rule;
use grundy::treblecross::{Strip, Treblecross};
use itertools::Itertools;
use maud::Markup;
use support::language::Language;

pub fn of_module(path: &str, language: Language) -> Option<Picture> {
    let path = match path {
        "certificate" => "period",
        "contest" => "contest::xor_basis",
        path => path,
    };
    let svg = match path {
        "period::ruler" => marks_of_a_ruler(),
        "contest::xor_basis" => Some(basis(language)),
        "treblecross" => safe_cells(),
        "period" => rows_of_kayles(),
        "long_tables" => repeating_rows(),
        _ => None,
    }?;
    let caption = PageTexts::new("pictures", language)[path].to_string();
    Some(Picture { svg, caption })
}

/// Draws the values of 0x0.2048 that follow the pattern of the marks on a ruler.
fn marks_of_a_ruler() -> Option<Markup> {
    let game: OctalGame = "0x0.2048".parse().ok()?;
    let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).ok()?;
    let marks = 1..=20_u64;
    let cells = marks.clone().map(|mark| {
        let class = if mark.is_power_of_two() { "mark" } else { "n" };
        LineCell::new(ruler.value(13 * mark + 15), class)
    });
    Some(lines(&[Line::new("", marks.map(LineCell::bare)), Line::new("", cells)]))
}

fn safe_cells() -> Option<Markup> {
    const LONGEST: usize = 12;
    let game = Treblecross::up_to(LONGEST);
    let row = |crosses: &[usize]| -> Option<Line> {
        let cells = (0..LONGEST).map(|cell| crosses.contains(&cell)).collect();
        let runs = Strip::new(cells).ok()?.safe_runs();
        let is_safe = |cell: usize| runs.iter().any(|run| run.contains(&cell));
        let cells = (0..LONGEST).map(|cell| match crosses.contains(&cell) {
            true => LineCell::new("X", "mark"),
            false => LineCell::new("", if is_safe(cell) { "n" } else { "plain" }),
        });
        let values: Vec<u64> = runs.iter().map(|run| game.value(run.len())).collect();
        let sum = if values.is_empty() { "0".to_string() } else { values.iter().join(" ⊕ ") };
        Some(Line::new("", cells).with_note(format!("{sum} = {}", nim_sum(values))))
    };
    let rows: Option<Vec<_>> = [&[][..], &[5], &[5, 0], &[5, 0, 9]].into_iter().map(row).collect();
    Some(lines(&rows?))
}

fn rows_of_kayles() -> Option<Markup> {
    let kayles: Rule = "kayles".parse().ok()?;
    let values = kayles.values(8 * 12);
    // The last rows have no exceptions to the period.
    let usual = &values[7 * 12..];
    Some(rows_of_heaps(8, 12, |heap| {
        let value = values[heap];
        Some((if value == usual[heap % 12] { "n" } else { "mark" }, value.to_string()))
    }))
}

fn repeating_rows() -> Option<Markup> {
    let values = LongTable::new(&"{1, 3, 4}".parse().ok()?, 1000).ok()?;
    Some(rows_of_heaps(4, 7, |heap| Some(show_value(values.value(heap as u64)?))))
}

/// Returns a table of heaps; each row is as long as the period.
fn rows_of_heaps(rows: usize, period: usize, of: impl Fn(usize) -> Option<Finding>) -> Markup {
    let heads: Vec<String> = (0..rows).map(|row| format!("{}+", period * row)).collect();
    table(&headings(0, period), &heads, "n", |(x, y)| of(period * y + x))
}

fn basis(language: Language) -> Markup {
    const NUMBERS: [u64; 4] = [13, 11, 6, 5];
    let mut basis = XorBasis::new();
    for number in NUMBERS {
        basis.insert(number);
    }
    let row = |name: &str, number: u64, class: &'static str| {
        let bits = (0..4).rev().map(|bit| number >> bit & 1);
        let cells = bits.map(|bit| LineCell::new(bit, if bit == 1 { class } else { "plain" }));
        Line::new(name, cells).with_note(format!("= {number}"))
    };
    let name = language.select("basis", "线性基");
    let mut rows = Vec::from(NUMBERS.map(|number| row("", number, "n")));
    rows.push(row("⊕", nim_sum(NUMBERS), "mark"));
    rows.extend(basis.numbers().map(|number| row(name, number, "p")));
    lines(&rows)
}
