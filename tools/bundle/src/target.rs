//! A judge, as far as the making of a file for it is concerned.

use crate::compile::Compiler;
use anyhow::{bail, Context, Result};
use catalogue::header::Header;
use catalogue::judges::{Judge, Rust, C};
use catalogue::project::Problem;

/// A judge that takes Rust or C.
pub struct Target {
    /// Its folder's name.
    pub folder: String,
    /// What is known of it.
    pub judge: Judge,
    /// How it compiles Rust; of a judge that takes C, how the Rust before it is compiled.
    pub rust: Rust,
    /// How it takes C, if it takes no Rust.
    pub c: Option<C>,
}

impl Target {
    /// The judge of this folder.
    pub fn of(folder: &str) -> Result<Target> {
        let judge = Judge::of_folder(folder)?;
        let c = judge.c.clone();
        let (rust, c) = match (judge.rust.clone(), c) {
            (Some(rust), _) => (rust, None),
            (None, Some(c)) => {
                let (version, editions) = ("none".to_string(), vec!["2021".to_string()]);
                (Rust { version, editions, crates: vec![], size: usize::MAX }, Some(c))
            }
            (None, None) => bail!(
                "{} takes no program; a bundle for another judge, say --for codeforces, does the same",
                judge.name
            ),
        };
        Ok(Target { folder: folder.to_string(), judge, rust, c })
    }

    /// The largest file that it takes, in bytes.
    pub fn size(&self) -> usize {
        self.c.as_ref().map_or(self.rust.size, |c| c.size)
    }

    /// What its files end in.
    pub fn suffix(&self) -> &'static str {
        match self.c {
            Some(_) => "c",
            None => "rs",
        }
    }

    /// All that the text for the judge depends on, its first line excepted.
    pub fn settings(&self) -> String {
        let Rust { version, editions, crates, size } = &self.rust;
        let c = self.c.as_ref().map(|c| (c.size, c.warns));
        format!("{version} {editions:?} {crates:?} {size} {c:?}")
    }

    /// The edition in which a file for it is written.
    pub fn edition(&self) -> Result<&str> {
        Ok(self.rust.editions.first().context("a judge without an edition")?)
    }

    /// The judge's own rustc, if it is installed here.
    pub fn own_compiler(&self) -> Result<Option<Compiler>> {
        Compiler::of(&self.rust.version, self.edition()?)
    }

    /// The first line of a file for it, as a comment: the problem, its link, and `made`,
    /// which says how the file was made.
    pub fn first_line(&self, problem: &Problem, made: &str) -> String {
        let Header { name, link, .. } = &problem.header;
        match self.c {
            // Characters of ASCII alone, and nothing that ends the comment.
            Some(_) => {
                let line = format!("{name}, {link}, {made}");
                format!("/* {} */\n", line.replace("*/", "* /").replace("/*", "/ *"))
            }
            None => format!("// {name} {link} · {made}\n"),
        }
    }
}
