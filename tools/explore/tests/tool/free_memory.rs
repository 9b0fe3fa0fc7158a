//! The check of the free memory.

use explore::free_memory::{check, check_memory};

#[test]
fn the_error_names_the_sizes() {
    assert!(check(1000, 4, 4000).is_ok());
    let error = check(1_000_000_000, 4, 3_500_000_000).unwrap_err();
    let expected = "1000000000 heaps need 4.0 GB of memory, but only 3.5 GB is free";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_small_table_fits_every_machine() {
    check_memory(1000, 4).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_huge_table_fits_no_machine() {
    let error = check_memory(usize::MAX >> 3, 4).unwrap_err().to_string();
    assert!(error.contains(" EB of memory, but only "), "{error}");
}
