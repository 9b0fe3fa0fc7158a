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
