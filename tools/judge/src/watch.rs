//! Waiting for files to change.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

/// The time between two checks; checking takes next to no processor time.
const PAUSE: Duration = Duration::from_millis(200);

/// Waits until one of the files, or a file in one of the folders, is written to after this time.
pub fn wait_for_change(paths: &[PathBuf], time: SystemTime) {
    while !paths.iter().any(|path| has_changed(path, time)) {
        thread::sleep(PAUSE);
    }
}

/// Returns whether a file, or anything in a folder, was written to after this time.
fn has_changed(path: &Path, time: SystemTime) -> bool {
    let written = fs::metadata(path).and_then(|metadata| metadata.modified());
    let mut inside = fs::read_dir(path).into_iter().flatten().flatten();
    written.is_ok_and(|written| written > time)
        || inside.any(|entry| has_changed(&entry.path(), time))
}
