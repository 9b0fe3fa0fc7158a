//! Checks of the free memory and disk space.

use explore::free_space::{check, check_disk, check_memory};
use std::path::Path;

#[test]
fn the_error_names_the_sizes() {
    assert!(check("memory", 4000, 4000, 1000).is_ok());
    let error = check("memory", 4_000_000_000, 3_500_000_000, 1_000_000_000).unwrap_err();
    let expected = "1000000000 heaps need 4.0 GB of memory, but only 3.5 GB is free";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn small_tables_fit_every_machine() {
    check_memory(1000, 4).unwrap();
    check_disk(1000, Path::new("values")).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn huge_tables_fit_no_machine() {
    let error = check_memory(usize::MAX >> 3, 4).unwrap_err().to_string();
    assert!(error.contains(" EB of memory, but only "), "{error}");
    let error = check_disk(usize::MAX >> 3, Path::new("values")).unwrap_err().to_string();
    assert!(error.contains(" EB of disk, but only "), "{error}");
}
