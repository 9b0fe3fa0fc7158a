//! Geography on an undirected graph, where the token never uses an edge twice.

use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;

/// Undirected edge geography on a bipartite graph: a move slides the token along an edge that it
/// has not used before, and a player who cannot move loses. The token may visit a vertex more than
/// once.
///
/// ```
/// use grundy::graph::EdgeGeography;
/// use grundy::Outcome;
///
/// // A square 0 – 1 – 2 – 3 – 0 with an edge 2 – 4 that leads away from it.
/// let edges = [(0, 1), (1, 2), (2, 3), (3, 0), (2, 4)];
/// let game = EdgeGeography::from_edges(5, &edges).unwrap();
/// // From 4, the first player goes to 2. Now the opponent has to start on the way round the
/// // square, whose four edges lead back to 2, where the opponent has no edge left.
/// assert_eq!(game.outcome(4), Outcome::N);
/// // A dead end, or a way round the square, after which the first player goes there.
/// assert_eq!(game.winning_moves(2), [1, 3, 4]);
/// assert_eq!(game.outcome(0), Outcome::N);
/// assert_eq!(game.outcome(1), Outcome::P); // with 3, an even kernel: 0 and 2 have both
/// ```
///
/// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
///
/// A vertex v is a P-position if and only if it belongs to an *even kernel*: a set S of vertices
/// on v's side of the graph such that every vertex of the other side has an even number of edges
/// to S.
///
/// 1. If there is such a set, a player who must move from a vertex of S uses up one edge between S
///    and the vertex w to which the move leads. The number of edges from w to S was even, so at
///    least one edge is left, and the opponent goes back to S along this edge. That makes the
///    number of edges from w to S even again.
/// 2. The condition on S is a system of linear equations modulo 2, with one equation for each
///    vertex of the other side. The even kernels that contain v are the solutions in which the
///    coordinate of v is 1. If there is no such solution, some of the equations add up to "the
///    coordinate of v is 0" (Gaussian elimination). So there is a set T on the other side such that
///    v has an odd number of edges to T, and each other vertex on v's side has an even number of
///    edges to T.
/// 3. Then the player to move goes from v to a vertex of T. All vertices on v's side now have an
///    even number of edges to T, and any move from T makes the number odd at the vertex to which it
///    leads. So the player who moved from v can always go back to T, and wins.
///
/// The move from v to u along an edge e wins if and only if u is in T or is a P-position itself.
/// The reason is that u must belong to an even kernel of the graph without e. Such an even kernel
/// is a set on u's side to which v has an odd number of edges in the whole graph, while each other
/// vertex on v's side has an even number of edges to it. T is such a set, and every such set is the
/// symmetric difference of T and an even kernel, on u's side, of the whole graph.
///
/// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
/// Computer Science 112 (1993), 371–381.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeGeography {
    /// For each vertex, the vertices to which the winning moves lead, in ascending order.
    moves: Rows,
}

impl EdgeGeography {
    /// Solves the game for each starting vertex 0..`vertices`. Parallel edges can each be used
    /// once.
    /// Cost: O(n³ / 64) time and n² / 4 bytes for n vertices.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist, or if there is a cycle of
    /// odd length; an edge from a vertex to itself is such a cycle.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Self, GraphError> {
        check_edges(vertices, edges)?;
        let rows = Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
        check_bipartite(&rows)?;
        // For each N-position, the set T of the theorem.
        let mut targets: Vec<Option<Bits>> = vec![None; vertices];
        for equation in reduced(&rows) {
            let mut coordinates = equation.coordinates.ones();
            if let (Some(vertex), None) = (coordinates.next(), coordinates.next()) {
                targets[vertex] = Some(equation.sum_of);
            }
        }
        let mut moves = Vec::new();
        for (vertex, targets_here) in targets.iter().enumerate() {
            if let Some(targets_here) = targets_here {
                let heads = rows.row(vertex as u32).iter().map(|&to| to as usize);
                let wins = |&to: &usize| targets_here.has(to) || targets[to].is_none();
                let mut winning: Vec<usize> = heads.filter(wins).collect();
                winning.sort_unstable();
                winning.dedup();
                moves.extend(winning.into_iter().map(|to| (vertex, to)));
            }
        }
        Ok(EdgeGeography { moves: Rows::new(vertices, moves.iter().copied()) })
    }

    /// Returns the outcome of the game in which the token starts at `vertex`. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn outcome(&self, vertex: usize) -> Outcome {
        Outcome::of_mover(!self.moves.row(vertex as u32).is_empty())
    }

    /// Returns the vertices to which winning moves from `vertex` lead, in ascending order and
    /// without repetition; there are none from a P-position. Cost: O(1) for each of them.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn winning_moves(&self, vertex: usize) -> Vec<usize> {
        self.moves.row(vertex as u32).iter().map(|&to| to as usize).collect()
    }
}

