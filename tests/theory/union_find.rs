//! Joined sets, compared with one label for each thing that is rewritten at every join.

use crate::random::inputs;
use grundy::contest::union_find::UnionFind;
use proptest::prelude::*;

proptest! {
    #![proptest_config(inputs(300))]

    #[test]
    fn joins_against_labels(
        pairs in prop::collection::vec((0..12usize, 0..12usize), 0..30),
    ) {
        let mut sets = UnionFind::new(12);
        let mut labels: Vec<usize> = (0..12).collect();
        for (a, b) in pairs {
            let (from, to) = (labels[a], labels[b]);
            assert_eq!(sets.join(a, b), from != to);
            labels.iter_mut().filter(|label| **label == from).for_each(|label| *label = to);
            for (x, y) in (0..12).flat_map(|x| (0..12).map(move |y| (x, y))) {
                assert_eq!(sets.are_joined(x, y), labels[x] == labels[y]);
                assert_eq!(sets.root(x) == sets.root(y), labels[x] == labels[y]);
            }
            for thing in 0..12 {
                let alike = labels.iter().filter(|&&label| label == labels[thing]).count();
                assert_eq!(sets.size(thing), alike);
                assert_eq!(labels[sets.root(thing)], labels[thing]);
            }
        }
    }
}
