//! Iterators over bits, compared with plain loops, and a game on rows, compared with its rules.

use grundy::contest::masks::{jumps_down, ones, subsets};
use grundy::game::{Analysis, Game};
use grundy::mex::mex;
use grundy::table::TableVec;
use itertools::Itertools;

fn masks() -> impl Iterator<Item = u32> {
    (0..1 << 10).chain((0..1 << 10).map(|mask: u32| mask.reverse_bits())).chain([u32::MAX])
}

#[test]
fn ones_and_subsets() {
    for mask in masks() {
        assert_eq!(ones(mask).collect_vec(), (0..32).filter(|b| mask >> b & 1 == 1).collect_vec());
        if mask.count_ones() <= 10 {
            let bits = ones(mask).map(|bit| 1u32 << bit).collect_vec();
            let sums = bits.into_iter().powerset().map(|bits| bits.into_iter().sum());
            let expected: Vec<u32> = sums.sorted_by(|a: &u32, b| b.cmp(a)).collect();
            assert_eq!(subsets(mask).collect_vec(), expected);
        }
    }
}

/// HDU 5724: a row of squares in which a piece jumps to the first empty square on its right.
struct Row;

impl Game for Row {
    type Position = Vec<bool>;

    fn options(&self, row: &Vec<bool>) -> Vec<Vec<Vec<bool>>> {
        let jump = |from: usize| {
            let to = (from + 1..row.len()).find(|&to| !row[to])?;
            let mut left = row.clone();
            left.swap(from, to);
            Some(vec![left])
        };
        (0..row.len()).filter(|&from| row[from]).filter_map(jump).collect()
    }
}

/// Returns the row of `len` squares, of which the last is bit 0.
fn row(mask: u32, len: usize) -> Vec<bool> {
    (0..len).rev().map(|bit| mask >> bit & 1 == 1).collect()
}

#[test]
fn jumps_are_those_of_the_rules() {
    let sg = TableVec::by(1 << 11, |earlier: &[u8]| {
        let mask = earlier.len() as u32;
        mex(jumps_down(mask).map(|option| u64::from(earlier[option as usize]))) as u8
    });
    let mut game = Analysis::new(Row);
    for mask in 0..1u32 << 11 {
        let options = Row.options(&row(mask, 11)).concat().into_iter().rev();
        assert!(jumps_down(mask).map(|mask| row(mask, 11)).eq(options), "{mask:b}");
        assert_eq!(u64::from(sg[mask as usize]), game.value(&row(mask, 11)).unwrap());
    }
    // The sample: pieces on the last two of 20 squares are lost. With pieces on squares 19 and
    // 18 in two rows, the second row has one move more.
    assert_eq!(jumps_down(0b11).count(), 0);
    assert_ne!(sg[1 << 1] ^ sg[1 << 2], 0);
    assert_eq!(jumps_down(u32::MAX).count(), 0);
    assert_eq!(jumps_down(1 << 31 | 1).collect_vec(), [1 << 30 | 1]);
}
