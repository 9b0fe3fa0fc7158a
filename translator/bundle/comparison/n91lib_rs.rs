//! Queries a Fenwick tree and sums over subsets: noshi91/n91lib_rs at c9bd9cf.
//!
//! `n91lib_rs = { path = "…" }`, edition 2018. Prints `7 [1, 3, 4, 10]`.

use n91lib_rs::algorithm::zeta_transform::subset_zeta;
use n91lib_rs::data_structure::fenwick_tree::FenwickTree;

fn main() {
    let mut tree = FenwickTree::<i64>::new(5);
    tree.add(1, &3);
    tree.add(3, &4);
    let mut values = vec![1u64, 2, 3, 4];
    subset_zeta(&mut values);
    println!("{} {:?}", tree.fold_prefix(4), values);
}
