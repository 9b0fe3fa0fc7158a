//! The colon principle, as `grundy::hackenbush` proves it.

use super::drawing::{all_drawings, stalk, Drawing, Values, GROUND};
use itertools::{iproduct, Itertools};

#[test]
fn step_1_what_stands_on_a_vertex_may_be_replaced_by_an_equal_value() {
    let mut values = Values::default();
    let tops = all_drawings(3, 3);
    for base in all_drawings(3, 3) {
        for vertex in (0..3).filter(|&vertex| base.has(vertex)) {
            // For each value of what is on top, the values of the whole.
            let whole =
                tops.iter().map(|top| (values.of(top), values.of(&base.with_on_top(vertex, top))));
            let by_value = whole.into_group_map();
            for (top, whole) in by_value {
                assert!(whole.iter().all_equal(), "{top} on {vertex} of {base:?}: {whole:?}");
            }
        }
    }
}

#[test]
fn step_2_branches_may_be_replaced_by_one_stalk() {
    let mut values = Values::default();
    for edges in 0..10 {
        assert_eq!(values.of(&stalk(edges)), edges);
    }
    let base = stalk(2);
    for (v, w, vertex) in iproduct!(0..5, 0..5, 0..3) {
        let two = base.with_on_top(vertex, &stalk(v)).with_on_top(vertex, &stalk(w));
        let one = base.with_on_top(vertex, &stalk(v ^ w));
        assert_eq!(values.of(&two), values.of(&one), "{v} and {w} on {vertex}");
    }
}

#[test]
fn step_3_an_edge_with_a_tree_on_top_is_worth_one_more() {
    available::unless_passed!();
    let mut values = Values::default();
    let is_tree = |drawing: &Drawing| {
        let vertices = drawing.edges.iter().flat_map(|&(a, b)| [a, b]).chain([GROUND]).unique();
        vertices.count() == drawing.edges.len() + 1
    };
    let trees = all_drawings(6, 5).into_iter().filter(is_tree).collect_vec();
    assert!(trees.len() > 1000, "{}", trees.len());
    for tree in trees {
        let branch = stalk(1).with_on_top(1, &tree);
        assert_eq!(values.of(&branch), values.of(&tree) + 1, "{tree:?}");
    }
}
