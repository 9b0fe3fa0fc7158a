//! The glossary.

use crate::page::{Location, Page};
use crate::sources::Sources;
use maud::html;
use support::language::Language;

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "glossary.html");
    let content = html! {
        h1 { (location.texts()["title"]) }
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
    Page::new(location, content)
}
