//! The sections that show step by step how values follow from each other.
//!
//! They share one script. The live page loads it with the program; a page of the theory loads
//! both when the reader asks for the steps, so that the page itself stays small.

use crate::page::Address;
use crate::script;
use games::steps::columns;
use games::walk::modules;
use maud::{html, Markup};
use support::language::{Language, Text};

/// The script of all sections.
pub(crate) const CODE: &str = include_str!("../page/steps.js");

/// The file of the script, below the site's folder.
pub(crate) const SCRIPT: &str = "steps.js";

/// A section, and what its script is told of it.
struct Section<'a> {
    /// What is shown: the `heaps` of the live page in all their positions, the heaps of a `rule`,
    /// the game of a `module`, or binary `columns`.
    source: &'static str,
    module: Option<&'a str>,
    title: &'static str,
    caption: Option<Text>,
    /// The label of the field that the section has on a page of the theory, and what it holds.
    input: Option<(&'static str, &'a str)>,
    /// The files to be loaded when a button asks for them.
    load: Option<&'a str>,
}

/// Returns the section of the live page with the heaps of its rule.
pub(crate) fn of_live_rule(language: Language) -> Markup {
    rule_section(None, None, language).markup(language)
}

/// Returns the section of the live page with all positions of its heaps.
pub(crate) fn of_live_heaps(language: Language) -> Markup {
    let caption = Text::new(
        "Each box is a position: the heaps that are left, and their Grundy value. Moves lead \
         to the right. Green boxes are P-positions, and green lines the winning moves. Click a box to see \
         its moves, or play the steps from the ends to the start.",
        "每个方框是一个局面：剩下的石子堆和它的 SG 值。走法向右。绿框为必败态，绿线为必胜的走法。\
         点一个方框看它的走法，也可以从终局一步步播放到开局。",
    );
    let title = language.select("All positions that can follow", "全部后继局面");
    let caption = Some(caption);
    Section { source: "heaps", module: None, title, caption, input: None, load: None }
        .markup(language)
}

/// Returns the sections of a page of the theory: the heaps of its rule, if it has one, the binary
/// columns of its game, and all positions of a small one.
pub(crate) fn of_module(module: &str, rule: Option<&str>, from: &Address) -> Markup {
    let language = from.language;
    let files = format!("{} {}", from.to_shared(script::PROGRAM), from.to_shared(SCRIPT));
    let load = Some(files.as_str());
    let columns = columns::of_module(module);
    html! {
        @if rule.is_some() { (rule_section(rule, load, language).markup(language)) }
        @if let Some(example) = &columns {
            (Section {
                source: "columns",
                module: Some(module),
                title: language.select(
                    "Step by step: the binary columns",
                    "逐步演示：二进制的各列",
                ),
                caption: None,
                input: Some((language.select("Numbers ", "各数 "), example.start)),
                load,
            }.markup(language))
        }
        @if let Some(caption) = modules::caption(module) {
            (Section {
                source: "module",
                module: Some(module),
                title: language.select("Step by step: a small game", "逐步演示：一个小游戏"),
                // The picture of the page has the caption of the first game.
                caption: columns.is_some().then_some(caption),
                input: None,
                load,
            }.markup(language))
        }
    }
}

fn rule_section<'a>(
    rule: Option<&'a str>,
    load: Option<&'a str>,
    language: Language,
) -> Section<'a> {
    let caption = Text::new(
        "Each option of a heap lights up, its value enters the set, and the mex of the set, the \
         least number that is missing, is the next value of the table.",
        "石子堆的每种走法依次亮起，其 SG 值放入集合；集合的 mex（最小的缺数）就是表里的下一个值。",
    );
    Section {
        source: "rule",
        module: None,
        title: language.select("Step by step", "逐步演示"),
        caption: Some(caption),
        input: rule.map(|rule| (language.select("Rule ", "规则 "), rule)),
        load,
    }
}

impl Section<'_> {
    fn markup(&self, language: Language) -> Markup {
        // Heaps with too many positions are no mistake.
        let refusal = if self.source == "heaps" { "note" } else { "error" };
        html! {
            section.steps data-source=(self.source) data-module=[self.module] aria-live="off" {
                h2 { (self.title) }
                @if let Some(caption) = &self.caption { p.note { (caption.select(language)) } }
                @if let Some(files) = self.load {
                    p { button type="button" data-load=(files) hidden {
                        (language.select("▶ Show the steps", "▶ 演示"))
                    } }
                }
                div data-step="body" hidden[self.load.is_some()] {
                    @if let Some((label, value)) = self.input {
                        p { label { (label)
                            input data-step="input" type="text" value=(value) spellcheck="false"
                                autocomplete="off" autocapitalize="off"; } }
                    }
                    p class=(refusal) data-step="refusal" role="status" {}
                    div data-step="view" { (view(self.source, language)) }
                }
            }
        }
    }
}

/// Returns the buttons of a section, and the places for what its script draws.
fn view(source: &str, language: Language) -> Markup {
    let text = |english: &'static str, chinese: &'static str| language.select(english, chinese);
    html! {
        p.buttons {
            button data-step="start" type="button" aria-label=(text("back to the start", "回到开头")) {
                "|◀"
            }
            button data-step="back" type="button" aria-label=(text("one step back", "后退一步")) { "◀" }
            button data-step="play" type="button" aria-pressed="false"
                data-play=(text("▶ Play", "▶ 播放")) data-pause=(text("❚❚ Pause", "❚❚ 暂停")) {
                (text("▶ Play", "▶ 播放"))
            }
            button data-step="forward" type="button" { (text("Step", "下一步")) }
            @if source == "rule" {
                button data-step="heap" type="button" { (text("Next heap", "下一堆")) }
                button data-step="period" type="button" { (text("The period", "周期")) }
                label { (text("Heap ", "石子数 "))
                    input data-step="number" type="number" min="0" value="0"; }
            } @else if source == "columns" {
                label { (text("Step ", "步骤 ")) select data-step="position" {} }
            } @else {
                button data-step="heap" type="button" { (text("Next position", "下一局面")) }
                button data-step="all" type="button" { (text("All values", "全部值")) }
                label { (text("Position ", "局面 ")) select data-step="position" {} }
            }
        }
        div.scroll data-step="picture" {}
        p data-step="line" role="status" {}
        ul.step-options data-step="options" {}
        div.cells data-step="set" {}
        ol data-step="proof" {}
        @if source == "heaps" {
            details {
                summary { (text("The positions as a list", "局面列表")) }
                ul data-step="list" {}
            }
        }
    }
}
