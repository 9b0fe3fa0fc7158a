//! Adjacency in two arrays, with the walks that a game on a graph needs.

/// Adjacency in compressed rows: the heads of all edges, sorted by tail.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    starts: Vec<u32>,
    heads: Vec<u32>,
}

impl Rows {
    pub(crate) fn new(
        vertices: usize,
        edges: impl Iterator<Item = (usize, usize)> + Clone,
    ) -> Rows {
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

    pub(crate) fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    pub(crate) fn row(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }
}
