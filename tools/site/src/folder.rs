//! The folder of a site, which is written elsewhere and then moved into place in one step.

use anyhow::{bail, ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use support::files::folder_of;
use support::text;
use tempfile::TempDir;

/// The file that marks a folder as written by this command, and not by the user.
pub const MARKER: &str = ".made-by-cargo-explore-site";

/// The folder of a site that is being written.
pub struct NewFolder {
    place: PathBuf,
    draft: PathBuf,
    /// The folder that holds the draft, and later the previous site. This outer folder is removed
    /// at the end. Unlike the folders inside it, it cannot be read by other users.
    above_draft: TempDir,
}

impl NewFolder {
    /// Creates a temporary folder for the site's files, next to `place`.
    ///
    /// # Errors
    /// If `place` exists and is neither a site nor an empty folder.
    pub fn new(place: &Path) -> Result<NewFolder> {
        let shown = place.display();
        if place.symlink_metadata().is_ok() && !place.join(MARKER).is_file() {
            let message = text!("{shown} exists and is not a folder", "{shown} 已存在，但不是目录");
            ensure!(place.is_dir(), message);
            let mut entries = fs::read_dir(place).with_context(|| shown.to_string())?;
            if entries.next().is_some() {
                bail!(text!(
                    "{shown} holds files other than a site written by this command; name another \
                     folder, or empty this one",
                    "{shown} 里有别的文件，不是本命令写出的网站；请换一个目录，或清空这个目录"
                ));
            }
        }
        let message = text!("{shown} cannot be a folder for a site", "{shown} 不能作为网站的目录");
        ensure!(place.parent().is_some(), message);
        let above = folder_of(place);
        fs::create_dir_all(above).with_context(|| above.display().to_string())?;
        // The draft is beside its place, because a folder can only be renamed within a file system.
        let above_draft = tempfile::Builder::new().prefix(".site-").tempdir_in(above);
        let above_draft = above_draft.with_context(|| above.display().to_string())?;
        let draft = above_draft.path().join("new");
        let folder = NewFolder { place: place.to_path_buf(), draft, above_draft };
        folder.write(MARKER, "The next run of `cargo explore site` replaces this folder.\n")?;
        Ok(folder)
    }

    /// Writes a file of the site.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.draft.join(name);
        let folder = folder_of(&path);
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&path, text).with_context(|| path.display().to_string())
    }

    /// Moves the site into place, replacing any previous site.
    pub fn put_in_place(self) -> Result<()> {
        let NewFolder { place, draft, above_draft } = self;
        let old = above_draft.path().join("old");
        let has_old = place.is_dir();
        if has_old {
            fs::rename(&place, &old).with_context(|| place.display().to_string())?;
        }
        if let Err(error) = fs::rename(&draft, &place) {
            if has_old {
                fs::rename(&old, &place).with_context(|| place.display().to_string())?;
            }
            return Err(error).context(place.display().to_string());
        }
        above_draft.close().context(place.display().to_string())
    }
}
