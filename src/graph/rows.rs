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

    /// Tails before heads (Kahn's algorithm). Vertices on a cycle or behind one are left out.
    pub(super) fn topological_order(&self) -> Vec<u32> {
        let mut entering = vec![0u32; self.vertices()];
        for &head in &self.heads {
            entering[head as usize] += 1;
        }
        let is_source = |&vertex: &u32| entering[vertex as usize] == 0;
        let mut order: Vec<u32> = (0..self.vertices() as u32).filter(is_source).collect();
        let mut done = 0;
        while done < order.len() {
            for &head in self.row(order[done]) {
                entering[head as usize] -= 1;
                if entering[head as usize] == 0 {
                    order.push(head);
                }
            }
            done += 1;
        }
        order
    }

    /// Every vertex that `order` leaves out is entered from another such vertex, so a walk
    /// backwards among them must come round to a cycle.
    pub(super) fn vertex_on_a_cycle(&self, order: &[u32]) -> usize {
        let mut left_out = vec![true; self.vertices()];
        order.iter().for_each(|&vertex| left_out[vertex as usize] = false);
        let mut entered_from = vec![None; self.vertices()];
        for tail in (0..self.vertices()).filter(|&tail| left_out[tail]) {
            for &head in self.row(tail as u32) {
                entered_from[head as usize] = Some(tail);
            }
        }
        let mut vertex = left_out.iter().position(|&out| out).unwrap_or(0);
        let mut visited = vec![false; self.vertices()];
        while !visited[vertex] {
            visited[vertex] = true;
            vertex = entered_from[vertex].unwrap_or(vertex);
        }
        vertex
    }
}
