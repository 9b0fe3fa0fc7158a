//! A rule's values on a static page: the strip, the certificate of the period, and the closed form.

use crate::page::Location;
use crate::texts::PageTexts;
use games::answer::page::single_heap_outcomes;
use games::certificate::law;
use games::spoken::title_in;
use games::strip::svg;
use grundy::game::Ending;
use grundy::rule::Rule;
use maud::{html, Markup, PreEscaped};
use support::language::within;

/// The number of heaps in a strip: enough to show the preperiod of Kayles, and few enough to read.
const SHOWN: usize = 96;

/// The number of heaps whose values are searched for a period; it suffices for every rule here.
const SEARCHED: usize = 1000;

/// Returns the values of a rule with links to the live page, including a link to the steps unless
/// the page itself has the steps. The ending rule decides which heaps are P-positions.
pub fn section(text: &str, ending: Ending, has_steps: bool, from: &Location) -> Markup {
    let Ok(rule) = text.parse::<Rule>() else { return html! {} };
    let language = from.language;
    let texts = PageTexts::new("values", language);
    let values = rule.values(SHOWN);
    let period = rule.period(SEARCHED).ok();
    let is_misere = ending == Ending::Misere;
    let outcomes = single_heap_outcomes(&rule, &values, is_misere);
    let (game, heaps) = (fragment(text), "3%205%207");
    let ending = if is_misere { "misere" } else { "" };
    let question = if is_misere { format!("{game};{heaps};{ending}") } else { game.clone() };
    html! {
        figure {
            div.scroll { (PreEscaped(svg(&values, &outcomes, period.as_ref()))) }
            figcaption {
                strong { (title_in(language, &rule)) } (language.select(". ", "。"))
                (texts["legend"])
                @if is_misere { (texts["misere"]) }
                @if period.is_some() { (texts["framed"]) }
                (language.select(". ", "。"))
                a href=(from.to(&format!("live.html#{question}"))) {
                    (language.select("Try your own", "动手改一改"))
                }
                @if !has_steps {
                    " · "
                    a href=(from.to(&format!("live.html#{game};{heaps};{ending};0.0"))) {
                        (language.select("Step by step", "逐步演示"))
                    }
                }
                " · "
                (play_link(&question, from))
            }
        }
        @match period {
            Some(period) => {
                p { (language.select("Proved: ", "已证明："))
                    (within(language, || law(&period)))
                    (language.select(".", "。")) }
                p { (language.select("Closed form: ", "通项公式：")) code { (period.formula()) } }
            }
            None => p { (texts.fill("unproved", &[("count", &SEARCHED)])) }
        }
    }
}

/// Returns a link to the page for playing; the question becomes the part of the address after `#`.
pub fn play_link(question: &str, from: &Location) -> Markup {
    html! {
        a href=(from.to(&format!("play.html#{question}"))) {
            (from.language.select("Play it", "来下一盘"))
        }
    }
}

/// Returns a text, escaped for use in an address after `#`.
pub fn fragment(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => (byte as char).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
