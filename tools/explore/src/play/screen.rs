//! The game on the full screen.

mod choice;
mod rows;
mod terminal;
mod view;

use super::record;
use super::round::Round;
use anyhow::Result;
use choice::Choice;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::Write;
use std::time::Duration;
use terminal::FullScreen;
use view::View;

/// What a key leads to.
enum Next {
    Stay,
    Suspend,
    Leave,
    Interrupt,
}

/// How the program ends after Ctrl-C, as shells expect it.
const INTERRUPTED: i32 = 130;

/// Plays until the player leaves; then prints the record where the game was started.
pub fn play(round: &mut Round, title: &str) -> Result<()> {
    let mut screen = FullScreen::enter()?;
    let mut choice = Choice::new(round);
    let next = loop {
        screen.draw(|frame| View { round, choice: &choice, title }.draw(frame))?;
        if !event::poll(Duration::from_millis(500))? {
            continue;
        }
        let Event::Key(key) = event::read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        match obey(round, &mut choice, key) {
            Next::Stay => {}
            Next::Suspend => screen.suspend()?,
            leave => break leave,
        }
    };
    drop(screen);
    if let Next::Interrupt = next {
        std::process::exit(INTERRUPTED);
    }
    let mut to = anstream::stdout();
    writeln!(to, "{title}.")?;
    record::lines(round).iter().try_for_each(|line| writeln!(to, "{line}"))?;
    Ok(())
}

fn obey(round: &mut Round, choice: &mut Choice, key: KeyEvent) -> Next {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Next::Interrupt,
            KeyCode::Char('z') => Next::Suspend,
            _ => Next::Stay,
        };
    }
    match key.code {
        KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
        KeyCode::Up | KeyCode::Char('k') => choice.change_place(-1),
        KeyCode::Down | KeyCode::Char('j') => choice.change_place(1),
        KeyCode::Left => choice.change_move(-1),
        KeyCode::Right => choice.change_move(1),
        KeyCode::Char('h') => choice.hint(round),
        KeyCode::Char('u') => {
            round.undo();
            *choice = Choice::new(round);
        }
        KeyCode::Enter | KeyCode::Char(' ') => {
            if let Some(step) = choice.step() {
                round.play(step.clone());
                *choice = Choice::new(round);
            }
        }
        _ => {}
    }
    Next::Stay
}
