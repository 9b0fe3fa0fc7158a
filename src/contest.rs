//! Tools of contests: what solutions of judges' problems need beside the games.
//!
//! ```
//! use grundy::contest::rooted_tree::RootedTree;
//! use grundy::contest::xor_basis::XorBasis;
//!
//! // 1 – 0 – 2 – 3, seen from vertex 0: parents come first.
//! let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 0).unwrap();
//! assert_eq!(tree.from_root(), [0, 1, 2, 3]);
//!
//! // 6 and 10 make the nim sums 0, 6, 10 and 12.
//! let mut basis = XorBasis::new();
//! assert!(basis.insert(6) && basis.insert(10));
//! assert!(basis.contains(12) && !basis.contains(5));
//! ```
//!
//! Nothing here uses a module outside of this one, while the theory uses some of these tools:
//! [`graph`](crate::graph) keeps its edges in [`edges::Rows`], and
//! [`hackenbush`](crate::hackenbush) is played on a [`rooted_tree::RootedTree`].
//!
//! | module | what it is for |
//! |---|---|
//! | [`primes`] | prime factors, by trial division or by a sieve |
//! | [`divisors`] | blocks of equal quotients ⌊n/d⌋ |
//! | [`modular`] | counting modulo a prime: powers, inverses, binomial coefficients |
//! | [`mod_int`] | numbers modulo a fixed prime that add and multiply by `+` and `*` |
//! | [`masks`] | positions that are sets, as the bits of a number |
//! | [`walsh`] | the Walsh–Hadamard transform: counting positions by their nim sum |
//! | [`xor_basis`] | linear bases: which nim sums some numbers make |
//! | [`xor_list`] | the nim sum of a run of a sequence that grows |
//! | [`xor_trie`] | sets of numbers that are shifted by a nim sum and asked for their mex |
//! | [`edges`] | a graph as a list of edges: checked, and in compressed rows |
//! | [`union_find`] | which things are connected, while connections are added |
//! | [`rooted_tree`] | a tree seen from its root, parents first |
//! | [`path_sums`] | the nim sum of any path in a tree whose numbers change |

// Numbers.
pub mod primes;
pub mod divisors;
pub mod modular;
pub mod mod_int;

// Sets and sequences of numbers under the nim sum.
pub mod masks;
pub mod walsh;
pub mod xor_basis;
pub mod xor_list;
pub mod xor_trie;

// Graphs and trees.
pub mod edges;
pub mod union_find;
pub mod rooted_tree;
pub mod path_sums;
