//! Tools for contests: what solutions to contest problems need besides the modules for the games.
//!
//! ```
//! use grundy::contest::rooted_tree::RootedTree;
//! use grundy::contest::xor_basis::XorBasis;
//!
//! // 1 – 0 – 2 – 3, rooted at vertex 0: parents come first.
//! let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 0).unwrap();
//! assert_eq!(tree.from_root(), [0, 1, 2, 3]);
//!
//! // The nim sums of 6 and 10 are 0, 6, 10 and 12.
//! let mut basis = XorBasis::new();
//! assert!(basis.insert(6) && basis.insert(10));
//! assert!(basis.contains(12) && !basis.contains(5));
//! ```
//!
//! No module here depends on a module outside `contest`, but some modules outside `contest` use
//! these tools: [`graph`](crate::graph) keeps its edges in [`edges::Rows`], and
//! [`hackenbush`](crate::hackenbush) is played on a [`rooted_tree::RootedTree`].
//!
//! | module | what it is for |
//! |---|---|
//! | [`primes`] | prime factors, by trial division or by a sieve, and a quick test of primes |
//! | [`divisors`] | blocks of equal quotients ⌊n/d⌋ |
//! | [`modular`] | powers, inverses and binomial coefficients modulo a prime |
//! | [`mod_int`] | numbers modulo a fixed prime, with the operators `+`, `-` and `*` |
//! | [`masks`] | positions that are sets, represented by the bits of a number |
//! | [`walsh`] | the Walsh–Hadamard transform: counting positions by their nim sum |
//! | [`column_sums`] | the transform modulo m: counting P-positions of Moore's Nim |
//! | [`xor_basis`] | linear bases: the nim sums that can be made of given numbers |
//! | [`xor_list`] | a growing sequence, and the nim sums of its runs |
//! | [`xor_trie`] | sets of numbers that can be shifted by a nim sum, and their mex |
//! | [`recent_mex`] | a growing list, and the mex of its last values |
//! | [`fenwick`] | partial sums of numbers that change |
//! | [`edges`] | graphs given by their edges: checks, and compressed rows |
//! | [`union_find`] | connected components of a graph to which edges are added |
//! | [`rooted_tree`] | trees with a root, parents first |
//! | [`path_sums`] | nim sums of paths in a tree whose numbers change |

// Numbers.
pub mod primes;
pub mod divisors;
pub mod modular;
pub mod mod_int;

// Sets and sequences of numbers, most of them under the nim sum.
pub mod masks;
pub mod walsh;
pub mod column_sums;
pub mod xor_basis;
pub mod xor_list;
pub mod xor_trie;
pub mod recent_mex;
pub mod fenwick;

// Graphs and trees.
pub mod edges;
pub mod union_find;
pub mod rooted_tree;
pub mod path_sums;
