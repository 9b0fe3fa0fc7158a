//! The sections that show step by step how values follow from other values.
//!
//! They share one script. The live page loads the script and the program; a page of the theory
//! loads both only when the reader asks for the steps, so that the page itself stays small.

use crate::page::Location;
use crate::script;
use crate::texts::PageTexts;
use games::steps::columns;
use games::walk::modules;
use maud::{html, Markup};
use support::language::{Language, Text};

pub(crate) const CODE: &str = include_str!("../page/steps.js");

pub(crate) const SCRIPT: &str = "steps.js";

/// A section, and the data that its script receives.
#[derive(Default)]
struct Section<'a> {
    /// What the section shows: all positions of the `heaps` on the live page, the heaps of a
    /// `rule`, the game of a `module`, or binary `columns`.
    source: &'static str,
    module: Option<&'a str>,
    /// The caption for the game of a module.
    caption: Option<Text>,
    /// The initial content of the section's input field on a page of the theory.
    input: Option<&'a str>,
    /// The files to be loaded when a button is pressed.
    load: Option<&'a str>,
}

/// Returns a section of the live page: the one with the heaps of its `rule`, or the one with all
/// positions of its `heaps`.
pub(crate) fn of_live_page(source: &'static str, language: Language) -> Markup {
    Section { source, ..Section::default() }.markup(language)
}

/// Returns the sections for a page of the theory: the heaps of its rule (if it has a rule), the
/// binary columns of its game, and all positions of a small game.
pub(crate) fn of_module(module: &str, rule: Option<&str>, from: &Location) -> Markup {
    let files = format!("{} {}", from.to_shared(script::PROGRAM), from.to_shared(SCRIPT));
    let (load, module) = (Some(files.as_str()), Some(module));
    let columns = module.and_then(columns::of_module);
    let mut sections = Vec::new();
    if rule.is_some() {
        sections.push(Section { source: "rule", input: rule, load, ..Section::default() });
    }
    if let Some(example) = &columns {
        let input = Some(example.start);
        sections.push(Section { source: "columns", module, input, load, caption: None });
    }
    if let Some(caption) = module.and_then(modules::caption) {
        // The page's picture already has the caption of the first game.
        let caption = columns.is_some().then_some(caption);
        sections.push(Section { source: "module", module, caption, input: None, load });
    }
    html! { @for section in sections { (section.markup(from.language)) } }
}

/// Returns a lesson's section with a rule's heaps, or Nim's binary columns, for this initial input.
pub(crate) fn of_lesson(source: &str, input: &str, from: &Location) -> Markup {
    let files = format!("{} {}", from.to_shared(script::PROGRAM), from.to_shared(SCRIPT));
    let (source, module) =
        if source == "columns" { ("columns", Some("nim")) } else { ("rule", None) };
    let section = Section { source, module, caption: None, input: Some(input), load: Some(&files) };
    section.markup(from.language)
}

impl Section<'_> {
    fn markup(&self, language: Language) -> Markup {
        let texts = PageTexts::new("steps", language);
        let own_texts = PageTexts::new(&format!("steps of {}", self.source), language);
        let own_caption = self.caption.as_ref().map(|caption| caption.select(language));
        // Heaps with too many positions are not a mistake.
        let refusal = if self.source == "heaps" { "note" } else { "error" };
        html! {
            section.steps data-source=(self.source) data-module=[self.module] aria-live="off" {
                h2 { (own_texts["title"]) }
                @if let Some(caption) = own_caption.or(own_texts.get("caption")) {
                    p.note { (caption) }
                }
                @if let Some(files) = self.load {
                    p { button type="button" data-load=(files) hidden { (texts["show"]) } }
                }
                div data-step="body" hidden[self.load.is_some()] {
                    @if let Some(value) = self.input {
                        p { label { (own_texts["input"])
                            input data-step="input" type="text" value=(value) spellcheck="false"
                                autocomplete="off" autocapitalize="off"; } }
                    }
                    p class=(refusal) data-step="refusal" role="status" {}
                    div data-step="view" { (view(self.source, texts)) }
                }
            }
        }
    }
}

/// Returns the buttons of a section, and the places where its script draws.
fn view(source: &str, texts: PageTexts) -> Markup {
    let button = |step: &str, text: &str| {
        html! { button data-step=(step) type="button" { (texts[text]) } }
    };
    let choice = html! {
        @match source {
            "rule" => {
                (button("heap", "next heap")) (button("period", "period"))
                label { (texts["heap"]) input data-step="number" type="number" min="0" value="0"; }
            }
            "columns" => label { (texts["step"]) select data-step="position" {} },
            _ => {
                (button("heap", "next position")) (button("all", "all values"))
                label { (texts["position"]) select data-step="position" {} }
            }
        }
    };
    let list = html! {
        @if source == "heaps" {
            details { summary { (texts["list"]) } ul data-step="list" {} }
        }
    };
    let parts = [("CHOICE", choice), ("LIST", list)];
    texts.fill_html(include_str!("../page/steps.html"), &parts)
}
