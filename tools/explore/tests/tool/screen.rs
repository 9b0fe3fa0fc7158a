//! `explore play` on the full screen, drawn in memory and controlled by keys.

use clap::Parser;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use explore::play::screen::{Next, Session};
use explore::play::{begin, record, Options};
use ratatui::backend::TestBackend;
use ratatui::Terminal;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    options: Options,
}

/// A game on a screen in memory.
struct Screen<'a> {
    session: Session<'a>,
    terminal: Terminal<TestBackend>,
}

impl Screen<'_> {
    fn press(&mut self, key: KeyCode) -> Next {
        self.session.press(KeyEvent::new(key, KeyModifiers::NONE))
    }

    fn resize(&mut self, columns: u16, lines: u16) {
        self.terminal.backend_mut().resize(columns, lines);
    }

    /// Returns the text on the screen, one line per row.
    fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.session.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area().width));
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
    }

    #[track_caller]
    fn assert_shows(&mut self, parts: &[&str]) {
        let text = self.text();
        for part in parts {
            assert!(text.contains(part), "no {part:?} in\n{text}");
        }
    }
}

/// Sets up a game on 80 columns and 30 lines, plays it, and returns its record.
fn play(arguments: &[&str], press_keys: impl FnOnce(&mut Screen)) -> String {
    let cli = Cli::parse_from([&["play"], arguments].concat());
    let mut round = begin(&cli.options).unwrap();
    let session = Session::new(&mut round);
    let terminal = Terminal::new(TestBackend::new(80, 30)).unwrap();
    let mut screen = Screen { session, terminal };
    press_keys(&mut screen);
    assert_eq!(screen.press(KeyCode::Char('q')), Next::Leave);
    record::lines(&round).join("\n")
}

#[test]
fn a_game_of_nim_from_hint_to_record() {
    let record = play(&["nim", "1", "2", "--seed", "1"], |screen| {
        screen.assert_shows(&["It is your move.", "▶ a    1  ○"]);
        // Bouton: from (1, 2) the one winning move leaves (1, 1).
        screen.press(KeyCode::Char('h'));
        screen.assert_shows(&["b to 1   wins", "the nim sum 3"]);
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["I have played"]);
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["You have won.", "0 mistakes, 1 hint, 0 moves taken back."]);
    });
    assert!(record.contains("  1. you   b to 1  from a 1, b 2; wins"), "{record}");
}

#[test]
fn mistakes_can_be_undone() {
    let record = play(&["{1,2,3}", "5", "--seed", "1"], |screen| {
        screen.press(KeyCode::Left); // from the first move around to the last, which takes 3
        screen.assert_shows(&["▶ a to 2"]);
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["I have played a to 0 from a 2", "a mistake: a to 4 would win"]);
        screen.press(KeyCode::Char('u'));
        screen.assert_shows(&["▶ a    5"]);
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["I have played"]);
    });
    assert!(record.contains("0 mistakes, 0 hints, 1 move taken back."), "{record}");
}

#[test]
fn wythoff_takes_from_both_heaps() {
    play(&["wythoff", "3", "4", "--seed", "1"], |screen| {
        screen.press(KeyCode::Down);
        screen.press(KeyCode::Down);
        screen.assert_shows(&["▶ both"]);
        screen.press(KeyCode::Char('h'));
        // (1, 2) is the P-position with this difference: Wythoff, 1907.
        screen.assert_shows(&["both 2   wins"]);
    });
}

/// What the selected move removes is crossed out, and the drawing follows the moves.
#[test]
fn a_drawing_shows_the_selected_move() {
    let record = play(&["hackenbush", "g-a a-b a-c b-c g-d", "--seed", "1"], |screen| {
        screen.assert_shows(&["b─╳─c", "╳─┬─╳", "a     d", "╳     │", "▶ cut g-a"]);
        screen.press(KeyCode::Char('h'));
        // The triangle on its stalk is worth 2, and so 1 ⊕ 1 is left of it (Winning Ways, ch. 7).
        screen.assert_shows(&["cut b-c   wins", "b─╳─c", "└─┬─┘", "the nim sum 3"]);
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["I have played cut", " position ", "↑↓ part"]);
    });
    assert!(record.contains("  1. you   cut b-c  from g-a a-b a-c b-c g-d; wins"), "{record}");
}

/// The title of a game says who wins, in a window of any size, and for a problem without a word.
#[test]
fn a_small_window_shows_who_wins() {
    for (game, word) in [("kayles", "wins"), ("hdu1907", "loses")] {
        play(&[game, "3", "5", "7"], |screen| {
            for (columns, lines) in [(40, 15), (50, 16), (30, 12), (20, 10)] {
                screen.resize(columns, lines);
                let title: Vec<String> = screen.text().lines().take(3).map(String::from).collect();
                let title = title.join(" ");
                assert!(title.contains(word), "{columns}x{lines}: {title}");
            }
        });
    }
}

