//! Ctrl-C and other signals that request the end of a program. A long-running command records these
//! signals, so that it can stop between two steps and leave everything in order.

use crate::language::choose;
use anyhow::{Context, Result};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

/// A record of whether the program was asked to end; unless it was made by [`Interrupt::watch`], it
/// never reports a request.
#[derive(Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Watches for Ctrl-C, which then no longer ends the program by itself. To be called once.
    pub fn watch() -> Result<Interrupt> {
        Interrupt::watch_and(|| ())
    }

    /// Does the same as `watch`, and also calls `action` on Ctrl-C.
    pub fn watch_and(mut action: impl FnMut() + Send + 'static) -> Result<Interrupt> {
        let requested = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&requested);
        set_handler(move || {
            flag.store(true, Ordering::Relaxed);
            action();
        })?;
        Ok(Interrupt(requested))
    }

    /// Returns whether the program has been asked to end.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Sets the action on Ctrl-C and other signals that request the program's end. To be called once.
pub fn set_handler(action: impl FnMut() + Send + 'static) -> Result<()> {
    ctrlc::set_handler(action).with_context(|| {
        choose("failed to set the handler for Ctrl-C", "无法设置 Ctrl-C 的处理程序")
    })
}
