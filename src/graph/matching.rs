//! Maximum matchings of undirected graphs, by Edmonds' blossom algorithm.
//!
//! J. Edmonds, *Paths, trees, and flowers*, Canadian Journal of Mathematics 17 (1965),
//! 449–467.

use crate::contest::edges::Rows;

pub(super) const NONE: u32 = u32::MAX;

/// The parity of the alternating paths that lead to a vertex. These paths start at an unmatched
/// vertex and alternate between edges outside the matching and edges in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// No such path has reached the vertex.
    Unreached,
    /// The vertex is reached only after an odd number of edges.
    Inner,
    /// The vertex is reached after an even number of edges: some maximum matching leaves it
    /// out.
    Outer,
}

/// A matching that is extended to a maximum one, with the final label of each vertex.
pub(super) struct Matching {
    pub(super) mates: Vec<u32>,
    pub(super) labels: Vec<Label>,
    /// For an inner vertex, the outer vertex from which it was reached. For an outer vertex that
    /// was inner before its blossom was closed, the next vertex on the way round the blossom.
    parents: Vec<u32>,
    /// For each vertex, a step towards the vertex at which its blossom was entered.
    bases: Vec<u32>,
    /// For each vertex, the serial number of the last walk to the root that passed through it.
    visits: Vec<u32>,
    visit: u32,
    /// The outer vertices of a search, in the order in which they are to be visited.
    outer: Vec<u32>,
    /// All vertices that a search has reached, other than its root.
    reached: Vec<u32>,
}

impl Matching {
    /// Finds a maximum matching of the graph given by `rows`, which list each edge at both of its
    /// ends.
    /// Cost: O(vertices · edges) at worst, and nearly linear on most graphs.
    pub(super) fn maximum(rows: &Rows) -> Matching {
        let mut matching = Matching::of_mates(vec![NONE; rows.vertices()]);
        matching.take_greedily(rows);
        matching.search_all(rows);
        matching
    }

    /// Returns the labels in the graph without the vertex `removed`, given a maximum matching of
    /// the whole graph. Every maximum matching must cover `removed`.
    /// Cost: O(n log n) at worst if the vertices and edges together number n.
    pub(super) fn labels_without(rows: &Rows, mates: &[u32], removed: usize) -> Vec<Label> {
        let mut matching = Matching::of_mates(mates.to_vec());
        matching.mates[mates[removed] as usize] = NONE;
        // Searches go past inner vertices, and this one is matched to no other.
        matching.mates[removed] = removed as u32;
        matching.labels[removed] = Label::Inner;
        matching.search_all(rows);
        matching.labels
    }

    fn of_mates(mates: Vec<u32>) -> Matching {
        let vertices = mates.len();
        Matching {
            mates,
            labels: vec![Label::Unreached; vertices],
            parents: vec![NONE; vertices],
            bases: (0..vertices as u32).collect(),
            visits: vec![0; vertices],
            visit: 0,
            outer: Vec::new(),
            reached: Vec::new(),
        }
    }

    /// Searches for a path from each unmatched vertex.
    fn search_all(&mut self, rows: &Rows) {
        for root in 0..rows.vertices() as u32 {
            if self.mates[root as usize] == NONE {
                self.search(rows, root);
            }
        }
    }

    fn take_greedily(&mut self, rows: &Rows) {
        for vertex in 0..rows.vertices() as u32 {
            let is_free = |vertex: u32| self.mates[vertex as usize] == NONE;
            if is_free(vertex) {
                let mut others = rows.row(vertex).iter().copied();
                if let Some(other) = others.find(|&other| other != vertex && is_free(other)) {
                    self.join(vertex, other);
                }
            }
        }
    }

    fn join(&mut self, a: u32, b: u32) {
        self.mates[a as usize] = b;
        self.mates[b as usize] = a;
    }

    /// Searches for a path from the unmatched `root` to another unmatched vertex, and exchanges the
    /// matched and the unmatched edges along it.
    ///
    /// If there is no such path, the labels are kept: later paths could gain nothing from the
    /// vertices that were reached (a Hungarian tree), so no later search visits them again.
    fn search(&mut self, rows: &Rows, root: u32) {
        self.labels[root as usize] = Label::Outer;
        self.outer.clear();
        self.outer.push(root);
        self.reached.clear();
        let mut done = 0;
        while done < self.outer.len() {
            let vertex = self.outer[done];
            done += 1;
            for &other in rows.row(vertex) {
                match self.labels[other as usize] {
                    Label::Inner => {}
                    Label::Outer => {
                        if self.base(vertex) != self.base(other) {
                            let base = self.meeting_point(vertex, other);
                            self.close_blossom(vertex, other, base);
                            self.close_blossom(other, vertex, base);
                        }
                    }
                    Label::Unreached => {
                        self.parents[other as usize] = vertex;
                        self.labels[other as usize] = Label::Inner;
                        self.reached.push(other);
                        let mate = self.mates[other as usize];
                        if mate == NONE {
                            self.swap_along_path(other);
                            self.forget(root);
                            return;
                        }
                        self.labels[mate as usize] = Label::Outer;
                        self.reached.push(mate);
                        self.outer.push(mate);
                    }
                }
            }
        }
    }

    fn swap_along_path(&mut self, last: u32) {
        let mut inner = last;
        while inner != NONE {
            let outer = self.parents[inner as usize];
            let next = self.mates[outer as usize];
            self.join(inner, outer);
            inner = next;
        }
    }

    /// Discards what the search from `root` has found.
    fn forget(&mut self, root: u32) {
        self.reached.push(root);
        for &vertex in &self.reached {
            self.labels[vertex as usize] = Label::Unreached;
            self.bases[vertex as usize] = vertex;
        }
    }

    /// Returns the base of the blossom around `vertex`, or `vertex` itself if there is no blossom
    /// around it. Halves the path for later calls.
    fn base(&mut self, vertex: u32) -> u32 {
        let mut vertex = vertex as usize;
        while self.bases[vertex] as usize != vertex {
            self.bases[vertex] = self.bases[self.bases[vertex] as usize];
            vertex = self.bases[vertex] as usize;
        }
        vertex as u32
    }

    /// Returns the first base found on both paths to the root, when steps are taken on the two
    /// paths in turn.
    fn meeting_point(&mut self, a: u32, b: u32) -> u32 {
        self.visit += 1;
        let (mut here, mut there) = (a, b);
        loop {
            if here != NONE {
                here = self.base(here);
                if self.visits[here as usize] == self.visit {
                    return here;
                }
                self.visits[here as usize] = self.visit;
                let mate = self.mates[here as usize];
                here = if mate == NONE { NONE } else { self.parents[mate as usize] };
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Walks from `vertex` down to `base`. The odd cycle that the edge to `other` closes can be
    /// traversed in either direction, so its inner vertices become outer as well.
    fn close_blossom(&mut self, vertex: u32, other: u32, base: u32) {
        let (mut vertex, mut other) = (vertex, other);
        while self.base(vertex) != base {
            self.parents[vertex as usize] = other;
            other = self.mates[vertex as usize];
            if self.labels[other as usize] == Label::Inner {
                self.labels[other as usize] = Label::Outer;
                self.outer.push(other);
            }
            for &part in &[vertex, other] {
                if self.bases[part as usize] == part {
                    self.bases[part as usize] = base;
                }
            }
            vertex = self.parents[other as usize];
        }
    }
}