/// The title says which ending wins, so it must not be cut off.
#[test]
fn the_ending_is_shown_however_long_the_title() {
    for columns in [80, 40] {
        play(&["fibonacci", "nim", "20", "--misere"], |screen| {
            screen.resize(columns, 24);
            let shown = screen.text().split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(shown.contains("whoever makes the last move loses"), "{shown}");
            assert!(shown.contains("h hint u undo ? keys q quit"), "{shown}");
        });
    }
}

#[test]
fn a_window_may_shrink_and_grow() {
    play(&["nim", "3", "5", "7", "--seed", "1"], |screen| {
        screen.assert_shows(&["▶ a    3"]);
        screen.resize(20, 10);
        let parts = ["↑↓ ←→ Enter h u ? q", "▶ a    3", "▶ a to 2", "It is your move."];
        screen.assert_shows(&parts);
        screen.resize(20, 9);
        screen.assert_shows(&["The window is too"]);
        screen.resize(80, 30);
        screen.assert_shows(&["c    7"]);
    });
}

/// Nine heaps of one stone take nine moves, more than a window of twelve lines shows.
#[test]
fn a_long_record_shows_its_end() {
    let arguments = ["nim", "1", "1", "1", "1", "1", "1", "1", "1", "1", "--seed", "1"];
    let record = play(&arguments, |screen| {
        screen.resize(80, 12);
        for _ in 0..5 {
            screen.assert_shows(&["It is your move."]);
            screen.press(KeyCode::Enter);
        }
        screen.assert_shows(&["0 mistakes, 0 hints, 0 moves taken back.", "You have won."]);
        for _ in 0..6 {
            screen.press(KeyCode::Char('u')); // once more than there are moves to take back
        }
        screen.assert_shows(&["▶ a    1", "move 1 of 1"]);
    });
    assert!(record.contains("5 moves taken back."), "{record}");
}

#[test]
fn control_keys_do_not_move() {
    play(&["kayles"], |screen| {
        let before = screen.text();
        for (key, next) in [('c', Next::Interrupt), ('z', Next::Suspend), ('u', Next::Stay)] {
            let key = KeyEvent::new(KeyCode::Char(key), KeyModifiers::CONTROL);
            assert_eq!(screen.session.press(key), next);
        }
        assert_eq!(screen.text(), before);
    });
}

/// 3 = 011, 5 = 101 and 7 = 111 have an odd number of ones only in the last column: Bouton, 1901.
#[test]
fn a_hint_has_the_binary_columns_where_there_is_room() {
    let columns =
        ["3  011   a", "5  101   b", "7  111   c", "1  001   nim sum", "     ^   odd columns"];
    play(&["nim", "3", "5", "7"], |screen| {
        screen.press(KeyCode::Char('h'));
        screen.assert_shows(&columns);
        screen.resize(80, 24);
        screen.assert_shows(&columns);
        screen.assert_shows(&["This is an N-position.", "a to 2   wins"]);
        // Here only the sentence fits.
        screen.resize(40, 15);
        screen.assert_shows(&["nim sum 1", "▶ a to 2   wins"]);
        assert!(!screen.text().contains("odd columns"));
    });
    // The sentence takes one line less, and there is one heap less.
    play(&["nim", "1", "2"], |screen| {
        screen.resize(60, 15);
        screen.press(KeyCode::Char('h'));
        screen.assert_shows(&["2  10   b", "3  11   nim sum", "▶ b to 1   wins"]);
    });
}

#[test]
fn a_question_mark_shows_the_keys() {
    play(&["kayles"], |screen| {
        let before = screen.text();
        screen.press(KeyCode::Char('?'));
        screen
            .assert_shows(&["h      hint: who wins, why, and by which moves", "o      other side"]);
        screen.resize(20, 10);
        screen.assert_shows(&["q      quit"]);
        screen.resize(80, 30);
        screen.press(KeyCode::Right);
        assert_eq!(screen.text(), before);
    });
}

#[test]
fn a_finished_game_can_be_played_once_more() {
    play(&["nim", "1", "--seed", "1"], |screen| {
        screen.press(KeyCode::Char('a')); // means nothing before the end
        screen.press(KeyCode::Enter);
        screen.assert_shows(&["You have won.", "a again   o other side   n new heaps"]);
        screen.press(KeyCode::Char('a'));
        screen.assert_shows(&["It is your move.", "▶ a    1  ○"]);
        screen.press(KeyCode::Enter);
        screen.press(KeyCode::Char('o'));
        // Now the tool is first and takes the stone.
        screen.assert_shows(&["You have lost."]);
    });
    play(&["nim", "3", "5", "7"], |screen| {
        while !screen.text().contains("new heaps") {
            screen.press(KeyCode::Enter);
        }
        screen.press(KeyCode::Char('n'));
        screen.assert_shows(&["It is your move.", "▶ a "]);
        let first = ["a    3  ", "b    5  ", "c    7  "];
        assert!(!first.iter().all(|heap| screen.text().contains(heap)), "{}", screen.text());
    });
}
