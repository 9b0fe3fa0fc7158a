//! Whether memory and disk have room for a run, before it begins.

use crate::limits::bytes;
use crate::saved::folder_of;
use anyhow::{ensure, Result};
use std::path::Path;
use sysinfo::System;

/// A table keeps each value twice, in two numberings.
const IN_MEMORY: u64 = 4;

const ON_DISK: u64 = 2;

/// Refuses a run of `heaps` heaps, of which the file has `saved`, if there is no room.
pub fn check(heaps: usize, saved: usize, file: &Path) -> Result<()> {
    // Where the system does not tell, nothing can be said.
    if let Some(free) = free_memory() {
        compare("memory", IN_MEMORY * heaps as u64, free, heaps)?;
    }
    if let Ok(free) = fs4::available_space(folder_of(file)) {
        compare("disk", ON_DISK * heaps.saturating_sub(saved) as u64, free, heaps)?;
    }
    Ok(())
}

fn free_memory() -> Option<u64> {
    let mut system = System::new().ok()?;
    system.refresh_memory();
    // A container may have less than its machine.
    let limit = system.cgroup_limits().map_or(u64::MAX, |limits| limits.free_memory);
    Some(system.available_memory().min(limit)).filter(|_| system.total_memory() > 0)
}

fn compare(what: &str, needed: u64, free: u64, heaps: usize) -> Result<()> {
    ensure!(
        needed <= free,
        "{heaps} heaps need {} of {what}, and {} is free",
        bytes(needed.into()),
        bytes(free.into())
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_named() {
        assert!(compare("memory", 4000, 4000, 1000).is_ok());
        let error = compare("memory", 4_000_000_000, 3_500_000_000, 1_000_000_000).unwrap_err();
        let expected = "1000000000 heaps need 4.0 GB of memory, and 3.5 GB is free";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn a_small_run_has_room() {
        check(1000, 0, Path::new("values")).unwrap();
    }

    #[test]
    fn no_machine_has_so_much() {
        let error = check(usize::MAX >> 3, 0, Path::new("values")).unwrap_err().to_string();
        assert!(error.contains("of memory") || error.contains("of disk"), "{error}");
    }
}
