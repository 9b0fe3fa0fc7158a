//! How much is computed at most, so that no command hangs or fills the memory.

use anyhow::{ensure, Result};
use grundy::rule::Rule;

/// The largest heap in a table of the rule, by what a value costs.
pub fn largest_heap(rule: &Rule) -> u64 {
    let any_number = match rule {
        Rule::Set(set) => set.forbidden().is_some(),
        Rule::Code(game) => game.last_digit().is_none(),
        Rule::Grundys => false,
    };
    match rule.most_heaps() {
        1 if !any_number => 1_000_000,
        1 | 2 => 20_000,
        _ => 1_000,
    }
}

/// Refuses heaps beyond [`largest_heap`], with what they would need.
pub fn check_heap(rule: &Rule, what: &str, heap: u64) -> Result<()> {
    let most = largest_heap(rule);
    ensure!(
        heap <= most,
        "{what} {heap} is too large: the values of so many heaps take {}, and under this rule \
         one value costs {}; {most} is the most here",
        bytes(4 * (u128::from(heap) + 1)),
        match rule.most_heaps() {
            1 if most > 20_000 => "a step for each move".to_string(),
            1 | 2 => "a step for each smaller heap".to_string(),
            _ => "a step for each pair of smaller heaps".to_string(),
        }
    );
    Ok(())
}

/// A size in the unit that suits it.
pub fn bytes(size: u128) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB"];
    let mut size = size as f64;
    let mut unit = 0;
    while size >= 1000.0 && unit + 1 < units.len() {
        size /= 1000.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{size} bytes")
    } else {
        format!("{size:.1} {}", units[unit])
    }
}

/// The most stones of a position whose plays are all tried, where moves split heaps.
const STONES_THAT_SPLIT: u64 = 40;

/// The most positions that are tried where no move splits.
const POSITIONS: u128 = 2_000_000;

/// Refuses a sum if more positions could follow than can be tried.
pub fn check_play(rule: &Rule, heaps: &[u64]) -> Result<()> {
    if rule.most_heaps() > 1 {
        let stones = heaps.iter().map(|&heap| u128::from(heap)).sum::<u128>();
        ensure!(
            stones <= u128::from(STONES_THAT_SPLIT),
            "all plays of {stones} stones that may split are too many to try; \
             {STONES_THAT_SPLIT} stones are the most here"
        );
        return Ok(());
    }
    let followers = heaps.iter().fold(1u128, |all, &heap| all.saturating_mul(u128::from(heap) + 1));
    ensure!(
        followers <= POSITIONS,
        "up to {followers} positions may follow, which would take {}; {POSITIONS} are the most here",
        bytes(followers.saturating_mul(100))
    );
    Ok(())
}

/// Refuses to try all sums with more stones than this.
pub fn check_sums(total: u64) -> Result<()> {
    ensure!(
        total <= STONES_THAT_SPLIT,
        "--to {total} is too large: the sums of heaps up to 40 stones are 215307 already, and \
         their number grows about sixfold with every ten; {STONES_THAT_SPLIT} is the most here"
    );
    Ok(())
}
