//! A terminal that only the test sees: the tool runs in it as it would under a hand.

use portable_pty::{native_pty_system, Child, CommandBuilder, MasterPty, PtySize};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{channel, Receiver};
use std::time::{Duration, Instant};

/// The tool in a terminal.
pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

/// A machine that does other things at once may take its time.
const PATIENCE: Duration = Duration::from_secs(20);

impl Terminal {
    /// In 80 columns and 30 lines.
    pub fn run(arguments: &[&str]) -> Terminal {
        Terminal::sized(arguments, 80, 30)
    }

    pub fn sized(arguments: &[&str], columns: u16, lines: u16) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_explore"));
        command.args(arguments);
        Terminal::of(command, columns, lines)
    }

    /// A shell with job control that runs a script, in which `$EXPLORE` is the tool.
    pub fn shell(script: &str) -> Terminal {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", script]);
        command.env("EXPLORE", env!("CARGO_BIN_EXE_explore"));
        Terminal::of(command, 80, 30)
    }

    fn of(mut command: CommandBuilder, columns: u16, lines: u16) -> Terminal {
        let pair = native_pty_system().openpty(size(columns, lines)).unwrap();
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let keys = pair.master.take_writer().unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The end of the terminal is an error on some systems and a 0 on others.
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let screen = vt100::Parser::new(cells(lines), cells(columns), 0);
        Terminal { master: pair.master, keys, child, output, screen }
    }

    /// What the screen shows.
    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Makes the window larger or smaller, as a hand would.
    pub fn resize(&mut self, columns: u16, lines: u16) {
        self.screen.screen_mut().set_size(cells(lines), cells(columns));
        self.master.resize(size(columns, lines)).unwrap();
    }

    /// Waits until the screen shows a text.
    pub fn wait_for(&mut self, text: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.text().contains(text) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => panic!("no {text:?} on the screen:\n{}", self.text()),
            }
        }
    }

    /// Whether the terminal echoes what is typed, line by line, as a shell needs it.
    pub fn is_as_it_was(&self) -> bool {
        let modes = self.master.get_termios().unwrap();
        let flags = format!("{:?}", modes.local_flags);
        ["ECHO", "ICANON", "ISIG"].iter().all(|flag| flags.contains(flag))
    }

    /// Sends the tool a signal.
    pub fn signal(&self, signal: &str) {
        let id = self.child.process_id().unwrap().to_string();
        // Every shell has its own `kill`, and some machines no other.
        let kill = format!("kill {signal} {id}");
        let status = std::process::Command::new("sh").args(["-c", &kill]).status();
        assert!(status.unwrap().success());
    }

    /// Waits for the end of the tool, and returns its exit code.
    pub fn end(&mut self) -> u32 {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                let rest = Duration::from_millis(200);
                while let Ok(bytes) = self.output.recv_timeout(rest) {
                    self.screen.process(&bytes);
                }
                return status.exit_code();
            }
            if Instant::now() > end {
                self.child.kill().unwrap();
                panic!("the tool does not end; its screen is\n{}", self.text());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

fn size(columns: u16, lines: u16) -> PtySize {
    PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}
