//! `explore play` on the full screen.

use crate::terminal::Terminal;

const ENTER: &str = "\r";
const DOWN: &str = "\x1b[B";
const LEFT: &str = "\x1b[D";

#[test]
fn a_game_of_nim_from_hint_to_record() {
    let mut terminal = Terminal::run(&["play", "nim", "1", "2", "--seed", "1"]);
    terminal.wait_for("It is your move.");
    assert!(terminal.screen().alternate_screen());
    assert!(terminal.text().contains("▶ a    1  ○"), "{}", terminal.text());

    // Bouton: from (1, 2) the one winning move leaves (1, 1).
    terminal.press("h");
    terminal.wait_for("b to 1   wins");
    assert!(terminal.text().contains("the nim sum 3"), "{}", terminal.text());
    terminal.press(ENTER);
    terminal.wait_for("I have played");
    terminal.press(ENTER);
    terminal.wait_for("You have won.");
    assert!(
        terminal.text().contains("0 mistakes, 1 hint, 0 moves taken back."),
        "{}",
        terminal.text()
    );

    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_as_it_was());
    assert!(!terminal.screen().alternate_screen());
    assert!(!terminal.screen().hide_cursor());
    // The record stays on the screen that the game was started from.
    assert!(
        terminal.text().contains("  1. you   b to 1  from a 1, b 2; wins"),
        "{}",
        terminal.text()
    );
}

#[test]
fn mistakes_can_be_undone() {
    let mut terminal = Terminal::run(&["play", "{1,2,3}", "5", "--seed", "1"]);
    terminal.wait_for("It is your move.");
    terminal.press(LEFT); // from the first move round to the last: take 3
    terminal.wait_for("▶ a to 2");
    terminal.press(ENTER);
    terminal.wait_for("I have played a to 0 from a 2");
    terminal.wait_for("a mistake: a to 4 won");
    terminal.press("u");
    terminal.wait_for("▶ a    5");
    terminal.press(ENTER);
    terminal.wait_for("I have played");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(
        terminal.text().contains("0 mistakes, 0 hints, 1 move taken back."),
        "{}",
        terminal.text()
    );
}

#[test]
fn wythoff_takes_from_both_heaps() {
    let mut terminal = Terminal::run(&["play", "wythoff", "3", "4", "--seed", "1"]);
    terminal.wait_for("It is your move.");
    terminal.press(DOWN);
    terminal.press(DOWN);
    terminal.wait_for("▶ both");
    terminal.press("h");
    // (1, 2) is the P-position with this difference: Wythoff, 1907.
    terminal.wait_for("both 2   wins");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

/// A title that the window cut off would hide who wins.
#[test]
fn the_ending_is_shown_however_long_the_title() {
    for columns in [80, 40] {
        let arguments = ["play", "fibonacci", "nim", "20", "--misere"];
        let mut terminal = Terminal::sized(&arguments, columns, 24);
        terminal.wait_for("q quit"); // what is drawn last
        let shown = terminal.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains("whoever makes the last move loses"), "{shown}");
        assert!(shown.contains("h hint u undo q quit"), "{shown}");
        terminal.press("q");
        assert_eq!(terminal.end(), 0);
    }
}

#[test]
fn a_window_may_shrink_and_grow() {
    let mut terminal = Terminal::run(&["play", "nim", "3", "5", "7", "--seed", "1"]);
    terminal.wait_for("▶ a    3");
    terminal.resize(20, 10);
    terminal.wait_for("↑↓ ←→ Enter h u q");
    let text = terminal.text();
    for part in ["▶ a    3", "▶ a to 2", "It is your move."] {
        assert!(text.contains(part), "no {part:?} in\n{text}");
    }
    terminal.resize(20, 9);
    terminal.wait_for("The window is too");
    terminal.resize(80, 30);
    terminal.wait_for("c    7");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_as_it_was());
}

/// Nine one-stone heaps and twelve lines of window: 18 moves are more than it shows.
#[test]
fn a_long_record_ends_with_its_end() {
    let arguments = ["play", "nim", "1", "1", "1", "1", "1", "1", "1", "1", "1", "--seed", "1"];
    let mut terminal = Terminal::sized(&arguments, 80, 12);
    for _ in 0..5 {
        terminal.wait_for("It is your move.");
        terminal.press(ENTER);
    }
    terminal.wait_for("0 mistakes, 0 hints, 0 moves taken back.");
    assert!(terminal.text().contains("You have won."), "{}", terminal.text());
    for _ in 0..6 {
        terminal.press("u"); // once more than there are moves to take back
    }
    terminal.wait_for("▶ a    1");
    terminal.wait_for("move 1 of 1");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.text().contains("5 moves taken back."), "{}", terminal.text());
}

#[test]
fn ctrl_c_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["play", "kayles"]);
    terminal.wait_for("It is your move.");
    assert!(!terminal.is_as_it_was());
    terminal.press("\x03");
    assert_eq!(terminal.end(), 130);
    assert!(terminal.is_as_it_was());
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
}

/// The shell goes on while the game is stopped, in a terminal as it was, and `fg` is the game
/// as it was left.
#[test]
fn ctrl_z_stops_the_game_until_fg() {
    let script = "set -m; $EXPLORE play nim 3 5 7; echo the shell; read line; fg; echo over";
    let mut terminal = Terminal::shell(script);
    terminal.wait_for("It is your move.");
    terminal.press(DOWN);
    terminal.wait_for("▶ b    5");
    terminal.press("\x1a");
    terminal.wait_for("the shell");
    assert!(terminal.is_as_it_was());
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
    terminal.press("\r");
    terminal.wait_for("▶ b    5");
    terminal.press("q");
    terminal.wait_for("over");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_as_it_was());
}

#[test]
fn signals_leave_the_terminal_as_it_was() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let mut terminal = Terminal::run(&["play", "kayles"]);
        terminal.wait_for("It is your move.");
        terminal.signal(signal);
        assert_eq!(terminal.end(), 130, "{signal}");
        assert!(terminal.is_as_it_was(), "{signal}");
        assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
    }
}

#[test]
fn lines_on_a_terminal_if_one_asks_for_them() {
    let mut terminal = Terminal::run(&["play", "race", "4", "--lines", "--seed", "1"]);
    terminal.wait_for("a 4. Your move: ");
    assert!(!terminal.screen().alternate_screen());
    terminal.press("q\r");
    assert_eq!(terminal.end(), 0);
}
