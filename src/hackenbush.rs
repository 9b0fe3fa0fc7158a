//! Green Hackenbush: a drawing stands on the ground. A move cuts one edge, and everything that
//! is no longer connected to the ground disappears. A player who cannot move loses.
//!
//! ```
//! use grundy::contest::rooted_tree::RootedTree;
//! use grundy::hackenbush::{graph_value, tree_values, winning_moves};
//!
//! // A root with two branches: a single edge, and a stalk of two edges.
//! //     3
//! //  1  2     1 ⊕ 2 = 3
//! //   \ /
//! //    0
//! let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 0).unwrap();
//! assert_eq!(tree_values(&tree), [3, 0, 1, 0]);
//! // Cutting the edge below vertex 3 leaves 1 ⊕ 1 = 0.
//! assert_eq!(winning_moves(&tree), [3]);
//!
//! // By the fusion principle, a triangle on the ground is worth three loops: 1 ⊕ 1 ⊕ 1 = 1.
//! assert_eq!(graph_value(3, &[(0, 1), (1, 2), (2, 0)], 0), Ok(1));
//! ```
//!
//! # Theorem: the colon principle
//!
//! The value of a tree is the nim sum of the values of its branches. A branch, which is an edge
//! with a tree on top, is worth one more than that tree.
//!
//! # Theorem: the fusion principle
//!
//! All vertices of a cycle may be fused into one, so that its edges become loops there, without
//! changing the value; and a loop is worth as much as a single edge. What remains is a tree.
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 7.
//!
//! Where each player may cut only edges of one colour, [`stalk`] has the values of stalks.

pub mod stalk;

use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::contest::rooted_tree::RootedTree;
use crate::nim;
use crate::Outcome;

/// Returns the Grundy value of what stands on each vertex of a tree, or of several trees, whose
/// roots are on the ground.
///
/// The value of the whole drawing is the nim sum of the values of the roots. Cost: O(n).
///
/// ```
/// # use grundy::contest::rooted_tree::RootedTree;
/// # use grundy::hackenbush::tree_values;
/// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
/// assert_eq!(tree_values(&stalk), [0, 1, 2]);
/// ```
pub fn tree_values(tree: &RootedTree) -> Vec<u64> {
    let mut values = vec![0; tree.parents().len()];
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[vertex] {
            values[parent] ^= values[vertex] + 1;
        }
    }
    values
}

/// Returns the outcome of a tree, or of several. Cost: O(n).
pub fn outcome(tree: &RootedTree) -> Outcome {
    let values = tree_values(tree);
    let ground = (0..values.len()).filter(|&vertex| tree.parents()[vertex].is_none());
    nim::outcome(ground.map(|vertex| values[vertex]))
}

/// Returns every winning move in a tree, or in several, as the vertices whose edge to their
/// parent is to be cut, in ascending order; there is none from a P-position. Cost: O(n log n)
/// at most.
pub fn winning_moves(tree: &RootedTree) -> Vec<usize> {
    let (parents, values) = (tree.parents(), tree_values(tree));
    let ground = (0..parents.len()).filter(|&vertex| parents[vertex].is_none());
    let total = ground.clone().fold(0, |sum, vertex| sum ^ values[vertex]);
    // The value that the tree on each vertex must get so that the whole drawing has value 0.
    // Above a winning cut no other cut wins, and the trees there are to keep their values.
    let mut wanted = values.clone();
    ground.for_each(|vertex| wanted[vertex] ^= total);
    let mut cuts = Vec::new();
    for &vertex in tree.from_root() {
        if let Some(parent) = parents[vertex] {
            match wanted[parent] ^ values[parent] ^ (values[vertex] + 1) {
                0 => cuts.push(vertex),
                branch => wanted[vertex] = branch - 1,
            }
        }
    }
    cuts.sort_unstable();
    cuts
}

