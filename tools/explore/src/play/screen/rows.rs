//! How the rows of the screen are shared, so that a small window still shows every part.

use ratatui::layout::{Constraint, Layout, Rect};

/// The parts of the screen, from above.
pub struct Rows {
    pub title: Rect,
    pub heaps: Rect,
    pub moves: Rect,
    pub message: Rect,
    pub keys: Rect,
    /// Whether the message has room for a frame.
    pub framed: bool,
}

/// Windows of fewer rows have no frame around the message, and one row for title and keys.
const ROOMY: u16 = 20;

/// The title and the keys are not given more rows than this.
const MOST_OF_TEXT: u16 = 3;

/// Rows of a frame, above and below.
const FRAME: u16 = 2;

/// Below these the parts overlap.
const LEAST: (u16, u16) = (20, 10);

impl Rows {
    /// For so many heaps; `None` if the window is too small to play in.
    pub fn of(area: Rect, title: &str, heaps: usize, keys: &str) -> Option<Rows> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let framed = area.height >= ROOMY;
        let text = |text: &str| if framed { wrapped(text, area.width) } else { 1 };
        let (title, keys) = (text(title), text(keys));
        let (moves, message) = if framed { (5, 6) } else { (3, 2) };
        let beside = title + FRAME + moves + message + keys;
        let heaps = (heaps.max(1) as u16).min(area.height - beside);
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
}

/// The rows that a text takes where lines break between words.
pub fn wrapped(text: &str, width: u16) -> u16 {
    let (mut rows, mut used) = (1, 0);
    for word in text.split_whitespace() {
        let length = word.chars().count() as u16;
        if used > 0 && used + 1 + length > width {
            rows += 1;
            used = length;
        } else {
            used += length + u16::from(used > 0);
        }
    }
    rows.min(MOST_OF_TEXT)
}
