//! Disjoint sets of things, which can be joined.

/// The sets into which the things 0, 1, …, n - 1 fall when pairs of them are joined.
///
/// ```
/// use grundy::contest::union_find::UnionFind;
///
/// let mut sets = UnionFind::new(4);
/// assert!(sets.join(0, 1) && sets.join(2, 3) && sets.join(3, 1));
/// assert!(!sets.join(0, 2)); // this edge would close a cycle
/// assert!(sets.are_joined(0, 2));
/// ```
///
/// # Method
///
/// Each set is a tree of its elements. The smaller tree is attached to the root of the larger
/// one, and a search halves the path that it follows. So m operations take O((n + m) α(n))
/// time, where α(n) ≤ 4 for every n that fits into memory (R. E. Tarjan and J. van Leeuwen,
/// *Worst-case analysis of set union algorithms*, Journal of the ACM 31, 1984).
#[derive(Clone, Debug)]
pub struct UnionFind {
    parents: Vec<usize>,
    sizes: Vec<usize>,
}

impl UnionFind {
    /// Creates `things` sets of one thing each. Cost: O(`things`).
    pub fn new(things: usize) -> UnionFind {
        UnionFind { parents: (0..things).collect(), sizes: vec![1; things] }
    }

    /// Returns the thing that represents the set of `thing`: the same one for all things of the
    /// set, until another set is joined to it.
    ///
    /// # Panics
    /// Panics if there is no such thing.
    pub fn root(&mut self, thing: usize) -> usize {
        let mut thing = thing;
        while self.parents[thing] != thing {
            self.parents[thing] = self.parents[self.parents[thing]];
            thing = self.parents[thing];
        }
        thing
    }

    /// Joins the sets of `a` and `b`, and returns `true` if they were different sets.
    ///
    /// # Panics
    /// Panics if there is no such thing.
    pub fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return false;
        }
        let (small, large) = if self.sizes[a] < self.sizes[b] { (a, b) } else { (b, a) };
        self.parents[small] = large;
        self.sizes[large] += self.sizes[small];
        true
    }

    /// Returns `true` if `a` and `b` are in the same set.
    ///
    /// # Panics
    /// Panics if there is no such thing.
    pub fn are_joined(&mut self, a: usize, b: usize) -> bool {
        self.root(a) == self.root(b)
    }

    /// Returns the number of things in the set of `thing`.
    ///
    /// # Panics
    /// Panics if there is no such thing.
    pub fn size(&mut self, thing: usize) -> usize {
        let root = self.root(thing);
        self.sizes[root]
    }
}