/// Returns the Grundy value of a drawing with the vertices 0..`vertices`, of which `ground` is
/// on the ground; if several are, give them the same number. Edges may repeat, and may be
/// loops. Edges that are not connected to the ground do not count. Cost: O(vertices + edges).
///
/// # Errors
/// Returns an error if an edge or `ground` names a vertex that does not exist.
///
/// ```
/// # use grundy::hackenbush::graph_value;
/// // A stalk of two edges that ends in a loop: 1 for the loop, 2, 3.
/// assert_eq!(graph_value(3, &[(0, 1), (1, 2), (2, 2)], 0), Ok(3));
/// // Two parallel edges, and one above: 1 ⊕ 1 for the cycle, 1 for the edge.
/// assert_eq!(graph_value(3, &[(0, 1), (0, 1), (1, 2)], 0), Ok(1));
/// ```
pub fn graph_value(
    vertices: usize,
    edges: &[(usize, usize)],
    ground: usize,
) -> Result<u64, GraphError> {
    check_edges(vertices, edges)?;
    if ground >= vertices {
        return Err(GraphError::NoSuchVertex { vertex: ground, vertices });
    }
    let numbered = || edges.iter().enumerate();
    let incident =
        Rows::new(vertices, numbered().flat_map(|(edge, &(a, b))| [(a, edge), (b, edge)]));
    let mut seen = vec![0; vertices]; // the number of edges of each vertex that have been visited
    let mut used = vec![false; edges.len()];
    let mut values = vec![0; vertices];
    // This is a depth-first walk: an edge outside its tree leads from a vertex to one below,
    // and closes a cycle over all vertices between them. `cycles[v]` counts the cycles over v's
    // edge downwards.
    let mut cycles = vec![0i64; vertices];
    let mut entered = vec![false; vertices];
    entered[ground] = true;
    let mut path = vec![ground];
    while let Some(&vertex) = path.last() {
        if let Some(&edge) = incident.row(vertex as u32).get(seen[vertex]) {
            seen[vertex] += 1;
            if std::mem::replace(&mut used[edge as usize], true) {
                continue;
            }
            let (a, b) = edges[edge as usize];
            let other = if a == vertex { b } else { a };
            if std::mem::replace(&mut entered[other], true) {
                values[vertex] ^= 1;
                cycles[vertex] += 1;
                cycles[other] -= 1;
            } else {
                path.push(other);
            }
        } else {
            path.pop();
            if let Some(&below) = path.last() {
                // On a cycle, the two ends of the edge are fused and the edge is a loop.
                let fused = cycles[vertex] > 0;
                values[below] ^= if fused { values[vertex] ^ 1 } else { values[vertex] + 1 };
                cycles[below] += cycles[vertex];
            }
        }
    }
    Ok(values[ground])
}

/// Returns the outcome of such a drawing. Cost: O(vertices + edges).
///
/// # Errors
/// Returns an error if an edge or `ground` names a vertex that does not exist.
pub fn graph_outcome(
    vertices: usize,
    edges: &[(usize, usize)],
    ground: usize,
) -> Result<Outcome, GraphError> {
    graph_value(vertices, edges, ground).map(|value| Outcome::of_mover(value != 0))
}

/// Returns every winning move in such a drawing, as the indices of the edges to be cut, in ascending
/// order; there is none from a P-position. Cost: O(edges · (vertices + edges)).
///
/// # Errors
/// Returns an error if an edge or `ground` names a vertex that does not exist.
///
/// ```
/// # use grundy::hackenbush::graph_winning_moves;
/// // A triangle of value 1 beside a stalk of two edges. To open the triangle at the ground leaves
/// // another stalk of two edges, and to cut the stalk's upper edge leaves 1 ⊕ 1.
/// let drawing = [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4)];
/// assert_eq!(graph_winning_moves(5, &drawing, 0), Ok(vec![0, 2, 4]));
/// ```
pub fn graph_winning_moves(
    vertices: usize,
    edges: &[(usize, usize)],
    ground: usize,
) -> Result<Vec<usize>, GraphError> {
    if graph_value(vertices, edges, ground)? == 0 {
        return Ok(Vec::new());
    }
    let mut cuts = Vec::new();
    for cut in 0..edges.len() {
        let left = [&edges[..cut], &edges[cut + 1..]].concat();
        if graph_value(vertices, &left, ground)? == 0 {
            cuts.push(cut);
        }
    }
    Ok(cuts)
}
