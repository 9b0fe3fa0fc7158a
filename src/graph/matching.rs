//! Maximum matchings of undirected graphs, by Edmonds' blossoms.
//!
//! J. Edmonds, *Paths, trees, and flowers*, Canadian Journal of Mathematics 17 (1965),
//! 449–467.

use crate::contest::edges::Rows;

pub(super) const NONE: u32 = u32::MAX;

/// What is known of a vertex from the paths that start at an unmatched one and go
/// alternately over edges outside the matching and in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// No such path has come here.
    Unreached,
    /// Reached after an odd number of edges only.
    Inner,
    /// Reached after an even number of edges: some maximum matching leaves it out.
    Outer,
}

/// A matching that grows to a maximum one, and the label of each vertex at the end.
pub(super) struct Matching {
    pub(super) mates: Vec<u32>,
    pub(super) labels: Vec<Label>,
    /// Of an inner vertex, the outer one it was reached from; of an outer one that was
    /// inner before its blossom closed, the way round the blossom.
    parents: Vec<u32>,
    /// Towards the vertex at which the blossom around a vertex was entered.
    bases: Vec<u32>,
    /// For the walk to the root: the last time it came by.
    visits: Vec<u32>,
    visit: u32,
}

impl Matching {
    /// A maximum matching of the graph whose rows hold each edge at both ends.
    /// Cost: O(vertices · edges) at worst, near linear on most graphs.
    pub(super) fn maximum(rows: &Rows) -> Matching {
        let vertices = rows.vertices();
        let mut matching = Matching {
            mates: vec![NONE; vertices],
            labels: vec![Label::Unreached; vertices],
            parents: vec![NONE; vertices],
            bases: (0..vertices as u32).collect(),
            visits: vec![0; vertices],
            visit: 0,
        };
        matching.take_greedily(rows);
        for root in 0..vertices as u32 {
            if matching.mates[root as usize] == NONE {
                matching.search(rows, root);
            }
        }
        matching
    }

    fn take_greedily(&mut self, rows: &Rows) {
        for vertex in 0..rows.vertices() as u32 {
            let is_free = |vertex: u32| self.mates[vertex as usize] == NONE;
            let mut others = rows.row(vertex).iter().copied();
            let other = others.find(|&other| other != vertex && is_free(other));
            if let Some(other) = other.filter(|_| is_free(vertex)) {
                self.join(vertex, other);
            }
        }
    }

    fn join(&mut self, a: u32, b: u32) {
        self.mates[a as usize] = b;
        self.mates[b as usize] = a;
    }

    /// Looks for a path from the unmatched `root` to another unmatched vertex, and swaps
    /// the edges along it in and out of the matching.
    ///
    /// Where there is none, the labels stay: nothing that later paths could gain lies
    /// behind them (a Hungarian tree), so no search looks at these vertices again.
    fn search(&mut self, rows: &Rows, root: u32) {
        self.labels[root as usize] = Label::Outer;
        let mut outer = vec![root]; // in the order in which they are to be looked at
        let mut reached = vec![root];
        let mut done = 0;
        while done < outer.len() {
            let vertex = outer[done];
            done += 1;
            for &other in rows.row(vertex) {
                match self.labels[other as usize] {
                    Label::Inner => {}
                    Label::Outer => {
                        if self.base(vertex) != self.base(other) {
                            let base = self.meeting_point(vertex, other);
                            self.close_blossom(vertex, other, base, &mut outer);
                            self.close_blossom(other, vertex, base, &mut outer);
                        }
                    }
                    Label::Unreached => {
                        self.parents[other as usize] = vertex;
                        self.labels[other as usize] = Label::Inner;
                        reached.push(other);
                        let mate = self.mates[other as usize];
                        if mate == NONE {
                            self.swap_along_path(other);
                            self.forget(&reached);
                            return;
                        }
                        self.labels[mate as usize] = Label::Outer;
                        reached.push(mate);
                        outer.push(mate);
                    }
                }
            }
        }
    }

    fn swap_along_path(&mut self, end: u32) {
        let mut inner = end;
        while inner != NONE {
            let outer = self.parents[inner as usize];
            let next = self.mates[outer as usize];
            self.join(inner, outer);
            inner = next;
        }
    }

    fn forget(&mut self, reached: &[u32]) {
        for &vertex in reached {
            self.labels[vertex as usize] = Label::Unreached;
            self.bases[vertex as usize] = vertex;
        }
    }

    /// The base of the blossom around `vertex`, or itself. Halves the way for next time.
    fn base(&mut self, vertex: u32) -> u32 {
        let mut vertex = vertex as usize;
        while self.bases[vertex] as usize != vertex {
            self.bases[vertex] = self.bases[self.bases[vertex] as usize];
            vertex = self.bases[vertex] as usize;
        }
        vertex as u32
    }

    /// The first base that lies on both ways to the root, by a step on each in turn.
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

    /// Walks from `vertex` down to `base`. The odd cycle that the edge to `other` closes
    /// can be gone round either way, so that its inner vertices become outer as well.
    fn close_blossom(&mut self, vertex: u32, other: u32, base: u32, outer: &mut Vec<u32>) {
        let (mut vertex, mut other) = (vertex, other);
        while self.base(vertex) != base {
            self.parents[vertex as usize] = other;
            other = self.mates[vertex as usize];
            if self.labels[other as usize] == Label::Inner {
                self.labels[other as usize] = Label::Outer;
                outer.push(other);
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
