//! The search for an earlier occurrence of the end of a sequence.

/// Returns the least distance, at least 1, by which the last `tail` values can be moved back onto
/// equal values; `None` if there is no such distance, or if there are fewer than `tail` values.
///
/// Cost: O(n) by the method of Karp and Rabin: windows are compared by their hashes, and by their
/// values only if the hashes agree.
pub(crate) fn distance_to_same_tail<T>(values: &[T], tail: usize) -> Option<usize>
where
    T: Copy + PartialEq + Into<u32>,
{
    let last_start = values.len().checked_sub(tail)?;
    let wanted = &values[last_start..];
    // The hash is the sum of value · BASE^place modulo 2^64.
    let wanted_hash = wanted.iter().rev().fold(0, |sum, &value| step(sum, value.into()));
    let highest = (1..tail).fold(1u64, |power, _| power.wrapping_mul(BASE));
    let mut hash = wanted_hash;
    for start in (0..last_start).rev() {
        let (first, beyond): (u32, u32) = (values[start].into(), values[start + tail].into());
        let common = hash.wrapping_sub(u64::from(beyond).wrapping_mul(highest));
        hash = step(common, first);
        if hash == wanted_hash && values[start..start + tail] == *wanted {
            return Some(last_start - start);
        }
    }
    None
}

const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

fn step(sum: u64, value: u32) -> u64 {
    sum.wrapping_mul(BASE).wrapping_add(u64::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_short_sequence() {
        for code in 0..3usize.pow(9) {
            let values: Vec<u8> = (0..9).map(|at| (code / 3usize.pow(at) % 3) as u8).collect();
            for tail in 1..=9 {
                let same = |&by: &usize| {
                    by + tail <= 9 && values[9 - tail - by..9 - by] == values[9 - tail..]
                };
                assert_eq!(distance_to_same_tail(&values, tail), (1..9).find(same));
            }
            assert_eq!(distance_to_same_tail(&values, 10), None);
        }
    }

    #[test]
    fn different_windows_with_the_same_hash() {
        // The word of Thue and Morse with 2^11 letters, and the one with 0 and 1 exchanged: their
        // hashes differ by the product of 1 - BASE^(2^i) for i < 11, which 2^66 divides.
        let word: Vec<u8> = (0..2048_u32).map(|place| (place.count_ones() % 2) as u8).collect();
        let exchanged: Vec<u8> = word.iter().map(|letter| 1 - letter).collect();
        let hash = |word: &[u8]| word.iter().rev().fold(0, |sum, &x| step(sum, x.into()));
        assert_eq!(hash(&word), hash(&exchanged));
        let values = [&exchanged[..], &word[..]].concat();
        let same = |&by: &usize| values[2048 - by..4096 - by] == word[..];
        assert_eq!(distance_to_same_tail(&values, 2048), (1..=2048).find(same));
    }
}
