//! Strips on pages that do not move: values, certificate and formula of a rule.

use crate::page::Address;
use grundy::rule::Rule;
use live::certificate::{closed_form, in_chinese};
use live::strip::{svg, Lost};
use maud::{html, Markup, PreEscaped};

/// Enough for Kayles to show that it is not periodic at once, and little enough to read.
const SHOWN: usize = 96;

/// Every period here is proved by fewer heaps than these.
const SEARCHED: usize = 1000;

/// All that is known of a rule's heaps, and the way to try it.
pub fn of_rule(text: &str, from: &Address) -> Markup {
    let Ok(rule) = text.parse::<Rule>() else { return html! {} };
    let language = from.language;
    let values = rule.values(SHOWN);
    let period = rule.period(SEARCHED).ok();
    let lost: Vec<Lost> = values.iter().map(|&value| Lost::by_value(value)).collect();
    html! {
        figure {
            div.scroll { (PreEscaped(svg(&values, &lost, period.as_ref()))) }
            figcaption {
                strong { (rule.title()) } (language.of(". ", "。"))
                (language.of(
                    "Grundy values of heaps 0, 1, 2, …; green: P-positions",
                    "石子数 0, 1, 2, … 的 SG 值；绿色为必败态",
                ))
                @if period.is_some() { (language.of("; framed: the first period", "；框内为第一个周期")) }
                (language.of(". ", "。"))
                a href=(from.to(&format!("live.html#{}", fragment(text)))) {
                    (language.of("Change it", "动手改一改"))
                }
            }
        }
        @match period {
            Some(period) => {
                p { (language.of("Proved: ", "已证明："))
                    (language.of(period.to_string(), in_chinese(&period)))
                    (language.of(".", "。")) }
                p { (language.of("Closed form: ", "通项公式：")) code { (closed_form(&period)) } }
            }
            None => p { (language.of(
                format!("No period is proved by heaps below {SEARCHED}."),
                format!("前 {SEARCHED} 堆不足以证明任何周期。"),
            )) }
        }
    }
}

/// A text as the part of an address after `#`.
pub fn fragment(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => (byte as char).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
