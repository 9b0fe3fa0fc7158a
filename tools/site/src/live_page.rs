//! The live page, which answers questions about a rule that the reader types.

use crate::page::{Address, Page};
use crate::sources::Sources;
use crate::{script, steps};
use games::opening::{EXAMPLES, HEAPS, RULE};
use maud::{html, PreEscaped};
use support::language::Language;

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "live.html");
    if sources.wasm.is_none() {
        return script::missing(address);
    }
    let texts = address.texts();
    let content = html! {
        h1 { (texts["title"]) }
        form #question {
            label { (language.select("Rule", "规则"))
                input #rule type="text" value=(RULE) spellcheck="false" autocomplete="off"
                    autocapitalize="off"; }
            label { (language.select("Heaps", "石子堆"))
                input #heaps type="text" value=(HEAPS) spellcheck="false" autocomplete="off"; }
            label.switch { input #misere type="checkbox";
                (texts["misere"]) }
        }
        p.examples { (language.select("For example ", "例如 "))
            @for rule in EXAMPLES { button type="button" data-rule=(rule) { (rule) } " " }
        }
        p #error role="alert" {}
        div #answer aria-live="polite" {
            h2 #title {}
            p #note {}
            p #always-misere { (texts["always misere"]) }
            div #strip.scroll {}
            p.key {
                span.swatch.p {} (language.select(" P-position ", " 必败态 "))
                span.swatch.period {} (language.select(" the first period ", " 第一个周期 "))
                span #unknown {
                    span.swatch.u {} (language.select(" not decided here", " 此处未判定"))
                }
            }
            p #law {}
            p #form {}
            (steps::of_live_page("rule", language))
            h2 { (language.select("The heaps", "这些石子堆")) }
            p #by {}
            p #verdict {}
            ul #moves {}
            p #closing {}
            p #plays {}
            p #values { (texts["binary"]) }
            pre #balance.code {}
            (steps::of_live_page("heaps", language))
            h2 { (language.select("Problems with this rule", "使用这条规则的题目")) }
            ul #problems.problems {}
            p #no-problem { (language.select("None in the collection.", "题库中没有。")) }
            p #from-input { (texts["from input"]) }
            ul #read.problems {}
        }
        noscript { p { (language.select("This page needs JavaScript.", "此页需要 JavaScript。")) } }
        script src=(address.to_shared(script::PROGRAM)) {}
        script { (PreEscaped(include_str!("../page/live.js"))) }
        script src=(address.to_shared(steps::SCRIPT)) {}
    };
    Page::new(address, content)
}
