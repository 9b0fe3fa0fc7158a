//! The tool in a terminal that only the test sees: what it leaves of it, and what Ctrl-C,
//! Ctrl-Z and signals do. What the screen shows is looked at in memory, without a terminal.

use rustix::pty::{grantpt, openpt, ptsname, unlockpt, OpenptFlags};
use rustix::termios::{tcgetattr, tcsetwinsize, LocalModes, Winsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Where the child finds its terminal.
const TTY: &str = "GRUNDY_TEST_TTY";

/// The child's words, a line each.
const WORDS: &str = "GRUNDY_TEST_WORDS";

/// A program in a terminal.
pub struct Terminal {
    keys: File,
    child: Child,
    /// All that it has written.
    output: Vec<u8>,
    /// How much of it earlier waits have seen.
    seen: usize,
}

impl Terminal {
    /// The tool, in 80 columns and 30 lines.
    pub fn run(arguments: &[&str]) -> Terminal {
        Terminal::sized(arguments, 80, 30)
    }

    /// The tool, in a window of this size.
    pub fn sized(arguments: &[&str], columns: u16, lines: u16) -> Terminal {
        Terminal::of(&[&[env!("CARGO_BIN_EXE_explore")], arguments].concat(), columns, lines)
    }

    /// A shell with job control that runs a script, in which `$EXPLORE` is the tool.
    fn shell(script: &str) -> Terminal {
        Terminal::of(&["sh", "-c", script], 80, 30)
    }

    fn of(words: &[&str], columns: u16, lines: u16) -> Terminal {
        let master =
            openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let window = Winsize { ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&master, window).unwrap();
        let tty = ptsname(&master, vec![]).unwrap().into_string().unwrap();
        // A process can give itself a terminal, but no parent can give it one safely.
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "terminal::a_child_takes_its_terminal", "--test-threads=1"]);
        child.arg("--nocapture");
        child.env(TTY, tty).env(WORDS, words.join("\n"));
        child.env("EXPLORE", env!("CARGO_BIN_EXE_explore"));
        child.env("TERM", "xterm-256color").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        child.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = child.spawn().unwrap();
        Terminal { keys: File::from(master), child, output: vec![], seen: 0 }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until what is written has this text, blanks left out, behind what was waited for
    /// before.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) {
        let text: String = text.split_whitespace().collect();
        loop {
            let shown: String = plain(&self.output[self.seen..]).split_whitespace().collect();
            if shown.contains(&text) {
                self.seen = self.output.len();
                return;
            }
            assert!(self.read(), "no {text:?} in {shown}");
        }
    }

    /// Reads some of what is written; false at the end.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 4096];
        loop {
            match self.keys.read(&mut bytes) {
                Ok(0) => return false,
                Ok(count) => {
                    self.output.extend(&bytes[..count]);
                    return true;
                }
                // The end of a terminal; or its beginning, while the child has not opened it.
                Err(_) if !self.output.is_empty() || self.child.try_wait().unwrap().is_some() => {
                    return false;
                }
                Err(_) => std::thread::yield_now(),
            }
        }
    }

    /// Whether the terminal echoes what is typed, line by line, as a shell needs it.
    pub fn is_as_it_was(&self) -> bool {
        let modes = tcgetattr(&self.keys).unwrap().local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG)
    }

    /// Whether the last that was said of the screen and of the cursor is that they are a shell's.
    pub fn shows_the_shell(&self) -> bool {
        let text = String::from_utf8_lossy(&self.output);
        let is_last = |on: &str, off: &str| text.rfind(on) >= text.rfind(off);
        is_last("\x1b[?1049l", "\x1b[?1049h") && is_last("\x1b[?25h", "\x1b[?25l")
    }

    /// Sends the tool a signal.
    fn signal(&self, signal: &str) {
        // Every shell has its own `kill`, and some machines no other.
        let kill = format!("kill {signal} {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Waits for the end of the tool, and returns its exit code.
    pub fn end(&mut self) -> i32 {
        while self.read() {}
        self.child.wait().unwrap().code().unwrap_or(-1)
    }

    /// Returns all that was written, without what moves the cursor and chooses colours.
    pub fn text(&self) -> String {
        plain(&self.output)
    }
}

/// A text without its escape sequences.
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| {
        // `[`, parameters, and a letter; or, without `[`, one letter.
        let rest = match part.strip_prefix('[') {
            Some(rest) => rest.trim_start_matches(|c: char| !c.is_ascii_alphabetic()),
            None => part,
        };
        text + rest.get(1..).unwrap_or_default()
    })
}

/// Tests nothing by itself: it is what [`Terminal::of`] starts, and becomes the program that its
/// words name.
#[test]
fn a_child_takes_its_terminal() {
    let Some(tty) = std::env::var_os(TTY) else { return };
    rustix::process::setsid().unwrap();
    let tty = OpenOptions::new().read(true).write(true).open(tty).unwrap();
    rustix::process::ioctl_tiocsctty(&tty).unwrap();
    let words = std::env::var(WORDS).unwrap();
    let mut words = words.split('\n');
    let mut command = Command::new(words.next().unwrap());
    command.args(words).env_remove(TTY).env_remove(WORDS);
    command.stdin(tty.try_clone().unwrap()).stdout(tty.try_clone().unwrap()).stderr(tty);
    panic!("{}", command.exec());
}

#[test]
fn a_whole_game_leaves_its_record_and_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["play", "nim", "1", "2", "--seed", "1"]);
    terminal.wait_for("It is your move.");
    assert!(!terminal.is_as_it_was() && !terminal.shows_the_shell());
    terminal.press("h\r\r");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.is_as_it_was() && terminal.shows_the_shell());
    // The record stays on the screen that the game was started from.
    let text = terminal.text();
    assert!(text.contains("  1. you   b to 1  from a 1, b 2; wins"), "{text}");
    assert!(text.contains("0 mistakes, 1 hint, 0 moves taken back."), "{text}");
}

#[test]
fn ctrl_c_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["play", "kayles"]);
    terminal.wait_for("It is your move.");
    assert!(!terminal.is_as_it_was());
    terminal.press("\x03");
    assert_eq!(terminal.end(), 130);
    assert!(terminal.is_as_it_was() && terminal.shows_the_shell());
}

/// The shell goes on while the game is stopped, in a terminal as it was, and `fg` is the game
/// as it was left.
#[test]
fn ctrl_z_stops_the_game_until_fg() {
    let script = "set -m; $EXPLORE play nim 3 5 7; echo the shell; read line; fg; echo over";
    let mut terminal = Terminal::shell(script);
    terminal.wait_for("It is your move.");
    terminal.press("\x1b[B"); // down
    terminal.press("\x1a");
    terminal.wait_for("the shell");
    assert!(terminal.is_as_it_was() && terminal.shows_the_shell());
    terminal.press("\r");
    terminal.wait_for("▶ b 5");
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
        assert!(terminal.is_as_it_was() && terminal.shows_the_shell(), "{signal}");
    }
}

#[test]
fn lines_on_a_terminal_if_one_asks_for_them() {
    let mut terminal = Terminal::run(&["play", "race", "4", "--lines", "--seed", "1"]);
    terminal.wait_for("a 4. Your move: ");
    terminal.press("q\r");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.text().is_empty() && terminal.shows_the_shell());
}
