//! A memory of tests that have passed, so that they are run again only after a change.
//!
//! A test that takes long begins with [`unless_passed!`](crate::unless_passed). It ends there if it
//! has passed before, as deep as now, with the same test program, and with the same files that the
//! line names. What counts is their content, never a time. A test that passes where a
//! [`Tool`](crate::Tool) is missing does not begin like this, for the tool may come.
//! `cargo clean` clears the memory.
//!
//! ```ignore
//! #[test]
//! fn mistakes_are_told() {
//!     available::unless_passed!(env!("CARGO_BIN_EXE_judge"), "tools/reference/src");
//! }
//! ```

use crate::cache::{files_below, Cache, Digest};
use crate::{depth, root};
use anyhow::Result;
use std::path::Path;

/// Ends the test here if it has passed before with the same test program, and the same files and
/// folders as follow: absolute paths, or paths below the root of this repository. Where nothing
/// follows, the test reads and runs nothing but itself.
#[macro_export]
macro_rules! unless_passed {
    ($($input:expr),* $(,)?) => {
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
        Passing::begin_as_deep(depth("usual", "deep"), memory, place, inputs)
    }

    fn begin_as_deep(deep: &str, memory: &str, place: &str, inputs: &[&str]) -> Option<Passing> {
        let cache = Cache::at(Path::new(memory).join("passed"));
        // A test with an input that cannot be read is run each time.
        let key = key(deep, place, inputs).ok();
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

fn key(deep: &str, place: &str, inputs: &[&str]) -> Result<Digest> {
    let mut key = Digest::key(place)?.with(deep);
    for input in inputs.iter().map(|input| root().join(input)) {
        let files = if input.is_dir() { files_below(&input) } else { vec![input] };
        key = key.with_files(files)?;
    }
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::Passing;
    use std::fs;
    use std::panic::catch_unwind;
    use std::path::Path;

    /// Runs a test that passes. Returns whether it was run.
    fn runs(memory: &Path, deep: &str, place: &str, inputs: &[&Path]) -> bool {
        let inputs: Vec<&str> = inputs.iter().map(|input| input.to_str().unwrap()).collect();
        Passing::begin_as_deep(deep, memory.to_str().unwrap(), place, &inputs).is_some()
    }

    #[test]
    fn a_test_is_run_again_only_if_it_failed_or_an_input_has_changed() {
        let above = tempfile::tempdir().unwrap();
        let path = |name: &str| above.path().join(name);
        let (memory, folder, program) = (path("memory"), path("folder"), path("program"));
        fs::create_dir(&folder).unwrap();
        let changed = folder.join("file");
        for file in [&changed, &program] {
            fs::write(file, "one").unwrap();
        }
        let inputs = [&*folder, &*program];
        let runs_here = || runs(&memory, "usual", "place:1", &inputs);
        let failed = catch_unwind(|| {
            let inputs = inputs.map(|input| input.to_str().unwrap());
            let memory = memory.to_str().unwrap();
            let _passing = Passing::begin_as_deep("usual", memory, "place:1", &inputs).unwrap();
            panic!("this test fails");
        });
        assert!(failed.is_err());
        assert!(runs_here(), "it has failed");
        assert!(!runs_here());
        assert!(runs(&memory, "usual", "place:2", &inputs), "another test");
        assert!(runs(&memory, "deep", "place:1", &inputs), "a deeper one");
        assert!(!runs(&memory, "deep", "place:1", &inputs));
        for file in [&changed, &program] {
            fs::write(file, "two").unwrap();
            assert!(runs_here(), "{file:?} has changed");
            assert!(!runs_here());
            fs::write(file, "one").unwrap();
            assert!(!runs_here(), "it passed with these, too, whenever they were written");
        }
        fs::write(folder.join("another"), "one").unwrap();
        assert!(runs_here(), "a file has been added");
    }

    #[test]
    fn a_test_with_an_input_that_cannot_be_read_is_run_each_time() {
        let above = tempfile::tempdir().unwrap();
        let missing = above.path().join("missing");
        for _ in 0..2 {
            assert!(runs(above.path(), "usual", "place:1", &[&missing]));
        }
    }

    #[test]
    fn a_test_that_reads_only_itself_is_run_once() {
        let memory = tempfile::tempdir().unwrap();
        assert!(runs(memory.path(), "usual", "place:1", &[]));
        assert!(!runs(memory.path(), "usual", "place:1", &[]));
    }
}
