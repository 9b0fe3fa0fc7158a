//! Groups of processes: when a program ends, so do the processes that it started; when this tool is
//! interrupted, everything ends.

use anyhow::{Context, Result};
#[cfg(unix)]
use rustix::process::{kill_process, kill_process_group, Pid, Signal};
use std::collections::BTreeSet;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use support::interrupt::{set_handler, Interrupt};

/// The ids of the groups that are running. A group's id is the id of its first process.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Records that an interrupt handler has been set.
static HANDLER: Once = Once::new();

/// Starts watching for Ctrl-C, which from then on ends the running programs, but not this tool.
/// Call this function before the first run.
pub fn watch_interrupt() -> Result<Interrupt> {
    HANDLER.call_once(|| ());
    Interrupt::watch_and(|| running().iter().copied().for_each(kill))
}

/// Starts a program as the first process of a group. On Ctrl-C, this tool ends the group; it then
/// also ends itself, unless [`watch_interrupt`] was called earlier.
pub fn spawn(command: &mut Command) -> Result<Child> {
    HANDLER.call_once(|| {
        // Another handler may have been set already; the programs then end at their limits.
        let _ = set_handler(|| {
            // The lock is kept, so that no further program is started.
            let running = running();
            running.iter().copied().for_each(kill);
            std::process::exit(support::exit::INTERRUPTED.into());
        });
    });
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = running();
    let child = command.spawn().with_context(|| format!("{:?}", command.get_program()))?;
    running.insert(child.id());
    Ok(child)
}

/// Ends what is left of the process group of `child`. Call this function before the tool waits for
/// `child`; after the wait, another group may have the same id.
pub fn end(child: &Child) {
    running().remove(&child.id());
    kill(child.id());
}

/// Asks a process started by this tool, and the programs that the process has started, to end.
pub fn ask_to_end(process: &mut Child) {
    #[cfg(unix)]
    let _ = kill_process(Pid::from_child(process), Signal::TERM);
    #[cfg(not(unix))]
    let _ = process.kill();
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
fn kill(group: u32) {
    if let Some(group) = i32::try_from(group).ok().and_then(Pid::from_raw) {
        // It may have ended already.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(_group: u32) {}
