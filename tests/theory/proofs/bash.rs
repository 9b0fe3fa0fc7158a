//! The values of Bash's game, as `grundy::bash` proves them.

use super::mex;
use itertools::Itertools;

const MOST: u64 = 9;

/// Returns the options of a heap when a move takes 1 to `most` stones.
fn options(heap: u64, most: u64) -> Vec<u64> {
    (1..=most.min(heap)).map(|take| heap - take).collect()
}

/// Returns the values of the heaps 0, 1, …, 50, by definition.
fn values(most: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=50 {
        let reached = options(heap, most).iter().map(|&left| values[left as usize]).collect_vec();
        values.push(mex(&reached));
    }
    values
}

#[test]
fn step_1_up_to_m_stones_the_value_is_the_heap() {
    for most in 1..=MOST {
        for heap in 0..=most {
            assert_eq!(options(heap, most).len() as u64, heap);
            assert_eq!(values(most)[heap as usize], heap, "{heap} by {most}");
        }
    }
}

#[test]
fn step_2_the_options_have_all_other_remainders() {
    for most in 1..=MOST {
        let values = values(most);
        for heap in most + 1..=50 {
            let reached = options(heap, most).into_iter().map(|left| values[left as usize]);
            let others = (0..=most).filter(|&rest| rest != heap % (most + 1));
            assert_eq!(reached.sorted().collect_vec(), others.collect_vec(), "{heap} by {most}");
        }
    }
}

#[test]
fn step_3_the_value_is_the_remainder() {
    for most in 1..=MOST {
        let values = values(most);
        for heap in 0..=50 {
            assert_eq!(values[heap as usize], heap % (most + 1), "{heap} by {most}");
            let winning =
                options(heap, most).into_iter().filter(|&left| values[left as usize] == 0);
            assert!({ winning }.all(|left| left % (most + 1) == 0), "{heap} by {most}");
        }
    }
}
