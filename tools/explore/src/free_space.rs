//! Checks that memory and disk have space for the values before the work begins.

use crate::limits::format_bytes;
use anyhow::Result;
use std::fs::read_to_string;
use std::path::Path;
use support::ensure;
use support::files::folder_of;
use support::language::choose;

/// The size in bytes of a value in a file.
const FILE_BYTES: u64 = 2;

/// Checks that memory has space for `heaps` heaps of `each` bytes.
pub fn check_memory(heaps: usize, each: u64) -> Result<()> {
    // Where the system does not report free memory, nothing is refused.
    let free = free_memory().unwrap_or(u64::MAX);
    check(choose("memory", "内存"), each.saturating_mul(heaps as u64), free, heaps)
}

/// Checks that the disk of `file` has space for the values of `heaps` heaps.
pub fn check_disk(heaps: usize, file: &Path) -> Result<()> {
    let free = free_disk(folder_of(file)).unwrap_or(u64::MAX);
    check(choose("disk", "磁盘空间"), FILE_BYTES.saturating_mul(heaps as u64), free, heaps)
}

/// Returns the memory that Linux reports as free on the machine, or in its container if that
/// has less.
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

/// Checks that `needed` bytes of a resource do not exceed the `free` ones.
pub fn check(resource: &str, needed: u64, free: u64, heaps: usize) -> Result<()> {
    ensure!(
        needed <= free,
        "{heaps} heaps need {} of {resource}, but only {} is free",
        "{heaps} 个堆需要 {} {resource}，但只剩 {}",
        format_bytes(needed.into()),
        format_bytes(free.into())
    );
    Ok(())
}
