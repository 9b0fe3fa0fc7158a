//! Sets with shifts, compared with plain sets, and the tree game they are made for, compared
//! with its rules.

use crate::random::inputs;
use grundy::contest::xor_trie::{XorSet, XorTries};
use grundy::game::{Analysis, Game};
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::BTreeSet;

#[derive(Clone, Debug)]
enum Step {
    Insert(usize, u32),
    Shift(usize, u32),
    Join(usize, usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..4usize, any::<u32>()).prop_map(|(set, value)| Step::Insert(set, value)),
        2 => (0..4usize, any::<u32>()).prop_map(|(set, by)| Step::Shift(set, by)),
        1 => (0..4usize, 0..4usize).prop_map(|(into, from)| Step::Join(into, from)),
    ]
}

fn plain_mex(set: &BTreeSet<u32>) -> u32 {
    (0..).find(|value| !set.contains(value)).unwrap()
}

proptest! {
    #![proptest_config(inputs(1500))]

    #[test]
    fn as_plain_sets(bits in 0..6u32, steps in proptest::collection::vec(step(), 0..120)) {
        let mut tries = XorTries::new(bits);
        let mut sets = (0..4).map(|_| tries.empty()).collect_vec();
        let mut plain = vec![BTreeSet::new(); 4];
        let below = 1 << bits;
        for step in steps {
            match step {
                Step::Insert(set, value) => {
                    tries.insert(&mut sets[set], value % below);
                    plain[set].insert(value % below);
                }
                Step::Shift(set, by) => {
                    tries.shift(&mut sets[set], by % below);
                    plain[set] = plain[set].iter().map(|value| value ^ (by % below)).collect();
                }
                Step::Join(into, from) if into == from => {}
                Step::Join(into, from) => {
                    let taken = |sets: &mut Vec<XorSet>, empty, place: usize| {
                        std::mem::replace(&mut sets[place], empty)
                    };
                    let (a, b) = (tries.empty(), tries.empty());
                    let (a, b) = (taken(&mut sets, a, into), taken(&mut sets, b, from));
                    sets[into] = tries.join(a, b);
                    let moved = std::mem::take(&mut plain[from]);
                    plain[into].extend(moved);
                }
            }
            for (set, plain) in sets.iter().zip(&plain) {
                prop_assert_eq!(tries.mex(set), plain_mex(plain));
                prop_assert_eq!(tries.len(set), plain.len() as u32);
                prop_assert_eq!(tries.is_empty(set), plain.is_empty());
            }
        }
    }

    #[test]
    fn trees_whose_moves_remove_a_path(
        below in proptest::collection::vec(any::<usize>(), 0..40),
        open in any::<u64>(),
    ) {
        let parents = below.iter().enumerate().map(|(v, parent)| parent % (v + 1)).collect_vec();
        let tree = PathGame::new(&parents, |vertex| open >> vertex & 1 == 1);
        let mut by_rules = Analysis::new(&tree);
        for (vertex, value) in tree.values().into_iter().enumerate() {
            prop_assert_eq!(u64::from(value), by_rules.value(&vertex).unwrap());
        }
    }
}

/// BZOJ 4134: a move chooses an open vertex and closes all vertices on its path to the root,
/// which leaves the subtrees beside the path. A position is the root of a subtree.
struct PathGame {
    children: Vec<Vec<usize>>,
    open: Vec<bool>,
}

impl PathGame {
    /// Creates the game in which the parent of vertex v + 1 is `parents[v]`, which is at most
    /// v.
    fn new(parents: &[usize], open: impl Fn(usize) -> bool) -> PathGame {
        let mut children = vec![vec![]; parents.len() + 1];
        for (vertex, &parent) in parents.iter().enumerate() {
            children[parent].push(vertex + 1);
        }
        PathGame { open: (0..children.len()).map(open).collect(), children }
    }

    /// Returns the value of each subtree, by sets that are shifted and joined.
    fn values(&self) -> Vec<u32> {
        let mut tries = XorTries::new(6);
        let mut sets = self.children.iter().map(|_| tries.empty()).collect_vec();
        let mut values = vec![0; self.children.len()];
        for vertex in (0..self.children.len()).rev() {
            let children = &self.children[vertex];
            let children_sum = children.iter().fold(0, |sum, &child| sum ^ values[child]);
            let mut options = tries.set_of(&[children_sum][..usize::from(self.open[vertex])]);
            for &child in children {
                let empty = tries.empty();
                let mut inside = std::mem::replace(&mut sets[child], empty);
                tries.shift(&mut inside, children_sum ^ values[child]);
                options = tries.join(options, inside);
            }
            values[vertex] = tries.mex(&options);
            sets[vertex] = options;
        }
        values
    }
}

impl Game for PathGame {
    type Position = usize;

    fn options(&self, &root: &usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        // The last vertex of the path so far, and the subtrees that are left beside the path.
        let mut paths = vec![(root, vec![])];
        while let Some((end, beside)) = paths.pop() {
            let children = &self.children[end];
            if self.open[end] {
                options.push([&beside[..], children].concat());
            }
            for &next in children {
                let others = children.iter().copied().filter(|&child| child != next);
                paths.push((next, beside.iter().copied().chain(others).collect()));
            }
        }
        options
    }
}

#[test]
fn a_sample_of_a_judge() {
    // BZOJ 4134: the only winning first move is to the fifth vertex.
    let open = [0, 0, 1, 0, 1, 1, 0, 1].map(|open| open == 1);
    // In the numbering of the sample, the edges are 1-2, 1-3, 2-6, 3-4, 3-5, 5-7 and 7-8.
    let parent = [0, 0, 2, 2, 1, 4, 6];
    let tree = PathGame::new(&parent, |vertex| open[vertex]);
    let mut by_rules = Analysis::new(&tree);
    assert_eq!(tree.values()[0], by_rules.value(&0).unwrap() as u32);
    let winning = by_rules.winning_moves(&[0]).unwrap();
    // Vertices 1, 3 and 5 form the path, and 2, 4 and 7 hang beside it.
    let left = winning.into_iter().map(|m| m.option.into_iter().sorted().collect_vec());
    assert_eq!(left.collect_vec(), [[1, 3, 6]]);
}

#[test]
fn full_sets_of_the_largest_size() {
    let mut tries = XorTries::new(31);
    let mut set = tries.set_of(&[0, (1 << 31) - 1]);
    assert_eq!(tries.mex(&set), 1);
    tries.shift(&mut set, (1 << 31) - 1);
    assert_eq!((tries.mex(&set), tries.len(&set)), (1, 2));
    let mut tries = XorTries::new(12);
    let every_number = (0..1 << 12).collect_vec();
    let set = tries.set_of(&every_number);
    assert_eq!(tries.mex(&set), 1 << 12);
}

#[test]
#[should_panic(expected = "8 has more than 3 bits")]
fn long_numbers_are_refused() {
    XorTries::new(3).set_of(&[8]);
}

#[test]
#[should_panic(expected = "32 bits are too long")]
fn bits_are_bounded() {
    XorTries::new(32);
}
