use super::*;
use std::panic::catch_unwind;

#[test]
fn lists_and_strings_are_in_the_notation_of_json() {
    let mut input = Input::new("[1,20] [] \"a,b\"\n\"\"");
    assert_eq!(input.list(0..=2, 1..=20u64), [1, 20]);
    assert_eq!(input.list(0..=2, 1..=20u64), []);
    assert_eq!((input.string(), input.string()), ("a,b", ""));
    input.end();
    for text in ["", "1", "[1", "[1,]", "[,1]", "[1,,2]", "[x]", "[21]", "[1,1,1]", "[1, 2]"] {
        let list = || Input::new(text).list(0..=2, 1..=20u64);
        assert!(catch_unwind(list).is_err(), "{text}");
    }
    for text in ["", "a", "\"a", "\"", "\"a\"b\"", "\"\\\""] {
        assert!(catch_unwind(|| Input::new(text).string().len()).is_err(), "{text}");
    }
}
