//! Adjacency in two arrays, with the walks that a game on a graph needs.

/// Adjacency in compressed rows: the heads of all edges, sorted by tail. For a large graph
/// these two arrays are built and read much faster than a `Vec` for each vertex.
///
/// ```
/// use grundy::graph::Rows;
///
/// let edges = [(0, 1), (2, 1), (0, 3)];
/// let ahead = Rows::new(4, edges.iter().copied());
/// assert_eq!((ahead.row(0), ahead.row(1)), (&[1, 3][..], &[][..]));
/// // Backwards, to look at what leads to a vertex.
/// let back = Rows::new(4, edges.iter().map(|&(tail, head)| (head, tail)));
/// assert_eq!(back.row(1), [0, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    starts: Vec<u32>,
    heads: Vec<u32>,
}

impl Rows {
    /// The rows of `edges`, each from its tail to its head, that keep their order within a
    /// row. Cost: O(`vertices` + edges), by going through `edges` twice.
    ///
    /// # Panics
    /// If a tail is not below `vertices`. Heads may be any numbers of 32 bits.
    pub fn new(vertices: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Rows {
        let mut starts = vec![0; vertices + 1];
        for (tail, _) in edges.clone() {
            starts[tail + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut heads = vec![0; starts[vertices] as usize];
        let mut next = starts.clone();
        for (tail, head) in edges {
            heads[next[tail] as usize] = head as u32;
            next[tail] += 1;
        }
        Rows { starts, heads }
    }

    /// How many rows there are.
    pub fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The heads of the edges from `vertex`.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn row(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }
}
