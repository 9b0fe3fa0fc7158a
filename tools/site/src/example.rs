//! The example of a problem: the picture of its own game, which is played on its page.

use crate::page::Address;
use anyhow::Result;
use catalogue::project::Project;
use maud::{html, Markup, PreEscaped};
use picture::kept::Kept;
use serde_json::json;
use std::collections::BTreeMap;
use support::language::Language;

/// The file of the program that plays the example.
pub(crate) const SCRIPT: &str = "example.js";

/// Reads the pictures of all problems that have one, by the names of the problems.
pub(crate) fn read(project: &Project) -> Result<BTreeMap<String, Kept>> {
    let mut kept = BTreeMap::new();
    for problem in &project.problems {
        let picture = Kept::read(problem)?;
        kept.extend(picture.map(|picture| (problem.name.clone(), picture)));
    }
    Ok(kept)
}

/// Returns the example of a problem as a figure of its page, with the program that plays it.
pub(crate) fn figure(kept: &Kept, address: &Address) -> Markup {
    let can_be_played = kept.graph().is_some_and(|graph| !graph.positions[0].options.is_empty());
    let texts = can_be_played.then(|| texts(address.language).to_string());
    html! {
        figure.explains data-example=[texts] {
            div.scroll { (PreEscaped(kept.inline())) }
            figcaption { (kept.caption(address.language)) }
        }
        @if can_be_played { script defer src=(address.to_shared(SCRIPT)) {} }
    }
}

/// Returns what the program says.
fn texts(language: Language) -> serde_json::Value {
    let text = |english: &'static str, chinese: &'static str| language.select(english, chinese);
    json!({
        "play": text("Play this example", "下这个例子"),
        "again": text("New game", "重新开始"),
        "undo": text("Undo", "悔棋"),
        "hint": text("Hint", "提示"),
        "reason": text("Why", "理由"),
        "side": text("Change sides", "换先后手"),
        "move": text("Move to {position}", "走到 {position}"),
        "now": text("Your move from {position}.", "轮到你，从 {position} 走。"),
        "turn": text(
            "Your move from {position}, as {turn}.",
            "轮到你（{turn}），从 {position} 走。",
        ),
        "answer": text("I move to {position}.", "我走到 {position}。"),
        "won": text("You have won.", "你赢了。"),
        "lost": text("You have lost.", "你输了。"),
        "draw": text("A draw.", "和局。"),
        "none": text("No move wins.", "没有必胜着法。"),
        "wins": text("Winning moves: {moves}", "必胜着法：{moves}"),
        "comma": text("; ", "；"),
        "end": text("Play is over here.", "这里对局已结束。"),
        "mex": text(
            "The options have the values {values}; the least number that is missing is {value}.",
            "各后继的 SG 值为 {values}，其中没有的最小数是 {value}。",
        ),
        "n": text("Some move leads to a P-position.", "有一步能走到 P 态。"),
        "p": text("Every move leads to an N-position.", "每一步都走到 N 态。"),
        "open": text(
            "No move leads to a P-position, but not every one leads to an N-position.",
            "没有走到 P 态的着法，但也不是每一步都走到 N 态。",
        ),
    })
}
