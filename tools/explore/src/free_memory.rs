//! The check, made before work begins, that the values fit into memory. Disk space needs no check:
//! when the disk is full, the saved values are kept, and a later run resumes after them.

use crate::limits::format_bytes;
use anyhow::Result;
use std::fs::read_to_string;
use support::ensure;

/// Checks that `heaps` heaps fit into memory, at `each` bytes per heap.
pub fn check_memory(heaps: usize, each: u64) -> Result<()> {
    // Where the system does not report free memory, nothing is refused.
    check(heaps, each, free_memory().unwrap_or(u64::MAX))
}

/// Checks that `heaps` heaps take no more than `free` bytes, at `each` bytes per heap.
pub fn check(heaps: usize, each: u64, free: u64) -> Result<()> {
    let needed = each.saturating_mul(heaps as u64);
    ensure!(
        needed <= free,
        "{heaps} heaps need {} of memory, but only {} is free",
        "{heaps} 个堆需要 {} 内存，但只剩 {}",
        format_bytes(needed.into()),
        format_bytes(free.into())
    );
    Ok(())
}

/// Returns the machine's free memory as reported by Linux, or the container's if that is less.
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
