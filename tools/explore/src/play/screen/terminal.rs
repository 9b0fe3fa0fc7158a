//! The terminal in full-screen mode, restored on every exit.

use anyhow::{Context, Result};
use ratatui::{DefaultTerminal, Frame};
use support::interrupt;
use support::language::choose;

/// A terminal in full-screen mode, restored when the value is dropped, on a panic, and when a
/// signal ends the program.
pub struct FullScreen {
    terminal: DefaultTerminal,
}

impl FullScreen {
    pub fn enter() -> Result<FullScreen> {
        // In raw mode Ctrl-C is a key; the handler is for signals from elsewhere.
        interrupt::set_handler(|| {
            leave();
            std::process::exit(super::INTERRUPTED);
        })?;
        Ok(FullScreen { terminal: ratatui::try_init().with_context(terminal_label)? })
    }

    pub fn draw(&mut self, view: impl FnOnce(&mut Frame)) -> Result<()> {
        self.terminal.draw(view)?;
        Ok(())
    }

    /// Hands the terminal back to the shell until the player resumes the game.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> Result<()> {
        use rustix::process::{kill_current_process_group, Signal};
        leave();
        // The whole group, because cargo waits for the game and the shell waits for both.
        kill_current_process_group(Signal::TSTP).with_context(|| choose("to stop", "暂停程序"))?;
        self.terminal = ratatui::try_init().with_context(terminal_label)?;
        Ok(())
    }

    /// Does nothing, because systems other than Unix have no job control.
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
    // Drawing hides the cursor, and restoring the terminal does not show it again. If the terminal
    // is gone, there is nobody to report an error to.
    let _ = crossterm::execute!(std::io::stdout(), crossterm::cursor::Show);
}

fn terminal_label() -> &'static str {
    choose("the terminal", "终端")
}
