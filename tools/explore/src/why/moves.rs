//! The winning moves of normal play, and what they lead to.

use super::Question;
use crate::{heaps, style};
use anyhow::Result;
use grundy::game::Game;
use grundy::nim::nim_sum;
use std::collections::BTreeSet;
use std::io::Write;

/// Each move to nim sum 0, by the size of the heap it is made in.
pub fn write(question: &Question, sum: u64, to: &mut dyn Write) -> Result<()> {
    let sizes: BTreeSet<u64> = question.heaps.iter().copied().collect();
    let mut listed = 0;
    let mut left_out = 0;
    for heap in sizes {
        let value = question.value(heap);
        let wanted = value ^ sum;
        let ways = question.rule.options(&heap);
        let ways = ways.into_iter().filter(|option| nim_sum(question.values_of(option)) == wanted);
        for (number, option) in ways.enumerate() {
            if number >= question.most_listed {
                left_out += 1;
                continue;
            }
            let mut follower = question.heaps.clone();
            let place = follower.iter().position(|&other| other == heap).unwrap_or(0);
            follower.splice(place..=place, option.iter().copied());
            let said = format!("{heap} to {}", heaps::sum(&option));
            writeln!(
                to,
                "  {}: value {value} becomes {wanted}, and {} has nim sum 0",
                style::paint(style::WINNING, said),
                heaps::position(&follower)
            )?;
            listed += 1;
        }
    }
    if left_out > 0 {
        writeln!(to, "  … and {left_out} more; --all lists them")?;
    }
    writeln!(to, "{}", count(listed + left_out))?;
    Ok(())
}

/// How many winning moves there are, in words.
pub fn count(moves: usize) -> String {
    match moves {
        1 => "That is the one winning move.".to_string(),
        moves => format!("These are the {moves} winning moves."),
    }
}
