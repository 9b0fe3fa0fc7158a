//! A memory of tests that have passed, so that they are run again only after a change.
//!
//! A test that takes long begins with [`unless_passed!`](crate::unless_passed). It ends there if it
//! has passed before at the same depth, with the same test program, and with the same files that
//! the line names. What counts is their content, never a time stamp. A test that passes if a
//! [`Tool`](crate::Tool) is missing does not begin like this, because the tool may be installed
//! later. `cargo clean` clears the memory.
//!
//! ```ignore
//! #[test]
//! fn mistakes_are_told() {
//!     available::unless_passed!(env!("CARGO_BIN_EXE_judge"), "tools/reference/src");
//! }
//! ```

use crate::cache::{files_below, Cache, Digest};
use crate::{depth, root};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// An input of [`unless_passed!`](crate::unless_passed): the folders of all problems, except the
/// code of the solutions, of which most tools read only the headers, and the finished files, which
/// are made from that code.
pub const PROBLEMS: &str = "problems/*/*";

/// The beginning of each line of a header.
const HEADER_LINE: &str = "//!";

/// Ends the test here if it has passed before with the same test program, and with the same files
/// and folders, which are given as arguments: absolute paths, or paths below the root of this
/// repository. Without arguments, the test reads and runs nothing but itself.
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

/// A test that is running. That it has passed is recorded when this is dropped, unless the test has
/// failed.
pub struct Passing {
    cache: Cache,
    key: Option<Digest>,
}

impl Passing {
    /// Begins the test at line `place` of a test program, or returns `None` if it has passed with
    /// these inputs.
    pub fn begin(memory: &str, place: &str, inputs: &[&str]) -> Option<Passing> {
        let key = key(depth("usual", "deep"), place, inputs, &digest_once);
        Passing::begin_with(memory, key)
    }

    fn begin_with(memory: &str, key: Result<Digest>) -> Option<Passing> {
        let cache = Cache::at(Path::new(memory).join("passed"));
        // A test with an unreadable input is run every time.
        let key = key.ok();
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

fn key(
    deep: &str,
    place: &str,
    inputs: &[&str],
    digest: &dyn Fn(&Path) -> Result<String>,
) -> Result<Digest> {
    let mut key = Digest::key(place)?.with(deep);
    for input in inputs {
        key = key.with(&digest(&root().join(input))?);
    }
    Ok(key)
}

/// Returns the digest of an input in hexadecimal. An input of many tests of a program, such as the
/// tool that they run, is read only once: it does not change while they run.
fn digest_once(input: &Path) -> Result<String> {
    static KNOWN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().map_err(|_| anyhow::anyhow!("another test has panicked"))?;
    if let Some(digest) = known.get(input) {
        return Ok(digest.clone());
    }
    let digest = digest(input)?;
    known.insert(input.to_path_buf(), digest.clone());
    Ok(digest)
}

/// Returns the digest of a file, of all files in a folder, or of [`PROBLEMS`], in hexadecimal.
fn digest(input: &Path) -> Result<String> {
    let digest = if input == root().join(PROBLEMS) {
        without_code(&root().join("problems"))?
    } else {
        let files = if input.is_dir() { files_below(input) } else { vec![input.to_path_buf()] };
        Digest::new().with_files(files)?
    };
    Ok(digest.hexadecimal())
}

/// Returns the digest of a folder of problems without what [`PROBLEMS`] excludes.
fn without_code(problems: &Path) -> Result<Digest> {
    let mut files = files_below(problems);
    files.retain(|file| file.file_stem().is_none_or(|name| name != "submit"));
    let (mut solutions, others): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|file| file.ends_with("solution.rs"));
    solutions.sort();
    let headers = solutions.iter().try_fold(Digest::new(), |digest, file| {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let header = text.lines().take_while(|line| line.starts_with(HEADER_LINE));
        anyhow::Ok(header.fold(digest.with(&file.display().to_string()), Digest::with))
    });
    headers?.with_files(others)
}

#[cfg(test)]
mod tests {
    use super::{digest, key, without_code, Passing};
    use std::fs;
    use std::panic::catch_unwind;
    use std::path::Path;

    /// Runs a test that passes. Returns whether it was run.
    fn runs(memory: &Path, deep: &str, place: &str, inputs: &[&Path]) -> bool {
        let inputs: Vec<&str> = inputs.iter().map(|input| input.to_str().unwrap()).collect();
        let key = key(deep, place, &inputs, &digest);
        Passing::begin_with(memory.to_str().unwrap(), key).is_some()
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
            let key = key("usual", "place:1", &inputs, &digest);
            let _passing = Passing::begin_with(memory, key).unwrap();
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

    #[test]
    fn only_the_code_of_a_solution_may_change() {
        let problems = tempfile::tempdir().unwrap();
        let folder = problems.path().join("hdu/1848");
        fs::create_dir_all(&folder).unwrap();
        let digest_with = |solution: &str, finished: &str, reference: &str| {
            fs::write(folder.join("solution.rs"), solution).unwrap();
            fs::write(folder.join("submit.c"), finished).unwrap();
            fs::write(folder.join("reference.rs"), reference).unwrap();
            without_code(problems.path()).unwrap().hexadecimal()
        };
        let first = digest_with("//! A\n//! b\n\nfn main() {}\n", "one", "one");
        assert_eq!(digest_with("//! A\n//! b\n\nfn main() { one() }\n", "two", "one"), first);
        assert_ne!(digest_with("//! A\n//! b\n\nfn main() {}\n", "one", "two"), first);
        assert_ne!(digest_with("//! A\n//! c\n\nfn main() {}\n", "one", "one"), first);
        assert_ne!(digest_with("//! A\n\nfn main() {}\n", "one", "one"), first);
    }
}
