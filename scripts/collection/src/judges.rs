//! What is known of the judges, as data.

use anyhow::{anyhow, bail, Result};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A judge of `judges.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// How headers name it.
    pub name: String,
    binary: String,
    link: String,
    /// The usual limits, in the form of a header.
    pub limits: String,
    /// Whether and how it takes Rust.
    pub rust: Option<Rust>,
    /// How it takes C, if it takes no Rust.
    pub c: Option<C>,
}

/// How a judge compiles Rust.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rust {
    /// rustc's version.
    pub version: String,
    /// The editions that it may use.
    pub editions: Vec<String>,
    /// Crates that a submission may use.
    #[serde(default)]
    pub crates: Vec<String>,
    /// The largest source, in bytes.
    pub size: usize,
}

/// How a judge takes C.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct C {
    /// The largest source, in bytes.
    pub size: usize,
    /// Whether a larger one gets a warning only, because the figure is not certain.
    #[serde(default)]
    pub warns: bool,
}

impl Rust {
    /// Whether rustc is older than 1.`minor`.
    pub fn is_older_than(&self, minor: u32) -> bool {
        let own = self.version.split('.').nth(1).and_then(|minor| minor.parse().ok());
        own.is_some_and(|own: u32| own < minor)
    }
}

impl Judge {
    /// All of them, by their folders below `problems/`.
    pub fn all() -> Result<BTreeMap<String, Judge>> {
        Ok(toml::from_str(include_str!("../judges.toml"))?)
    }

    /// The judge whose folder below `problems/` has this name.
    pub fn of_folder(folder: &str) -> Result<Judge> {
        let mut judges = Judge::all()?;
        judges.remove(folder).ok_or_else(|| {
            let known = nearest(folder, judges.keys().map(String::as_str));
            anyhow!("no judge is called {folder:?}; the nearest are {known}")
        })
    }

    /// The name of the program that solves problem `id`.
    pub fn binary(&self, id: &str) -> String {
        self.binary.replace("{id}", &id.to_lowercase())
    }

    /// Where problem `id` is.
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
            link = link.replace("{number}", number).replace("{letter}", &letter.to_uppercase());
        }
        Ok(link)
    }
}

/// The three names most like `wanted`, for an error message.
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> String {
    let distance = |name: &str| strsim::damerau_levenshtein(wanted, name);
    let mut names: Vec<&str> = names.collect();
    names.sort_by_key(|name| distance(name));
    names.truncate(3);
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_links() {
        let cases = [
            ("hdu", "1848", "hdu1848", "https://acm.hdu.edu.cn/showproblem.php?pid=1848"),
            ("luogu", "P2197", "luogu_p2197", "https://www.luogu.com.cn/problem/P2197"),
            (
                "atcoder",
                "abc255_g",
                "abc255_g",
                "https://atcoder.jp/contests/abc255/tasks/abc255_g",
            ),
            ("codeforces", "1312f", "cf1312f", "https://codeforces.com/problemset/problem/1312/F"),
        ];
        for (folder, id, binary, link) in cases {
            let judge = Judge::of_folder(folder).unwrap();
            assert_eq!(judge.binary(id), binary);
            assert_eq!(judge.link(id).unwrap(), link);
        }
        assert!(Judge::of_folder("codeforces").unwrap().link("f").is_err());
        assert!(Judge::of_folder("atcoder").unwrap().link("abc255").is_err());
    }

    #[test]
    fn an_unknown_judge_is_answered_with_near_ones() {
        let error = Judge::of_folder("hud").err().unwrap().to_string();
        assert!(error.contains("nearest are hdu"), "{error}");
    }
}
