//! Trees with a root.

use super::edges::{check_edges, GraphError, Rows};

/// A tree with a root, or several such trees: the parent of each vertex, and an order in which
/// parents come first.
///
/// ```
/// use grundy::contest::rooted_tree::RootedTree;
///
/// // 1 – 0 – 2 – 3, rooted at vertex 2.
/// let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 2).unwrap();
/// assert_eq!(tree.parents(), [Some(2), Some(0), None, Some(2)]);
/// assert_eq!(tree.from_root(), [2, 0, 3, 1]);
/// assert_eq!(tree.depths(), [1, 2, 0, 1]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootedTree {
    parents: Vec<Option<usize>>,
    from_root: Vec<usize>,
}

impl RootedTree {
    /// Creates the tree with the given undirected edges between the vertices 0, …,
    /// `vertices` - 1 and the given root. Cost: O(vertices), without recursion.
    ///
    /// # Errors
    /// Returns an error if an edge or `root` names a vertex that does not exist, if some vertex
    /// is not connected to the root, or if there is a cycle. A loop is a cycle, and so are two
    /// edges between the same vertices.
    ///
    /// ```
    /// # use grundy::contest::rooted_tree::RootedTree;
    /// # use grundy::graph::GraphError;
    /// let apart = RootedTree::from_edges(4, &[(0, 1), (2, 3), (3, 2)], 0);
    /// assert_eq!(apart, Err(GraphError::NotConnected { vertex: 2 }));
    /// let circle = RootedTree::from_edges(2, &[(0, 1), (1, 0)], 0);
    /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 1 }));
    /// ```
    pub fn from_edges(
        vertices: usize,
        edges: &[(usize, usize)],
        root: usize,
    ) -> Result<RootedTree, GraphError> {
        check_edges(vertices, edges)?;
        if root >= vertices {
            return Err(GraphError::NoSuchVertex { vertex: root, vertices });
        }
        let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let neighbours = Rows::new(vertices, both_ways);
        let mut parents = vec![None; vertices];
        let mut from_root = vec![root];
        let mut done = 0;
        while done < from_root.len() {
            let parent = from_root[done];
            for &vertex in neighbours.row(parent as u32) {
                let vertex = vertex as usize;
                if vertex != root && parents[vertex].is_none() {
                    parents[vertex] = Some(parent);
                    from_root.push(vertex);
                }
            }
            done += 1;
        }
        let lost = |vertex: &usize| *vertex != root && parents[*vertex].is_none();
        if let Some(vertex) = (0..vertices).find(lost) {
            return Err(GraphError::NotConnected { vertex });
        }
        // Each vertex has one edge to its parent; any other edge closes a cycle.
        let mut has_edge = vec![false; vertices];
        for &(a, b) in edges {
            let child = if parents[a] == Some(b) { a } else { b };
            let is_first = parents[child] == Some(a ^ b ^ child);
            if !is_first || std::mem::replace(&mut has_edge[child], true) {
                return Err(GraphError::Cycle { vertex: a });
            }
        }
        Ok(RootedTree { parents, from_root })
    }

    /// Creates the tree, or the trees, in which the parent of vertex v is `parents[v]`; roots
    /// have `None`. Vertices may be numbered in any order. Cost: O(vertices), without
    /// recursion.
    ///
    /// # Errors
    /// Returns an error if a parent does not exist, or if some vertex is its own ancestor.
    ///
    /// ```
    /// # use grundy::contest::rooted_tree::RootedTree;
    /// # use grundy::graph::GraphError;
    /// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
    /// assert_eq!(stalk.from_root(), [2, 1, 0]);
    /// let circle = RootedTree::from_parents(&[Some(1), Some(0)]);
    /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 0 }));
    /// ```
    pub fn from_parents(parents: &[Option<usize>]) -> Result<RootedTree, GraphError> {
        let vertices = parents.len();
        let mut children = vec![0u32; vertices];
        for &vertex in parents.iter().flatten() {
            let count = children.get_mut(vertex);
            *count.ok_or(GraphError::NoSuchVertex { vertex, vertices })? += 1;
        }
        let mut order: Vec<usize> = (0..vertices).filter(|&vertex| children[vertex] == 0).collect();
        let mut done = 0;
        while done < order.len() {
            if let Some(parent) = parents[order[done]] {
                children[parent] -= 1;
                if children[parent] == 0 {
                    order.push(parent);
                }
            }
            done += 1;
        }
        // Each vertex has at most one parent, so only the cycles themselves remain.
        if let Some(vertex) = children.iter().position(|&left| left > 0) {
            return Err(GraphError::Cycle { vertex });
        }
        order.reverse();
        Ok(RootedTree { parents: parents.to_vec(), from_root: order })
    }

    /// Returns the parent of each vertex, which is `None` for a root.
    pub fn parents(&self) -> &[Option<usize>] {
        &self.parents
    }

    /// Returns all vertices, each after its parent; in reverse order, each vertex comes after its
    /// children.
    pub fn from_root(&self) -> &[usize] {
        &self.from_root
    }

    /// Returns the lower of the vertices `a` and `b`, that is, the one whose parent is the other.
    /// Cost: O(1).
    ///
    /// # Panics
    /// Panics if there is no edge between `a` and `b`.
    ///
    /// ```
    /// # use grundy::contest::rooted_tree::RootedTree;
    /// let tree = RootedTree::from_parents(&[None, Some(0), Some(1)]).unwrap();
    /// assert_eq!((tree.lower_end(0, 1), tree.lower_end(2, 1)), (1, 2));
    /// ```
    pub fn lower_end(&self, a: usize, b: usize) -> usize {
        if self.parents[a] == Some(b) {
            a
        } else {
            assert!(self.parents[b] == Some(a), "there is no edge between {} and {}", a, b);
            b
        }
    }

    /// Returns the number of edges between each vertex and its root. Cost: O(vertices).
    pub fn depths(&self) -> Vec<usize> {
        let mut depths = vec![0; self.parents.len()];
        for &vertex in &self.from_root {
            if let Some(parent) = self.parents[vertex] {
                depths[vertex] = depths[parent] + 1;
            }
        }
        depths
    }

    /// Returns whether the vertices can be paired so that the two vertices of each pair are joined
    /// by an edge. Cost: O(vertices).
    ///
    /// The partner of a leaf can only be its parent, and when both are removed, what is left, if
    /// anything, is again a tree or several trees. So a tree has at most one perfect matching, and
    /// it is found from the leaves up: a vertex that is not paired with any child must be paired
    /// with its parent.
    ///
    /// ```
    /// # use grundy::contest::rooted_tree::RootedTree;
    /// let path = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)]).unwrap();
    /// assert!(path.has_perfect_matching()); // 0 – 1 and 2 – 3
    /// let star = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)]).unwrap();
    /// assert!(!star.has_perfect_matching());
    /// ```
    pub fn has_perfect_matching(&self) -> bool {
        let mut is_paired = vec![false; self.parents.len()];
        for &vertex in self.from_root.iter().rev() {
            if is_paired[vertex] {
                continue;
            }
            match self.parents[vertex] {
                Some(parent) if !is_paired[parent] => is_paired[parent] = true,
                _ => return false,
            }
        }
        true
    }
}
