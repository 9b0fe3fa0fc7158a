//! Words as people type them.

use wording::typing::{half_width, letters, words};

#[test]
fn signs_of_a_chinese_keyboard() {
    assert_eq!(half_width("｛１，２、３｝"), "{1,2,3}");
    assert_eq!(half_width("0。77"), "0.77");
    assert_eq!(half_width("必败 kayles"), "必败 kayles");
}

#[test]
fn one_word_of_the_shell_may_be_several() {
    let typed = ["kayles 3".to_string(), "4".to_string(), String::new()];
    assert_eq!(words(&typed), ["kayles", "3", "4"]);
}

#[test]
fn what_counts_in_a_name() {
    assert_eq!(letters("Wythoff's game, No. 2"), "wythoffsgameno2");
}
