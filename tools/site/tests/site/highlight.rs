//! Programs in colours.

use site::highlight::{listing, parts, Syntax};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the parts that have a colour, with their classes.
fn coloured(program: &str, syntax: Syntax) -> Vec<(&str, &str)> {
    let parts = parts(program, syntax).into_iter();
    parts.filter_map(|(class, text)| Some((class?, text))).collect()
}

#[test]
fn comments_strings_numbers_and_keywords_are_told_apart() {
    let cases: [(&str, &[(&str, &str)]); 9] = [
        ("let x = 1; // one", &[("keyword", "let"), ("number", "1"), ("comment", "// one")]),
        ("\"http://x\"", &[("quoted", "\"http://x\"")]),
        ("'\"'; '\\''; b'x'", &[("quoted", "'\"'"), ("quoted", "'\\''"), ("quoted", "b'x'")]),
        ("fn f<'a>(x: &'a str)", &[("keyword", "fn")]),
        ("r#\"a\"b\"# \"\\\"\"", &[("quoted", "r#\"a\"b\"#"), ("quoted", "\"\\\"\"")]),
        (
            "1.5e3 1..2 0xFF_u8",
            &[("number", "1.5e3"), ("number", "1"), ("number", "2"), ("number", "0xFF_u8")],
        ),
        ("format x1 informal", &[]),
        ("\"open", &[("quoted", "\"open")]),
        ("/* a\nb */ if", &[("comment", "/* a\nb */"), ("keyword", "if")]),
    ];
    for (program, expected) in cases {
        assert_eq!(coloured(program, Syntax::Rust), expected, "{program}");
    }
    let in_c = coloured("int x = 'a'; return 0;", Syntax::C);
    assert_eq!(
        in_c,
        [("keyword", "int"), ("quoted", "'a'"), ("keyword", "return"), ("number", "0")]
    );
    let html = listing("a < b // c & d", Syntax::Rust).into_string();
    assert!(html.contains("a &lt; b <span class=\"comment\">// c &amp; d</span>"), "{html}");
}

/// Nothing of a program is lost, whatever it holds.
#[test]
fn the_parts_make_up_the_program() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let mut seen = 0;
    for folder in ["problems/acwing", "problems/poj"] {
        let entries = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
        for problem in entries.filter(|path| path.is_dir()) {
            for file in fs::read_dir(problem).unwrap() {
                check(&file.unwrap().path());
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "{seen} files");
}

fn check(path: &Path) {
    let (name, text) = (path.display().to_string(), fs::read_to_string(path).unwrap());
    let joined: String =
        parts(&text, Syntax::of_file(&name)).iter().map(|(_, part)| *part).collect();
    assert_eq!(joined, text, "{name}");
}
