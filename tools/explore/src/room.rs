//! Whether memory and disk have room for values, before the work begins.

use crate::limits::bytes;
use crate::saved::folder_of;
use anyhow::{ensure, Result};
use std::path::Path;
use sysinfo::System;

const ON_DISK: u64 = 2;

/// Refuses `heaps` heaps of which each takes so many bytes.
pub fn check_memory(heaps: usize, each: u64) -> Result<()> {
    // Where the system does not tell, nothing can be said.
    let free = free_memory().unwrap_or(u64::MAX);
    compare("memory", each.saturating_mul(heaps as u64), free, heaps)
}

/// Refuses to write the values of so many heaps to a file.
pub fn check_disk(heaps: usize, file: &Path) -> Result<()> {
    let free = fs4::available_space(folder_of(file)).unwrap_or(u64::MAX);
    compare("disk", ON_DISK.saturating_mul(heaps as u64), free, heaps)
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
    fn little_has_room_everywhere() {
        check_memory(1000, 4).unwrap();
        check_disk(1000, Path::new("values")).unwrap();
    }

    #[test]
    fn no_machine_has_so_much() {
        let error = check_memory(usize::MAX >> 3, 4).unwrap_err().to_string();
        assert!(error.contains(" EB of memory, and "), "{error}");
        let error = check_disk(usize::MAX >> 3, Path::new("values")).unwrap_err().to_string();
        assert!(error.contains(" EB of disk, and "), "{error}");
    }
}
