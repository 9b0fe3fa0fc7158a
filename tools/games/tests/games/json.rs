//! Writing JSON.

use games::json::{list, object, text};

#[test]
fn special_characters_are_escaped() {
    assert_eq!(text("a\"b\\\n·"), "\"a\\\"b\\\\\\u000a·\"");
    let list = list(["1", "2"].into_iter().map(String::from));
    assert_eq!(object(&[("x", list), ("y", text("z"))]), "{\"x\":[1,2],\"y\":\"z\"}");
}
