//! How much is computed at most, so that no command hangs or fills the memory.

use anyhow::{bail, ensure, Result};
use grundy::rule::Rule;
use live::cost::{options, steps};

/// What a table may cost: a few seconds.
const STEPS: u128 = 1_000_000_000;

/// The bytes that a value in a table takes.
pub const VALUE: u128 = 4;

/// Longer tables are of no use to a reader.
const LONGEST: u64 = 1_000_000;

/// So many heaps are searched for a period before any limit is set.
const FIRST_LOOK: u64 = 2048;

/// The largest heap in a table of the rule, by what the table costs.
pub fn largest_heap(rule: &Rule) -> u64 {
    if steps(rule, LONGEST) <= STEPS || has_a_short_period(rule) {
        return LONGEST;
    }
    // Between a heap that is small enough and one that is not.
    let (mut small, mut large) = (0, LONGEST);
    while small + 1 < large {
        let middle = (small + large) / 2;
        if steps(rule, middle) <= STEPS {
            small = middle;
        } else {
            large = middle;
        }
    }
    // A figure that can be remembered.
    let unit = 10u64.pow(small.max(1).ilog10().saturating_sub(1));
    small / unit * unit
}

/// Whether the first heaps prove the values of all others.
fn has_a_short_period(rule: &Rule) -> bool {
    steps(rule, FIRST_LOOK) <= STEPS / 5 && rule.period(FIRST_LOOK as usize).is_ok()
}

/// Refuses heaps beyond [`largest_heap`], with what they would need.
pub fn check_heap(rule: &Rule, what: &str, heap: u64) -> Result<()> {
    // What takes this little is below the figure that is found by trying.
    if heap <= LONGEST && steps(rule, heap) <= STEPS / 4 {
        return Ok(());
    }
    let most = largest_heap(rule);
    if heap <= most {
        return Ok(());
    }
    let memory = bytes(VALUE * (u128::from(heap) + 1));
    // Of heaps beyond all bounds, the memory says enough.
    let options = match heap {
        0..=10_000_000 => format!("and {:.1e} options to look at", steps(rule, heap) as f64),
        _ => "and more options than can be looked at".to_string(),
    };
    bail!("{what} {heap} is too large: the values of so many heaps take {memory} {options}; {most} is the most here")
}

/// More options of a heap than these are not listed.
const OPTIONS: u128 = 3_000_000;

/// Refuses a heap with more options than can be listed.
pub fn check_options(rule: &Rule, heap: u64) -> Result<()> {
    let options = options(rule, heap);
    ensure!(
        options <= OPTIONS,
        "a heap of {heap} has up to {options} options, which take {} to list; {OPTIONS} are the \
         most here",
        bytes(60 * options)
    );
    Ok(())
}

/// More moves than these are not offered to a player.
const MOVES: u128 = 200_000;

/// What a move takes: the heaps that it leaves, and the list of its parts.
const BYTES_OF_A_MOVE: u128 = 200;

/// Refuses heaps with more moves in all than can be offered.
pub fn check_moves(rule: &Rule, heaps: &[u64]) -> Result<()> {
    let moves = heaps.iter().map(|&heap| options(rule, heap)).fold(0, u128::saturating_add);
    ensure!(
        moves <= MOVES,
        "these heaps have up to {moves} moves, which take {} to list; {MOVES} are the most here",
        bytes(moves.saturating_mul(BYTES_OF_A_MOVE))
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
