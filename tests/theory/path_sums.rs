//! Nim sums of paths, compared with a walk along the path.

use crate::random::inputs;
use grundy::contest::path_sums::PathSums;
use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proptest::prelude::*;
use proptest::sample::Index;

/// Returns the nim sums on the paths from `start` to all other vertices, by walking along them.
fn by_walking(edges: &[(usize, usize)], values: &[u64], start: usize) -> Vec<u64> {
    let mut sums = vec![None; values.len()];
    sums[start] = Some(values[start]);
    let mut reached = vec![start];
    while let Some(vertex) = reached.pop() {
        let at_vertex = edges.iter().filter(|(a, b)| *a == vertex || *b == vertex);
        for (a, b) in at_vertex {
            let next = a + b - vertex;
            if sums[next].is_none() {
                sums[next] = sums[vertex].map(|sum| sum ^ values[next]);
                reached.push(next);
            }
        }
    }
    sums.into_iter().collect::<Option<_>>().expect("a tree is connected")
}

proptest! {
    #![proptest_config(inputs(2000))]

    #[test]
    fn all_paths_of_random_trees(
        above in proptest::collection::vec((any::<Index>(), any::<bool>()), 0..40),
        root in any::<Index>(),
        changes in proptest::collection::vec((any::<Index>(), any::<u64>()), 0..4),
    ) {
        // Half of the vertices are children of the one before, so that there are long paths.
        let below = |(v, (parent, is_next)): (usize, &(Index, bool))| {
            (v + 1, if *is_next { v } else { parent.index(v + 1) })
        };
        let edges = above.iter().enumerate().map(below).collect_vec();
        let n = edges.len() + 1;
        let tree = RootedTree::from_edges(n, &edges, root.index(n)).unwrap();
        let mut values = (0..n as u64).map(|v| v.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect_vec();
        let mut sums = PathSums::new(&tree, values.clone());
        for change in [None].into_iter().chain(changes.iter().map(Some)) {
            if let Some((vertex, value)) = change {
                sums.set(vertex.index(n), *value);
                values[vertex.index(n)] = *value;
            }
            for a in 0..n {
                let found = (0..n).map(|b| sums.sum(a, b)).collect_vec();
                prop_assert_eq!(found, by_walking(&edges, &values, a), "from {}", a);
            }
        }
    }
}

#[test]
fn a_long_path_and_a_star() {
    let n = 300_000;
    let path = (1..n).map(|vertex| (vertex - 1, vertex)).collect_vec();
    let star = (1..n).map(|vertex| (0, vertex)).collect_vec();
    let values = (0..n as u64).collect_vec();
    let up_to = |vertex: u64| (0..=vertex).fold(0, |sum, v| sum ^ v);
    let sums = PathSums::new(&RootedTree::from_edges(n, &path, n / 2).unwrap(), values.clone());
    assert_eq!(sums.sum(0, n - 1), up_to(n as u64 - 1));
    assert_eq!(sums.sum(1000, 7), up_to(1000) ^ up_to(6));
    let sums = PathSums::new(&RootedTree::from_edges(n, &star, 5).unwrap(), values);
    assert_eq!(sums.sum(77, 78), 77 ^ 78);
    assert_eq!(sums.sum(77, 5), 77 ^ 5);
}

#[test]
#[should_panic(expected = "a path between")]
fn vertices_of_two_trees() {
    let two = RootedTree::from_parents(&[None, None, Some(0)]).unwrap();
    PathSums::new(&two, vec![1, 2, 3]).sum(2, 1);
}

#[test]
#[should_panic(expected = "one value for each vertex")]
fn values_for_other_vertices() {
    PathSums::new(&RootedTree::from_parents(&[None]).unwrap(), vec![]);
}
