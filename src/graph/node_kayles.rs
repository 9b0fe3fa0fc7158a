//! Node Kayles: choosing vertices no two of which are neighbours.

use super::small::SmallGraph;
use crate::contest::edges::GraphError;
use crate::mex::mex;
use crate::octal::OctalGame;
use crate::sets::elements;
use crate::Outcome;
use std::collections::HashMap;

/// Node Kayles on an undirected graph of up to 128 vertices: a move chooses a vertex that has not
/// been chosen before and is not a neighbour of a chosen one. A player who cannot move loses.
///
/// Put another way, a move removes a vertex and its neighbours, and the rest may fall apart into
/// components; the value is the nim sum of the components' values. A position is given by the
/// vertices that have been chosen. Placing rooks, bishops, knights or queens on a board so that
/// none attacks another is Node Kayles as well: the edges are the attacks.
///
/// ```
/// use grundy::graph::NodeKayles;
///
/// // The path 0 – 1 – 2 – 3 – 4. Choosing 2 leaves 0 and 4, and choosing 1 leaves 3 – 4.
/// let mut path = NodeKayles::from_edges(5, &[(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap();
/// assert_eq!([0, 1, 2].map(|vertex| path.value(&[vertex])), [2, 1, 0]);
/// assert_eq!(path.value(&[]), 3);
/// assert_eq!(path.winning_moves(&[]), [2]);
/// assert_eq!(NodeKayles::path(5), 3);
/// ```
///
/// # Paths and cycles
///
/// A choice on a path removes the chosen vertex and its neighbours, as in Dawson's Chess, the octal
/// game 0.137: [`NodeKayles::path`]. Any choice on a cycle leaves a path with three vertices fewer:
/// [`NodeKayles::cycle`].
///
/// # How many components there are
///
/// The search visits each possible connected component once, and there are far fewer such
/// components than there are sets of vertices. H. L. Bodlaender, D. Kratsch, S. T. Timmer, *Exact
/// algorithms for Kayles*, Theoretical Computer Science 562 (2015), 165–176, call them K-sets: a
/// graph of n vertices has at most O(1.6052^n) of them, and a tree at most n · 3^(n/3). In the
/// following families of graphs there are few components:
///
/// 1. *Cographs*: these are made from single vertices by repeatedly putting two graphs side by side
///    or joining two graphs; a join makes every vertex of one graph a neighbour of every vertex of
///    the other. A choice on one side of a join removes all of the other side. So a component that
///    occurs is always one of the graphs that arise while the whole graph is put together, and
///    there are at most 2n - 1 components.
/// 2. *Interval graphs*: what is left between two chosen intervals is determined by these two, so
///    there are O(n²) components. H. L. Bodlaender, D. Kratsch, *Kayles and Nimbers*, Journal of
///    Algorithms 43 (2002), 106–119, prove the same for all graphs with a bounded asteroidal
///    number.
///
/// In general, deciding the outcome is PSPACE-complete: T. J. Schaefer, *On the complexity of some
/// two-person perfect-information games*, Journal of Computer and System Sciences 16 (1978),
/// 185–225. It is not known whether the outcome on a tree is easy to find.
#[derive(Clone, Debug)]
pub struct NodeKayles {
    graph: SmallGraph,
    values: HashMap<u128, u64>,
}

impl NodeKayles {
    /// Creates the game on the vertices 0..`vertices`. Edges may repeat; an edge from a vertex to
    /// itself is ignored. Cost: O(vertices + edges).
    ///
    /// # Errors
    /// Returns an error if there are more than 128 vertices, or if an edge names a vertex that
    /// does not exist.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Self, GraphError> {
        let graph = SmallGraph::from_edges(vertices, edges)?;
        Ok(NodeKayles { graph, values: HashMap::new() })
    }

    /// Returns the Grundy value of the position after `chosen`. Cost: each component that can be
    /// reached is visited once, at a cost of O(n) for each of its n vertices, and its value is
    /// kept.
    ///
    /// # Panics
    /// Panics if a vertex of `chosen` does not exist, or could not be chosen after those before it.
    pub fn value(&mut self, chosen: &[usize]) -> u64 {
        let left = self.after(chosen);
        self.value_of(left)
    }

    /// Returns the outcome of the position after `chosen`. Cost: that of [`NodeKayles::value`].
    ///
    /// # Panics
    /// Panics in the same cases as [`NodeKayles::value`].
    pub fn outcome(&mut self, chosen: &[usize]) -> Outcome {
        Outcome::of_mover(self.value(chosen) != 0)
    }

    /// Returns every winning choice in the position after `chosen`, in ascending order. Cost:
    /// that of [`NodeKayles::value`] for each option.
    ///
    /// # Panics
    /// Panics in the same cases as [`NodeKayles::value`].
    pub fn winning_moves(&mut self, chosen: &[usize]) -> Vec<usize> {
        let left = self.after(chosen);
        elements(left).filter(|&vertex| self.value_of(self.choose(left, vertex)) == 0).collect()
    }

    fn after(&self, chosen: &[usize]) -> u128 {
        chosen.iter().fold(self.graph.vertices(), |left, &vertex| {
            self.graph.check(vertex, left);
            self.choose(left, vertex)
        })
    }

    fn choose(&self, left: u128, vertex: usize) -> u128 {
        left & !(self.graph.neighbours(vertex) | 1 << vertex)
    }

    fn value_of(&mut self, left: u128) -> u64 {
        let components = self.graph.components(left).into_iter();
        components.fold(0, |sum, component| sum ^ self.value_of_component(component))
    }

    fn value_of_component(&mut self, component: u128) -> u64 {
        if let Some(&value) = self.values.get(&component) {
            return value;
        }
        let options = elements(component).map(|vertex| self.choose(component, vertex));
        let options: Vec<u128> = options.collect();
        let value = mex(options.into_iter().map(|option| self.value_of(option)));
        self.values.insert(component, value);
        value
    }

    /// Returns the value of a path of `vertices` vertices. For 52 vertices or more, the values
    /// repeat with period 34. Cost: O(1).
    ///
    /// ```
    /// # use grundy::graph::NodeKayles;
    /// // Winning Ways, chapter 4: Dawson's Chess.
    /// assert_eq!([0, 1, 2, 3, 4, 5, 6].map(NodeKayles::path), [0, 1, 1, 2, 0, 3, 1]);
    /// ```
    pub fn path(vertices: u64) -> u64 {
        let heap = match vertices {
            0..=85 => vertices,
            _ => 52 + (vertices - 52) % 34,
        };
        let dawson: OctalGame = "0.137".parse().expect("a code");
        u64::from(dawson.values(heap as usize + 1)[heap as usize])
    }

    /// Returns the value of a cycle of `vertices` vertices, which is 0 or 1 because all options
    /// are alike. Cost: O(1).
    ///
    /// # Panics
    /// Panics if there are fewer than 3 vertices.
    ///
    /// ```
    /// # use grundy::graph::NodeKayles;
    /// assert_eq!(NodeKayles::cycle(3), 1); // a triangle: the first move is the last
    /// assert_eq!(NodeKayles::cycle(5), 0); // leaves two neighbours
    /// ```
    pub fn cycle(vertices: u64) -> u64 {
        assert!(vertices >= 3, "a cycle of {} vertices", vertices);
        u64::from(NodeKayles::path(vertices - 3) == 0)
    }
}
