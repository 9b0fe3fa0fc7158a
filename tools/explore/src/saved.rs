//! Grundy values in a file that grows: a line that names the rule, then two bytes per heap.

pub mod header;

use anyhow::{bail, ensure, Context, Result};
use cli::files::folder_of;
use grundy::rule::Rule;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// An open file of values.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    file: File,
    rule: Rule,
    /// The offset of the values.
    start: u64,
    heaps: usize,
    /// The number of bytes after the last whole value.
    excess: u64,
}

impl Saved {
    /// Opens a file for reading.
    pub fn open(path: &Path) -> Result<Saved> {
        Saved::with(path, OpenOptions::new().read(true)).with_context(|| path.display().to_string())
    }

    /// Opens a file to extend it, with an exclusive lock, or creates it.
    ///
    /// # Errors
    /// If the file holds values of another rule, or is not a file of values, or is being written
    /// by another run. It is then left unchanged.
    pub fn open_or_create(path: &Path, rule: &Rule) -> Result<Saved> {
        let open = || -> Result<Saved> {
            if !path.try_exists()? {
                create(path, rule)?;
            }
            let saved = Saved::with(path, OpenOptions::new().read(true).write(true))?;
            ensure!(
                saved.rule == *rule,
                "the file holds values of {}, not of {}; choose another file name",
                saved.rule.title(),
                rule.title()
            );
            match saved.file.try_lock() {
                Err(TryLockError::WouldBlock) => bail!("another run is writing to this file"),
                // Some file systems have no locks.
                Err(TryLockError::Error(_)) | Ok(()) => Ok(saved),
            }
        };
        open().with_context(|| path.display().to_string())
    }

    fn with(path: &Path, options: &OpenOptions) -> Result<Saved> {
        // Opening a pipe would wait for its writer.
        ensure!(path.metadata()?.is_file(), "not a regular file");
        let file = options.open(path)?;
        let bytes = file.metadata()?.len();
        ensure!(bytes > 0, "the file is empty; remove it, and `cargo explore run` will create it");
        let (rule, start) = header::read(&mut BufReader::new(&file))?;
        let values = bytes - start;
        let heaps = usize::try_from(values / 2)?;
        Ok(Saved { path: path.to_owned(), file, rule, start, heaps, excess: values % 2 })
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the rule whose values the file holds.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// Returns the number of heaps whose value is in the file.
    pub fn heaps(&self) -> usize {
        self.heaps
    }

    /// Returns whether an append was cut short in the middle of a value.
    pub fn has_partial_value(&self) -> bool {
        self.excess > 0
    }

    /// Reads the values into a vector with a capacity of at least `capacity`.
    pub fn read(&mut self, capacity: usize) -> Result<Vec<u16>> {
        let mut values = Vec::with_capacity(capacity.max(self.heaps));
        self.file.seek(SeekFrom::Start(self.start))?;
        let mut file = BufReader::new(&self.file).take(2 * self.heaps as u64);
        let mut bytes = vec![0; 1 << 16];
        while values.len() < self.heaps {
            let count = bytes.len().min(2 * (self.heaps - values.len()));
            let read = file.read_exact(&mut bytes[..count]);
            read.with_context(|| self.path.display().to_string())?;
            let pairs = bytes[..count].chunks_exact(2);
            values.extend(pairs.map(|pair| u16::from_le_bytes([pair[0], pair[1]])));
        }
        Ok(values)
    }

    /// Truncates the file to the first `heaps` values.
    pub fn truncate(&mut self, heaps: usize) -> Result<()> {
        if (heaps, 0) != (self.heaps, self.excess) {
            self.file.set_len(self.start + 2 * heaps as u64)?;
            self.file.sync_data()?;
            (self.heaps, self.excess) = (heaps, 0);
        }
        Ok(())
    }

    /// Appends the values of the next heaps. Once this returns, a crash does not lose them.
    pub fn append(&mut self, values: &[u16]) -> Result<()> {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        let mut append = || {
            self.file.seek(SeekFrom::Start(self.start + 2 * self.heaps as u64))?;
            self.file.write_all(&bytes)?;
            self.file.sync_data()
        };
        append().with_context(|| {
            let path = self.path.display();
            format!("{path}: the values saved earlier are kept, and the same command resumes there")
        })?;
        self.heaps += values.len();
        Ok(())
    }
}

fn create(path: &Path, rule: &Rule) -> Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(header::line(rule).as_bytes())?;
    file.sync_all()?;
    // The name of a new file is part of its folder, which not every system allows to open.
    if let Ok(folder) = File::open(folder_of(path)) {
        folder.sync_all().ok();
    }
    Ok(())
}
