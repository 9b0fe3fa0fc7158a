//! Rooted trees, compared with the definition of a tree: connected, with one edge less than
//! vertices.

use crate::random::inputs;
use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::GraphError;
use itertools::Itertools;
use proptest::prelude::*;

/// Returns, for each vertex, whether edges connect it with `root`.
fn connected(vertices: usize, edges: &[(usize, usize)], root: usize) -> Vec<bool> {
    let mut is_reached = vec![false; vertices];
    is_reached[root] = true;
    for _ in 0..vertices {
        for &(a, b) in edges {
            let either = is_reached[a] || is_reached[b];
            (is_reached[a], is_reached[b]) = (either, either);
        }
    }
    is_reached
}

/// Returns `true` if some cycle goes through `vertex`: a loop, or an edge whose ends stay
/// connected when it is removed.
fn is_on_cycle(vertices: usize, edges: &[(usize, usize)], vertex: usize) -> bool {
    (0..edges.len()).filter(|&cut| [edges[cut].0, edges[cut].1].contains(&vertex)).any(|cut| {
        let mut remaining = edges.to_vec();
        let (a, b) = remaining.remove(cut);
        connected(vertices, &remaining, a)[b]
    })
}

#[test]
fn all_small_graphs() {
    for vertices in 1..=4 {
        let pairs = (0..vertices).flat_map(|a| (0..vertices).map(move |b| (a, b))).collect_vec();
        for count in 0..=4 {
            for edges in pairs.iter().copied().combinations_with_replacement(count) {
                let root = count % vertices;
                let is_reached = connected(vertices, &edges, root);
                match RootedTree::from_edges(vertices, &edges, root) {
                    Ok(tree) => {
                        assert!(count + 1 == vertices && !is_reached.contains(&false), "{edges:?}");
                        assert_eq!(tree.parents()[root], None);
                        let both = |&(a, b): &(usize, usize)| {
                            tree.parents()[a] == Some(b) || tree.parents()[b] == Some(a)
                        };
                        assert!(edges.iter().all(both), "{edges:?}");
                        for &(a, b) in &edges {
                            let lower = tree.lower_end(a, b);
                            assert_eq!(tree.parents()[lower], Some(a ^ b ^ lower), "{edges:?}");
                        }
                    }
                    Err(GraphError::NotConnected { vertex }) => assert!(!is_reached[vertex]),
                    Err(GraphError::Cycle { vertex }) => {
                        assert!(is_on_cycle(vertices, &edges, vertex), "{edges:?}: {vertex}");
                    }
                    Err(error) => panic!("{edges:?}: {error}"),
                }
            }
        }
    }
}

#[test]
fn errors_say_which_vertex() {
    let none = |vertex, vertices| Err(GraphError::NoSuchVertex { vertex, vertices });
    assert_eq!(RootedTree::from_edges(2, &[(0, 2)], 0), none(2, 2));
    assert_eq!(RootedTree::from_edges(2, &[(0, 1)], 2), none(2, 2));
    assert_eq!(RootedTree::from_edges(0, &[], 0), none(0, 0));
    let (most, least) = ((1 << 31) - 2, (1 << 31) - 1); // of what is supported, and what is not
    assert_eq!(RootedTree::from_edges(most, &[(0, most)], 0), none(most, most));
    assert_eq!(RootedTree::from_edges(least, &[(0, least)], 0), Err(GraphError::TooLarge));
    assert_eq!(RootedTree::from_parents(&[None, Some(5)]), none(5, 2));
    let circle = RootedTree::from_parents(&[None, Some(2), Some(2)]).unwrap_err();
    assert_eq!(circle, GraphError::Cycle { vertex: 2 });
    // Vertex 3 leads into the cycle, but is not on it.
    let circle = RootedTree::from_parents(&[Some(1), Some(2), Some(0), Some(0)]).unwrap_err();
    assert!(matches!(circle, GraphError::Cycle { vertex: 0..=2 }), "{circle}");
    let apart = RootedTree::from_edges(3, &[(0, 1)], 0).unwrap_err();
    assert_eq!(apart.to_string(), "no edges lead from the root to vertex 2, counted from 0");
    assert!(RootedTree::from_parents(&[]).unwrap().from_root().is_empty());
}

#[test]
fn a_long_path_needs_no_stack() {
    available::unless_passed!();
    let n = 1_000_000;
    let edges = (1..n).map(|vertex| (vertex - 1, vertex)).collect_vec();
    let tree = RootedTree::from_edges(n, &edges, n - 1).unwrap();
    assert!(tree.depths().into_iter().eq((0..n).rev()));
    assert_eq!(RootedTree::from_parents(tree.parents()).unwrap(), tree);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn edges_and_parents_alike(
        above in proptest::collection::vec(any::<prop::sample::Index>(), 0..40),
        seed in any::<prop::sample::Index>(),
    ) {
        // The parent of vertex v + 1 comes before it; then another vertex becomes the root.
        let vertices = above.len() + 1;
        let below = |(v, parent): (usize, &prop::sample::Index)| (v + 1, parent.index(v + 1));
        let edges = above.iter().enumerate().map(below).collect_vec();
        let root = seed.index(vertices);
        let tree = RootedTree::from_edges(vertices, &edges, root).unwrap();
        let again = RootedTree::from_parents(tree.parents()).unwrap();
        prop_assert_eq!(tree.depths(), again.depths());
        for tree in [&tree, &again] {
            prop_assert!(tree.from_root().iter().copied().sorted().eq(0..vertices));
            let place = |vertex| tree.from_root().iter().position(|&v| v == vertex);
            for vertex in 0..vertices {
                let parent = tree.parents()[vertex];
                prop_assert_eq!(parent.is_none(), vertex == root);
                prop_assert!(parent.is_none() || place(parent.unwrap()) < place(vertex));
            }
        }
    }
}

/// A set of half as many edges as vertices pairs all of them if it meets each vertex once.
#[test]
fn perfect_matchings_of_all_trees_with_up_to_8_vertices() {
    available::unless_passed!();
    for vertices in 1..=8usize {
        let choices = (1..vertices).map(|vertex| 0..vertex).multi_cartesian_product();
        for parents in if vertices == 1 { vec![vec![]] } else { choices.collect_vec() } {
            let edges = parents.iter().copied().zip(1..).collect_vec();
            let tree = RootedTree::from_edges(vertices, &edges, 0).unwrap();
            let is_paired = vertices % 2 == 0
                && edges
                    .iter()
                    .combinations(vertices / 2)
                    .any(|pairs| pairs.iter().flat_map(|&&(a, b)| [a, b]).all_unique());
            assert_eq!(tree.has_perfect_matching(), is_paired, "{edges:?}");
        }
    }
}
