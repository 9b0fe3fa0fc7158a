//! The colours, which are the same in every command.

use anstyle::{AnsiColor, Color, Style};

/// P-positions, where the player who has just moved wins.
pub const P: Style = bold(AnsiColor::Green);
/// Heaps of the preperiod that differ from the period.
pub const EXCEPTION: Style = bold(AnsiColor::Yellow);
/// Winning moves.
pub const WINNING: Style = bold(AnsiColor::Cyan);
/// Labels and what is there to help the eye.
pub const LABEL: Style = Style::new().dimmed();
/// Headlines.
pub const HEAD: Style = Style::new().bold();

const fn bold(color: AnsiColor) -> Style {
    Style::new().bold().fg_color(Some(Color::Ansi(color)))
}

/// Some text in a style, reset behind it.
pub fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}
