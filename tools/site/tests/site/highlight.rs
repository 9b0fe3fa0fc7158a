//! Programs in colours.

use site::highlight::{listing, parts, Kind, Syntax};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the parts that have a colour, with their kinds.
fn coloured(program: &str, syntax: Syntax) -> Vec<(Kind, &str)> {
    let mut parts = parts(program, syntax);
    parts.retain(|(kind, _)| *kind != Kind::Plain);
    parts
}

#[test]
fn comments_strings_numbers_and_keywords_are_told_apart() {
    use Kind::{Comment, Keyword, Number, Quoted};
    let cases: [(&str, &[(Kind, &str)]); 9] = [
        ("let x = 1; // one", &[(Keyword, "let"), (Number, "1"), (Comment, "// one")]),
        ("\"http://x\"", &[(Quoted, "\"http://x\"")]),
        ("'\"'; '\\''; b'x'", &[(Quoted, "'\"'"), (Quoted, "'\\''"), (Quoted, "b'x'")]),
        ("fn f<'a>(x: &'a str)", &[(Keyword, "fn")]),
        ("r#\"a\"b\"# \"\\\"\"", &[(Quoted, "r#\"a\"b\"#"), (Quoted, "\"\\\"\"")]),
        (
            "1.5e3 1..2 0xFF_u8",
            &[(Number, "1.5e3"), (Number, "1"), (Number, "2"), (Number, "0xFF_u8")],
        ),
        ("format x1 informal", &[]),
        ("\"open", &[(Quoted, "\"open")]),
        ("/* a\nb */ if", &[(Comment, "/* a\nb */"), (Keyword, "if")]),
    ];
    for (program, expected) in cases {
        assert_eq!(coloured(program, Syntax::Rust), expected, "{program}");
    }
    let in_c = coloured("int x = 'a'; return 0;", Syntax::C);
    assert_eq!(in_c, [(Keyword, "int"), (Quoted, "'a'"), (Keyword, "return"), (Number, "0")]);
    let html = listing("a < b // c & d", Syntax::Rust).into_string();
    assert!(html.contains("a &lt; b <span class=\"comment\">// c &amp; d</span>"), "{html}");
}

/// Nothing of a program is lost, whatever it holds.
#[test]
fn the_parts_make_up_the_program() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let mut seen = 0;
    for folder in ["problems/acwing", "problems/poj"] {
        for problem in fs::read_dir(root.join(folder)).unwrap() {
            for file in fs::read_dir(problem.unwrap().path()).unwrap() {
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
