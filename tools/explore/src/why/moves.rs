//! The winning moves of normal play, and the positions that they lead to.

use super::Question;
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::nim::nim_sum;
use std::collections::BTreeSet;
use std::io::Write;
use support::text;

/// Writes each move to nim sum 0, sorted by the size of its heap.
pub fn write(question: &Question, sum: u64, to: &mut dyn Write) -> Result<()> {
    let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
    let mut listed = 0;
    let mut left_out = 0;
    for heap in sizes {
        let value = question.value(heap);
        let wanted = value ^ sum;
        let options = question.rule.options(&heap).into_iter();
        let winning = options.filter(|option| nim_sum(question.values_of(option)) == wanted);
        let times = count_of(&question.heaps, heap);
        for (index, option) in winning.enumerate() {
            if index >= question.max_listed {
                left_out += times;
                continue;
            }
            let mut follower = question.heaps.clone();
            let place = follower.iter().position(|&other| other == heap).unwrap_or(0);
            follower.splice(place..=place, option.iter().copied());
            let step = step_text(&question.heaps, heap, &option);
            let reason = normal_reason(value, wanted, &follower);
            writeln!(to, "  {}", explained(&step, &reason))?;
            listed += times;
        }
    }
    write_left_out(left_out, to)?;
    writeln!(to, "{}", count_sentence(listed + left_out))?;
    Ok(())
}

/// Returns why a move wins that changes the value of a heap, and leaves the position `follower`.
pub fn normal_reason(value: u64, wanted: u64, follower: &[u64]) -> String {
    let follower = heaps::position(follower);
    text!(
        "value {value} becomes {wanted}, and {follower} has nim sum 0",
        "值由 {value} 变为 {wanted}，{follower} 的异或和为 0"
    )
}

/// Formats a winning move with what is said of it.
pub fn explained(step: &str, remark: &str) -> String {
    let step = style::paint(style::WINNING, step);
    text!("{step}: {remark}", "{step}：{remark}")
}

/// Writes how many winning moves are not listed, if any.
pub fn write_left_out(count: usize, to: &mut dyn Write) -> Result<()> {
    if count > 0 {
        let sentence =
            text!("… and {count} more; --all lists them", "……另有 {count} 种；加 --all 全部列出");
        writeln!(to, "  {sentence}")?;
    }
    Ok(())
}

/// Returns the number of heaps of a size.
pub fn count_of(heaps: &[u64], size: u64) -> usize {
    heaps.iter().filter(|&&heap| heap == size).count()
}

/// Formats a move that can be made in each heap of a size.
pub fn step_text(heaps: &[u64], size: u64, option: &[u64]) -> String {
    let left = heaps::sum(option);
    match count_of(heaps, size) {
        1 => text!("{size} to {left}", "{size} → {left}"),
        times => text!(
            "any of the {times} heaps of {size} to {left}",
            "{times} 个大小为 {size} 的堆任选其一 → {left}"
        ),
    }
}

/// Returns the sentence that counts the winning moves.
pub fn count_sentence(moves: usize) -> String {
    match moves {
        1 => text!("This is the only winning move.", "必胜着法只有这一种。"),
        moves => text!("These are the {moves} winning moves.", "必胜着法共有以上 {moves} 种。"),
    }
}
