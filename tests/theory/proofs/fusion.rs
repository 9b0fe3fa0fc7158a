//! The fusion principle, as `grundy::hackenbush` proves it.

use super::drawing::{all_drawings, arch, Drawing, Values, GROUND};
use super::nim_sum;
use itertools::Itertools;

/// Returns the lengths of the stalks of arches whose cycle has 1 to `edges` edges and whose stalks
/// have up to `longest`.
fn arches(edges: usize, longest: u64) -> impl Iterator<Item = Vec<u64>> {
    let with =
        move |count: usize| std::iter::repeat_n(0..=longest, count).multi_cartesian_product();
    (0..edges).flat_map(with)
}

/// Returns the value that the cut of an edge of the cycle leaves, added up as in step 2: the edges
/// are numbered from 0 along the arch.
fn left_by_cut(stalks: &[u64], cut: usize) -> u64 {
    let side = |towards_ground: &mut dyn Iterator<Item = &u64>| {
        towards_ground.fold(0, |value, stalk| (value ^ stalk) + 1)
    };
    side(&mut stalks[..cut].iter().rev()) ^ side(&mut stalks[cut..].iter())
}

/// The arch of step 2 that an arch becomes, for the edges of one colour.
struct Halved {
    stalks: Vec<u64>,
    /// The stalks that come to the ground, as a nim sum.
    on_ground: u64,
}

/// Returns the colours of the edges of the cycle: whether an odd number of edges comes before it.
fn is_black(stalks: &[u64]) -> Vec<bool> {
    let before = (0..=stalks.len()).map(|edge| edge as u64 + stalks[..edge].iter().sum::<u64>());
    before.map(|edges| edges % 2 == 1).collect()
}

/// Returns the arch in which the edges of the other colour are contracted and the stalks halved.
fn halved(stalks: &[u64], colour: bool) -> Halved {
    let kept = is_black(stalks).into_iter().positions(|black| black == colour).collect_vec();
    // The stalks between two kept edges meet, and those before the first one or after the last
    // one come to the ground.
    let met =
        |from: usize, to: usize| stalks[from..to].iter().fold(0, |sum, stalk| sum ^ (stalk / 2));
    let between = kept.iter().tuple_windows().map(|(&from, &to)| met(from, to));
    let (first, last) = (kept[0], kept[kept.len() - 1]);
    Halved { stalks: between.collect(), on_ground: met(0, first) ^ met(last, stalks.len()) }
}

#[test]
fn step_1_the_lowest_bit_of_a_tree_is_that_of_its_number_of_edges() {
    let mut values = Values::default();
    let is_tree = |drawing: &Drawing| {
        let vertices = drawing.edges.iter().flat_map(|&(a, b)| [a, b]).chain([GROUND]).unique();
        vertices.count() == drawing.edges.len() + 1
    };
    for tree in all_drawings(5, 4).iter().filter(|drawing| is_tree(drawing)) {
        assert_eq!(values.of(tree) % 2, tree.edges.len() as u64 % 2, "{tree:?}");
    }
    for stalks in arches(5, 4) {
        let n = stalks.len() as u64 + 1;
        for cut in 0..=stalks.len() {
            let difference = left_by_cut(&stalks, cut) ^ nim_sum(&stalks);
            assert_eq!(difference % 2, (n - 1) % 2, "{stalks:?}, cut {cut}");
        }
    }
}

#[test]
fn step_2_above_the_lowest_bit_a_cut_acts_in_the_halved_arch() {
    for stalks in arches(6, 5) {
        let colours = is_black(&stalks);
        for cut in 0..=stalks.len() {
            let smaller = halved(&stalks, colours[cut]);
            let same_colour = |edge: &usize| colours[*edge] == colours[cut];
            let new_cut = (0..cut).filter(same_colour).count();
            let higher = left_by_cut(&smaller.stalks, new_cut) ^ smaller.on_ground;
            assert_eq!(left_by_cut(&stalks, cut) / 2, higher, "{stalks:?}, cut {cut}");
            let sum = nim_sum(&smaller.stalks) ^ smaller.on_ground;
            assert_eq!(sum, nim_sum(&stalks) / 2, "{stalks:?}");
        }
    }
}

