//! The tool in a pseudoterminal: the state in which it leaves the terminal, also after Ctrl-C,
//! Ctrl-Z and signals. The content of the screen is tested in memory, without a terminal.

use rustix::pty::{grantpt, openpt, ptsname, unlockpt, OpenptFlags};
use rustix::termios::{tcgetattr, tcsetwinsize, LocalModes, Winsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// The environment variable that names the child's terminal.
const TTY: &str = "GRUNDY_TEST_TTY";

/// The environment variable with the child's command, one argument per line.
const COMMAND: &str = "GRUNDY_TEST_COMMAND";

/// A program in a terminal.
pub struct Terminal {
    keys: File,
    child: Child,
    /// Everything that it has written so far.
    output: Vec<u8>,
    /// The number of bytes that earlier waits have consumed.
    seen: usize,
}

impl Terminal {
    /// Runs the tool in 80 columns and 30 lines.
    pub fn run(arguments: &[&str]) -> Terminal {
        Terminal::sized(arguments, 80, 30)
    }

    /// Runs the tool in a window of this size.
    pub fn sized(arguments: &[&str], columns: u16, lines: u16) -> Terminal {
        let command = [&[env!("CARGO_BIN_EXE_explore")], arguments].concat();
        Terminal::start(&command, columns, lines)
    }

    /// Runs a shell script in which `$EXPLORE` is the tool.
    #[cfg(feature = "full")]
    fn shell(script: &str) -> Terminal {
        Terminal::start(&["sh", "-c", script], 80, 30)
    }

    fn start(command: &[&str], columns: u16, lines: u16) -> Terminal {
        let master =
            openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let window = Winsize { ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&master, window).unwrap();
        let tty = ptsname(&master, vec![]).unwrap().into_string().unwrap();
        // A process can safely set its controlling terminal only for itself, not for a child.
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "terminal::a_child_takes_its_terminal", "--test-threads=1"]);
        child.arg("--nocapture");
        child.env(TTY, tty).env(COMMAND, command.join("\n"));
        child.env("EXPLORE", env!("CARGO_BIN_EXE_explore"));
        child.env("TERM", "xterm-256color").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        crate::run::LOCALE.iter().for_each(|variable| {
            child.env_remove(variable);
        });
        child.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = child.spawn().unwrap();
        Terminal { keys: File::from(master), child, output: vec![], seen: 0 }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits until the output, after that of earlier waits, contains this text. Blanks are
    /// ignored.
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

    /// Reads some output; returns `false` at its end.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 4096];
        loop {
            match self.keys.read(&mut bytes) {
                Ok(0) => return false,
                Ok(count) => {
                    self.output.extend(&bytes[..count]);
                    return true;
                }
                // An error is the end of the output, or comes before the child opens the terminal.
                Err(_) if !self.output.is_empty() || self.child.try_wait().unwrap().is_some() => {
                    return false;
                }
                Err(_) => std::thread::yield_now(),
            }
        }
    }

    /// Returns whether the terminal echoes input and reads it line by line, as a shell needs it.
    pub fn is_as_it_was(&self) -> bool {
        let modes = tcgetattr(&self.keys).unwrap().local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG)
    }

    /// Returns whether the last escape sequences leave the alternate screen and show the cursor.
    pub fn shows_the_shell(&self) -> bool {
        let text = String::from_utf8_lossy(&self.output);
        let is_last = |on: &str, off: &str| text.rfind(on) >= text.rfind(off);
        is_last("\x1b[?1049l", "\x1b[?1049h") && is_last("\x1b[?25h", "\x1b[?25l")
    }

    /// Sends a signal to the tool.
    #[cfg(feature = "full")]
    fn signal(&self, signal: &str) {
        // Every shell has a built-in `kill`; some machines have no other.
        let kill = format!("kill {signal} {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Waits until the tool ends, and returns its exit code.
    pub fn wait(&mut self) -> i32 {
        while self.read() {}
        self.child.wait().unwrap().code().unwrap_or(-1)
    }

    /// Returns the output without its escape sequences.
    pub fn text(&self) -> String {
        plain(&self.output)
    }
}

/// Removes the escape sequences from a text.
fn plain(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| {
        // A sequence is `[`, parameters and a letter, or only a letter.
        let rest = match part.strip_prefix('[') {
            Some(rest) => rest.trim_start_matches(|c: char| !c.is_ascii_alphabetic()),
            None => part,
        };
        text + rest.get(1..).unwrap_or_default()
    })
}

/// Tests nothing by itself, but is started by [`Terminal::start`] and replaced by the command.
#[test]
fn a_child_takes_its_terminal() {
    let Some(tty) = std::env::var_os(TTY) else { return };
    rustix::process::setsid().unwrap();
    let tty = OpenOptions::new().read(true).write(true).open(tty).unwrap();
    rustix::process::ioctl_tiocsctty(&tty).unwrap();
    let arguments = std::env::var(COMMAND).unwrap();
    let mut arguments = arguments.split('\n');
    let mut command = Command::new(arguments.next().unwrap());
    command.args(arguments).env_remove(TTY).env_remove(COMMAND);
    command.stdin(tty.try_clone().unwrap()).stdout(tty.try_clone().unwrap()).stderr(tty);
    panic!("{}", command.exec());
}

#[test]
#[cfg(feature = "full")]
fn a_whole_game_leaves_its_record_and_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["play", "nim", "1", "2", "--seed", "1"]);
    terminal.wait_for("It is your move.");
    assert!(!terminal.is_as_it_was() && !terminal.shows_the_shell());
    terminal.press("h\r\r");
    terminal.press("q");
    assert_eq!(terminal.wait(), 0);
    assert!(terminal.is_as_it_was() && terminal.shows_the_shell());
    // The record is printed on the normal screen.
    let text = terminal.text();
    assert!(text.contains("  1. you   b to 1  from a 1, b 2; wins"), "{text}");
    assert!(text.contains("0 mistakes, 1 hint, 0 moves taken back."), "{text}");
}

#[test]
#[cfg(feature = "full")]
fn ctrl_c_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::run(&["play", "kayles"]);
    terminal.wait_for("It is your move.");
    assert!(!terminal.is_as_it_was());
    terminal.press("\x03");
    assert_eq!(terminal.wait(), 130);
    assert!(terminal.is_as_it_was() && terminal.shows_the_shell());
}

/// While the game is stopped, the shell runs in a restored terminal; `fg` resumes the game.
#[test]
#[cfg(feature = "full")]
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
    assert_eq!(terminal.wait(), 0);
    assert!(terminal.is_as_it_was());
}

#[test]
#[cfg(feature = "full")]
fn signals_leave_the_terminal_as_it_was() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let mut terminal = Terminal::run(&["play", "kayles"]);
        terminal.wait_for("It is your move.");
        terminal.signal(signal);
        assert_eq!(terminal.wait(), 130, "{signal}");
        assert!(terminal.is_as_it_was() && terminal.shows_the_shell(), "{signal}");
    }
}

#[test]
fn lines_are_used_on_a_terminal_on_request() {
    let mut terminal = Terminal::run(&["play", "race", "4", "--lines", "--seed", "1"]);
    terminal.wait_for("a 4. Your move: ");
    terminal.press("q\r");
    assert_eq!(terminal.wait(), 0);
    assert!(!terminal.text().is_empty() && terminal.shows_the_shell());
}
