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
