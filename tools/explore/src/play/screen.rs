//! The game on the full screen.

mod choice;
pub mod rows;
mod terminal;
mod view;

use super::record;
use super::round::{Rematch, Round};
use anyhow::Result;
use choice::Choice;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::Frame;
use std::io::{stdin, stdout, IsTerminal, Write};
use std::time::Duration;
use terminal::FullScreen;
use view::View;

/// What the program does after a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Stay,
    Suspend,
    Leave,
    Interrupt,
}

/// The exit code that shells expect after Ctrl-C.
const INTERRUPTED: i32 = support::exit::INTERRUPTED as i32;

/// Returns whether input and output are connected to a terminal whose cursor can be moved.
pub fn is_possible() -> bool {
    let is_terminal = stdin().is_terminal() && stdout().is_terminal();
    is_terminal && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Plays until the player leaves, then prints the record on the main screen.
pub fn play(round: &mut Round) -> Result<()> {
    let mut screen = FullScreen::enter()?;
    let mut session = Session::new(round);
    let next = loop {
        screen.draw(|frame| session.draw(frame))?;
        if !event::poll(Duration::from_millis(500))? {
            continue;
        }
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        match session.press(key) {
            Next::Stay => {}
            Next::Suspend => screen.suspend()?,
            leave => break leave,
        }
    };
    let earlier = session.earlier;
    drop(screen);
    if let Next::Interrupt = next {
        std::process::exit(INTERRUPTED);
    }
    let mut to = anstream::stdout();
    earlier.iter().try_for_each(|line| writeln!(to, "{line}"))?;
    writeln!(to, "{}", round.headline())?;
    record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
    Ok(())
}

/// A game and the player's current choice, independent of any terminal.
pub struct Session<'a> {
    round: &'a mut Round,
    choice: Choice,
    /// Whether the list of keys is shown instead of the game.
    shows_keys: bool,
    /// The records of the games that were played before this one.
    earlier: Vec<String>,
}

impl<'a> Session<'a> {
    /// Creates a session that shows the game in its present state.
    pub fn new(round: &'a mut Round) -> Session<'a> {
        let choice = Choice::new(round);
        Session { round, choice, shows_keys: false, earlier: vec![] }
    }

    pub fn draw(&self, frame: &mut Frame) {
        let view = View { round: self.round, choice: &self.choice };
        if self.shows_keys {
            view.draw_keys(frame);
        } else {
            view.draw(frame);
        }
    }

    pub fn press(&mut self, key: KeyEvent) -> Next {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Next::Interrupt,
                KeyCode::Char('z') => Next::Suspend,
                _ => Next::Stay,
            };
        }
        if self.shows_keys && !matches!(key.code, KeyCode::Char('q')) {
            self.shows_keys = false;
            return Next::Stay;
        }
        let is_over = self.round.end().is_some();
        match key.code {
            KeyCode::Char('a') if is_over => self.play_on(Rematch::Again),
            KeyCode::Char('o') if is_over => self.play_on(Rematch::OtherSide),
            KeyCode::Char('n') if is_over => self.play_on(Rematch::NewHeaps),
            KeyCode::Char('?') => self.shows_keys = true,
            KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
            KeyCode::Up | KeyCode::Char('k') => self.choice.change_place(-1),
            KeyCode::Down | KeyCode::Char('j') => self.choice.change_place(1),
            KeyCode::Left => self.choice.change_move(-1),
            KeyCode::Right => self.choice.change_move(1),
            KeyCode::Char('h') => self.choice.hint(self.round),
            KeyCode::Char('u') => {
                self.round.undo();
                self.choice = Choice::new(self.round);
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(step) = self.choice.step() {
                    self.round.play(step.clone());
                    self.choice = Choice::new(self.round);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    /// Keeps the record of the current game, and begins another game.
    fn play_on(&mut self, rematch: Rematch) {
        let record = record::lines(self.round);
        let headline = self.round.headline();
        // The same rule can also be played with heaps that are no larger.
        if self.round.rematch(rematch).is_ok() {
            self.earlier.push(headline);
            self.earlier.extend(record);
            self.earlier.push(String::new());
            self.choice = Choice::new(self.round);
        }
    }
}
