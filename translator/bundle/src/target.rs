//! A judge, as far as the making of a file for it is concerned.

use crate::compile::Compiler;
use anyhow::{bail, Context, Result};
use catalogue::header::Header;
use catalogue::judges::{Judge, Rust, C};
use catalogue::project::Problem;

/// A judge that takes Rust or C.
pub struct Target {
    /// Whether it takes a function instead of a program.
    pub is_function: bool,
    /// The name of the judge's folder.
    pub folder: String,
    /// The judge's name.
    pub name: String,
    /// How the judge compiles Rust or, if it takes C, how the Rust is compiled before translation.
    pub rust: Rust,
    /// How the judge takes C, if it does not take Rust.
    pub c: Option<C>,
}

impl Target {
    /// Returns the judge of a folder.
    pub fn new(folder: &str) -> Result<Target> {
        let judge = Judge::from_folder(folder)?;
        let c = judge.c.clone();
        let (rust, c) = match (judge.rust.clone(), c) {
            (Some(rust), _) => (rust, None),
            (None, Some(c)) => {
                let (version, editions) = ("none".to_string(), vec!["2021".to_string()]);
                (Rust { version, editions, crates: vec![], size: usize::MAX }, Some(c))
            }
            (None, None) => bail!(
                "{} takes no programs; a bundle for another judge, say --for codeforces, \
                 does the same",
                judge.name
            ),
        };
        let (is_function, folder) = (judge.function, folder.to_string());
        Ok(Target { is_function, folder, name: judge.name, rust, c })
    }

    /// Returns no particular judge, but the present rustc in this edition.
    pub fn present(edition: &str) -> Result<Target> {
        let version = Compiler::present(edition)?.version()?;
        let editions = vec![edition.to_string()];
        let name = format!("rustc {version}");
        let rust = Rust { version, editions, crates: vec![], size: usize::MAX };
        Ok(Target { is_function: false, folder: String::new(), name, rust, c: None })
    }

    /// Returns the size in bytes of the largest file that the judge takes.
    pub fn size(&self) -> usize {
        self.c.as_ref().map_or(self.rust.size, |c| c.size)
    }

    /// Returns the suffix of the judge's files.
    pub fn suffix(&self) -> &'static str {
        match self.c {
            Some(_) => "c",
            None => "rs",
        }
    }

    /// Returns all settings on which the judge's text depends, its first line excepted.
    pub fn settings(&self) -> String {
        let Rust { version, editions, crates, size } = &self.rust;
        let c = self.c.as_ref().map(|c| (c.size, c.warns));
        format!("{version} {editions:?} {crates:?} {size} {c:?}")
    }

    /// Returns the edition in which a file for the judge is written.
    pub fn edition(&self) -> Result<&str> {
        Ok(self.rust.editions.first().context("a judge without an edition")?)
    }

    /// Returns the judge's own rustc, if it is installed here.
    pub fn own_compiler(&self) -> Result<Option<Compiler>> {
        Compiler::installed(&self.rust.version, self.edition()?)
    }

    /// Returns the first line of a file, as a comment: the problem, its link, and `made`, which
    /// says how the file was made.
    pub fn first_line(&self, problem: &Problem, made: &str) -> String {
        let Header { name, link, .. } = &problem.header;
        match self.c {
            // Only ASCII characters, and nothing that ends the comment.
            Some(_) => {
                let line = format!("{name}, {link}, {made}");
                format!("/* {} */\n", line.replace("*/", "* /").replace("/*", "/ *"))
            }
            None => format!("// {name} {link} · {made}\n"),
        }
    }
}
