//! The files to submit, written by `cargo judge bundle`.

use crate::page::Address;
use crate::{source, Sources};
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use maud::{html, Markup};
use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};

/// The text of each file, by its path on the site; empty if they were not requested.
#[derive(Default)]
pub struct Bundles(BTreeMap<String, String>);

impl Bundles {
    /// Bundles every problem.
    pub fn build(project: &Project) -> Result<Bundles> {
        let folder = tempfile::tempdir().context("a folder for the files to submit")?;
        let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["run", "--quiet", "--package", "judge", "--", "bundle", "--all", "--out"])
            .arg(folder.path())
            .current_dir(&project.root)
            .stdout(Stdio::null())
            .status()
            .context("cargo judge bundle")?;
        ensure!(
            status.success(),
            "bundling failed for some problems; `cargo judge bundle --all` says why"
        );
        let mut files = BTreeMap::new();
        for judge in fs::read_dir(folder.path())? {
            let judge = judge?;
            for file in fs::read_dir(judge.path())? {
                let file = file?;
                let (judge, name) = (judge.file_name(), file.file_name());
                let path = format!("submit/{}/{}", judge.display(), name.display());
                files.insert(path, fs::read_to_string(file.path())?);
            }
        }
        Ok(Bundles(files))
    }

    /// Returns every file with its path.
    pub fn files(&self) -> impl Iterator<Item = (String, &str)> {
        self.0.iter().map(|(path, text)| (path.clone(), text.as_str()))
    }

    /// Returns the files of one problem.
    fn files_of<'a>(&'a self, problem: &'a Problem) -> impl Iterator<Item = (&'a str, &'a str)> {
        let files = self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()));
        files.filter(|(path, _)| {
            let file = path.rsplit('/').next().and_then(|file| file.rsplit_once('.'));
            file.is_some_and(|(name, _)| name == problem.name)
        })
    }
}

/// Returns the section with the file to submit, or with the command that prints it.
pub(crate) fn section(problem: &Problem, sources: &Sources, from: &Address) -> Markup {
    let language = from.language;
    let command = format!("cargo judge bundle {} --check", problem.name);
    html! {
        h2 { (language.select("The file to submit", "要提交的文件")) }
        @for (path, text) in sources.bundles.files_of(problem) {
            details {
                summary {
                    (judge(path, sources)) ", "
                    (text.len()) (language.select(" bytes", " 字节"))
                }
                p { a href=(from.to_shared(path)) download { (language.select("Save it", "保存")) } }
                (source::listing(text))
            }
        }
        p {
            (language.select(
                "This command checks the file and prints it:",
                "下面的命令检验并打印这个文件：",
            ))
        }
        pre.code { code { (command) } }
    }
}

/// Returns the name of the judge that accepts a file.
fn judge<'a>(path: &'a str, sources: &'a Sources) -> &'a str {
    let folder = path.split('/').nth(1).unwrap_or("");
    sources.judges.get(folder).map_or(folder, |judge| &judge.name)
}
