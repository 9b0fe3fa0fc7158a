//! The theory, compared with its definitions and with values from papers, books, OEIS and
//! judges, as one program in the order of `src/lib.rs`.

mod call_stack;
mod checksum;
mod random;

mod documentation;
mod proofs;

// The theory.
mod mex;
mod nim;
mod game;
mod graph;
mod loopy;
mod loopy_sum;
mod geography;
mod small_geography;
mod node_kayles;
mod misere;
mod quotient;
mod every;
mod compound;
mod chooser;
mod pass;
mod entailing;

// Rules as data.
mod rule;
mod rule_moves;
mod rule_typed;
mod subtraction;
mod treblecross;
mod octal;
mod period;
mod certificates;
mod certificate;
mod ruler;

// Games that are solved.
mod closed_forms;
mod window;
mod state;
mod wythoff;
mod fibonacci;
mod no_repeat;
mod staircase;
mod moore;
mod euclid;
mod lasker;
mod northcott;
mod coin_turning;
mod nimber;
mod nimber_field;
mod hackenbush;
mod stalk;
mod board;
mod poset;
mod chomp;
mod cram;
mod sylver;

// For long computations and for contests.
mod long_table;
mod sparse;

// Tools for contests.
mod primes;
mod divisors;
mod modular;
mod mod_int;
mod masks;
mod removals;
mod walsh;
mod column_sums;
mod xor_basis;
mod xor_list;
mod xor_trie;
mod fenwick;
mod union_find;
mod rooted_tree;
mod path_sums;
