//! The glossary.

use crate::page::{Address, Page};
use crate::sources::Sources;
use maud::html;
use support::language::Language;

/// Returns the page with the table of terms.
pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let title = language.select("Glossary", "术语表");
    let content = html! {
        h1 { (title) }
        div.scroll { table {
            thead { tr {
                th { (language.select("term", "英文")) }
                th lang="zh-CN" { "中文" }
                th { (language.select("meaning", "含义")) }
            } }
            tbody {
                @for entry in &sources.glossary.entries {
                    tr {
                        td lang="en" { (entry.english) }
                        td lang="zh-CN" { (entry.chinese) }
                        td { (language.select(&entry.meaning, &entry.meaning_in_chinese)) }
                    }
                }
            }
        } }
    };
    let description = language.select(
        "The terms of combinatorial game theory in English and in Chinese, with their meanings.",
        "组合博弈论术语的中英对照与含义。",
    );
    let address = Address::new(language, "glossary.html");
    Page { address, title: title.to_string(), description: description.to_string(), content }
}
