//! Values of undirected vertex geography, by search.

use super::small::SmallGraph;
use crate::contest::edges::GraphError;
use crate::mex::mex;
use crate::sets::elements;
use crate::Outcome;
use std::collections::HashMap;

/// The Grundy values of undirected vertex geography on a graph of up to 128 vertices, for sums
/// with other games. [`Geography`](super::Geography) finds outcomes on large graphs.
///
/// A position is given by the list of the vertices on which the token has been; the last vertex is
/// where the token is now.
///
/// ```
/// use grundy::graph::GeographyValues;
///
/// // A star with the rays 0 – 1 – 2, 0 – 3 and 0 – 4 – 5.
/// let edges = [(0, 1), (1, 2), (0, 3), (0, 4), (4, 5)];
/// let mut star = GeographyValues::from_edges(6, &edges).unwrap();
/// // From the middle, the ends of rays are one or two moves away: mex {1, 0, 1}.
/// assert_eq!(star.value(&[0]), 2);
/// // From vertex 3, the only move leads to the middle, from which two long rays go on.
/// assert_eq!(star.value(&[3, 0]), 0);
/// assert_eq!(star.value(&[3]), 1);
/// // Tokens on two such stars, in the middle of the one and on vertex 3 of the other: 2 ⊕ 1.
/// // To win, make the first one worth 1, by going to vertex 1 or 4.
/// assert_eq!(star.moves_to(&[0], 1), [1, 4]);
/// ```
///
/// # Cost
///
/// For the search, a position is the token's vertex and the component that the token can still
/// reach. On a tree there are two positions for each edge, and one for each vertex, so all values
/// are found in polynomial time. In general there may be exponentially many positions, and there is
/// probably no way round this: the outcome for one token is easy to find, but finding the Grundy
/// value is PSPACE-hard even on planar bipartite graphs of maximum degree 4. On graphs of maximum
/// degree 3 the value is easy to find: K. W. Burke, M. T. Ferland, S.-H. Teng, *Winning the war by
/// (strategically) losing battles: settling the complexity of Grundy-values in undirected
/// geography* (2021), arXiv:2106.02114.
#[derive(Clone, Debug)]
pub struct GeographyValues {
    graph: SmallGraph,
    values: HashMap<Place, u64>,
}

/// A vertex with a token, and the connected set of vertices that the token had not visited before
/// it came to this vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place {
    token: usize,
    left: u128,
}

impl GeographyValues {
    /// Creates the game on the vertices 0..`vertices`. Edges may repeat; an edge from a vertex to
    /// itself is ignored. Cost: O(vertices + edges).
    ///
    /// # Errors
    /// Returns an error if there are more than 128 vertices, or if an edge names a vertex that
    /// does not exist.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Self, GraphError> {
        let graph = SmallGraph::from_edges(vertices, edges)?;
        Ok(GeographyValues { graph, values: HashMap::new() })
    }

    /// Returns the Grundy value of the position after `walk`. Cost: each position that can be
    /// reached is visited once, and its value is kept.
    ///
    /// # Panics
    /// Panics if `walk` is empty, if it names a vertex that does not exist or names a vertex twice,
    /// or if there is no edge between two consecutive vertices of the walk.
    pub fn value(&mut self, walk: &[usize]) -> u64 {
        let place = self.after(walk);
        self.value_of(place)
    }

    /// Returns the outcome of the position after `walk`. Cost: that of
    /// [`GeographyValues::value`].
    ///
    /// # Panics
    /// Panics in the same cases as [`GeographyValues::value`].
    pub fn outcome(&mut self, walk: &[usize]) -> Outcome {
        Outcome::of_mover(self.value(walk) != 0)
    }

    /// Returns every vertex to which a winning move leads, in ascending order. Cost: that of
    /// [`GeographyValues::value`].
    ///
    /// # Panics
    /// Panics in the same cases as [`GeographyValues::value`].
    pub fn winning_moves(&mut self, walk: &[usize]) -> Vec<usize> {
        self.moves_to(walk, 0)
    }

    /// Returns, in ascending order, every vertex to which the token can move so that the new
    /// position is worth `value`: if the other games in a sum have the nim sum `value`, these moves
    /// win. Cost: that of [`GeographyValues::value`].
    ///
    /// # Panics
    /// Panics in the same cases as [`GeographyValues::value`].
    pub fn moves_to(&mut self, walk: &[usize], value: u64) -> Vec<usize> {
        let place = self.after(walk);
        let options = self.options(place).into_iter();
        let places = options.filter(|&option| self.value_of(option) == value);
        let mut vertices: Vec<usize> = places.map(|option| option.token).collect();
        vertices.sort_unstable();
        vertices
    }

    fn after(&self, walk: &[usize]) -> Place {
        let start = *walk.first().expect("a walk without vertices");
        self.graph.check(start, self.graph.vertices());
        let place = self.reach(start, self.graph.vertices());
        walk[1..].iter().fold(place, |place, &to| {
            self.graph.check(to, self.graph.vertices());
            let is_neighbour = self.graph.neighbours(place.token) >> to & 1 == 1;
            assert!(is_neighbour, "there is no edge from {} to {}", place.token, to);
            assert!(place.left >> to & 1 == 1, "the token was on vertex {} before", to);
            self.reach(to, place.left & !(1 << place.token))
        })
    }

    /// Returns the position in which the token is on vertex `token` and can still go only to
    /// vertices of `left`.
    fn reach(&self, token: usize, left: u128) -> Place {
        let components = self.graph.components(left);
        let around = components.into_iter().find(|component| component >> token & 1 == 1);
        Place { token, left: around.expect("the token is on one of these vertices") }
    }

    fn options(&self, place: Place) -> Vec<Place> {
        let left = place.left & !(1 << place.token);
        let components = self.graph.components(left);
        let reached = |component: u128| {
            let next = elements(component & self.graph.neighbours(place.token));
            next.map(move |token| Place { token, left: component })
        };
        components.into_iter().flat_map(reached).collect()
    }

    fn value_of(&mut self, place: Place) -> u64 {
        if let Some(&value) = self.values.get(&place) {
            return value;
        }
        let options = self.options(place).into_iter();
        let value = mex(options.map(|option| self.value_of(option)).collect::<Vec<u64>>());
        self.values.insert(place, value);
        value
    }
}
