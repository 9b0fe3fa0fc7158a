//! A list with nim sums of its runs, compared with a plain vector.

use crate::random::inputs;
use grundy::contest::xor_list::XorList;
use itertools::Itertools;
use proptest::prelude::*;
use proptest::sample::Index;

#[derive(Clone, Debug)]
enum Step {
    Insert(Index, u64),
    Set(Index, u64),
    Sum(Index, Index),
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => (any::<Index>(), any::<u64>()).prop_map(|(after, value)| Step::Insert(after, value)),
        1 => (any::<Index>(), any::<u64>()).prop_map(|(item, value)| Step::Set(item, value)),
        1 => (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Step::Sum(one, other)),
    ]
}

/// Runs the steps on a list and on a vector of items with their values, and compares the sums.
fn compare(start: usize, steps: &[Step]) {
    let mut list = XorList::new(7);
    // Each item is inserted right after the first one, so the last one inserted is the second.
    let later = (1..start as u64).map(|value| (list.insert_after(0, value), value));
    let mut plain = later.collect_vec();
    plain.push((0, 7));
    plain.reverse();
    for step in steps {
        match step {
            Step::Insert(after, value) => {
                let place = after.index(plain.len());
                let item = list.insert_after(plain[place].0, *value);
                assert_eq!(item, plain.len());
                plain.insert(place + 1, (item, *value));
            }
            Step::Set(item, value) => {
                let place = item.index(plain.len());
                list.set(plain[place].0, *value);
                plain[place].1 = *value;
            }
            Step::Sum(one, other) => {
                let (one, other) = (one.index(plain.len()), other.index(plain.len()));
                let (first, last) = (one.min(other), one.max(other));
                let sum = plain[first..=last].iter().fold(0, |sum, (_, value)| sum ^ value);
                assert_eq!(list.sum(plain[first].0, plain[last].0), sum);
            }
        }
    }
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn short_lists(steps in proptest::collection::vec(any_step(), 0..60)) {
        compare(1, &steps);
    }

    #[test]
    fn lists_of_several_blocks(steps in proptest::collection::vec(any_step(), 0..200)) {
        compare(5000, &steps);
    }
}

#[test]
#[should_panic(expected = "item 1 comes after item 0")]
fn a_run_that_goes_backwards() {
    let mut list = XorList::new(0);
    let next = list.insert_after(0, 5);
    list.sum(next, 0);
}

#[test]
#[should_panic(expected = "item 2999 comes after item 0")]
fn a_run_that_goes_backwards_over_blocks() {
    let mut list = XorList::new(0);
    let mut item = 0;
    for value in 1..3000 {
        item = list.insert_after(item, value);
    }
    assert_eq!((item, list.sum(0, item)), (2999, (0..3000).fold(0, |sum, value| sum ^ value)));
    list.sum(item, 0);
}
