//! The limits of a new problem.

use judge::new::limits::{parse_memory, parse_time};

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
