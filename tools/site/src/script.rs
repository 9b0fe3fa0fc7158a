//! The program as a script shared by all pages that ask the program questions, and the code that
//! connects each page to the program.

use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::title::Title;
use crate::wasm;
use base64::prelude::{Engine, BASE64_STANDARD};
use maud::{html, Markup, PreEscaped};
use serde_json::{json, Value};
use std::collections::BTreeMap;
use support::language::Language;

pub(crate) const PROGRAM: &str = "program.js";

const ELEMENTS: &str = include_str!("../page/elements.js");

/// Returns a script, preceded by the code that several pages share.
pub(crate) fn with_elements(code: &str) -> String {
    format!("\"use strict\";\n{ELEMENTS}{code}")
}

/// Returns the program's script file: the program itself, its data, and the functions with which
/// pages ask the program questions, draw, and read addresses.
pub(crate) fn program(wasm: &[u8], sources: &Sources) -> String {
    let headers = sources.project.problems.iter().map(|problem| (&problem.name, &problem.header));
    let with_rule = headers.filter(|(_, header)| header.rule.is_some());
    let titles: BTreeMap<&String, [String; 2]> = with_rule
        .map(|(name, header)| {
            let title = Title::parse(&header.title);
            let text = |language| format!("{} {}", header.name, title.text(language));
            (name, Language::ALL.map(text))
        })
        .collect();
    with_elements(&format!(
        "const WASM = \"{}\";\nconst PROBLEMS = {};\nconst TITLES = {};\n{}{}",
        BASE64_STANDARD.encode(wasm),
        Value::from(sources.rules.to_string()),
        json!(titles),
        include_str!("../page/program.js"),
        include_str!("../page/link.js"),
    ))
}

/// Returns the scripts of a page, made from its texts and its own code.
pub(crate) fn element(location: &Location, texts: PageTexts, code: &str) -> Markup {
    let texts = texts.to_json();
    html! {
        script src=(location.to_shared(PROGRAM)) {}
        (PreEscaped(format!("<script>\nconst TEXTS = {texts};\n{code}</script>")))
    }
}

/// Returns the note that a page shows if the program is missing.
pub(crate) fn note(language: Language) -> Markup {
    html! {
        p { (PageTexts::new("missing", language)["program"]) }
        pre.code { code { (wasm::COMMAND) } }
    }
}

pub(crate) fn missing(location: Location) -> Page {
    let content = html! { h1 { (location.texts()["title"]) } (note(location.language)) };
    Page::new(location, content)
}
