//! Green Hackenbush: a drawing, which is a graph, stands on the ground. A move cuts one edge, and
//! everything that is no longer connected to the ground disappears. A player who cannot move loses.
//!
//! ```
//! use grundy::contest::rooted_tree::RootedTree;
//! use grundy::hackenbush::{graph_value, tree_values, winning_moves};
//!
//! // A root with two branches: a single edge, and a stalk (a path) of two edges.
//! //     3
//! //     |
//! //  1  2     1 ⊕ 2 = 3
//! //   \ /
//! //    0
//! let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 0).unwrap();
//! assert_eq!(tree_values(&tree), [3, 0, 1, 0]);
//! // Cutting the edge below vertex 3 leaves 1 ⊕ 1 = 0.
//! assert_eq!(winning_moves(&tree), [3]);
//!
//! // By the fusion principle, a triangle on the ground is worth three loops, edges
//! // from a vertex to itself: 1 ⊕ 1 ⊕ 1 = 1.
//! assert_eq!(graph_value(3, &[(0, 1), (1, 2), (2, 0)], 0), Ok(1));
//! ```
//!
//! For the game in which each player may cut only edges of his own colour, [`stalk`] gives the
//! values of stalks.
//!
//! # Theorem: the colon principle
//!
//! What stands on a vertex may be replaced by any other drawing of the same value. A *branch*,
//! which is an edge with a tree on top, is worth one more than that tree, and the branches at a
//! vertex may be replaced by one stalk, whose length is the nim sum of their values. E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 7.
//!
//! # Proof
//!
//! Let x be a vertex of the drawing G, and let H and K have the same value when they stand on the
//! ground. Write G:H for G with H on x, where H touches G only at x.
//!
//! 1. *G:H beside G:K is a P-position.* Every move has an answer that leaves such a pair. A cut in
//!    one copy of G is answered by the same cut in the other copy; if that cuts off x, both H and K
//!    are gone. A cut in H or K that lowers its value is answered by a cut in the other drawing
//!    that leaves the same value; a cut that raises the value is answered by a cut that restores
//!    it, which exists because the original value is less. So G:H and G:K have the same value.
//! 2. *A stalk of n edges is worth n.* A cut can leave any smaller number of edges. So branches of
//!    values v and w at x, which together are worth v ⊕ w, may be replaced by a stalk of v ⊕ w
//!    edges.
//! 3. *An edge with a tree on top is worth one more than the tree.* By 1, the tree may be replaced
//!    by a stalk whose number of edges is the value of the tree. This stalk and the edge below it
//!    form a stalk with one more edge.
//!
//! # Theorem: the fusion principle
//!
//! To *fuse* two vertices is to merge them into one vertex, which keeps the edges of both. If two
//! paths without a common edge lead from one vertex to another, fusing the two vertices does not
//! change the value. So all vertices of a cycle may be fused, which makes its edges loops, and a
//! loop is worth as much as a single edge. What remains is a tree. *Winning Ways*, chapter 7.
//!
//! # Proof
//!
//! The whole ground counts as one vertex, which changes no move. An *arch* is a cycle through the
//! ground together with a stalk on each of its other vertices; stalks may have length 0. The cycle
//! has n edges, and S is the nim sum of the lengths of the stalks.
//!
//! 1. *The value of a tree is odd if and only if its number of edges is odd*, because the value is
//!    found by nim sums and by adding 1 for each edge, and both operations treat the lowest bit as
//!    ordinary addition does. A cut in the cycle of an arch leaves a tree with one edge fewer than
//!    the arch. So the value of this tree differs from S in the lowest bit if n is even, and has
//!    the same lowest bit as S if n is odd.
//! 2. *Above the lowest bit, such a cut has the same effect as in a smaller arch.* Walk along the
//!    cycle from the ground back to the ground and count its edges and, at each vertex, also the
//!    edges of the stalk there. Call an edge of the cycle white if an even number of the counted
//!    edges comes before it, and black if an odd number does. When the value of the tree is added
//!    up from the top towards the ground, adding the 1 for an edge of the cycle carries into the
//!    higher bits if and only if the value above that edge is odd. By 1, this means that an odd
//!    number of edges lies between this edge and the cut edge, so these two edges have the same
//!    colour. So the higher bits are the value that the same cut leaves in a smaller arch: the
//!    edges of the other colour are removed from the cycle and their ends are fused, and the
//!    lengths of all stalks are halved, rounded down. Stalks that now meet at a vertex are combined
//!    into one stalk by nim addition. Stalks that come down to the ground are now beside the arch
//!    and are added to its value, so the nim sum of all stalks becomes the higher bits of S.
//! 3. *If n is odd, an odd number of the cuts in the cycle leave the value S; if n is even, none of
//!    them does.* For even n this follows from 1. For odd n, the value that is left has the same
//!    lowest bit as S, by 1. By 2, the other bits agree with those of S if and only if the same cut
//!    in the smaller arch leaves the nim sum of that arch's stalks, since stalks on the ground add
//!    the same number to both values. One of the two colours has an odd number of edges, and the
//!    other has an even number, possibly 0. By induction on the number of edges, an odd number of
//!    cuts of the first colour leave S, and no cut of the second does. The number of edges does
//!    decrease if n is more than 1: stalks become shorter, and without stalks the colours
//!    alternate. For n = 1, the cycle is a loop, the only cut leaves nothing, and S is 0.
//! 4. *An arch is worth S if n is even, and S ⊕ 1 if n is odd.* Call this number F: it is the value
//!    of the stalks as Nim heaps, together with a separate heap of one extra stone if n is odd. By
//!    induction on the number of edges, a cut in a stalk leaves the value that the same move leaves
//!    in Nim. So no cut leaves F: no cut in a stalk does and, by 1, no cut in the cycle does. Each
//!    smaller value can be left by a cut. If the move of Nim that leaves this value is in a stalk,
//!    the same cut of the stalk leaves this value, too. If that move takes the extra stone, the
//!    value that it leaves is S, and by 3 some cut in the cycle leaves S.
//! 5. *A smallest exception.* Call two vertices *twice joined* if two paths as in the theorem lead
//!    from one to the other. Of all drawings that have a twice-joined pair whose fusion changes the
//!    value, take one with the fewest edges and, among these, the fewest vertices. Then fusing any
//!    twice-joined pair changes the value of this drawing. To see this, suppose that fusing c and d
//!    does not change the value, while fusing a and b does. Fuse c and d, and then a and b, which
//!    are still twice joined or have become one vertex: the second step does not change the value
//!    either, because the drawing has fewer vertices now. Fuse a and b, and then c and d: again the
//!    second step changes nothing. Both ways end with the same drawing, a contradiction.
//! 6. *No two vertices of the exception are joined by three paths no two of which have a common
//!    edge.* Otherwise, after any cut, the two vertices are still twice joined, in a drawing with
//!    fewer edges, or both have disappeared. So each cut leaves the same value whether or not the
//!    two vertices are fused. Then the mex of these values is the same, too, so the fusion does not
//!    change the value, contrary to 5.
//! 7. *The exception is an arch with other drawings in place of its stalks.* Take two paths that
//!    join a twice-joined pair, follow one of them to where it first meets the other again, and go
//!    back along the other: this is a cycle. Let a and b be two of its vertices, which are twice
//!    joined. By 6, no path outside the cycle joins two of its vertices, because such a path and
//!    the two ways round the cycle would be three paths between the same two vertices. So each
//!    vertex of the cycle carries a separate part of the drawing. The part that contains the ground
//!    has no edges, so the ground is on the cycle. If this part had edges, the rest of the drawing,
//!    standing on the ground by itself, would have fewer edges than the whole drawing. The value of
//!    the rest would not change if a and b were fused. By the colon principle, the value of the
//!    whole drawing would not change either, contrary to 5.
//! 8. *There is no exception.* By the colon principle, each other part may be replaced by a stalk
//!    of the same value, whether or not a and b are fused. Now the drawing is an arch, and its
//!    value is given by 4. Fusing a and b makes two arches, one on a vertex of the other or both on
//!    the ground, with the same stalks. Together, the cycles of these arches have n edges. So the
//!    term 1 for an odd number of edges occurs once if n is odd, and twice or not at all if n is
//!    even. By 4 and the colon principle, the value is the same.

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

