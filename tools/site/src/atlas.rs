//! The atlas of octal games: what is known of each code of up to three digits.

use crate::markdown;
use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::{fill, PageTexts};
use crate::values::fragment;
use anyhow::{Context, Result};
use atlas::classes::{Class, COMMON, LONG};
use atlas::survey::{Certificate, Sparse, Survey, DENSE};
use maud::{html, Markup, PreEscaped};
use std::fmt::Display;
use support::language::Language;

pub const PATH: &str = "atlas.html";

/// Returns the page: a text in Markdown with the two tables in their places.
///
/// # Errors
/// If the file of the atlas is damaged.
pub(crate) fn page(sources: &Sources, language: Language) -> Result<Page> {
    let location = Location::new(language, PATH);
    let classes = atlas::table::atlas()?;
    let (proved, open): (Vec<&Class>, Vec<&Class>) =
        classes.iter().partition(|class| class.survey.certificate.is_some());
    let count = |classes: &[&Class]| classes.iter().map(|class| class.codes.len()).sum::<usize>();
    let text =
        language.select(include_str!("../page/atlas.en.md"), include_str!("../page/atlas.zh.md"));
    let rows = atlas::MISERE.lines().skip(1);
    let quotients: String = rows.map(|row| format!("| {} |\n", row.replace('\t', " | "))).collect();
    let facts: [(&str, &dyn Display); 7] = [
        ("codes", &(count(&proved) + count(&open))),
        ("solved", &count(&proved)),
        ("rows", &classes.len()),
        ("long", &LONG),
        ("dense", &DENSE),
        ("common", &COMMON),
        ("quotients", &quotients),
    ];
    let text = fill(text, &facts);
    let (before, rest) = text.split_once("{proved}").context("the place of the first table")?;
    let (between, after) = rest.split_once("{open}").context("the place of the second table")?;
    let part = |text: &str| markdown::text(text, &sources.library, "", &location);
    let content = html! {
        h1 { (location.texts()["title"]) }
        (part(before))
        (table(&proved, &[("Preperiod", "前周期"), ("Period", "周期"), ("Compared", "比较至")], &location))
        (part(between))
        (table(&open, &[("Heaps", "堆数")], &location))
        (part(after))
        script { (PreEscaped(include_str!("../page/atlas.js"))) }
    };
    Ok(Page::new(location, content))
}

/// Returns a table of classes with what their surveys say: how far the values are known, below
/// `heads`, the largest value and the sparse space.
fn table(classes: &[&Class], heads: &[(&str, &str)], from: &Location) -> Markup {
    let language = from.language;
    let reach = |survey: &Survey| match survey.certificate {
        Some(Certificate { period, last_compared }) => {
            vec![period.preperiod, period.period, last_compared]
        }
        None => vec![survey.heaps as u64],
    };
    let last = [("Largest value", "最大值"), ("Sparse space", "稀疏空间")];
    html! {
        div.scroll { table {
            thead { tr {
                @for (english, chinese) in [("Codes", "编码")].iter().chain(heads).chain(&last) {
                    th { (language.select(english, chinese)) }
                }
            } }
            tbody {
                @for Class { codes: all, survey, .. } in classes {
                    tr {
                        td.codes { @for code in all.iter().map(ToString::to_string) {
                            a href=(from.to(&format!("live.html#{}", fragment(&code)))) { (code) } " "
                        } }
                        @for number in reach(survey) { td { (number) } }
                        td { (largest(survey, from.texts())) }
                        td { (sparse(survey, from.texts())) }
                    }
                }
            }
        } }
    }
}

fn largest(survey: &Survey, texts: PageTexts) -> String {
    texts.fill("largest", &[("value", &survey.largest), ("heap", &survey.largest_at)])
}

fn sparse(survey: &Survey, texts: PageTexts) -> String {
    match survey.sparse {
        Some(sparse @ Sparse { rare, last_rare, .. }) => {
            let mask = sparse.mask_text();
            texts.fill("sparse", &[("mask", &mask), ("rare", &rare), ("last", &last_rare)])
        }
        None if survey.heaps <= 4096 => "–".to_string(),
        None => texts["not sparse"].to_string(),
    }
}
