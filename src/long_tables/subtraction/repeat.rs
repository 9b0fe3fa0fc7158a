//! Whether the end of a sequence has been there before.

/// The least distance, 1 or more, by which the last `tail` values can be moved back onto
/// equal ones; `None` if there is none, or fewer values.
///
/// Cost: O(n) (Karp and Rabin): windows are compared by a number, and only if that agrees by
/// their values.
pub(super) fn distance_to_same_tail(values: &[u8], tail: usize) -> Option<usize> {
    let last_start = values.len().checked_sub(tail)?;
    let wanted = &values[last_start..];
    // The sum of value · BASE^place, modulo 2^64; an odd base can be divided by.
    let number = wanted.iter().rev().fold(0, |sum, &value| step(sum, value));
    let highest = (1..tail).fold(1u64, |power, _| power.wrapping_mul(BASE));
    let mut window = number;
    for start in (0..last_start).rev() {
        let (first, beyond) = (values[start], values[start + tail]);
        let rest = window.wrapping_sub(u64::from(beyond).wrapping_mul(highest));
        window = step(rest, first);
        if window == number && values[start..start + tail] == *wanted {
            return Some(last_start - start);
        }
    }
    None
}

const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

fn step(sum: u64, value: u8) -> u64 {
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
}
