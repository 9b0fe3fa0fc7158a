//! How the screen is divided into rows so that even a small window shows every part.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Paragraph, Wrap};

/// The parts of the screen, from top to bottom.
pub struct Rows {
    pub title: Rect,
    pub heaps: Rect,
    pub moves: Rect,
    pub message: Rect,
    pub keys: Rect,
    /// Whether there is room for a frame around the message.
    pub framed: bool,
}

/// The minimum window height at which the message gets a frame and the keys may take several rows.
const FRAMED_HEIGHT: u16 = 20;

/// The maximum number of rows of the title; the list of keys has the same limit.
const MAX_TEXT_ROWS: u16 = 3;

/// The number of rows of a frame: one above and one below.
const FRAME: u16 = 2;

/// The smallest window in which no parts overlap.
const MIN_WIDTH: u16 = 20;
const MIN_HEIGHT: u16 = 10;

impl Rows {
    /// Divides `area` into rows for this many heaps and message lines, as far as there is room;
    /// returns `None` if the window is too small to play in.
    pub fn new(
        area: Rect,
        title: &str,
        heaps: usize,
        message_lines: u16,
        keys: &str,
    ) -> Option<Rows> {
        if area.width < MIN_WIDTH || area.height < MIN_HEIGHT {
            return None;
        }
        let framed = area.height >= FRAMED_HEIGHT;
        let (moves, message) = if framed { (5, 6) } else { (3, 2) };
        let keys = if framed { allot_rows(keys, area.width) } else { 1 };
        // One row is left for the heaps.
        let spare = area.height - FRAME - moves - message - keys - 1;
        let title = allot_rows(title, area.width).min(spare);
        let others = title + FRAME + moves + message + keys;
        let heaps = (heaps.max(1) as u16).min(area.height - others);
        let frame = if framed { FRAME } else { 0 };
        let message =
            (message_lines + frame).clamp(message, message + area.height - others - heaps);
        let [title, heaps, moves, message, keys] = Layout::vertical([
            Constraint::Length(title),
            Constraint::Length(heaps + FRAME),
            Constraint::Min(moves),
            Constraint::Length(message),
            Constraint::Length(keys),
        ])
        .areas(area);
        Some(Rows { title, heaps, moves, message, keys, framed })
    }

    /// Returns the number of lines of the message.
    pub fn message_lines(&self) -> u16 {
        self.message.height - if self.framed { FRAME } else { 0 }
    }
}

/// Returns the number of rows that a text broken at blanks takes, but at most `MAX_TEXT_ROWS`.
pub fn allot_rows(text: &str, width: u16) -> u16 {
    count_rows(text, width).min(MAX_TEXT_ROWS)
}

/// Returns the number of rows of a text that is broken at blanks, and also inside words longer than
/// a line, such as Chinese sentences.
pub fn count_rows(text: &str, width: u16) -> u16 {
    Paragraph::new(text).wrap(Wrap { trim: true }).line_count(width).max(1) as u16
}
