//! The section of the live page that shows the steps to each value.

use maud::{html, Markup};
use wording::language::Language;

/// Returns the section.
pub(crate) fn section(language: Language) -> Markup {
    let text = |english, chinese| language.select(english, chinese);
    html! {
        section #steps aria-live="off" {
            h2 { (text("Step by step", "逐步演示")) }
            p.note { (text(
                "Each option of a heap lights up, its value enters the set, and the mex of the \
                 set, the least number that is missing, is the next value of the table.",
                "石子堆的每种走法依次亮起，其 SG 值放入集合；集合的 mex（最小的缺数）就是表里的下一个值。",
            )) }
            p.buttons {
                button #step-start type="button"
                    aria-label=(text("back to heap 0", "回到 0 颗")) { "|◀" }
                button #step-back type="button"
                    aria-label=(text("one step back", "后退一步")) { "◀" }
                button #step-play type="button" aria-pressed="false" {
                    (text("▶ Play", "▶ 播放"))
                }
                button #step-forward type="button" { (text("Step", "下一步")) }
                button #step-heap type="button" { (text("Next heap", "下一堆")) }
                button #step-period type="button" { (text("The period", "周期")) }
                label { (text("Heap ", "石子数 "))
                    input #step-number type="number" min="0" value="0"; }
            }
            div #grown.cells {}
            p #step-line role="status" {}
            ul #step-options {}
            div #step-mex.cells {}
            ol #step-proof {}
        }
    }
}

/// Returns the texts and the code of the section's script.
pub(crate) fn script(language: Language) -> String {
    let texts =
        language.select(include_str!("../page/steps.en.js"), include_str!("../page/steps.zh.js"));
    format!("const STEP_TEXTS = {};\n{}", texts.trim(), include_str!("../page/steps.js"))
}
