//! How many options a rule has, counted without listing them.

use grundy::rule::Rule;

/// More numbers of a set than these are as good as all.
const MANY: usize = 1_000_000;

/// The options of one heap.
pub fn options(rule: &Rule, heap: u64) -> u128 {
    let heap = u128::from(heap);
    match rule {
        Rule::Set(set) if set.forbidden().is_some() => heap,
        Rule::Set(set) => set.up_to(heap as u64).take(MANY).count() as u128,
        Rule::Grundys => heap / 2,
        Rule::Code(_) => by_digit(rule, heap, [1, heap / 2, heap * heap / 12]),
    }
}

/// The options that a table of heaps up to `heap` looks at, weighed by what one costs.
pub fn steps(rule: &Rule, heap: u64) -> u128 {
    let all = u128::from(heap);
    match rule {
        Rule::Set(set) if set.forbidden().is_some() => 2 * all * all,
        Rule::Set(_) => 4 * all * options(rule, heap),
        Rule::Grundys => all * all / 4,
        Rule::Code(_) => by_digit(rule, all, [all, all * all / 4, all * all * all / 36]),
    }
}

/// The sum over a code's digits, by how many heaps they leave: one, two or three.
fn by_digit(rule: &Rule, heap: u128, each: [u128; 3]) -> u128 {
    let Rule::Code(game) = rule else { return 0 };
    let last = game.last_digit().map_or(heap, |last| heap.min(u128::from(last))) as u64;
    let of_digit = |take: u64| {
        let leaves = |bit: u32| u128::from(game.digit(take) >> bit & 1);
        (1..=3).map(|heaps| leaves(heaps) * each[heaps as usize - 1]).sum::<u128>()
    };
    // Every digit counts as if it left the whole heap: too much, but at most fourfold.
    (0..=last).map(of_digit).sum()
}
