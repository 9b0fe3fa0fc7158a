//! Green Hackenbush: a drawing stands on the ground; a move cuts one edge, all that is no
//! longer connected to the ground disappears, and who cannot move loses.
//!
//! ```
//! use grundy::hackenbush::{graph_value, tree_values, winning_cuts};
//!
//! // A root with two branches: one edge, and a stalk of two edges.
//! //     3
//! //  1  2     1 ⊕ 2 = 3
//! //   \ /
//! //    0
//! let parents = [None, Some(0), Some(0), Some(2)];
//! assert_eq!(tree_values(&parents).unwrap(), [3, 0, 1, 0]);
//! // Cutting the edge below 3 leaves 1 ⊕ 1.
//! assert_eq!(winning_cuts(&parents).unwrap(), [3]);
//!
//! // A triangle on the ground is three loops by the fusion principle: 1 ⊕ 1 ⊕ 1.
//! assert_eq!(graph_value(3, &[(0, 1), (1, 2), (2, 0)], 0), Ok(1));
//! ```
//!
//! # Theorem: the colon principle
//!
//! A tree is worth the nim sum of its branches, where a branch, an edge with a tree on
//! top, is worth one more than that tree.
//!
//! # Theorem: the fusion principle
//!
//! All vertices of a cycle may be fused into one, its edges becoming loops there, without
//! a change of value; and a loop is worth as much as one edge. What remains is a tree.
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 7.

use crate::graph::{check_edges, GraphError, Rows};

/// The Grundy value of what stands on each vertex of a forest. `parents[v]` is the vertex
/// below `v`, or `None` if `v` is on the ground; the numbering may be any.
///
/// The forest as a whole is worth the nim sum of the values on the ground. Cost: linear.
///
/// # Errors
/// If a parent does not exist, or some vertex is above itself.
///
/// ```
/// # use grundy::graph::GraphError;
/// # use grundy::hackenbush::tree_values;
/// assert_eq!(tree_values(&[Some(1), Some(2), None]).unwrap(), [0, 1, 2]); // a stalk
/// assert_eq!(tree_values(&[Some(1), Some(0)]), Err(GraphError::Cycle { vertex: 0 }));
/// ```
pub fn tree_values(parents: &[Option<usize>]) -> Result<Vec<u64>, GraphError> {
    let mut values = vec![0; parents.len()];
    for vertex in leaves_first(parents)? {
        if let Some(parent) = parents[vertex] {
            values[parent] ^= values[vertex] + 1;
        }
    }
    Ok(values)
}

/// Every winning move in a forest, ascending: the vertices whose edge to their parent is
/// to be cut. Empty for a P-position. Cost: linear.
///
/// # Errors
/// As [`tree_values`].
pub fn winning_cuts(parents: &[Option<usize>]) -> Result<Vec<usize>, GraphError> {
    let values = tree_values(parents)?;
    let ground = (0..parents.len()).filter(|&vertex| parents[vertex].is_none());
    let total = ground.clone().fold(0, |sum, vertex| sum ^ values[vertex]);
    // What the tree on each vertex has to become, for all to be worth 0. Above a cut that
    // wins no other can, and what is wanted there stays what there is.
    let mut wanted = values.clone();
    ground.for_each(|vertex| wanted[vertex] ^= total);
    let mut cuts = Vec::new();
    for vertex in leaves_first(parents)?.into_iter().rev() {
        if let Some(parent) = parents[vertex] {
            match wanted[parent] ^ values[parent] ^ (values[vertex] + 1) {
                0 => cuts.push(vertex),
                branch => wanted[vertex] = branch - 1,
            }
        }
    }
    cuts.sort_unstable();
    Ok(cuts)
}

/// All vertices, each before its parent.
fn leaves_first(parents: &[Option<usize>]) -> Result<Vec<usize>, GraphError> {
    let vertices = parents.len();
    let mut children = vec![0u32; vertices];
    for &vertex in parents.iter().flatten() {
        let count = children.get_mut(vertex);
        *count.ok_or(GraphError::NoSuchVertex { vertex, vertices })? += 1;
    }
    let mut order: Vec<usize> = (0..vertices).filter(|&vertex| children[vertex] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        if let Some(parent) = parents[order[done]] {
            children[parent] -= 1;
            if children[parent] == 0 {
                order.push(parent);
            }
        }
        done += 1;
    }
    // Each vertex has one parent, so nothing but the cycles themselves is left.
    match children.iter().position(|&left| left > 0) {
        Some(vertex) => Err(GraphError::Cycle { vertex }),
        None => Ok(order),
    }
}

/// The Grundy value of a drawing with the vertices 0..`vertices`, of which `ground` is on
/// the ground (if several are, give them one number). Edges may repeat, and may be loops;
/// those that are not connected to the ground are not there. Cost: linear.
///
/// # Errors
/// If an edge or `ground` names a vertex that does not exist.
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
    let mut seen = vec![0; vertices]; // edges of each vertex that the walk has looked at
    let mut used = vec![false; edges.len()];
    let mut values = vec![0; vertices];
    // A walk in depth: an edge outside its tree leads from a vertex to one below, and
    // closes a cycle over all between. `cycles[v]` counts those over v's edge downwards.
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
                // On a cycle, the two ends are fused and the edge is a loop.
                let fused = cycles[vertex] > 0;
                values[below] ^= if fused { values[vertex] ^ 1 } else { values[vertex] + 1 };
                cycles[below] += cycles[vertex];
            }
        }
    }
    Ok(values[ground])
}
