//! The folder of a site, which is written elsewhere and then moved into place in one step.

use anyhow::{bail, ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use support::files::folder_of;
use support::text;
use tempfile::TempDir;

/// The file that marks a folder written by this command, as opposed to a user's own.
pub const MARKER: &str = ".made-by-cargo-explore-site";

/// The folder of a site that is being written.
pub struct NewFolder {
    place: PathBuf,
    draft: TempDir,
}

impl NewFolder {
    /// Creates a temporary folder beside `place` for the files of the site.
    ///
    /// # Errors
    /// If `place` exists and is not a site or an empty folder.
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
        // Beside its place, because a folder can only be renamed within a file system.
        let draft = tempfile::Builder::new().prefix(".site-").tempdir_in(above);
        let draft = draft.with_context(|| above.display().to_string())?;
        let folder = NewFolder { place: place.to_path_buf(), draft };
        folder.write(MARKER, "The next run of `cargo explore site` replaces this folder.\n")?;
        Ok(folder)
    }

    /// Writes a file of the site.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.draft.path().join(name);
        let folder = path.parent().unwrap_or(self.draft.path());
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&path, text).with_context(|| path.display().to_string())
    }

    /// Moves the site into place, replacing the one that was there, if any.
    pub fn put_in_place(self) -> Result<()> {
        let place = self.place.display().to_string();
        allow_readers(self.draft.path()).with_context(|| place.clone())?;
        if self.place.is_dir() {
            let old = self.draft.path().with_extension("old");
            fs::rename(&self.place, &old).with_context(|| place.clone())?;
            if let Err(error) = fs::rename(self.draft.path(), &self.place) {
                fs::rename(&old, &self.place).with_context(|| place.clone())?;
                return Err(error).context(place);
            }
            fs::remove_dir_all(&old).with_context(|| old.display().to_string())?;
        } else {
            fs::rename(self.draft.path(), &self.place).context(place)?;
        }
        // The folder has moved, so it must not be removed.
        let _ = self.draft.keep();
        Ok(())
    }
}

/// Lets others read a folder, because a server may need to, but temporary folders are private.
#[cfg(unix)]
fn allow_readers(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn allow_readers(_: &Path) -> std::io::Result<()> {
    Ok(())
}
