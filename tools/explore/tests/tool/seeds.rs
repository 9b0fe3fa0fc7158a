//! Without `--seed`, a command does the same each time.

use crate::run::{explore, explore_with};

#[test]
fn play_and_verify_have_a_seed_of_their_own() {
    let arguments = ["play", "kayles", "--errors", "0.5", "--second"];
    let seeded = [&arguments[..], &["--seed", "1"]].concat();
    let input = "a 1\na 1\na 1\n";
    assert_eq!(explore_with(input, &arguments).out, explore_with(input, &seeded).out);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("values");
    let path = path.to_str().unwrap();
    assert_eq!(explore(&["run", "0.6", "--to", "2000", "--file", path]).code, Some(0));
    assert!(explore(&["verify", path]).out.contains("(random heaps: --seed 1)"));
}
