//! Sums in which players may pass, compared with the rules.

use grundy::game::{Analysis, ByPlay, Ending, Game};
use grundy::pass::{heap_value, two_heaps_outcome, Passes, WithPasses};
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;

/// A heap of Nim that remembers how often its players may pass; written without [`WithPasses`].
struct PassNim;

impl Game for PassNim {
    type Position = (u64, u32);

    fn options(&self, &(stones, passes): &(u64, u32)) -> Vec<Vec<(u64, u32)>> {
        let takes = (0..stones).map(|rest| vec![(rest, passes)]);
        let may_pass = stones > 0 && passes > 0;
        takes.chain(may_pass.then(|| vec![(stones, passes - 1)])).collect()
    }
}

#[test]
fn one_heap() {
    let nim = SubtractionSet::all();
    let mut with_passes = Analysis::new(WithPasses::new(&nim));
    let mut by_hand = Analysis::new(PassNim);
    for (stones, passes) in (0..60).cartesian_product(0..5) {
        let expected = by_hand.value(&(stones, passes));
        assert_eq!(expected, Ok(heap_value(stones, passes)), "{stones} and {passes}");
        let position = Passes { left: passes, sum: vec![stones] };
        assert_eq!(with_passes.value(&position).ok(), expected.ok());
    }
    assert_eq!(heap_value(u64::MAX, 2), u64::MAX);
}

#[test]
#[should_panic(expected = "with a pass is too large")]
fn a_value_of_65_bits() {
    heap_value(u64::MAX, 1);
}

/// Returns by trying everything whether the mover wins these heaps of Nim, in ascending order, with
/// so many passes.
fn mover_wins(
    heaps: &[u64],
    passes: u32,
    known: &mut std::collections::HashMap<(Vec<u64>, u32), bool>,
) -> bool {
    if let Some(&wins) = known.get(&(heaps.to_vec(), passes)) {
        return wins;
    }
    let is_over = heaps.iter().all(|&heap| heap == 0);
    let wins = (!is_over && passes > 0 && !mover_wins(heaps, passes - 1, known))
        || (0..heaps.len()).any(|index| {
            (0..heaps[index]).any(|rest| {
                let mut after = heaps.to_vec();
                after[index] = rest;
                after.sort_unstable();
                !mover_wins(&after, passes, known)
            })
        });
    known.insert((heaps.to_vec(), passes), wins);
    wins
}

#[test]
fn several_heaps() {
    let nim = SubtractionSet::all();
    let mut game = Analysis::new(WithPasses::new(&nim));
    let mut known = Default::default();
    for passes in 0..3 {
        for sum in (0..7).combinations_with_replacement(3) {
            let wins = mover_wins(&sum, passes, &mut known);
            let position = Passes { left: passes, sum };
            let outcome = game.value(&position).map(|value| value != 0);
            assert_eq!(outcome, Ok(wins), "{position:?}");
        }
    }
    for (a, b) in (0..40).cartesian_product(0..40) {
        let wins = mover_wins(&[a.min(b), a.max(b)], 1, &mut known);
        assert_eq!(two_heaps_outcome(a, b), Outcome::of_mover(wins), "{a}, {b}");
    }
}

/// R. M. Low and W. H. Chan study a pass for the whole game; a sum of games with one each is
/// something else, and follows from the values.
#[test]
fn a_pass_for_each_heap() {
    let nim = SubtractionSet::all();
    let mut by_play = ByPlay::new(WithPasses::new(&nim), Ending::Normal);
    for sum in (0..5u64).combinations_with_replacement(3) {
        let each = sum.iter().map(|&stones| Passes { left: 1, sum: vec![stones] }).collect_vec();
        let nim_sum = sum.iter().fold(0, |nim_sum, &stones| nim_sum ^ heap_value(stones, 1));
        assert_eq!(by_play.outcome(&each), Ok(Outcome::of_mover(nim_sum != 0)), "{sum:?}");
    }
}

/// Vertices of a graph without cycles.
struct Walk(Vec<Vec<usize>>);

impl Game for Walk {
    type Position = usize;

    fn options(&self, &vertex: &usize) -> Vec<Vec<usize>> {
        self.0[vertex].iter().map(|&to| vec![to]).collect()
    }
}

/// Every graph of four vertices whose edges lead to smaller ones and in which only ends have the
/// value 0: sums are worth as much as heaps of Nim of their values, with one or two passes.
#[test]
fn only_values_matter_if_only_ends_are_worth_0() {
    let nim = SubtractionSet::all();
    let mut heaps = Analysis::new(WithPasses::new(&nim));
    let pairs = (0..4).tuple_combinations::<(usize, usize)>().collect_vec();
    let mut checked = 0;
    for edges in pairs.into_iter().powerset() {
        let mut rows = vec![vec![]; 4];
        edges.into_iter().for_each(|(to, from)| rows[from].push(to));
        let walk = Walk(rows);
        let mut values = Analysis::new(&walk);
        let values = (0..4).map(|vertex| values.value(&vertex).unwrap()).collect_vec();
        if (0..4).any(|vertex| values[vertex] == 0 && !walk.0[vertex].is_empty()) {
            continue;
        }
        checked += 1;
        let mut game = Analysis::new(WithPasses::new(&walk));
        for sum in (1..=3).flat_map(|len| (0..4).combinations_with_replacement(len)) {
            for left in 0..3 {
                let mut nim = sum.iter().map(|&vertex| values[vertex]).collect_vec();
                nim.sort_unstable();
                let expected = heaps.value(&Passes { left, sum: nim });
                let value = game.value(&Passes { left, sum: sum.clone() });
                assert_eq!(value.ok(), expected.ok(), "{sum:?}");
            }
        }
    }
    assert!(checked > 10);
}