/// Returns the outcome of a tree, or of several trees. Cost: O(n).
pub fn outcome(tree: &RootedTree) -> Outcome {
    let values = tree_values(tree);
    let ground = (0..values.len()).filter(|&vertex| tree.parents()[vertex].is_none());
    nim::outcome(ground.map(|vertex| values[vertex]))
}

/// Returns every winning move in a tree, or in several trees. Each move is given by the vertex
/// whose edge to its parent is to be cut; the vertices are in ascending order. A P-position has no
/// winning moves. Cost: O(n log n) at most.
pub fn winning_moves(tree: &RootedTree) -> Vec<usize> {
    let (parents, values) = (tree.parents(), tree_values(tree));
    let ground = (0..parents.len()).filter(|&vertex| parents[vertex].is_none());
    let total = ground.clone().fold(0, |sum, vertex| sum ^ values[vertex]);
    // The value that the tree on each vertex must get so that the whole drawing has value 0.
    // Above a winning cut no other cut wins, and the trees there keep their values.
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

/// Returns the Grundy value of a drawing with the vertices 0..`vertices`, of which the vertex
/// `ground` is on the ground; if several vertices are on the ground, number all of them `ground`.
/// Edges may repeat, and may be loops. Edges that are not connected to the ground do not
/// count. Cost: O(vertices + edges).
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

/// Returns the outcome of a drawing, described as for [`graph_value`]. Cost: O(vertices + edges).
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

/// Returns every winning move in a drawing, described as for [`graph_value`]. Each move is given by
/// the index of the edge to be cut; the indices are in ascending order. A P-position has no winning
/// moves. Cost: O(edges · (vertices + edges)).
///
/// # Errors
/// Returns an error if an edge or `ground` names a vertex that does not exist.
///
/// ```
/// # use grundy::hackenbush::graph_winning_moves;
/// // A triangle of value 1 beside a stalk of two edges. Opening the triangle at the ground leaves
/// // another stalk of two edges, and cutting the stalk's upper edge leaves 1 ⊕ 1.
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
