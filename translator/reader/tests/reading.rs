//! The values that the stand-in for proconio reads, and its messages for those it cannot read.

use reader::marker::{Bytes, Chars, Isize1, Usize1};
use reader::{Input, Readable};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// Returns the message of a read that fails.
fn refused<T: Readable>(input: &mut Input) -> String {
    let read = catch_unwind(AssertUnwindSafe(|| drop(T::read(input))));
    *read.expect_err("it should not be read").downcast::<String>().expect("a message")
}

#[test]
fn numbers_of_all_kinds() {
    let mut input = Input::new(
        "-5 +7 0 18446744073709551615 -9223372036854775808 \
         340282366920938463463374607431768211455 0.5",
    );
    assert_eq!((i32::read(&mut input), i64::read(&mut input), u8::read(&mut input)), (-5, 7, 0));
    assert_eq!((u64::read(&mut input), i64::read(&mut input)), (u64::MAX, i64::MIN));
    assert_eq!((u128::read(&mut input), f64::read(&mut input)), (u128::MAX, 0.5));
}

#[test]
fn strings_and_characters() {
    let mut input = Input::new("abc déf xyz q 1 -3\n");
    assert_eq!(String::read(&mut input), "abc");
    assert_eq!(Chars::read(&mut input), ['d', 'é', 'f']);
    assert_eq!((Bytes::read(&mut input), char::read(&mut input)), (b"xyz".to_vec(), 'q'));
    assert_eq!((Usize1::read(&mut input), Isize1::read(&mut input)), (0, -4));
}

#[test]
fn ends_of_lines_and_of_the_text() {
    for text in ["1 2\r\n3\r\n", "1 2\n3", "\n\n 1\t2 \x0c 3 \n\n", "1\r2\r3"] {
        let mut input = Input::new(text);
        assert_eq!([0; 3].map(|_: u32| u32::read(&mut input)), [1, 2, 3], "{text:?}");
        assert!(refused::<u32>(&mut input).ends_with("expected u32, found \"\""), "{text:?}");
        let message = refused::<String>(&mut input);
        assert!(message.ends_with("expected alloc::string::String, found \"\""), "{message}");
    }
}

#[test]
fn mistakes_have_a_position() {
    let mut input = Input::new("1 2\n  3 x\r\n-1 256 300 0 4.5");
    assert_eq!([0; 3].map(|_: u32| u32::read(&mut input)), [1, 2, 3]);
    let wrong = [
        (refused::<u32> as fn(&mut Input) -> String, "line 2, column 5: expected u32, found \"x\""),
        (refused::<u64>, "line 3, column 1: expected u64, found \"-1\""),
        (refused::<u8>, "line 3, column 4: expected u8, found \"256\""),
        (refused::<char>, "line 3, column 8: expected char, found \"300\""),
        (
            refused::<Usize1>,
            "line 3, column 12: expected core::num::nonzero::NonZero<usize>, found \"0\"",
        ),
        (refused::<i32>, "line 3, column 14: expected i32, found \"4.5\""),
        (refused::<i32>, "line 3, column 17: expected i32, found \"\""),
    ];
    for (read, message) in wrong {
        assert_eq!(read(&mut input), message);
    }
}