/// Checks that the vertices can be divided into two sides such that each edge leads from one side
/// to the other.
fn check_bipartite(rows: &Rows) -> Result<(), GraphError> {
    let mut sides: Vec<Option<bool>> = vec![None; rows.vertices()];
    let mut reached = Vec::new();
    for root in 0..rows.vertices() {
        if sides[root].is_none() {
            sides[root] = Some(false);
            reached.push((root, false));
        }
        while let Some((vertex, side)) = reached.pop() {
            for &to in rows.row(vertex as u32) {
                let to = to as usize;
                match sides[to] {
                    None => {
                        sides[to] = Some(!side);
                        reached.push((to, !side));
                    }
                    Some(there) if there == side => {
                        return Err(GraphError::OddCycle { vertex: to });
                    }
                    Some(_) => {}
                }
            }
        }
    }
    Ok(())
}

/// A set of vertices, with one bit for each vertex.
#[derive(Clone)]
struct Bits {
    words: Vec<u64>,
}

impl Bits {
    fn empty(vertices: usize) -> Bits {
        Bits { words: vec![0; vertices / 64 + 1] }
    }

    fn has(&self, vertex: usize) -> bool {
        self.words[vertex / 64] >> (vertex % 64) & 1 == 1
    }

    fn flip(&mut self, vertex: usize) {
        self.words[vertex / 64] ^= 1 << (vertex % 64);
    }

    fn add(&mut self, other: &Bits) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word ^= other);
    }

    fn ones(&self) -> impl Iterator<Item = usize> + '_ {
        (0..64 * self.words.len()).filter(move |&vertex| self.has(vertex))
    }
}

/// An equation modulo 2: the sum of some coordinates is 0.
#[derive(Clone)]
struct Equation {
    coordinates: Bits,
    /// The vertices whose equations add up to this equation.
    sum_of: Bits,
}

/// Returns the equations of the even kernels in reduced form: they are independent, and each
/// equation has a coordinate that no other equation has.
///
/// The equation of each vertex says that the coordinates of its neighbours, each counted once for
/// every edge to it, add up to 0. The equations of the two sides have no coordinates in common, so
/// they can be solved together.
fn reduced(rows: &Rows) -> Vec<Equation> {
    let vertices = rows.vertices();
    let equation = |vertex: usize| {
        let mut coordinates = Bits::empty(vertices);
        rows.row(vertex as u32).iter().for_each(|&to| coordinates.flip(to as usize));
        let mut sum_of = Bits::empty(vertices);
        sum_of.flip(vertex);
        Equation { coordinates, sum_of }
    };
    let mut equations: Vec<Equation> = (0..vertices).map(equation).collect();
    let mut solved = 0;
    for coordinate in 0..vertices {
        let has = |equation: &Equation| equation.coordinates.has(coordinate);
        if let Some(place) = equations[solved..].iter().position(has) {
            equations.swap(solved, solved + place);
            let pivot = equations[solved].clone();
            for (place, equation) in equations.iter_mut().enumerate() {
                if place != solved && equation.coordinates.has(coordinate) {
                    equation.coordinates.add(&pivot.coordinates);
                    equation.sum_of.add(&pivot.sum_of);
                }
            }
            solved += 1;
        }
    }
    equations.truncate(solved);
    equations
}
