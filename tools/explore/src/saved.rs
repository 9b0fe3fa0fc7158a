//! Grundy values in a file that grows: two lines of text, then blocks of values with checksums.
//!
//! Saved values are never overwritten. A save appends its blocks, waits until they are on the disk,
//! and only then rewrites the second line of the file. From then on, the blocks count as saved. So,
//! after any crash, the file holds the data of every earlier save. At most a part of the
//! interrupted save follows these data; that part is ignored, and its values are computed again.
//! Any other difference from the saved data is damage: it is reported, and the file is neither
//! extended nor changed.

pub mod block;
pub mod header;

use anyhow::{anyhow, Context, Result};
use games::spoken::title;
use grundy::rule::Rule;
use header::{Extent, TableHeader};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use support::files::folder_of;
use support::language::{current, Language};
use support::{ensure, refuse, text};

/// An open file of values.
#[derive(Debug)]
pub struct Saved {
    pub path: PathBuf,
    file: File,
    header: TableHeader,
    /// The offset of the blocks.
    start: u64,
    /// The number of bytes after the blocks, left by a save that was interrupted.
    pub excess: u64,
}

impl Saved {
    /// Opens a file for reading.
    pub fn open(path: &Path) -> Result<Saved> {
        let open = || Saved::with_header(path, open_regular(path, OpenOptions::new().read(true))?);
        open().with_context(|| path.display().to_string())
    }

    /// Opens a file to extend it, or creates it, and locks it exclusively.
    ///
    /// # Errors
    /// If the file holds values of another rule, is not a file of values, is damaged, or is being
    /// written by another run. It is then left unchanged.
    pub fn open_or_create(path: &Path, rule: &Rule) -> Result<Saved> {
        let open = || -> Result<Saved> {
            if !path.try_exists()? {
                create(path, rule)?;
            }
            let file = open_regular(path, OpenOptions::new().read(true).write(true))?;
            // Locked before it is read, because another run may be about to write its last save.
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => {
                    refuse!("another run is writing to this file", "另一次运行正在写这个文件",)
                }
                // Some file systems have no locks.
                Err(TryLockError::Error(_)) | Ok(()) => {}
            }
            let saved = Saved::with_header(path, file).map_err(with_advice)?;
            ensure!(
                saved.header.rule == *rule,
                "the file holds values of {}, not of {}; choose another file name",
                "文件里是 {} 的值，不是 {} 的；请换一个文件名",
                title(&saved.header.rule),
                title(rule)
            );
            Ok(saved)
        };
        open().with_context(|| path.display().to_string())
    }

    fn with_header(path: &Path, file: File) -> Result<Saved> {
        let bytes = file.metadata()?.len();
        ensure!(bytes > 0, "the file is empty", "文件是空的");
        let header = TableHeader::read(&mut BufReader::new(&file))?;
        let start = header.lines().len() as u64;
        let end = start.saturating_add(header.extent.bytes);
        ensure!(
            bytes >= end,
            "the file is cut short: it has {bytes} bytes of {end}",
            "文件不完整：只有 {bytes} 字节，应有 {end} 字节"
        );
        Ok(Saved { path: path.to_owned(), file, header, start, excess: bytes - end })
    }

    /// Returns the rule whose values the file holds.
    pub fn rule(&self) -> &Rule {
        &self.header.rule
    }

    /// Returns the number of heaps whose values are in the file.
    pub fn heaps(&self) -> usize {
        self.header.extent.heaps as usize
    }

    /// Reads the values into a vector with a capacity of at least `capacity`, and checks them.
    ///
    /// # Errors
    /// If a block does not match its checksum.
    pub fn read(&mut self, capacity: usize) -> Result<Vec<u16>> {
        let Extent { heaps, bytes } = self.header.extent;
        let mut read = || -> Result<Vec<u16>> {
            // The blocks must have room for all the values, which limits the number of heaps.
            ensure!(
                heaps <= bytes / 2,
                "the file is damaged: {heaps} heaps in {bytes} bytes",
                "文件已损坏：{heaps} 个堆只占 {bytes} 字节"
            );
            let mut values = Vec::with_capacity(capacity.max(usize::try_from(heaps)?));
            self.file.seek(SeekFrom::Start(self.start))?;
            let mut blocks = BufReader::with_capacity(1 << 16, &self.file).take(bytes);
            block::decode(&mut blocks, heaps, bytes, &mut values)?;
            Ok(values)
        };
        read().with_context(|| self.path.display().to_string())
    }

    /// Appends the next heaps' values, which no crash can lose once this function has returned.
    pub fn append(&mut self, values: &[u16]) -> Result<()> {
        if values.is_empty() {
            return Ok(());
        }
        let blocks = block::encode(self.heaps(), values);
        let Extent { heaps, bytes } = self.header.extent;
        let longer = TableHeader {
            rule: self.header.rule.clone(),
            extent: Extent {
                heaps: heaps + values.len() as u64,
                bytes: bytes + blocks.len() as u64,
            },
        };
        let lines = longer.lines();
        let second = lines.find('\n').map_or(0, |end| end + 1);
        let mut append = || {
            // What an interrupted save has left must not follow these blocks.
            self.file.set_len(self.start + bytes)?;
            self.file.seek(SeekFrom::Start(self.start + bytes))?;
            self.file.write_all(&blocks)?;
            self.file.sync_data()?;
            // The second line, in a single call.
            self.file.seek(SeekFrom::Start(second as u64))?;
            self.file.write_all(&lines.as_bytes()[second..])?;
            self.file.sync_data()
        };
        append().with_context(|| {
            let path = self.path.display();
            text!(
                "{path}: the values saved earlier are kept, and the same command resumes there",
                "{path}：此前保存的值都在，用同样的命令可从那里继续"
            )
        })?;
        self.header = longer;
        self.excess = 0;
        Ok(())
    }
}

/// Adds advice to an error about a file that cannot be extended.
pub fn with_advice(error: anyhow::Error) -> anyhow::Error {
    let error = match current() {
        Language::English => format!("{error:#}"),
        Language::Chinese => support::exit::causes_in_chinese(&error),
    };
    anyhow!(text!(
        "{error}; it is left unchanged: choose another file name, or restore it from a copy",
        "{error}；文件没有改动：请换一个文件名，或用备份恢复它"
    ))
}

/// Opens a regular file; refuses a pipe, because opening it would wait for a writer.
fn open_regular(path: &Path, options: &OpenOptions) -> Result<File> {
    ensure!(path.metadata()?.is_file(), "not a regular file", "不是普通文件");
    Ok(options.open(path)?)
}

/// Creates a file without values. A crash here loses none.
fn create(path: &Path, rule: &Rule) -> Result<()> {
    let header = TableHeader { rule: rule.clone(), extent: Extent::default() };
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(header.lines().as_bytes())?;
    file.sync_all()?;
    // The name of a new file is part of its folder, which cannot be opened on every system.
    if let Ok(folder) = File::open(folder_of(path)) {
        folder.sync_all().ok();
    }
    Ok(())
}
