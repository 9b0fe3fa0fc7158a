//! The page of the field's words.

use crate::language::Language;
use crate::page::{Address, Page};
use crate::Sources;
use maud::html;

/// The table of words.
pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let title = language.of("Words", "词汇");
    let content = html! {
        h1 { (title) }
        div.scroll { table {
            thead { tr {
                th { (language.of("word", "英文")) }
                th { "中文" }
                th { (language.of("meaning", "含义（英文）")) }
            } }
            tbody {
                @for word in &sources.glossary.words {
                    tr {
                        td lang="en" { (word.english) }
                        td lang="zh-CN" { (word.chinese) }
                        td lang="en" { (word.meaning) }
                    }
                }
            }
        } }
    };
    Page { address: Address::new(language, "words.html"), title: title.to_string(), content }
}
