//! The header of a solution: what is read, and what is refused.

use catalogue::header::Header;
use catalogue::kind::Kind;
use catalogue::texts::Texts;
use std::time::Duration;

const GOOD: &str = "//! HDU 1536 — S-Nim\n//! <http://x> · 0.5 s? · 32 MiB · difficulty 3\n//!\n\
    //! Also: POJ 2960, HDU 1944\n//! Rules: heaps;\n//! more.\n\
    //! Bounds: at most 100\n//! heaps.\n//! Kind: impartial\n\
    //! Model: subtraction game {2, 5}, a sum.\n//! Why: so.\n//! Cost: O(1).\n\nuse x;\n";

#[test]
fn a_header_in_the_fixed_form() {
    let header = Header::parse(GOOD).unwrap();
    assert_eq!((&*header.name, &*header.title), ("HDU 1536", "S-Nim"));
    assert_eq!((header.difficulty, &*header.level()), (3, "difficulty 3"));
    assert_eq!((header.time, header.memory), (Duration::from_millis(500), 32 << 20));
    let Texts { rules, why, cost, bounds, .. } = header.english.clone();
    assert_eq!((&*rules, &*why, &*cost), ("heaps; more.", "so.", "O(1)."));
    assert_eq!(header.also, ["POJ 2960", "HDU 1944"]);
    assert_eq!((&*header.limits, header.family()), ("0.5 s? · 32 MiB", "subtraction game"));
    assert_eq!((&*bounds, header.kind), ("at most 100 heaps.", Kind::Impartial));
    assert_eq!((header.rule, header.chinese), (None, None));
    let hardest = GOOD.replace("difficulty 3", "difficulty 10");
    assert_eq!(Header::parse(&hardest).unwrap().difficulty, 10);
    for kind in Kind::ALL {
        let other = GOOD.replace("impartial", kind.name());
        assert_eq!(Header::parse(&other).unwrap().kind, kind);
    }
    let with_rule = GOOD.replace("//! Model", "//! Rule: {2, 5}\n//! Model");
    assert_eq!(Header::parse(&with_rule).unwrap().rule.as_deref(), Some("{2, 5}"));
    let with_steps = GOOD.replace(
        "Why: so.",
        "Why: so,\n//! in short.\n//!\n//! 1. First\n//!    this.\n//! 2. Then that.\n//!\n\
         //! Judge: no.",
    );
    let header = Header::parse(&with_steps).unwrap();
    assert_eq!(header.english.why, "so, in short.\n1. First this.\n2. Then that.");
    assert_eq!(header.english.judge.as_deref(), Some("no."));
    let as_code = GOOD.replace("//! Model", "//! Rule: `4.[3]`\n//! Model");
    assert_eq!(Header::parse(&as_code).unwrap().rule.as_deref(), Some("4.[3]"));
}

#[test]
fn missing_parts_are_named() {
    let breaks = [
        ("HDU 1536 — S-Nim", "S-Nim", "line 1"),
        ("<http://x>", "http://x", "angle brackets"),
        ("0.5 s?", "half a second", "number of s"),
        ("32 MiB", "-1 MiB", "number of MiB"),
        ("32 MiB", "0 MiB", "number of MiB"),
        ("0.5 s?", "-0.001 s", "number of s"),
        ("0.5 s?", "0 s", "number of s"),
        ("0.5 s?", "NaN s", "number of s"),
        ("0.5 s?", "1000000 s", "number of s"),
        ("S-Nim", "S\r-Nim", "line 1: a control character"),
        ("more.", "more\u{202e}.", "line 6: a control character"),
        (
            "difficulty 3",
            "easy",
            "line 2: expected a difficulty from 1 to 10, not \"easy\": `//! <link>",
        ),
        (
            "difficulty 3",
            "difficulty 0",
            "not \"difficulty 0\": `//! <link> · 1 s · 32 MiB · difficulty 3`",
        ),
        ("difficulty 3", "difficulty 11", "not \"difficulty 11\""),
        ("difficulty 3", "difficulty 3 · 2007", "line 2: expected nothing after"),
        ("Bounds: at most", "up to", "line 12: the header ends without a line `//! Bounds: …`"),
        ("Kind: impartial", "", "line 12: the header ends without a line `//! Kind: …`"),
        ("Kind: impartial", "Kind: partisan", "line 9: expected one of impartial, partizan, "),
        ("Why: so.", "", "line 12: the header ends without a line `//! Why: …`"),
        ("Model: subtraction game {2, 5}, a sum.", "", "Model"),
    ];
    for (from, to, message) in breaks {
        let error = Header::parse(&GOOD.replace(from, to)).unwrap_err().to_string();
        assert!(error.contains(message), "{from}: {error}");
    }
    assert!(Header::parse("fn main() {}").is_err());
}

#[test]
fn unwritten_parts_are_named() {
    assert!(Header::parse(GOOD).unwrap().unwritten.is_empty());
    let new = GOOD.replace("S-Nim", "(title)").replace("Why: so.", "Why: (the idea,\n//! all)");
    assert_eq!(Header::parse(&new).unwrap().unwritten, ["Title", "Why"]);
}
