//! Sets of up to 128 things, represented by the bits of a number, and the connected parts of
//! such sets.

/// The number of things that a set can hold.
pub(crate) const MOST: usize = 128;

/// Returns the set of the things 0, 1, …, `count` - 1. At most [`MOST`] are supported.
pub(crate) fn first(count: usize) -> u128 {
    1u128.checked_shl(count as u32).unwrap_or(0).wrapping_sub(1)
}

/// Returns the elements of a set in ascending order.
pub(crate) fn elements(set: u128) -> impl Iterator<Item = usize> {
    let without_least = |&set: &u128| Some(set & set.wrapping_sub(1));
    let sets = std::iter::successors(Some(set), without_least);
    sets.take_while(|&set| set != 0).map(|set| set.trailing_zeros() as usize)
}

/// Returns the connected parts of a set, ordered by their least elements. `neighbours` returns the
/// things that are directly connected to a given thing.
/// Cost: one call of `neighbours` for each element.
pub(crate) fn parts(mut set: u128, neighbours: impl Fn(usize) -> u128) -> Vec<u128> {
    let mut parts = Vec::new();
    while set != 0 {
        let mut part = set & set.wrapping_neg();
        let mut border = part;
        while border != 0 {
            let reached = elements(border).fold(0, |reached, thing| reached | neighbours(thing));
            border = reached & set & !part;
            part |= border;
        }
        parts.push(part);
        set &= !part;
    }
    parts
}
