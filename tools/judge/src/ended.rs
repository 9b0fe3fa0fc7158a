//! The end of a child process, with what it has used.

use anyhow::Result;
use std::process::Child;
use wait4::{ResUse, Wait4};

/// Returns what a child process has used if it has ended, without waiting for it.
pub fn used_if_ended(child: &mut Child) -> Result<Option<ResUse>> {
    match has_ended(child)? {
        true => Ok(Some(child.wait4()?)),
        false => Ok(None),
    }
}

/// Returns whether a child process has ended. What it has used can still be asked for.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> Result<bool> {
    use rustix::process::{waitid, Pid, WaitId, WaitIdOptions};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

/// Returns whether a child process has ended. What it has used can still be asked for.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> Result<bool> {
    Ok(child.try_wait()?.is_some())
}
