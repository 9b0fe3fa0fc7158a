//! The atlas of octal games: what is known about each code of up to three digits.

use crate::markdown;
use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::{fill, PageTexts};
use crate::values::fragment;
use anyhow::Result;
use atlas::classes::{Class, COMMON, LONG};
use atlas::survey::{Certificate, Sparse, Survey, DENSE};
use maud::{html, Markup, PreEscaped};
use std::fmt::Display;
use support::language::Language;

/// For each page of results: the path of the module applied to every code, and the page's path.
pub const PATHS: [(&str, &str); 2] =
    [("octal", "atlas.html"), ("misere::quotient", "quotients.html")];

/// Returns the pages: Markdown texts with the tables inserted.
///
/// # Errors
/// If the atlas file is damaged.
pub(crate) fn pages(sources: &Sources, language: Language) -> Result<[Page; 2]> {
    let [atlas, census] = PATHS.map(|(_, path)| Location::new(language, path));
    let classes = atlas::table::atlas()?;
    let (proved, open): (Vec<&Class>, Vec<&Class>) =
        classes.iter().partition(|class| class.survey.certificate.is_some());
    let count = |classes: &[&Class]| classes.iter().map(|class| class.codes.len()).sum::<usize>();
    let rows = atlas::MISERE.lines().skip(1).map(|row| row.split('\t').collect::<Vec<&str>>());
    let quotients: String = rows.clone().map(|row| format!("| {} |\n", row.join(" | "))).collect();
    // The places of the columns in which a code that is counted has nothing.
    let without = |columns: &[usize]| -> usize {
        let is_counted = |row: &Vec<&str>| columns.iter().all(|&column| row[column].is_empty());
        rows.clone().filter(is_counted).map(|row| row[0].split(' ').count()).sum()
    };
    let reach = [("Preperiod", "前周期"), ("Period", "周期"), ("Compared", "比较至")];
    let facts: [(&str, &dyn Display); 11] = [
        ("codes", &(count(&proved) + count(&open))),
        ("solved", &count(&proved)),
        ("rows", &classes.len()),
        ("long", &LONG),
        ("dense", &DENSE),
        ("common", &COMMON),
        ("quotients", &quotients),
        ("infinite", &(without(&[]) - without(&[2]))),
        ("unknown", &without(&[2, 4])),
        ("proved", &table(&proved, &reach, &atlas).0),
        ("open", &table(&open, &[("Heaps", "堆数")], &atlas).0),
    ];
    let page = |location: Location, texts: [&str; 2], code: &str| {
        let text = fill(language.select(texts[0], texts[1]), &facts);
        let content = html! {
            h1 { (location.texts()["title"]) }
            (markdown::text(&text, &sources.library, "", &location))
            @if !code.is_empty() { script { (PreEscaped(code)) } }
        };
        Page::new(location, content)
    };
    let texts = [include_str!("../page/atlas.en.md"), include_str!("../page/atlas.zh.md")];
    let of_census =
        [include_str!("../page/quotients.en.md"), include_str!("../page/quotients.zh.md")];
    Ok([page(atlas, texts, include_str!("../page/atlas.js")), page(census, of_census, "")])
}

/// Returns a table of classes, with columns for the codes, `heads`, the largest value and the
/// sparse space.
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
        table {
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
        }
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
