//! The explanation of a problem's game on an input of its own.

use super::OnInput;
use crate::style;
use anyhow::Result;
use reference::graph::{Position, Standing};
use std::collections::BTreeSet;
use std::io::Write;
use support::language::choose;
use support::text;

/// Writes who wins the first position, by which moves, and why.
pub fn write(asked: &OnInput, max_listed: usize, to: &mut dyn Write) -> Result<()> {
    let headline = asked.headline();
    writeln!(to, "{}\n", style::paint(style::HEAD, headline))?;
    for line in asked.graph.positions[0].label.lines() {
        writeln!(to, "  {line}")?;
    }
    writeln!(to)?;
    lines(asked, 0, max_listed).iter().try_for_each(|line| Ok(writeln!(to, "{line}")?))
}

/// Returns the reasons for the standing of a position.
pub fn lines(asked: &OnInput, number: usize, max_listed: usize) -> Vec<String> {
    let graph = &asked.graph;
    let Position { turn, standing, options, .. } = &graph.positions[number];
    let name = |nobody: &str| turn.clone().unwrap_or_else(|| nobody.to_string());
    if options.is_empty() {
        let mover = name(choose("the player whose turn it would be", "轮到走的一方"));
        return vec![match standing {
            Standing::Won => text!("Play is over: {mover} has won.", "对局已结束：{mover}获胜。"),
            Standing::Lost => text!("Play is over: {mover} has lost.", "对局已结束：{mover}落败。"),
            Standing::Drawn => choose("Play is over: a draw.", "对局已结束：和局。").to_string(),
        }];
    }
    let mover = name(choose("the player to move", "先手"));
    let mut lines = vec![match standing {
        Standing::Won => text!("{} wins: an N-position.", "{}必胜：N 态。", capital(&mover)),
        Standing::Lost => text!("{} loses: a P-position.", "{}必败：P 态。", capital(&mover)),
        Standing::Drawn => choose("Neither player can force a win.", "双方都无法强行取胜。").into(),
    }];
    lines.extend(mex(asked, number));
    let listed = |numbers: &[usize], line: &dyn Fn(usize) -> String| {
        let mut listed: Vec<String> =
            numbers.iter().take(max_listed).map(|&number| format!("  {}", line(number))).collect();
        let more = numbers.len() - listed.len();
        if more > 0 {
            listed.push(text!("  and {more} more, see --all", "  另有 {more} 个，见 --all"));
        }
        listed
    };
    let of = |wanted: Standing| -> Vec<usize> {
        let is_it = |&&to: &&usize| graph.positions[to].standing == wanted;
        options.iter().filter(is_it).copied().collect()
    };
    match standing {
        Standing::Won => {
            let winning = of(Standing::Lost);
            lines.push(text!(
                "Winning moves, {} of {}, each to a P-position:",
                "必胜着法 {} 个（共 {} 个），都走到 P 态：",
                winning.len(),
                options.len()
            ));
            lines.extend(listed(&winning, &|to| asked.described(to)));
        }
        Standing::Lost => {
            lines.push(
                choose("Every move has an answer that wins:", "每一步都有制胜的应手：").into(),
            );
            lines.extend(listed(options, &|to| {
                let answer = graph.positions[to].options.iter().find(|&&next| graph.wins(to, next));
                let answer = answer.map_or(String::new(), |&next| asked.described(next));
                let arrow = if answer.is_empty() { "" } else { " → " };
                format!("{}{arrow}{answer}", asked.described(to))
            }));
        }
        Standing::Drawn => {
            lines.push(choose("Moves that keep the draw:", "保持和局的着法：").to_string());
            lines.extend(listed(&of(Standing::Drawn), &|to| asked.described(to)));
        }
    }
    lines
}

/// Returns how the Grundy value comes about, if the position has one.
fn mex(asked: &OnInput, number: usize) -> Option<String> {
    let Position { value, options, .. } = &asked.graph.positions[number];
    let value = (*value)?;
    let values: BTreeSet<u32> =
        options.iter().filter_map(|&to| asked.graph.positions[to].value).collect();
    let values: Vec<String> = values.iter().map(u32::to_string).collect();
    let values = values.join(", ");
    Some(text!(
        "The options have the values {{{values}}}; the least number that is missing is {value}, so \
         G = {value}.",
        "各后继的 SG 值为 {{{values}}}，其中没有的最小数是 {value}，所以 G = {value}。"
    ))
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters
        .next()
        .map_or(String::new(), |first| first.to_uppercase().chain(characters).collect())
}
