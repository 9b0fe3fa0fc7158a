//! The program as a script that the pages which ask it share, and what connects each with it.

use crate::page::{Address, Page};
use crate::sources::Sources;
use crate::title::Title;
use crate::wasm;
use base64::prelude::{Engine, BASE64_STANDARD};
use maud::{html, Markup, PreEscaped};
use serde_json::Value;
use std::collections::BTreeMap;
use support::language::Language;

/// The file of the program, below the site's folder.
pub(crate) const PROGRAM: &str = "program.js";

/// Returns the file of the program: the program itself, its data, the function that asks it, and
/// those that all its pages use to draw and to read their addresses.
pub(crate) fn program(wasm: &[u8], sources: &Sources) -> String {
    let problems = sources.project.problems.iter();
    let with_rule = problems.filter(|problem| problem.header.rule.is_some());
    let titles: BTreeMap<&str, [String; 2]> = with_rule
        .map(|problem| {
            let header = &problem.header;
            let title = Title::parse(&header.title);
            let titles =
                Language::ALL.map(|language| format!("{} {}", header.name, title.text(language)));
            (problem.name.as_str(), titles)
        })
        .collect();
    format!(
        "\"use strict\";\nconst WASM = \"{}\";\nconst PROBLEMS = {};\nconst TITLES = {};\n{}{}{}",
        BASE64_STANDARD.encode(wasm),
        Value::from(sources.rules.to_string()),
        serde_json::json!(titles),
        include_str!("../page/program.js"),
        include_str!("../page/elements.js"),
        include_str!("../page/link.js"),
    )
}

/// Returns the scripts of a page from its texts and its own code.
pub(crate) fn element(address: &Address, texts: &Value, code: &str) -> Markup {
    html! {
        script src=(address.to_shared(PROGRAM)) {}
        (PreEscaped(format!("<script>\nconst TEXTS = {texts};\n{code}</script>")))
    }
}

/// Returns a page that says how to add the program.
pub(crate) fn missing(address: Address, title: &str, description: String) -> Page {
    let language = address.language;
    let content = html! {
        h1 { (title) }
        p { (language.select(
            "This site was built without the program of this page. Run this command and build the \
             site again:",
            "生成本站时没有编译此页的程序。请运行下面的命令，再重新生成：",
        )) }
        pre.code { code { (wasm::COMMAND) } }
    };
    Page { address, title: title.to_string(), description, content }
}
