//! Grundy values in a file that grows: a line that names the rule, then two bytes a heap.

pub mod header;

use anyhow::{bail, ensure, Context, Result};
use cli::files::folder_of;
use grundy::rule::Rule;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Such a file, open.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    file: File,
    rule: Rule,
    /// Where the values begin.
    start: u64,
    heaps: usize,
    /// Bytes behind the last whole value.
    rest: u64,
}

impl Saved {
    /// Opens a file to read it.
    pub fn open(path: &Path) -> Result<Saved> {
        Saved::with(path, OpenOptions::new().read(true)).with_context(|| path.display().to_string())
    }

    /// Opens a file to go on with it, which no one else can do meanwhile; or makes it.
    ///
    /// # Errors
    /// If the file is of another rule, or none of ours: then nothing is written to it.
    pub fn open_or_create(path: &Path, rule: &Rule) -> Result<Saved> {
        let open = || -> Result<Saved> {
            if !path.try_exists()? {
                create(path, rule)?;
            }
            let saved = Saved::with(path, OpenOptions::new().read(true).write(true))?;
            ensure!(
                saved.rule == *rule,
                "these are values of {}, not of {}; choose another name",
                saved.rule.title(),
                rule.title()
            );
            match saved.file.try_lock() {
                Err(TryLockError::WouldBlock) => bail!("another run is writing to it"),
                // There are file systems without locks.
                Err(TryLockError::Error(_)) | Ok(()) => Ok(saved),
            }
        };
        open().with_context(|| path.display().to_string())
    }

    fn with(path: &Path, options: &OpenOptions) -> Result<Saved> {
        // Opening a pipe would wait for whoever writes to it.
        ensure!(path.metadata()?.is_file(), "this is not a file that values could be in");
        let file = options.open(path)?;
        let bytes = file.metadata()?.len();
        ensure!(bytes > 0, "the file is empty; remove it, and `cargo explore run` makes it anew");
        let (rule, start) = header::read(&mut BufReader::new(&file))?;
        let values = bytes - start;
        let heaps = usize::try_from(values / 2)?;
        Ok(Saved { path: path.to_owned(), file, rule, start, heaps, rest: values % 2 })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// How many heaps have their value in the file.
    pub fn heaps(&self) -> usize {
        self.heaps
    }

    /// Whether an append was cut short in the middle of a value.
    pub fn has_rest(&self) -> bool {
        self.rest > 0
    }

    /// The values, in a vector with room for those of `room` heaps.
    pub fn read(&mut self, room: usize) -> Result<Vec<u16>> {
        let mut values = Vec::with_capacity(room.max(self.heaps));
        self.file.seek(SeekFrom::Start(self.start))?;
        let mut file = BufReader::new(&self.file).take(2 * self.heaps as u64);
        let mut bytes = vec![0; 1 << 16];
        while values.len() < self.heaps {
            let some = bytes.len().min(2 * (self.heaps - values.len()));
            let read = file.read_exact(&mut bytes[..some]);
            read.with_context(|| self.path.display().to_string())?;
            let pairs = bytes[..some].chunks_exact(2);
            values.extend(pairs.map(|pair| u16::from_le_bytes([pair[0], pair[1]])));
        }
        Ok(values)
    }

    /// Leaves the first `heaps` values in the file, and nothing behind them.
    pub fn cut(&mut self, heaps: usize) -> Result<()> {
        if (heaps, 0) != (self.heaps, self.rest) {
            self.file.set_len(self.start + 2 * heaps as u64)?;
            self.file.sync_data()?;
            (self.heaps, self.rest) = (heaps, 0);
        }
        Ok(())
    }

    /// Adds the values of the next heaps; once this returns, a crash does not lose them.
    pub fn append(&mut self, values: &[u16]) -> Result<()> {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let mut append = || {
            self.file.seek(SeekFrom::Start(self.start + 2 * self.heaps as u64))?;
            self.file.write_all(&bytes)?;
            self.file.sync_data()
        };
        append().with_context(|| {
            let path = self.path.display();
            format!("{path}: what was written before is kept, and the same command goes on there")
        })?;
        self.heaps += values.len();
        Ok(())
    }
}

fn create(path: &Path, rule: &Rule) -> Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(header::line(rule).as_bytes())?;
    file.sync_all()?;
    // The name of a new file is in its folder, which not every system lets one open.
    if let Ok(folder) = File::open(folder_of(path)) {
        folder.sync_all().ok();
    }
    Ok(())
}
