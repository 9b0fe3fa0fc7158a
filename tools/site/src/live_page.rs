//! The live page, which answers questions about a rule that the reader types.

use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::{script, steps};
use games::opening::{EXAMPLES, HEAPS, RULE};
use maud::{html, PreEscaped};
use support::language::Language;

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "live.html");
    if sources.wasm.is_none() {
        return script::missing(location);
    }
    let texts = location.texts();
    let examples = html! {
        p.examples { (texts["examples"])
            @for rule in EXAMPLES.lines() { button type="button" data-rule=(rule) { (rule) } " " }
        }
    };
    let parts = [
        ("RULE", html! { (RULE) }),
        ("HEAPS", html! { (HEAPS) }),
        ("EXAMPLES", examples),
        ("STEPS OF RULE", steps::of_live_page("rule", language)),
        ("STEPS OF HEAPS", steps::of_live_page("heaps", language)),
    ];
    let content = html! {
        h1 { (texts["title"]) }
        (texts.fill_html(include_str!("../page/live.html"), &parts))
        script src=(location.to_shared(script::PROGRAM)) {}
        script { (PreEscaped(include_str!("../page/live.js"))) }
        script src=(location.to_shared(steps::SCRIPT)) {}
    };
    Page::new(location, content)
}
