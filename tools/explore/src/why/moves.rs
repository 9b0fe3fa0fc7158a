//! The winning moves of normal play, and the positions that they lead to.

use super::Question;
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::nim::nim_sum;
use std::collections::BTreeSet;
use std::io::Write;

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
            writeln!(
                to,
                "  {}: value {value} becomes {wanted}, and {} has nim sum 0",
                style::paint(style::WINNING, step),
                heaps::position(&follower)
            )?;
            listed += times;
        }
    }
    if left_out > 0 {
        writeln!(to, "  … and {left_out} more; --all lists them")?;
    }
    writeln!(to, "{}", count_sentence(listed + left_out))?;
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
        1 => format!("{size} to {left}"),
        times => format!("any of the {times} heaps of {size} to {left}"),
    }
}

/// Returns the sentence that counts the winning moves.
pub fn count_sentence(moves: usize) -> String {
    match moves {
        1 => "This is the only winning move.".to_string(),
        moves => format!("These are the {moves} winning moves."),
    }
}
