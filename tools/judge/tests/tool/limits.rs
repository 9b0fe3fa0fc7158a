//! The limits of a new problem.

use judge::new::limits::{parse_memory, parse_time};
use judge::package::problem;
use std::path::Path;

#[test]
fn limits_as_people_type_them() {
    for (text, limit) in [("2s", "2 s"), ("2", "2 s"), ("0.5 s", "0.5 s"), ("1500 ms", "1.5 s")] {
        assert_eq!(parse_time(text).unwrap(), limit);
    }
    let memories =
        [("256MiB", "256 MiB"), ("256 mb", "256 MiB"), ("65536K", "64 MiB"), ("1G", "1024 MiB")];
    for (text, limit) in memories {
        assert_eq!(parse_memory(text).unwrap(), limit);
    }
    for text in ["", "s", "2 h", "-1s", "0", "0.0001 s", "1e3 s", "1.2.3", "9999999", "2s?"] {
        assert!(parse_time(text).is_err(), "{text}");
    }
    for text in ["", "MiB", "2 TB", "-1", "0", "inf", "NaN", "9999999"] {
        assert!(parse_memory(text).is_err(), "{text}");
    }
}

/// Where a program of a contestant's own has them.
#[test]
fn limits_in_comments() {
    let cases = [
        ("// Nim · https://cses.fi/problemset/task/1730 · 1 s · 512 MiB\n", "1 s · 512 MiB"),
        (
            "//! CSES 1730, three heaps\n//!\n//! <https://x.org/1>, 500ms, 1GB\n",
            "0.5 s · 1024 MiB",
        ),
        ("\u{feff}/// 3 s\nfn main() {}\n", "3 s · 256 MiB"),
        ("// 64MB\r\n", "2 s · 64 MiB"),
        // Not at the beginning, without a unit, or of another kind.
        ("fn main() {}\n// 3 s · 64 MiB\n", "2 s · 256 MiB"),
        ("// heaps of 3, 7, 9 · A. 1 second\n", "2 s · 256 MiB"),
        ("", "2 s · 256 MiB"),
    ];
    for (text, limits) in cases {
        let header = problem(Path::new("/p"), "a", text).unwrap().header;
        assert_eq!(header.limits, limits, "{text}");
    }
    let linked = |index: usize| problem(Path::new("/p"), "a", cases[index].0).unwrap().header.link;
    assert_eq!([linked(0), linked(1)], ["https://cses.fi/problemset/task/1730", "https://x.org/1"]);
}
