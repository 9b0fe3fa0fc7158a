//! Limits on what is computed, so that no command hangs or exhausts the memory.

use anyhow::Result;
pub use games::budget::format_bytes;
use games::budget::{Budget, Effort};
use games::cost::option_count;
use grundy::rule::Rule;
use support::ensure;

/// The largest heap for a misère quotient; finding a quotient keeps all heaps' options in memory.
pub const LARGEST_OF_QUOTIENT: u64 = 500;

/// The budget of a command: a few seconds.
pub const TERMINAL: Budget = Budget {
    reader: ["", ""],
    cost: 1_000_000_000,
    period_cost: 200_000_000,
    // A longer table is of no use to a reader.
    largest_heap: 1_000_000,
    largest_listed: 100_000,
    options: 3_000_000,
    effort: Effort::TERMINAL,
    quotient: Some(LARGEST_OF_QUOTIENT),
    search: |_| None,
};

/// The limit on the number of moves offered to a player.
const MAX_MOVES: u128 = 200_000;

/// The estimated size of a move in bytes, including the list of the heaps that it leaves.
const MOVE_BYTES: u128 = 200;

/// Checks that the moves of all heaps are few enough to be offered to a player.
pub fn check_moves(rule: &Rule, heaps: &[u64]) -> Result<()> {
    let counts = heaps.iter().map(|&heap| option_count(rule, heap));
    let moves = counts.fold(0, u128::saturating_add);
    ensure!(
        moves <= MAX_MOVES,
        "these heaps have up to {moves} moves, which would take {} to list; \
             the limit is {MAX_MOVES}",
        "这些堆的走法可多达 {moves} 种，全部列出要占 {}；上限是 {MAX_MOVES} 种",
        format_bytes(moves.saturating_mul(MOVE_BYTES))
    );
    Ok(())
}

/// Checks that the sums with up to `total` stones are few enough to be searched.
pub fn check_sums(total: u64) -> Result<()> {
    let most = Effort::TERMINAL.stones;
    ensure!(
        total <= most,
        "--to {total} is too large: there are already 215307 sums of heaps with up to 40 \
             stones, and about six times as many for every ten more; the limit is \
             {most}",
        "--to {total} 太大了：已有 215307 个和的石子总数不超过 40 枚，每再多十枚，个数约为原来的\
             六倍；上限是 {most}"
    );
    Ok(())
}
