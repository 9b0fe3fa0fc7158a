//! The division of the screen into rows.

use available::depth;
use explore::play::screen::rows::{allot_rows, Rows};
use ratatui::layout::Rect;

#[test]
fn every_part_has_its_rows_in_every_window() {
    // Windows near the smallest, near the height from which there are frames, and larger ones.
    let few = [(20, 10), (21, 11), (25, 13), (33, 19), (40, 20), (66, 21), (80, 24), (119, 59)];
    let all = (20..120).flat_map(|width| (10..60).map(move |height| (width, height)));
    let windows: Vec<(u16, u16)> = match depth(false, true) {
        // These have every width and every height.
        true => all.step_by(7).collect(),
        false => few.into(),
    };
    for (width, height) in windows {
        for (heaps, lines) in [(1, 1), (3, 2), (12, 9), (60, 99)] {
            let area = Rect::new(0, 0, width, height);
            let (title, keys) = ("title ".repeat(16), "key ".repeat(14));
            let rows = Rows::new(area, &title, heaps, lines, &keys).unwrap();
            let Rows { title, heaps, moves, message, keys, .. } = rows;
            let parts = [(title, 1), (heaps, 3), (moves, 3), (message, 2), (keys, 1)];
            for (part, least) in parts {
                assert!(part.height >= least, "{width} by {height}: {part}");
            }
            assert_eq!(parts.iter().map(|(part, _)| part.height).sum::<u16>(), height);
        }
    }
    assert!(Rows::new(Rect::new(0, 0, 19, 30), "", 1, 1, "").is_none());
    assert!(Rows::new(Rect::new(0, 0, 80, 9), "", 1, 1, "").is_none());
}

/// A long message takes the rows that the moves do not need.
#[test]
fn a_long_message_has_more_rows() {
    let message = |height: u16, lines: u16| {
        Rows::new(Rect::new(0, 0, 80, height), "title", 3, lines, "keys").unwrap().message.height
    };
    assert_eq!((message(30, 2), message(30, 9), message(30, 60)), (6, 11, 18));
    assert_eq!((message(15, 2), message(15, 4), message(15, 9)), (2, 4, 5));
}

#[test]
fn lines_break_between_words() {
    assert_eq!(allot_rows("take from one heap", 18), 1);
    assert_eq!(allot_rows("take from one heap", 17), 2);
    assert_eq!(allot_rows("take from one heap", 5), 3);
}
