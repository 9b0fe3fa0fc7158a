//! The theorem of Sprague and Grundy, as `grundy::game` proves it.

use super::{mex, nim_sum};
use grundy::game::{ByPlay, Ending, Game};
use grundy::rule::Rule;
use grundy::subtraction::UnlikeHeaps;
use grundy::Outcome;
use itertools::{iproduct, Itertools};

/// A heap of some stones under one of the rules.
type Heap = (usize, u64);

/// Returns heaps under rules with moves to smaller and larger values, which split heaps and do
/// not. The last rule is Nim.
fn rules() -> UnlikeHeaps<Rule> {
    let rules = ["{1, 3, 4}", "kayles", "lasker", "grundy", "nim"];
    UnlikeHeaps::new(rules.map(|rule| rule.parse().unwrap()).to_vec())
}

const NIM: usize = 4;
const MOST: u64 = 7;

fn heaps() -> impl Iterator<Item = Heap> + Clone {
    iproduct!(0..=NIM, 0..=MOST)
}

/// Returns every sum of two heaps, and some of three.
fn sums() -> impl Iterator<Item = Vec<Heap>> {
    let few = iproduct!(0..=NIM, 2..=5u64);
    let pairs = heaps().combinations_with_replacement(2);
    pairs.chain(few.combinations_with_replacement(3))
}

/// Returns the value of a heap by the definition: the mex of the nim sums of its options.
fn value((rule, stones): Heap) -> u64 {
    fn table() -> Vec<Vec<u64>> {
        let rules = rules();
        let mut table = vec![Vec::new(); NIM + 1];
        for (rule, values) in table.iter_mut().enumerate() {
            for stones in 0..=MOST {
                let options = rules.options(&(rule, stones)).into_iter();
                let worth = |option: Vec<Heap>| {
                    nim_sum(&option.iter().map(|&(_, left)| values[left as usize]).collect_vec())
                };
                let worth: Vec<u64> = options.map(worth).collect();
                values.push(mex(&worth));
            }
        }
        table
    }
    static TABLE: std::sync::LazyLock<Vec<Vec<u64>>> = std::sync::LazyLock::new(table);
    TABLE[rule][stones as usize]
}

/// Returns the nim sum of the values of some heaps.
fn worth(sum: &[Heap]) -> u64 {
    nim_sum(&sum.iter().map(|&heap| value(heap)).collect_vec())
}

/// Returns the sums that follow a sum.
fn options(sum: &[Heap]) -> Vec<Vec<Heap>> {
    let rules = rules();
    let mut options = Vec::new();
    for (component, heap) in sum.iter().enumerate() {
        for option in rules.options(heap) {
            options.push([&sum[..component], &sum[component + 1..], &option].concat());
        }
    }
    options
}

/// Returns a function that says by play alone whether a sum is a P-position.
fn is_p_by_play() -> impl FnMut(&[Heap]) -> bool {
    let mut play = ByPlay::new(rules(), Ending::Normal);
    move |sum| play.outcome(sum) == Ok(Outcome::P)
}

#[test]
fn step_1_moves_lead_to_every_smaller_value_and_not_to_the_same() {
    let mut rises = 0;
    for heap in heaps() {
        let left: Vec<u64> = options(&[heap]).iter().map(|left| worth(left)).collect();
        assert!((0..value(heap)).all(|smaller| left.contains(&smaller)), "{heap:?}");
        assert!(!left.contains(&value(heap)), "{heap:?}");
        let rise = left.iter().filter(|&&left| left > value(heap)).count();
        assert!(heap.0 != NIM || rise == 0, "{heap:?}");
        rises += rise;
    }
    // The other rules do have moves to larger values, so the range tries them.
    assert!(rises > 20, "{rises}");
}

#[test]
fn step_2_no_move_keeps_the_nim_sum() {
    for sum in sums() {
        assert!(options(&sum).iter().all(|left| worth(left) != worth(&sum)), "{sum:?}");
    }
}

#[test]
fn step_3_each_smaller_nim_sum_is_reached() {
    for sum in sums() {
        let left = options(&sum).iter().map(|left| worth(left)).collect_vec();
        assert!((0..worth(&sum)).all(|smaller| left.contains(&smaller)), "{sum:?}");
        // The move is in a component with the highest one of s.
        for smaller in 0..worth(&sum) {
            let change = worth(&sum) ^ smaller;
            let top = 1 << change.ilog2();
            assert!(worth(&sum) & top != 0 && smaller & top == 0, "{sum:?}");
            let found = sum.iter().find(|&&heap| value(heap) & top != 0).unwrap();
            assert!(value(*found) ^ change < value(*found), "{sum:?} to {smaller}");
        }
    }
}

#[test]
fn step_4_the_nim_sum_is_the_mex_of_the_options_of_a_sum() {
    for sum in sums() {
        let left = options(&sum).iter().map(|left| worth(left)).collect_vec();
        assert_eq!(mex(&left), worth(&sum), "{sum:?}");
    }
}

#[test]
fn step_5_value_0_marks_the_p_positions() {
    available::unless_passed!();
    let mut is_p = is_p_by_play();
    for heap in heaps() {
        assert_eq!(is_p(&[heap]), value(heap) == 0, "{heap:?}");
    }
    for sum in sums() {
        assert_eq!(is_p(&sum), worth(&sum) == 0, "{sum:?}");
    }
}

#[test]
fn step_6_equal_values_cancel_and_every_move_in_them_has_its_answer() {
    available::unless_passed!();
    let mut is_p = is_p_by_play();
    let twins = heaps().tuple_combinations().filter(|&(a, b)| value(a) == value(b));
    for (a, b) in twins {
        for game in [(0, 5), (1, 3), (2, 2), (3, 4)] {
            assert_eq!(is_p(&[game, a, b]), is_p(&[game]), "{a:?} and {b:?} beside {game:?}");
        }
        for left in options(&[a]) {
            let (before, after) = (value(a), worth(&left));
            let answers = if after < before { options(&[b]) } else { options(&left) };
            let wanted = if after < before { after } else { before };
            assert!(answers.iter().any(|answer| worth(answer) == wanted), "{a:?} to {left:?}");
        }
    }
}

#[test]
fn step_7_a_nim_heap_may_replace_a_position_of_its_size() {
    let mut is_p = is_p_by_play();
    for (heap, game) in iproduct!(heaps(), heaps()) {
        let nim = (NIM, value(heap));
        assert!(is_p(&[heap, nim]), "{heap:?}");
        assert_eq!(is_p(&[heap, game]), is_p(&[nim, game]), "{heap:?} beside {game:?}");
    }
}
