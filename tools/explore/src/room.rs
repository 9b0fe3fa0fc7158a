//! Whether memory and disk have room for values, before the work begins.

use crate::limits::bytes;
use anyhow::{ensure, Result};
use cli::files::folder_of;
use std::fs::read_to_string;
use std::path::Path;

const ON_DISK: u64 = 2;

/// Refuses `heaps` heaps of which each takes so many bytes.
pub fn check_memory(heaps: usize, each: u64) -> Result<()> {
    // Where the system does not tell, nothing can be said.
    let free = free_memory().unwrap_or(u64::MAX);
    compare("memory", each.saturating_mul(heaps as u64), free, heaps)
}

/// Refuses to write the values of so many heaps to a file.
pub fn check_disk(heaps: usize, file: &Path) -> Result<()> {
    let free = free_disk(folder_of(file)).unwrap_or(u64::MAX);
    compare("disk", ON_DISK.saturating_mul(heaps as u64), free, heaps)
}

/// What Linux says of the machine and of the container, which may have less.
fn free_memory() -> Option<u64> {
    let text = read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let machine: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    let number = |file: &str| read_to_string(file).ok()?.trim().parse::<u64>().ok();
    let limit = number("/sys/fs/cgroup/memory.max");
    let used = number("/sys/fs/cgroup/memory.current");
    let container = limit.zip(used).map_or(u64::MAX, |(limit, used)| limit.saturating_sub(used));
    Some(container.min(machine << 10))
}

#[cfg(unix)]
fn free_disk(folder: &Path) -> Option<u64> {
    let system = rustix::fs::statvfs(folder).ok()?;
    Some(system.f_bavail.saturating_mul(system.f_frsize))
}

#[cfg(not(unix))]
fn free_disk(_: &Path) -> Option<u64> {
    None
}

/// Refuses what needs more than is free.
pub fn compare(what: &str, needed: u64, free: u64, heaps: usize) -> Result<()> {
    ensure!(
        needed <= free,
        "{heaps} heaps need {} of {what}, and {} is free",
        bytes(needed.into()),
        bytes(free.into())
    );
    Ok(())
}
