//! How much is computed at most, so that no command hangs or fills the memory.

use anyhow::{bail, ensure, Result};
use grundy::rule::Rule;
use grundy::subtraction::SubtractionSet;

/// What a table may cost: a few seconds.
const STEPS: u128 = 1_000_000_000;

/// Longer tables are of no use to a reader.
const LONGEST: u64 = 1_000_000;

/// The options that a table of heaps up to `heap` looks at, weighed by what one costs.
fn steps(rule: &Rule, heap: u64) -> u128 {
    let heap = u128::from(heap);
    match rule {
        Rule::Set(set) => match set.forbidden() {
            Some(_) => 2 * heap * heap,
            None => 4 * heap * set.up_to(heap as u64).take(LONGEST as usize).count() as u128,
        },
        Rule::Grundys => heap * heap / 4,
        Rule::Code(game) => {
            let last = game.last_digit().map_or(heap, |last| heap.min(u128::from(last)));
            let of_digit = |take: u128| {
                let (digit, rest) = (game.digit(take as u64), heap - take);
                let one = u128::from(digit >> 1 & 1) * rest;
                let two = u128::from(digit >> 2 & 1) * rest * rest / 4;
                let three = u128::from(digit >> 3 & 1) * rest * rest * rest / 36;
                one + two + three
            };
            (0..=last).map(of_digit).sum()
        }
    }
}

/// The largest heap in a table of the rule, by what the table costs.
pub fn largest_heap(rule: &Rule) -> u64 {
    // The first heaps of the odd numbers prove their period, and it gives the rest.
    if *rule == Rule::Set(SubtractionSet::odd()) || steps(rule, LONGEST) <= STEPS {
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

/// Refuses heaps beyond [`largest_heap`], with what they would need.
pub fn check_heap(rule: &Rule, what: &str, heap: u64) -> Result<()> {
    let most = largest_heap(rule);
    if heap <= most {
        return Ok(());
    }
    let memory = bytes(4 * (u128::from(heap) + 1));
    // Of heaps beyond all bounds, the memory says enough.
    let options = match heap {
        0..=100_000_000 => format!("and {:.1e} options to look at", steps(rule, heap) as f64),
        _ => "and more options than can be looked at".to_string(),
    };
    bail!("{what} {heap} is too large: the values of so many heaps take {memory} {options}; {most} is the most here")
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
