//! The file of the atlas.

use crate::classes;
use atlas::codes::codes;
use atlas::table::{read, text, FILE};
use std::collections::HashSet;

#[test]
fn the_file_has_every_code_once() {
    let rows: Vec<_> = classes().iter().flat_map(|class| &class.codes).collect();
    let distinct: HashSet<_> = rows.iter().copied().collect();
    assert_eq!((rows.len(), distinct.len()), (1024, 1024));
    // Two first digits, and three digits after the point.
    assert_eq!(codes().len(), 2 * 8 * 8 * 8);
    assert!(codes().iter().all(|code| distinct.contains(code)));
}

#[test]
fn what_is_written_is_read_back() {
    assert_eq!(text(classes()), FILE);
}

#[test]
fn a_damaged_file_is_refused() {
    let error = |text: &str| format!("{:#}", read(text).unwrap_err());
    assert_eq!(error("codes"), "the first line is not the heading of an atlas");
    let heading = FILE.lines().next().unwrap();
    assert!(error(&format!("{heading}\n0.8\t1\t\t\t\t0\t0\t\t\t\n")).contains("octal digits"));
    assert!(error(&format!("{heading}\n0.1\t1\n")).ends_with("2 fields, not 10"));
}
