//! The terminal in full-screen state, and back as it was on every way out.

use anyhow::{Context, Result};
use cli::interrupt;
use ratatui::{DefaultTerminal, Frame};

/// A terminal that is put back as it was when this is dropped, on a panic, and when the
/// program is told to end.
pub struct FullScreen {
    terminal: DefaultTerminal,
}

impl FullScreen {
    pub fn enter() -> Result<FullScreen> {
        // In raw mode Ctrl-C is a key; this is for signals that come from elsewhere.
        interrupt::instead(|| {
            leave();
            std::process::exit(super::INTERRUPTED);
        })?;
        Ok(FullScreen { terminal: ratatui::try_init().context("the terminal")? })
    }

    pub fn draw(&mut self, view: impl FnOnce(&mut Frame)) -> Result<()> {
        self.terminal.draw(view)?;
        Ok(())
    }

    /// Gives the terminal to the shell until the player comes back to the game.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> Result<()> {
        use rustix::process::{kill_current_process_group, Signal};
        leave();
        // The whole group, as cargo waits for the game, and the shell for both.
        kill_current_process_group(Signal::TSTP).context("to stop")?;
        self.terminal = ratatui::try_init().context("the terminal")?;
        Ok(())
    }

    /// Other systems have no shell that could go on.
    #[cfg(not(unix))]
    pub fn suspend(&mut self) -> Result<()> {
        Ok(())
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        leave();
    }
}

fn leave() {
    ratatui::restore();
    show_cursor();
}

/// Drawing hides the cursor, and leaving the screen alone does not bring it back.
fn show_cursor() {
    // There is no one left to tell if the terminal is gone.
    let _ = crossterm::execute!(std::io::stdout(), crossterm::cursor::Show);
}
