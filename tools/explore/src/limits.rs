//! Limits on what is computed, so that no command hangs or exhausts the memory.

use anyhow::{bail, ensure, Result};
use games::cost::{option_count, table_cost};
use grundy::period::Period;
use grundy::rule::Rule;
use support::text;

/// The greatest cost of a table: a few seconds of work.
const MAX_COST: u128 = 1_000_000_000;

/// The size in bytes of a value in a table.
pub const VALUE_BYTES: u128 = 4;

/// The largest heap of any table; longer tables are of no use to a reader.
const LARGEST_HEAP: u64 = 1_000_000;

/// The number of heaps searched for a period before a limit is chosen.
const FIRST_SEARCH: u64 = 2048;

/// Returns the largest heap that a table of the rule may have, judged by the table's cost.
pub fn largest_heap(rule: &Rule) -> u64 {
    if table_cost(rule, LARGEST_HEAP) <= MAX_COST || short_period(rule).is_some() {
        return LARGEST_HEAP;
    }
    // Bisects: `small` is always affordable, `large` never.
    let (mut small, mut large) = (0, LARGEST_HEAP);
    while small + 1 < large {
        let middle = (small + large) / 2;
        if table_cost(rule, middle) <= MAX_COST {
            small = middle;
        } else {
            large = middle;
        }
    }
    // Two significant digits are easy to remember.
    let unit = 10u64.pow(small.max(1).ilog10().saturating_sub(1));
    small / unit * unit
}

/// Returns the period that the first heaps prove, and with it the values of all others, if there
/// is one and it is cheaply found.
pub fn short_period(rule: &Rule) -> Option<Period> {
    let is_cheap = table_cost(rule, FIRST_SEARCH) <= MAX_COST / 5;
    is_cheap.then(|| rule.period(FIRST_SEARCH as usize).ok()).flatten()
}

/// Checks that a heap is not beyond [`largest_heap`].
///
/// # Errors
/// If it is, with a message that opens with `label` and names the resources needed.
pub fn check_heap(rule: &Rule, label: &str, heap: u64) -> Result<()> {
    // So cheap a table is certainly within the limit, which is costlier to compute.
    if heap <= LARGEST_HEAP && table_cost(rule, heap) <= MAX_COST / 4 {
        return Ok(());
    }
    let limit = largest_heap(rule);
    if heap <= limit {
        return Ok(());
    }
    let memory = format_bytes(VALUE_BYTES * (u128::from(heap) + 1));
    // For enormous heaps the memory is telling enough.
    let options = match heap {
        0..=10_000_000 => {
            let options = table_cost(rule, heap) as f64;
            text!("{options:.1e} options to examine", "要考察 {options:.1e} 个后继")
        }
        _ => text!("more options than can be examined", "要考察的后继多得无法逐个看过"),
    };
    bail!(text!(
        "{label} {heap} is too large: its table would take {memory} and have {options}; \
         the limit is {limit}",
        "{label} {heap} 太大了：这张表要占 {memory}，{options}；上限是 {limit}"
    ))
}

/// The most options of one heap that are listed.
const MAX_OPTIONS: u128 = 3_000_000;

/// Checks that the options of a heap are few enough to be listed.
pub fn check_options(rule: &Rule, heap: u64) -> Result<()> {
    let options = option_count(rule, heap);
    ensure!(
        options <= MAX_OPTIONS,
        text!(
            "a heap of {heap} has up to {options} options, which would take {} to list; \
             the limit is {MAX_OPTIONS}",
            "大小为 {heap} 的堆可有多达 {options} 个后继，全部列出要占 {}；上限是 {MAX_OPTIONS} 个",
            format_bytes(OPTION_BYTES.saturating_mul(options))
        )
    );
    Ok(())
}

/// The estimated size of a listed option.
const OPTION_BYTES: u128 = 60;

/// The most moves that are offered to a player.
const MAX_MOVES: u128 = 200_000;

/// The estimated size of a move: the heaps it leaves, and the list of its parts.
const MOVE_BYTES: u128 = 200;

/// Checks that the moves of all heaps are few enough to be offered to a player.
pub fn check_moves(rule: &Rule, heaps: &[u64]) -> Result<()> {
    let counts = heaps.iter().map(|&heap| option_count(rule, heap));
    let moves = counts.fold(0, u128::saturating_add);
    ensure!(
        moves <= MAX_MOVES,
        text!(
            "these heaps have up to {moves} moves, which would take {} to list; \
             the limit is {MAX_MOVES}",
            "这些堆的走法可多达 {moves} 种，全部列出要占 {}；上限是 {MAX_MOVES} 种",
            format_bytes(moves.saturating_mul(MOVE_BYTES))
        )
    );
    Ok(())
}

/// Formats a number of bytes in a suitable unit, such as `4.0 GB`.
pub fn format_bytes(size: u128) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB"];
    let mut size = size as f64;
    let mut unit = 0;
    while size >= 1000.0 && unit + 1 < units.len() {
        size /= 1000.0;
        unit += 1;
    }
    if unit == 0 {
        text!("{size} bytes", "{size} 字节")
    } else {
        format!("{size:.1} {}", units[unit])
    }
}

/// The most stones of a position that is searched exhaustively where moves may split heaps.
const MAX_SPLITTING_STONES: u64 = 40;

/// The most positions of an exhaustive search where no move splits a heap.
const MAX_POSITIONS: u128 = 2_000_000;

/// The estimated size of a position with its outcome.
const POSITION_BYTES: u128 = 100;

/// Checks that a sum has few enough followers for an exhaustive search.
pub fn check_play(rule: &Rule, heaps: &[u64]) -> Result<()> {
    if rule.most_heaps() > 1 {
        let stones = heaps.iter().map(|&heap| u128::from(heap)).sum::<u128>();
        ensure!(
            stones <= u128::from(MAX_SPLITTING_STONES),
            text!(
                "an exhaustive search of {stones} stones is too large where heaps may split; \
                 the limit is {MAX_SPLITTING_STONES} stones",
                "堆可以分开，{stones} 颗石子太多，无法逐一试遍；上限是 {MAX_SPLITTING_STONES} 颗"
            )
        );
        return Ok(());
    }
    let sizes = heaps.iter().map(|&heap| u128::from(heap) + 1);
    let followers = sizes.fold(1, u128::saturating_mul);
    ensure!(
        followers <= MAX_POSITIONS,
        text!(
            "an exhaustive search of up to {followers} positions would take {}; \
             the limit is {MAX_POSITIONS}",
            "逐一试遍多达 {followers} 个局面要占 {}；上限是 {MAX_POSITIONS} 个",
            format_bytes(followers.saturating_mul(POSITION_BYTES))
        )
    );
    Ok(())
}

/// Checks that the sums with up to `total` stones are few enough to be searched.
pub fn check_sums(total: u64) -> Result<()> {
    ensure!(
        total <= MAX_SPLITTING_STONES,
        text!(
            "--to {total} is too large: there are already 215307 sums of heaps with up to 40 \
             stones, and about six times as many for every ten more; the limit is \
             {MAX_SPLITTING_STONES}",
            "--to {total} 太大了：已有 215307 个和的石子总数不超过 40 颗，每再多十颗，个数约为原来的\
             六倍；上限是 {MAX_SPLITTING_STONES}"
        )
    );
    Ok(())
}
