//! Lists of numbers, as the pictures of single problems change and write them.

/// Returns the numbers in order, separated by commas, or the sign of the empty set.
pub fn joined<N: ToString>(numbers: &[N]) -> String {
    match numbers {
        [] => "∅".to_string(),
        _ => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    }
}

/// Returns the numbers in rising order.
pub fn sorted(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers
}

/// Returns the numbers without the one at a place.
pub fn without<N: Clone>(numbers: &[N], place: usize) -> Vec<N> {
    let mut numbers = numbers.to_vec();
    numbers.remove(place);
    numbers
}
