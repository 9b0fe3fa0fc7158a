//! Text as people type it.

use wording::typing::{half_width, letters, tokens};

#[test]
fn characters_of_a_chinese_keyboard() {
    assert_eq!(half_width("｛１，２、３｝"), "{1,2,3}");
    assert_eq!(half_width("0。77"), "0.77");
    assert_eq!(half_width("必败 kayles"), "必败 kayles");
}

#[test]
fn an_argument_may_be_several_tokens() {
    let arguments = ["kayles 3".to_string(), "4".to_string(), String::new()];
    assert_eq!(tokens(&arguments), ["kayles", "3", "4"]);
}

#[test]
fn what_matters_in_a_name() {
    assert_eq!(letters("Wythoff's game, No. 2"), "wythoffsgameno2");
}
