//! The judges: how they name problems, and how they compile programs.

use crate::address::Address;
use crate::fields::Fields;
use anyhow::{anyhow, bail, ensure, Context, Result};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use support::nearest::nearest;

/// A judge, as `judges.toml` describes it.
#[derive(Clone)]
pub struct Judge {
    /// Its name in headers.
    pub name: String,
    binary: String,
    link: String,
    /// Other forms of a problem's address.
    links: Vec<String>,
    /// Other first labels of the judge's host name, such as `m1` in `m1.codeforces.com`.
    mirrors: Vec<String>,
    /// The form of the link if the contest's number is at least [`GYM`].
    gym: Option<String>,
    /// Whether ids are in lower case; if so, `1695B` is read as `1695b`.
    lower_case: bool,
    /// Whether a problem's address has no number, or a number other than the problem's.
    numbers_differ: bool,
    /// Whether the judge takes a function instead of a program.
    pub function: bool,
    /// One or more sentences that say how many of the judge's problems are in the collection.
    pub claim: Option<String>,
    /// The usual limits, in the notation of a header.
    pub limits: String,
    /// How the judge compiles Rust, if it accepts Rust.
    pub rust: Option<Rust>,
    /// The terms on which the judge accepts C, if it does not accept Rust.
    pub c: Option<C>,
}

/// How a judge compiles Rust.
#[derive(Clone)]
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

/// The terms on which a judge accepts C.
#[derive(Clone)]
pub struct C {
    /// The largest source, in bytes.
    pub size: usize,
    /// Whether a source larger than the limit causes only a warning, because the limit is
    /// uncertain.
    pub warns: bool,
}

/// The smallest contest number in the Codeforces gym.
const GYM: u64 = 100_000;

impl Rust {
    fn read(fields: &mut Fields) -> Result<Rust> {
        let editions = fields.texts("editions")?;
        ensure!(!editions.is_empty(), "`editions` is missing");
        Ok(Rust {
            version: fields.text("version")?,
            editions,
            crates: fields.texts("crates")?,
            size: fields.number("size")?,
        })
    }
}

impl C {
    fn read(fields: &mut Fields) -> Result<C> {
        Ok(C { size: fields.number("size")?, warns: fields.flag("warns")? })
    }
}

impl Judge {
    /// Returns a map from the folders below `problems/` to their judges.
    pub fn all() -> &'static BTreeMap<String, Judge> {
        static ALL: LazyLock<BTreeMap<String, Judge>> = LazyLock::new(|| {
            let read = |file: &mut Fields, folder: &str| {
                file.table(folder)?.read_whole(Judge::read).with_context(|| folder.to_string())
            };
            let file = Fields::parse(include_str!("../judges.toml"));
            file.and_then(|file| file.read_all(read)).expect("judges.toml is well formed")
        });
        &ALL
    }

    fn read(fields: &mut Fields) -> Result<Judge> {
        let (rust, c) = (fields.table_or_none("rust")?, fields.table_or_none("c")?);
        Ok(Judge {
            name: fields.text("name")?,
            binary: fields.text("binary")?,
            link: fields.text("link")?,
            links: fields.texts("links")?,
            mirrors: fields.texts("mirrors")?,
            gym: fields.text_or_none("gym")?,
            lower_case: fields.flag("lower_case")?,
            numbers_differ: fields.flag("numbers_differ")?,
            function: fields.flag("function")?,
            claim: fields.text_or_none("claim")?,
            limits: fields.text("limits")?,
            rust: rust.map(|fields| fields.read_whole(Rust::read)).transpose()?,
            c: c.map(|fields| fields.read_whole(C::read)).transpose()?,
        })
    }

    /// Returns the judge whose folder below `problems/` has this name.
    pub fn from_folder(folder: &str) -> Result<&'static Judge> {
        Judge::all().get(folder).ok_or_else(|| {
            let known = nearest(folder, Judge::all().keys().map(String::as_str));
            anyhow!("no judge is called {folder:?}; the nearest are {known}")
        })
    }

    /// Returns the folder of the judge that has a problem at this address, and the problem's id.
    pub fn parse_address(address: &str) -> Result<(String, String)> {
        let address = Address::parse(address);
        for (folder, judge) in Judge::all() {
            let links = [&judge.link].into_iter().chain(&judge.links).chain(&judge.gym);
            let address = address.on_main_host(&judge.mirrors);
            let Some(parts) = links.into_iter().find_map(|link| address.match_with(link)) else {
                continue;
            };
            ensure!(
                !judge.numbers_differ,
                "what an address of {} has is not the problem's number: use \
                 `cargo judge new {folder}`",
                judge.name
            );
            let part = |name: &str| parts.get(name).copied().unwrap_or_default();
            let id = judge.id(&[part("id"), part("number"), part("letter")].concat());
            return Ok((folder.clone(), id));
        }
        bail!("no judge of judges.toml has its problems at addresses such as {:?}", address.page)
    }

    /// Converts an id, as typed by the user, to the name of the problem's folder.
    pub fn id(&self, typed: &str) -> String {
        match self.lower_case {
            true => typed.to_lowercase(),
            false => typed.to_string(),
        }
    }

    /// Returns the name of problem `id` in headers. It is the name that contestants use, such as
    /// `ABC 255 G` for `abc255_g` and `1312F` for `1312f`.
    pub fn title(&self, id: &str) -> String {
        let round = |id: &str| {
            let (contest, task) = id.split_once('_')?;
            let digits = contest.find(|c: char| c.is_ascii_digit())?;
            let (series, number) = contest.split_at(digits);
            let is_series = ["abc", "arc", "agc"].contains(&series);
            let number: u32 = number.parse().ok().filter(|_| is_series)?;
            // These rounds shared their first two tasks with a beginners' round.
            let is_shared = series == "arc" && (58..=103).contains(&number);
            let task = match task {
                "a" | "b" | "c" | "d" if is_shared => (task.as_bytes()[0] + 2) as char,
                _ => task.chars().next().filter(|_| task.len() == 1)?,
            };
            let task = task.to_ascii_uppercase();
            Some(format!("{} {number:03} {task}", series.to_uppercase()))
        };
        let title = match self.link.contains("{letter}") {
            true => id.to_uppercase(),
            false => round(id).unwrap_or_else(|| id.to_string()),
        };
        format!("{} {title}", self.name)
    }

    /// Returns the name of the program that solves problem `id`.
    pub fn binary(&self, id: &str) -> String {
        self.binary.replace("{id}", &id.to_lowercase())
    }

    /// Returns the address of problem `id`.
    pub fn link(&self, id: &str) -> Result<String> {
        let mut link = self.link.replace("{id}", id);
        if link.contains("{contest}") {
            let Some((contest, _)) = id.rsplit_once('_') else {
                bail!("an id of {} looks like abc255_g, not {id:?}", self.name);
            };
            link = link.replace("{contest}", &contest.replace('_', "-"));
        }
        if link.contains("{letter}") {
            let digits = id.find(|c: char| !c.is_ascii_digit()).filter(|&digits| digits > 0);
            let Some((number, letter)) = digits.map(|digits| id.split_at(digits)) else {
                bail!("an id of {} looks like 1312f, not {id:?}", self.name);
            };
            let is_in_gym = number.parse().map_or(true, |number: u64| number >= GYM);
            let form = self.gym.as_ref().filter(|_| is_in_gym).unwrap_or(&self.link);
            link = form.replace("{number}", number).replace("{letter}", &letter.to_uppercase());
        }
        Ok(link)
    }
}
