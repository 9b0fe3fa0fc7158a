//! What README says that the tool prints.

use crate::run::explore;
use std::fs;
use std::path::Path;

#[test]
fn the_output_in_readme_is_the_output() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(path).unwrap();
    let blocks = readme.split("```console\n$ cargo explore ").skip(1);
    let mut seen = 0;
    for block in blocks {
        let (command, rest) = block.split_once('\n').unwrap();
        let (expected, _) = rest.split_once("```").unwrap();
        let words: Vec<&str> = command.split(' ').collect();
        assert_eq!(explore(&words).out, expected, "{command}");
        seen += 1;
    }
    assert!(seen > 0);
}

/// The certificate that README quotes, from the first heap on that it names.
#[test]
fn the_certificate_in_readme() {
    let line =
        "\nperiod 12 after 71: equal on heaps 71..155 against 83..167, so for ever, by Guy-Smith\n";
    assert!(explore(&["table", "kayles", "--to", "167"]).out.contains(line));
}
