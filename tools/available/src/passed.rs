//! A memory of tests that have passed, so that they are run again only after a change.
//!
//! A test that takes long begins with [`unless_passed!`](crate::unless_passed). It ends there if it
//! has passed before with the same test program, and with the same files that the line names.
//! `cargo clean` clears the memory.
//!
//! ```ignore
//! #[test]
//! fn mistakes_are_told() {
//!     available::unless_passed!(env!("CARGO_BIN_EXE_judge"), "tools/reference/src");
//! ```

use crate::cache::{files_below, Cache, Digest};
use crate::{depth, root};
use anyhow::Result;
use std::path::Path;

/// Ends the test here if it has passed before with the same test program, and the same programs
/// and folders as follow: absolute paths of programs, or folders below the root of this repository.
#[macro_export]
macro_rules! unless_passed {
    ($($input:expr),*) => {
        let memory = env!("CARGO_TARGET_TMPDIR");
        let place = concat!(file!(), ":", line!());
        let Some(_passing) = $crate::passed::Passing::begin(memory, place, &[$($input),*]) else {
            return;
        };
    };
}

/// A test that is running. It is remembered when this is dropped, unless the test has failed.
pub struct Passing {
    cache: Cache,
    key: Option<Digest>,
}

impl Passing {
    /// Begins the test in the line `place` of a test program, or returns `None` if it has passed
    /// with these inputs.
    pub fn begin(memory: &str, place: &str, inputs: &[&str]) -> Option<Passing> {
        let cache = Cache::at(Path::new(memory).join("passed"));
        // A test with an input that cannot be read is run each time.
        let key = key(place, inputs).ok();
        let has_passed = key.as_ref().is_some_and(|key| cache.get(key).is_some());
        (!has_passed).then_some(Passing { cache, key })
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        if let Some(key) = self.key.as_ref().filter(|_| !std::thread::panicking()) {
            self.cache.put(key, "");
        }
    }
}

fn key(place: &str, inputs: &[&str]) -> Result<Digest> {
    let mut key = Digest::key(place)?.with(depth("usual", "deep"));
    for input in inputs.iter().map(|input| root().join(input)) {
        key = match input.is_dir() {
            true => key.with_files(files_below(&input))?,
            false => key.with_program(&input)?,
        };
    }
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::Passing;
    use std::fs;
    use std::panic::catch_unwind;

    #[test]
    fn a_test_is_run_again_only_if_it_failed_or_an_input_has_changed() {
        let folder = tempfile::tempdir().unwrap();
        let memory = folder.path().join("memory");
        let memory = memory.to_str().unwrap();
        let input = folder.path().join("input");
        fs::create_dir(&input).unwrap();
        fs::write(input.join("file"), "one").unwrap();
        let inputs = [input.to_str().unwrap()];
        let failed = catch_unwind(|| {
            let _passing = Passing::begin(memory, "place:1", &inputs).unwrap();
            panic!("this test fails");
        });
        assert!(failed.is_err());
        drop(Passing::begin(memory, "place:1", &inputs).expect("it has failed"));
        assert!(Passing::begin(memory, "place:1", &inputs).is_none());
        assert!(Passing::begin(memory, "place:2", &inputs).is_some(), "another test");
        fs::write(input.join("file"), "two").unwrap();
        drop(Passing::begin(memory, "place:1", &inputs).expect("a file has changed"));
        assert!(Passing::begin(memory, "place:1", &inputs).is_none());
        fs::write(input.join("file"), "one").unwrap();
        assert!(Passing::begin(memory, "place:1", &inputs).is_none(), "it passed with these, too");
        let missing = [folder.path().join("missing")];
        let missing = [missing[0].to_str().unwrap()];
        drop(Passing::begin(memory, "place:1", &missing).expect("not to be read"));
        assert!(Passing::begin(memory, "place:1", &missing).is_some());
    }
}
