//! Runs of a compiler, each on a different text: no text is compiled twice, and on a core that has
//! nothing else to do, a run may begin before anybody asks for it.

use anyhow::{ensure, Context, Result};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;

/// The number of compilers that this process is running now.
static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// The runs of a compiler.
pub struct Runs {
    folder: TempDir,
    runs: RefCell<HashMap<String, Compilation>>,
}

/// The result of a run.
pub struct Outcome {
    /// The file that was compiled.
    pub file: PathBuf,
    /// Whether it compiles.
    pub is_success: bool,
    /// The messages, as the compiler wrote them.
    pub messages: String,
}

enum Compilation {
    Begun(Begun),
    Ended(Rc<Outcome>),
}

/// A compiler whose end nobody has waited for yet; dropping this value ends it.
struct Begun {
    compiler: Child,
    file: PathBuf,
    messages: PathBuf,
    /// Whether it counts among the running ones.
    is_running: bool,
}

impl Runs {
    /// Returns an empty collection, with a folder for its files.
    pub fn new() -> Result<Runs> {
        Ok(Runs { folder: tempfile::tempdir()?, runs: RefCell::default() })
    }

    /// Returns the outcome of a text's run, which may have begun earlier. `command` makes the
    /// compiler's command, without the file.
    pub fn outcome(
        &self,
        options: &str,
        text: &str,
        command: impl Fn() -> Command,
    ) -> Result<Rc<Outcome>> {
        let key = format!("{options}\n{text}");
        let known = self.runs.borrow_mut().remove(&key);
        let outcome = match known {
            Some(Compilation::Ended(outcome)) => outcome,
            Some(Compilation::Begun(begun)) => Rc::new(begun.wait()?),
            None => Rc::new(self.start(text, command())?.wait()?),
        };
        self.runs.borrow_mut().insert(key, Compilation::Ended(Rc::clone(&outcome)));
        Ok(outcome)
    }

    /// Begins the run of a text that will be asked for next.
    pub fn begin(&self, options: &str, text: &str, command: impl Fn() -> Command) -> Result<()> {
        let key = format!("{options}\n{text}");
        if !self.runs.borrow().contains_key(&key) {
            let begun = self.start(text, command())?;
            self.runs.borrow_mut().insert(key, Compilation::Begun(begun));
        }
        Ok(())
    }

    /// Begins the run of a text that will probably be asked for, unless all cores are busy with
    /// runs.
    pub fn prepare(&self, options: &str, text: &str, command: impl Fn() -> Command) -> Result<()> {
        for run in self.runs.borrow_mut().values_mut() {
            if let Compilation::Begun(begun) = run {
                begun.look();
            }
        }
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        match RUNNING.load(Ordering::Relaxed) < cores {
            true => self.begin(options, text, command),
            false => Ok(()),
        }
    }

    fn start(&self, text: &str, mut command: Command) -> Result<Begun> {
        let at = |suffix: &str| {
            self.folder.path().join(format!("bundle-{}.{suffix}", self.runs.borrow().len()))
        };
        let (file, messages) = (at("rs"), at("json"));
        fs::write(&file, text)?;
        command.args(["--emit=metadata", "-o"]).arg(at("rmeta")).arg(&file);
        // Messages go into a file: a pipe that nobody empties would stop the compiler.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(File::create(&messages)?);
        let compiler = command.spawn().context("rustc")?;
        RUNNING.fetch_add(1, Ordering::Relaxed);
        Ok(Begun { compiler, file, messages, is_running: true })
    }
}

impl Begun {
    /// Waits for the end.
    ///
    /// # Errors
    /// If a signal ended the compiler: what it had not said yet must not be mistaken for silence.
    fn wait(mut self) -> Result<Outcome> {
        let status = self.compiler.wait().context("rustc")?;
        ensure!(status.code().is_some(), "rustc was ended by a signal");
        let is_success = status.success();
        let messages = String::from_utf8_lossy(&fs::read(&self.messages)?).into_owned();
        Ok(Outcome { file: self.file.clone(), is_success, messages })
    }

    /// Frees the core if the compiler has already ended by itself.
    fn look(&mut self) {
        if self.is_running && matches!(self.compiler.try_wait(), Ok(Some(_))) {
            self.leave();
        }
    }

    fn leave(&mut self) {
        if self.is_running {
            self.is_running = false;
            RUNNING.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        // Either nobody waits for it any more, or it has ended and this changes nothing.
        let _ = self.compiler.kill();
        let _ = self.compiler.wait();
        self.leave();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// There is no answer, and above all not the answer that nothing is wrong.
    #[test]
    fn a_compiler_that_is_killed_has_no_outcome() -> Result<()> {
        let compiler = |script: &'static str| {
            move || {
                let mut shell = Command::new("sh");
                shell.args(["-c", script]);
                shell
            }
        };
        let runs = Runs::new()?;
        assert!(runs.outcome("killed", "", compiler("kill -9 $$")).is_err());
        assert!(!runs.outcome("failed", "", compiler("exit 1"))?.is_success);
        Ok(())
    }
}
