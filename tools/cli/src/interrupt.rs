//! Ctrl-C, or another wish of the user's that a long command end: it is noted, so that the
//! command can end between two steps and leave things in order.

use anyhow::{Context, Result};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

/// Whether the wish has come.
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// From here on Ctrl-C does not end the program by itself; to be called once.
    pub fn watch() -> Result<Interrupt> {
        let came = Arc::new(AtomicBool::new(false));
        let handler = Arc::clone(&came);
        instead(move || handler.store(true, Ordering::Relaxed))?;
        Ok(Interrupt(came))
    }

    /// Whether it has come by now.
    pub fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Does something else at Ctrl-C, and at other wishes of the kind, than to end; to be called
/// once.
pub fn instead(action: impl FnMut() + Send + 'static) -> Result<()> {
    ctrlc::set_handler(action).context("the handler for Ctrl-C")
}
