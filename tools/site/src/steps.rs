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

/// What a section shows.
#[derive(Clone, Copy)]
enum Source<'a> {
    /// The heaps of a rule: of the live page's, or of one that the page gives.
    Rule(Option<&'a str>),
    /// The game of a module.
    Module(&'a str),
    /// The binary columns of numbers that the page gives, for a module.
    Columns { module: &'a str, numbers: &'a str },
    /// All positions of the heaps that the live page asks for.
    Heaps,
}

/// Returns the section of the live page with the heaps of its rule.
pub(crate) fn of_live_rule(language: Language) -> Markup {
    section(Source::Rule(None), &by_options(), language)
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
    section(Source::Heaps, &caption, language)
}

/// Returns the sections of a page of the theory: the heaps of its rule, if it has one, the binary
/// columns of its game, and all positions of a small one.
pub(crate) fn of_module(module: &str, rule: Option<&str>, from: &Address) -> Markup {
    let load = format!("{} {}", from.to_shared(script::PROGRAM), from.to_shared(SCRIPT));
    let with_button =
        |source, caption: Option<&Text>| loaded(source, caption, from.language, Some(&load));
    // The picture of the page has the caption of the first game.
    let columns = columns::of_module(module);
    html! {
        @if let Some(rule) = rule { (with_button(Source::Rule(Some(rule)), Some(&by_options()))) }
        @if let Some(example) = &columns {
            @let source = Source::Columns { module, numbers: example.start };
            (with_button(source, None))
        }
        @if let Some(caption) = modules::caption(module) {
            (with_button(Source::Module(module), columns.is_some().then_some(&caption)))
        }
    }
}

/// Returns what the steps of a rule show.
fn by_options() -> Text {
    Text::new(
        "Each option of a heap lights up, its value enters the set, and the mex of the set, the \
         least number that is missing, is the next value of the table.",
        "石子堆的每种走法依次亮起，其 SG 值放入集合；集合的 mex（最小的缺数）就是表里的下一个值。",
    )
}

fn section(source: Source, caption: &Text, language: Language) -> Markup {
    loaded(source, Some(caption), language, None)
}

/// Returns a section, which waits for a button if files have to be loaded for it.
fn loaded(
    source: Source,
    caption: Option<&Text>,
    language: Language,
    load: Option<&str>,
) -> Markup {
    let text = |english: &'static str, chinese: &'static str| language.select(english, chinese);
    let (name, module) = match source {
        Source::Rule(_) => ("rule", None),
        Source::Module(module) => ("module", Some(module)),
        Source::Columns { module, .. } => ("columns", Some(module)),
        Source::Heaps => ("heaps", None),
    };
    let input = match source {
        Source::Rule(Some(rule)) => Some((text("Rule ", "规则 "), rule)),
        Source::Columns { numbers, .. } => Some((text("Numbers ", "各数 "), numbers)),
        _ => None,
    };
    let title = match source {
        Source::Heaps => text("All positions that can follow", "全部后继局面"),
        Source::Columns { .. } => {
            text("Step by step: the binary columns", "逐步演示：二进制的各列")
        }
        Source::Module(_) if load.is_some() => {
            text("Step by step: a small game", "逐步演示：一个小游戏")
        }
        _ => text("Step by step", "逐步演示"),
    };
    // Heaps with too many positions are no mistake.
    let refusal = if let Source::Heaps = source { "note" } else { "error" };
    html! {
        section.steps data-source=(name) data-module=[module] aria-live="off" {
            h2 { (title) }
            @if let Some(caption) = caption { p.note { (caption.select(language)) } }
            @if let Some(files) = load {
                p { button type="button" data-load=(files) hidden {
                    (text("▶ Show the steps", "▶ 演示"))
                } }
            }
            div data-step="body" hidden[load.is_some()] {
                @if let Some((label, value)) = input {
                    p { label { (label)
                        input data-step="input" type="text" value=(value) spellcheck="false"
                            autocomplete="off" autocapitalize="off"; } }
                }
                p class=(refusal) data-step="refusal" role="status" {}
                div data-step="view" { (view(source, language)) }
            }
        }
    }
}

/// Returns the buttons of a section, and the places for what its script draws.
fn view(source: Source, language: Language) -> Markup {
    let text = |english: &'static str, chinese: &'static str| language.select(english, chinese);
    let is_rule = matches!(source, Source::Rule(_));
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
            @if is_rule {
                button data-step="heap" type="button" { (text("Next heap", "下一堆")) }
                button data-step="period" type="button" { (text("The period", "周期")) }
                label { (text("Heap ", "石子数 "))
                    input data-step="number" type="number" min="0" value="0"; }
            } @else if matches!(source, Source::Columns { .. }) {
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
        @if let Source::Heaps = source {
            details {
                summary { (text("The positions as a list", "局面列表")) }
                ul data-step="list" {}
            }
        }
    }
}
