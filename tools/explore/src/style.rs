//! The text styles that all commands share.

use anstyle::{AnsiColor, Color, Style};

/// The style of P-positions.
pub const P: Style = bold(AnsiColor::Green);
/// The style of heaps in the preperiod whose values are exceptions to the period.
pub const EXCEPTION: Style = bold(AnsiColor::Yellow);
pub const WINNING: Style = bold(AnsiColor::Cyan);
pub const LABEL: Style = Style::new().dimmed();
pub const HEAD: Style = Style::new().bold();

const fn bold(color: AnsiColor) -> Style {
    Style::new().bold().fg_color(Some(Color::Ansi(color)))
}

/// Formats text in a style, and resets the style at the end.
pub fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}
