//! The mex of sets that are cleared and filled again.

use grundy::mex::{mex, MexSet};

#[test]
fn a_default_set_is_empty() {
    let mut set = MexSet::default();
    assert_eq!(set.mex(), 0);
    set.insert(5);
    assert_eq!(set.mex(), 0);
    for value in 0..40 {
        set.insert(value);
        assert_eq!(set.mex(), mex((0..=value).chain([5])));
    }
    set.clear();
    assert_eq!(set.mex(), 0);
}