#[test]
fn step_3_an_odd_number_of_cuts_leave_s_if_n_is_odd_and_none_otherwise() {
    for stalks in arches(7, 5) {
        let cuts = 0..=stalks.len();
        let leave_s = cuts.filter(|&cut| left_by_cut(&stalks, cut) == nim_sum(&stalks)).count();
        match (stalks.len() + 1) % 2 {
            0 => assert_eq!(leave_s, 0, "{stalks:?}"),
            _ => assert_eq!(leave_s % 2, 1, "{stalks:?}"),
        }
    }
}

#[test]
fn step_4_the_value_of_an_arch() {
    let mut values = Values::default();
    for stalks in arches(4, 3).chain(arches(6, 1)) {
        let drawing = arch(&stalks);
        let n = stalks.len() as u64 + 1;
        assert_eq!(values.of(&drawing), nim_sum(&stalks) ^ (n % 2), "{stalks:?}");
        // The cuts in the cycle leave what the tests above have added up.
        let by_cuts = (0..=stalks.len()).map(|cut| left_by_cut(&stalks, cut)).sorted();
        let is_in_cycle = |edge: &(u32, u32)| edge.1 as usize <= stalks.len();
        let cycle = drawing.edges.iter().positions(is_in_cycle).collect_vec();
        let by_rules = cycle.into_iter().map(|cut| values.of(&drawing.without(cut))).sorted();
        assert!(by_cuts.eq(by_rules), "{stalks:?}");
    }
}

/// Returns the drawings of the tests below, with all pairs of their vertices.
fn drawings_with_pairs() -> impl Iterator<Item = (Drawing, Vec<(u32, u32)>)> {
    let pairs = |drawing: &Drawing| {
        (0..4).filter(|&vertex| drawing.has(vertex)).tuple_combinations().collect_vec()
    };
    all_drawings(4, 5).into_iter().map(move |drawing| (drawing.clone(), pairs(&drawing)))
}

#[test]
fn steps_5_and_8_fusing_a_twice_joined_pair_keeps_the_value() {
    let mut values = Values::default();
    let mut twice_joined = 0;
    for (drawing, pairs) in drawings_with_pairs() {
        for (a, b) in pairs {
            if drawing.paths_between(a, b, 2) == 2 {
                twice_joined += 1;
                assert_eq!(values.of(&drawing), values.of(&drawing.fused(a, b)), "{drawing:?}");
            }
        }
    }
    assert!(twice_joined > 1000, "{twice_joined}");
    // Once joined is not enough: a single edge is worth 1, and so is a loop, but two edges in a
    // row are worth 2, and with their ends fused, two loops, 0.
    let two = Drawing::new([(0, 1), (1, 2)]);
    assert_ne!(values.of(&two), values.of(&two.fused(0, 2)));
}

#[test]
fn step_6_three_paths_leave_the_pair_twice_joined_after_any_cut() {
    let mut values = Values::default();
    let mut thrice_joined = 0;
    for (drawing, pairs) in drawings_with_pairs() {
        for (a, b) in pairs {
            if drawing.paths_between(a, b, 3) == 3 {
                thrice_joined += 1;
                for cut in 0..drawing.edges.len() {
                    let left = drawing.without(cut);
                    assert!(!left.has(a) || left.paths_between(a, b, 2) == 2, "{drawing:?}");
                    assert_eq!(values.of(&left), values.of(&left.fused(a, b)), "{drawing:?}");
                }
            }
        }
    }
    assert!(thrice_joined > 100, "{thrice_joined}");
}

#[test]
fn step_7_a_part_that_carries_the_cycle_may_be_left_out_of_the_question() {
    // A triangle on top of any drawing: fusing two of its vertices keeps the value.
    let mut values = Values::default();
    let triangle = arch(&[0, 0]);
    for base in all_drawings(3, 3) {
        for vertex in (0..3).filter(|&vertex| base.has(vertex)) {
            let whole = base.with_on_top(vertex, &triangle);
            let fused = base.with_on_top(vertex, &triangle.fused(1, 2));
            assert_eq!(values.of(&whole), values.of(&fused), "{base:?}");
        }
    }
}

#[test]
fn step_8_an_arch_falls_into_two_arches_of_the_same_value() {
    let mut values = Values::default();
    for stalks in arches(5, 1) {
        let drawing = arch(&stalks);
        for (a, b) in (0..=stalks.len() as u32).tuple_combinations() {
            assert_eq!(values.of(&drawing), values.of(&drawing.fused(a, b)), "{stalks:?}");
        }
    }
}
