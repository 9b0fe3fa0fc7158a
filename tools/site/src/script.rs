//! The script of a page that asks the program: the program itself, its data, and the code that
//! connects it with the page.

use crate::page::{Address, Page};
use crate::{wasm, Sources};
use base64::prelude::{Engine, BASE64_STANDARD};
use maud::{html, Markup, PreEscaped};
use std::collections::BTreeMap;

/// Returns the script of a page from its texts, an object in JavaScript, and its own code.
pub(crate) fn element(wasm: &[u8], sources: &Sources, texts: &str, code: &str) -> Markup {
    let problems = sources.project.problems.iter();
    let with_rule = problems.filter(|problem| problem.header.rule.is_some());
    let titles: BTreeMap<&str, String> = with_rule
        .map(|problem| {
            let header = &problem.header;
            (problem.name.as_str(), format!("{} {}", header.name, header.title))
        })
        .collect();
    // A string that contains `</script>` would end the script.
    let json = |data: serde_json::Value| data.to_string().replace('<', "\\u003c");
    PreEscaped(format!(
        "<script>\nconst WASM = \"{}\";\nconst PROBLEMS = {};\nconst TITLES = {};\n\
         const TEXTS = {};\n{}{code}</script>",
        BASE64_STANDARD.encode(wasm),
        json(sources.rules.to_string().into()),
        json(serde_json::json!(titles)),
        texts.trim(),
        include_str!("../page/program.js"),
    ))
}

/// Returns a page that says how to add the program.
pub(crate) fn missing(address: Address, title: &str, description: String) -> Page {
    let language = address.language;
    let content = html! {
        h1 { (title) }
        p { (language.select(
            "This site was built without the program of this page.",
            "制作本站时没有编译此页的程序。",
        )) }
        pre.code { code { (wasm::HOW_TO) } }
    };
    Page { address, title: title.to_string(), description, content }
}
