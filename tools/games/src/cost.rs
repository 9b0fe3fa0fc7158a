//! Estimates of how many options a rule has, made without listing them.

use grundy::rule::Rule;

/// The maximum number of moves of a set that are counted; a larger set is costly anyway.
const MAX_COUNTED: usize = 1_000_000;

/// The cost of an option under a list of moves, relative to the cost of an option in a table
/// specialised for its moves.
const LIST_FACTOR: u128 = 10;

/// Returns an upper bound on the number of options of one heap.
pub fn option_count(rule: &Rule, heap: u64) -> u128 {
    let heap = u128::from(heap);
    match rule {
        Rule::Set(set) if set.forbidden().is_some() => heap,
        Rule::Set(set) => set.up_to(heap as u64).take(MAX_COUNTED).count() as u128,
        Rule::Grundys => heap / 2,
        Rule::Moves(moves) => moves.option_bound(heap as u64),
        Rule::Code(_) => by_digit(rule, heap, [1, heap / 2, heap * heap / 12]),
    }
}

/// Returns the estimated cost of a table of the heaps up to `heap`: the number of options examined,
/// weighted by the cost of each.
pub fn table_cost(rule: &Rule, heap: u64) -> u128 {
    let heaps = u128::from(heap);
    match rule {
        Rule::Set(set) if set.forbidden().is_some() => 2 * heaps * heaps,
        Rule::Set(_) => 4 * heaps * option_count(rule, heap),
        Rule::Grundys => heaps * heaps / 4,
        // An option costs more under a list than in a table that knows its moves.
        Rule::Moves(moves) => {
            moves.option_bound(heap).saturating_mul(LIST_FACTOR).saturating_mul(heaps)
        }
        Rule::Code(_) => {
            by_digit(rule, heaps, [heaps, heaps * heaps / 4, heaps * heaps * heaps / 36])
        }
    }
}

/// Sums, over the digits of a code, the costs of leaving one, two or three heaps; `each` gives
/// these costs.
fn by_digit(rule: &Rule, heap: u128, each: [u128; 3]) -> u128 {
    let Rule::Code(game) = rule else { return 0 };
    let last = game.last_digit().map_or(heap, |last| heap.min(u128::from(last))) as u64;
    let digit_cost = |take: u64| {
        let leaves = |bit: u32| u128::from(game.digit(take) >> bit & 1);
        (1..=3).map(|heaps| leaves(heaps) * each[heaps as usize - 1]).sum::<u128>()
    };
    // Every digit counts as if it left the whole heap, an overestimate by at most a factor of four.
    (0..=last).map(digit_cost).sum()
}
