//! The Chinese texts of the whole repository use one word for one thing, as Chinese readers do.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Words that were replaced everywhere, each with what stands there now.
const REPLACED: [(&str, &str); 24] = [
    ("着法", "操作，列举时称走法"),
    ("应着", "应对"),
    ("不能走者", "无法操作者"),
    ("不能操作", "无法操作"),
    ("无路可走", "无法操作"),
    ("无步可走", "无法操作"),
    ("尼姆", "Nim"),
    ("阶梯博弈", "阶梯 Nim"),
    ("拉斯克", "Lasker's Nim"),
    ("亏格", "genus"),
    ("齐肯多夫", "Zeckendorf"),
    ("颗石子", "枚石子"),
    ("一堆 Nim 石子", "Nim 的一堆石子"),
    ("任意正数", "至少一枚"),
    ("节点", "点"),
    ("赢家", "获胜者"),
    ("素数", "质数"),
    ("素因子", "质因数"),
    ("输出胜者", "输出获胜者"),
    ("的胜者 `", "的获胜者"),
    ("组数据：", "组数据，"),
    ("先给组数", "先给出数据组数"),
    ("定理预言", "定理判为"),
    ("建表一次", "预处理"),
];

/// What is read, not written: the names of a game, and the words of a command.
const TYPED: [&str; 2] = ["names = ", "\"m\" | \"moves\""];

#[test]
fn texts_use_one_word_for_one_thing() {
    let mut files = vec![root().join("README.zh.md"), root().join("src/lib.rs")];
    for folder in ["problems", "tools"] {
        list_texts(&root().join(folder), &mut files);
    }
    // Words that readers search with, and that the texts do not use.
    files.retain(|file| !file.ends_with("tools/site/page/synonyms.toml"));
    assert_avoided(&files, &REPLACED, |number, line, _| {
        let is_title = number == 1 && line.contains(" — ");
        is_title || TYPED.iter().any(|typed| line.contains(typed))
    });
}

#[test]
fn no_space_stands_between_two_characters() {
    let mut files = Vec::new();
    for folder in ["problems", "tools"] {
        list_texts(&root().join(folder), &mut files);
    }
    files.retain(|file| file.extension() != Some(OsStr::new("md")));
    let mut faults = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let is_title = number == 1 && line.contains(" — ");
            if !is_title && has_space_between_characters(line) {
                faults.push(format!("{}:{number}: {line}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn has_space_between_characters(line: &str) -> bool {
    let is_chinese = |character| matches!(character, Some('\u{4e00}'..='\u{9fff}'));
    line.match_indices(' ').any(|(place, _)| {
        let (before, after) = (&line[..place], &line[place + 1..]);
        is_chinese(before.chars().next_back()) && is_chinese(after.chars().next())
    })
}

/// Asserts that no line of the files has a word that was replaced, unless it is right there; what
/// stands there now is named.
pub fn assert_avoided(
    files: &[PathBuf],
    replaced: &[(&str, &str)],
    is_right: impl Fn(usize, &str, &str) -> bool,
) {
    let mut faults = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let found = replaced.iter().filter(|(old, _)| line.contains(old));
            for (old, new) in found.filter(|(old, _)| !is_right(number, line, old)) {
                faults.push(format!("{}:{number}: {old}: {new}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the folder of the whole repository.
pub fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

/// Lists the files with texts for readers below a folder, but no tests, no finished files,
/// and not the words that a reader may search for.
pub fn list_texts(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().and_then(OsStr::to_str).unwrap();
        let kind = path.extension().and_then(OsStr::to_str);
        if path.is_dir() {
            if name != "tests" {
                list_texts(&path, files);
            }
        } else if matches!(kind, Some("rs" | "toml" | "md" | "json" | "txt"))
            && !["submit.rs", "synonyms.toml"].contains(&name)
        {
            files.push(path);
        }
    }
}
