//! Sets of Grundy values: a set can be shifted by a nim sum, its mex can be found, and two sets can
//! be joined; this is a tool for games in which a move removes a path of a tree.
//!
//! ```
//! use grundy::contest::xor_trie::XorTries;
//!
//! let mut sets = XorTries::new(4); // of numbers below 2^4
//! let mut set = sets.set_of(&[0, 1, 3]);
//! assert_eq!(sets.mex(&set), 2);
//! sets.shift(&mut set, 1); // now 1, 0 and 2
//! assert_eq!(sets.mex(&set), 3);
//! let other = sets.set_of(&[3, 0]);
//! let both = sets.join(set, other);
//! assert_eq!((sets.len(&both), sets.mex(&both)), (4, 4));
//! ```
//!
//! If a move removes the path from a vertex down to some vertex below it, it leaves the sum of the
//! subtrees beside that path. In all options in which the path ends in the subtree of a given
//! child, the other children remain: the set of the values of these options is the set for that
//! child, shifted by the nim sum of the values of the other children. So the value of each vertex
//! is the mex of a union of shifted sets.
//!
//! A set is a binary trie, with the highest bit first. A shift is noted at the root and passed down
//! when the trie is descended. The mex is found by descending, at each node, into the first half
//! that is not full. A join merges two nodes into one, so all joins together cost no more than the
//! insertions did.

/// A collection of sets of numbers below 2^bits; the sets share their storage.
#[derive(Clone, Debug)]
pub struct XorTries {
    bits: u32,
    nodes: Vec<Node>,
}

/// A set that belongs to an [`XorTries`]. It must not be used with any other such collection.
#[derive(Debug, PartialEq, Eq)]
pub struct XorSet {
    root: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Node {
    halves: [u32; 2],
    len: u32,
    shift: u32, // of all numbers below, not yet passed down
}

/// The index of the node that represents an empty half.
const EMPTY: u32 = 0;

impl XorTries {
    /// Creates a collection for sets of numbers below 2^`bits`.
    ///
    /// # Panics
    /// Panics if `bits` is above 31.
    pub fn new(bits: u32) -> Self {
        assert!(bits < 32, "numbers of {} bits are too long for these sets", bits);
        XorTries { bits, nodes: vec![Node::default()] }
    }

    /// Creates an empty set. Cost: O(1).
    pub fn empty(&self) -> XorSet {
        XorSet { root: EMPTY }
    }

    /// Creates the set of `values`. Cost: O(bits) for each value.
    ///
    /// # Panics
    /// Panics if a value is 2^bits or more.
    pub fn set_of(&mut self, values: &[u32]) -> XorSet {
        let mut set = self.empty();
        values.iter().for_each(|&value| self.insert(&mut set, value));
        set
    }

    /// Returns the number of elements of a set. Cost: O(1).
    pub fn len(&self, set: &XorSet) -> u32 {
        self.nodes[set.root as usize].len
    }

    /// Returns `true` if a set is empty. Cost: O(1).
    pub fn is_empty(&self, set: &XorSet) -> bool {
        set.root == EMPTY
    }

    /// Adds `value` to a set. Cost: O(bits) time, and up to 16·(bits + 1) bytes.
    ///
    /// # Panics
    /// Panics if `value` is 2^bits or more.
    pub fn insert(&mut self, set: &mut XorSet, value: u32) {
        self.check(value);
        let mut path = Vec::with_capacity(self.bits as usize + 1);
        set.root = self.node_or_new(set.root);
        path.push(set.root);
        for bit in (0..self.bits).rev() {
            let node = path[path.len() - 1];
            self.pass_on(node, bit);
            let half = (value >> bit & 1) as usize;
            let below = self.node_or_new(self.nodes[node as usize].halves[half]);
            self.nodes[node as usize].halves[half] = below;
            path.push(below);
        }
        let leaf = path[path.len() - 1];
        if self.nodes[leaf as usize].len == 0 {
            path.iter().for_each(|&node| self.nodes[node as usize].len += 1);
        }
    }

    /// Replaces every number of a set by its nim sum with `by`. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `by` is 2^bits or more.
    pub fn shift(&mut self, set: &mut XorSet, by: u32) {
        self.check(by);
        if set.root != EMPTY {
            self.nodes[set.root as usize].shift ^= by;
        }
    }

    /// Returns the least number that is not in a set; this is 2^bits if the set is full.
    /// Cost: O(bits).
    pub fn mex(&self, set: &XorSet) -> u32 {
        let (mut node, mut shift, mut mex) = (set.root, 0, 0);
        for bit in (0..self.bits).rev() {
            if self.nodes[node as usize].len == 2 << bit {
                return mex + (2 << bit);
            }
            let Node { halves, shift: noted, .. } = self.nodes[node as usize];
            shift ^= noted;
            // If this bit of the shift is set, the halves have changed places.
            let turned = (shift >> bit & 1) as usize;
            let lower_is_full = self.nodes[halves[turned] as usize].len == 1 << bit;
            mex |= u32::from(lower_is_full) << bit;
            node = halves[turned ^ usize::from(lower_is_full)];
        }
        mex + self.nodes[node as usize].len
    }

    /// Returns the union of two sets. Cost: O(1) for each node that both sets have; one of the two
    /// copies is dropped, so all joins together cost at most O(bits) for each insertion ever made.
    pub fn join(&mut self, a: XorSet, b: XorSet) -> XorSet {
        XorSet { root: self.join_nodes(a.root, b.root, self.bits) }
    }

    /// Joins two nodes for numbers of `bits` bits. The recursion is at most `bits` deep.
    fn join_nodes(&mut self, a: u32, b: u32, bits: u32) -> u32 {
        if a == EMPTY || b == EMPTY {
            return a | b; // the other node, as `EMPTY` is 0
        }
        if bits > 0 {
            self.pass_on(a, bits - 1);
            self.pass_on(b, bits - 1);
            let mut len = 0;
            for half in 0..2 {
                let of_a = self.nodes[a as usize].halves[half];
                let of_b = self.nodes[b as usize].halves[half];
                let joined = self.join_nodes(of_a, of_b, bits - 1);
                self.nodes[a as usize].halves[half] = joined;
                len += self.nodes[joined as usize].len;
            }
            self.nodes[a as usize].len = len;
        }
        a
    }

    /// Moves the shift of `node`, whose halves differ in `bit`, down to these halves.
    fn pass_on(&mut self, node: u32, bit: u32) {
        let shift = std::mem::take(&mut self.nodes[node as usize].shift);
        if shift >> bit & 1 == 1 {
            self.nodes[node as usize].halves.swap(0, 1);
        }
        for half in self.nodes[node as usize].halves {
            if half != EMPTY {
                self.nodes[half as usize].shift ^= shift;
            }
        }
    }

    fn node_or_new(&mut self, node: u32) -> u32 {
        if node != EMPTY {
            return node;
        }
        self.nodes.push(Node::default());
        self.nodes.len() as u32 - 1
    }

    fn check(&self, value: u32) {
        assert!(value >> self.bits == 0, "{} has more than {} bits", value, self.bits);
    }
}
