//! A judge, as far as the making of a file for it is concerned.

use crate::compile::Compiler;
use anyhow::{Context, Result};

/// A judge that accepts Rust or C.
#[derive(Clone, Debug)]
pub struct Target {
    /// Whether it takes a function instead of a program.
    pub is_function: bool,
    /// The word for the judge in commands, such as `hdu`.
    pub id: String,
    /// The judge's name.
    pub name: String,
    /// How the judge compiles Rust or, if it takes C, how the Rust is compiled before translation.
    pub rust: Rust,
    /// How the judge takes C, if it does not take Rust.
    pub c: Option<C>,
}

/// The way a judge compiles Rust.
#[derive(Clone, Debug)]
pub struct Rust {
    /// The version of rustc.
    pub version: String,
    /// The editions that a submission may use.
    pub editions: Vec<String>,
    /// The crates that a submission may use.
    pub crates: Vec<String>,
    /// The largest source, in bytes.
    pub size: usize,
}

/// The way a judge accepts C.
#[derive(Clone, Copy, Debug)]
pub struct C {
    /// The largest source, in bytes.
    pub size: usize,
    /// Whether a larger source only causes a warning, because the limit is not certain.
    pub warns: bool,
}

impl Rust {
    /// Returns the way in which Rust is compiled before it is translated to C.
    pub fn before_c() -> Rust {
        let (version, editions) = ("none".to_string(), vec!["2021".to_string()]);
        Rust { version, editions, crates: vec![], size: usize::MAX }
    }

    /// Returns whether rustc is older than 1.`minor`.
    pub fn is_older_than(&self, minor: u64) -> bool {
        let own = self.version.split('.').nth(1).and_then(|minor| minor.parse().ok());
        own.is_some_and(|own: u64| own < minor)
    }
}

impl Target {
    /// Returns a target that is no particular judge, but the present rustc in this edition.
    pub fn present(edition: &str) -> Result<Target> {
        let version = Compiler::present(edition)?.version()?;
        let editions = vec![edition.to_string()];
        let name = format!("rustc {version}");
        let rust = Rust { version, editions, crates: vec![], size: usize::MAX };
        Ok(Target { is_function: false, id: String::new(), name, rust, c: None })
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

    /// Returns all settings on which the judge's text depends, except for its first line.
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
        Compiler::find_installed(&self.rust.version, self.edition()?)
    }

    /// Returns the first line of a file, as a comment: the problem, its link, and `made`, which
    /// says how the file was made.
    pub fn first_line(&self, problem: &str, link: &str, made: &str) -> String {
        match self.c {
            // Only ASCII characters, and nothing that ends the comment.
            Some(_) => {
                let line = format!("{problem}, {link}, {made}");
                format!("/* {} */\n", line.replace("*/", "* /").replace("/*", "/ *"))
            }
            None => format!("// {problem} {link} · {made}\n"),
        }
    }
}
